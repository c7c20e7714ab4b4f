import Foundation

/// One or more lines of text.
public struct Text: Sendable {
    enum Storage: Sendable, Hashable {
        case string(String)
        case image(Image)
        case date(TextDate)
        case formatted(FormattedValue)
        indirect case concatenated(Text, Text)
        /// A key that a table may have a string for.
        indirect case localized(LocalizedText)
    }

    enum Modifier: Sendable, Hashable {
        case font(Font?)
        case weight(Font.Weight?)
        case design(Font.Design?)
        case width(CGFloat?)
        case bold(Bool)
        case italic(Bool)
        case monospacedDigit
        case foreground(Color?)
        case style(TextStyle)
        case tracking(CGFloat)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
        case scale(Scale)
        /// Underline, strikethrough: drawn, without effect on size.
        case decoration(TextLook.Line, isActive: Bool)
        /// What a tap on it opens.
        case link(URL)
    }

    var storage: Storage
    var modifiers: [Modifier] = []

    init(storage: Storage) { self.storage = storage }

    /// A string as it stands, not looked up in any table.
    public init(verbatim content: String) { storage = .string(content) }

    /// A string as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .string(String(content)) }

    /// A key of the strings table; without a table, the key itself with its values filled in and its Markdown shown.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        guard key.hasFormats || StringTables.of(bundlePath: bundle?.bundlePath) != nil else {
            self = key.text
            return
        }
        storage = .localized(LocalizedText(key: key, table: tableName, bundlePath: bundle?.bundlePath))
    }

    /// A value in a format: in the locale of its place, unless the format names one.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(FormattedValue(input, format))
    }

    /// An image in a line of text: a symbol is as large as beside the text's font, others have their own size.
    public init(_ image: Image) { storage = .image(image) }

    /// A value in a formatter's words; empty where the formatter cannot write it.
    ///
    /// Foundation's value types do not all conform to `ReferenceConvertible` on Linux: any value is taken.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        storage = .string(formatter.string(for: subject) ?? "")
    }

    /// The string without its styles. An image is U+FFFC; dates and numbers are written as in the United States, or in the
    /// locale that was chosen for the whole run.
    public var _plainString: String { plainString(locale: LocalizedText.defaultLocale, timeZone: .current) }

    /// The string without its styles, as it is written in a locale.
    func plainString(
        locale: @autoclosure () -> Locale, timeZone: @autoclosure () -> TimeZone
    ) -> String {
        switch storage {
        case .string(let string): return string
        case .image: return Self.attachment
        case .date(let date): return date.string(locale: locale(), timeZone: timeZone())
        case .formatted(let value): return value.string(in: locale())
        case .concatenated(let first, let second):
            return first.plainString(locale: locale(), timeZone: timeZone())
                + second.plainString(locale: locale(), timeZone: timeZone())
        case .localized(let text):
            let place = locale()
            return text.text(in: place).plainString(locale: place, timeZone: timeZone())
        }
    }

    /// What stands for an image in a string.
    static let attachment = "\u{FFFC}"

    func modified(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenated(lhs, rhs)) }

    /// Texts in a row.
    init(joining texts: some Sequence<Text>) {
        var all: Text?
        for text in texts { all = all.map { $0 + text } ?? text }
        self = all ?? Text(storage: .string(""))
    }
}

extension Text: Hashable {}

extension Text {
    /// Where a line that does not fit is cut.
    public enum TruncationMode: Sendable, Hashable { case head, middle, tail }

    /// Upper or lower case.
    public enum Case: Sendable, Hashable { case uppercase, lowercase }

    /// Lines under and through text.
    public struct LineStyle: Sendable, Hashable {
        public enum Pattern: Sendable, Hashable { case solid, dot, dash, dashDot, dashDotDot }
        public static let single = LineStyle()

        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }
}

/// How the lines of a text are aligned to each other.
@frozen
public enum TextAlignment: Sendable, Hashable, CaseIterable { case leading, center, trailing }
