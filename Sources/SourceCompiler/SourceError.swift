/// Why the user's files became no program: a message for the user as it stands.
public struct SourceError: Error, CustomStringConvertible, Sendable, Equatable {
    /// One or more lines, without a trailing line break.
    public let message: String

    public init(_ message: String) { self.message = message }

    public var description: String { message }

    /// What the command line exits with: the source, or the way it was named, is at fault.
    public var exitCode: Int32 { 2 }
}
