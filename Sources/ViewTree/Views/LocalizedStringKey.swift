import Foundation

/// The key of a string, with the values that stand in it.
///
/// There are no string tables here: a key stands for itself.
@frozen
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key with its values filled in.
    var resolved: String

    public init(_ value: String) { resolved = value }
    public init(stringLiteral value: String) { resolved = value }
    public init(stringInterpolation: StringInterpolation) { resolved = stringInterpolation.string }

    public struct StringInterpolation: StringInterpolationProtocol {
        var string = ""

        public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) { string += literal }

        public mutating func appendInterpolation(_ string: String) { self.string += string }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { string += value._plain }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            string += String(format: specifier, value._argument)
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            string += format.format(input)
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            string += formatter?.string(for: subject) ?? "\(subject)"
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            string += formatter?.string(for: subject) ?? "\(subject)"
        }

        public mutating func appendInterpolation(_ text: Text) { string += text._plainString }

        public mutating func appendInterpolation(_ image: Image) { string += "\u{FFFC}" }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            string += date.formatted(date: .abbreviated, time: .omitted)
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }
    }
}

/// A number that can stand in a localised string.
public protocol _FormatSpecifiable: Equatable {
    var _argument: any CVarArg { get }
    /// How it is written without a specifier.
    var _plain: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
    public var _argument: any CVarArg { self }
    public var _plain: String { "\(self)" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint & CVarArg {
    public var _argument: any CVarArg { self }
    /// `%lf`: six decimals, as SwiftUI does.
    public var _plain: String { String(format: "%lf", Double(self)) }
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
    public var _plain: String { String(format: "%lf", Double(self)) }
}
