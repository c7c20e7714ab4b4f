import Foundation

/// The key of a string, with the values that stand in it.
///
/// A key that no table of the bundle has stands for itself. Its Markdown is shown as styles; values are not searched
/// for Markdown, and those that are texts or images keep their looks.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key as one string, with its values filled in.
    var resolved: String

    /// The parts of the key; none if it is all literal.
    private(set) var pieces: [Piece] = []

    enum Piece: Hashable, Sendable {
        case literal(String)
        /// As it is written, how tables write its place, and for numbers the number.
        case value(String, specifier: String = "%@", number: Double? = nil, format: FormattedValue? = nil)
        case text(Text)
    }

    init(pieces: [Piece]) {
        self.pieces = pieces
        resolved = pieces.map { piece in
            switch piece {
            case .literal(let string), .value(let string, _, _, _): string
            case .text(let text): text._plainString
            }
        }.joined()
    }

    public init(_ value: String) { resolved = value }
    public init(stringLiteral value: String) { resolved = value }
    public init(stringInterpolation: StringInterpolation) {
        resolved = stringInterpolation.string
        pieces = stringInterpolation.pieces
    }

    /// Whether values in it are written differently in other locales.
    var hasFormats: Bool { pieces.contains { if case .value(_, _, _, .some) = $0 { true } else { false } } }

    /// With the values in formats as they are written in a locale.
    func written(in locale: Locale) -> LocalizedStringKey {
        guard hasFormats else { return self }
        return LocalizedStringKey(
            pieces: pieces.map { piece in
                guard case .value(_, let specifier, let number, let format?) = piece else { return piece }
                return .value(format.string(in: locale), specifier: specifier, number: number, format: format)
            })
    }

    /// The key as a text.
    var text: Text {
        let hasMarkdown =
            pieces.isEmpty
            ? InlineMarkdown.mayOccur(in: resolved)
            : pieces.contains {
                if case .literal(let string) = $0 { InlineMarkdown.mayOccur(in: string) } else { false }
            }
        let hasTexts = pieces.contains { if case .text = $0 { true } else { false } }
        guard hasMarkdown || hasTexts else { return Text(verbatim: resolved) }
        let pieces = pieces.isEmpty ? [.literal(resolved)] : pieces
        guard hasMarkdown else { return Text(joining: pieces.map { Self.text(of: $0) }) }

        var elements: [InlineMarkdown.Element] = []
        for (index, piece) in pieces.enumerated() {
            if case .literal(let string) = piece {
                elements += string.map { .character($0) }
            } else {
                elements.append(.value(index))
            }
        }
        return Text(joining: InlineMarkdown.runs(elements).map { Self.text(of: $0, pieces) })
    }

    private static func text(of piece: Piece) -> Text {
        switch piece {
        case .literal(let string), .value(let string, _, _, _): Text(verbatim: string)
        case .text(let text): text
        }
    }

    private static func text(of run: InlineMarkdown.Run, _ pieces: [Piece]) -> Text {
        var texts: [Text] = []
        var string = ""
        for element in run.elements {
            switch element {
            case .character(let character): string.append(character)
            case .value(let index):
                switch pieces[index] {
                case .literal(let value), .value(let value, _, _, _): string += value
                case .text(let text):
                    if !string.isEmpty { texts.append(Text(verbatim: string)) }
                    string = ""
                    texts.append(text)
                }
            }
        }
        if !string.isEmpty { texts.append(Text(verbatim: string)) }
        let text = Text(joining: texts).styled(run.style)
        return run.destination.flatMap { URL(string: $0) }.map { text.linked(to: $0) } ?? text
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var string = ""
        var pieces: [Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            string.reserveCapacity(literalCapacity)
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        private mutating func append(value: String, specifier: String = "%@", number: Double? = nil) {
            string += value
            pieces.append(.value(value, specifier: specifier, number: number))
        }

        public mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            string += literal
            pieces.append(.literal(literal))
        }

        public mutating func appendInterpolation(_ string: String) { append(value: string) }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value: value._plain, specifier: T._specifier, number: value._number)
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(
                value: GroupedDigits.inserted(into: String(format: specifier, value._argument)), specifier: specifier,
                number: value._number)
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            let value = FormattedValue(input, format)
            string += value.plain
            pieces.append(.value(value.plain, format: value))
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            append(value: formatter?.string(for: subject) ?? "\(subject)")
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        public mutating func appendInterpolation(_ text: Text) {
            string += text._plainString
            pieces.append(.text(text))
        }

        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

        public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(value: "\(value)") }
    }
}

extension Text {
    /// With what Markdown asks for: bold styling, italics, the monospaced design.
    fileprivate func styled(_ style: InlineMarkdown.Style) -> Text {
        var text = self
        if style.contains(.strong) { text = text.bold() }
        if style.contains(.emphasized) { text = text.italic() }
        if style.contains(.code) { text = text.monospaced() }
        if style.contains(.struck) { text = text.strikethrough() }
        return text
    }
}

/// A number that can stand in a localised string.
public protocol _FormatSpecifiable: Equatable {
    var _argument: any CVarArg { get }
    /// How it is written without a specifier.
    var _plain: String { get }
    /// Its place in a table's key.
    static var _specifier: String { get }
    var _number: Double { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
    public var _argument: any CVarArg { self }
    /// Digits in groups, as the locale of the United States has them.
    public var _plain: String { GroupedDigits.inserted(into: "\(self)") }
    public static var _specifier: String {
        bitWidth > 32 ? (isSigned ? "%lld" : "%llu") : (isSigned ? "%d" : "%u")
    }
    public var _number: Double { Double(self) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint & CVarArg {
    public var _argument: any CVarArg { self }
    /// `%lf`: six decimals, as SwiftUI does.
    public var _plain: String { GroupedDigits.inserted(into: String(format: "%lf", Double(self))) }
    public static var _specifier: String { Self.self == Float.self ? "%f" : "%lf" }
    public var _number: Double { Double(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {
    public var _argument: any CVarArg { Double(self) }
    public var _plain: String { GroupedDigits.inserted(into: String(format: "%lf", Double(self))) }
}
