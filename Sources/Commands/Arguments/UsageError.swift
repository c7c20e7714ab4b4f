/// Why there is no answer, in one sentence that says what to do.
public struct UsageError: Error, CustomStringConvertible, Equatable {
    public let description: String
    /// 2 for something wrong with the command line, 3 for user code that does not come to an end.
    public let exitCode: Int32

    public init(_ description: String, exitCode: Int32 = 2) {
        self.description = description
        self.exitCode = exitCode
    }
}
