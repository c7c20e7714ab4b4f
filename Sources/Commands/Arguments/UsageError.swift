/// Something wrong with the command line, in one sentence that says what to do. Exit code 2.
public struct UsageError: Error, CustomStringConvertible, Equatable {
    public let description: String

    public init(_ description: String) { self.description = description }
}
