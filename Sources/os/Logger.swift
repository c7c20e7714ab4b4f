import Foundation

/// Writes to the system's log. A screen here has none: messages are made, so that their values are asked for, and dropped.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ logObj: OSLog) {}

    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(0x00)
    public static let info = OSLogType(0x01)
    public static let debug = OSLogType(0x02)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)
}

/// Part of the log.
open class OSLog: NSObject, @unchecked Sendable {
    public struct Category: Sendable {
        public static let pointsOfInterest = Category()
        public static let dynamicTracing = Category()
        public static let dynamicStackTracing = Category()
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")

    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: Category) {}

    open func isEnabled(type: OSLogType) -> Bool { false }
}

/// Whether the log shows a value.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static let auto = OSLogPrivacy()
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How the log writes a whole number.
public struct OSLogIntegerFormatting: Sendable {
    public static let decimal = OSLogIntegerFormatting()
    public static let hex = OSLogIntegerFormatting()
    public static let octal = OSLogIntegerFormatting()
}

/// How the log writes a number.
public struct OSLogFloatFormatting: Sendable {
    public static let fixed = OSLogFloatFormatting()
    public static let hex = OSLogFloatFormatting()
    public static let exponential = OSLogFloatFormatting()
    public static let hybrid = OSLogFloatFormatting()
    public static func fixed(precision: @autoclosure @escaping () -> Int) -> OSLogFloatFormatting { .fixed }
}

/// How the log aligns a value.
public struct OSLogStringAlignment: Sendable {
    public static let none = OSLogStringAlignment()
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .none }
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .none }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// What the log would write.
    public let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }

    public mutating func appendInterpolation<T: BinaryInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
