import Foundation

/// A program made from the user's files: run with a command's arguments, it carries the command out on the user's view.
public struct CompiledSource: Sendable {
    /// A file the program was made from.
    struct File: Codable, Sendable {
        /// As the user typed it.
        let displayPath: String
        /// As it stands in the program's debug information.
        let compilePath: String
    }

    /// The program's path.
    public let executable: String

    /// What reports call the view.
    public let viewName: String

    /// What the user should know about it, each time it answers: what was left out or made up.
    public let notes: [String]

    let files: [File]

    /// How much of what a view prints is passed on, in bytes.
    private static let mostErrorBytes = 4 << 20

    /// The exit code of user code that crashed or ran out of time or memory.
    public static let crashExitCode: Int32 = 3

    /// Runs the program to its end and says on standard error what went wrong with it.
    ///
    /// Its standard output is this process's; its standard error passes through, but for what the runtime says about a
    /// crash, which becomes one message with the user's line.
    ///
    /// - Parameter printed: How the message is printed: what the user's code said may hold anything.
    /// - Returns: The program's exit code, or ``crashExitCode``.
    public func run(
        arguments: [String], limits: ProcessLimits = ProcessLimits(),
        environment: [String: String] = ProcessInfo.processInfo.environment,
        printed: (String) -> String = { $0 }
    ) throws(SourceError) -> Int32 {
        let backtrace = BacktraceFile()
        defer { backtrace.remove() }
        var child = Subprocess(executable: executable, arguments: arguments, environment: environment)
        child.environment.merge(backtrace.environment) { $1 }
        child.limits = limits
        var filter = RuntimeMessages()
        child.onErrorLine = { line in
            for line in filter.passed(line) { StandardError.write(line + "\n") }
        }
        child.mostErrorBytes = Self.mostErrorBytes
        child.onLateErrorLine = { line in
            // What the view prints is left out, and what is said about it is not.
            for line in filter.passed(line) where line.hasPrefix("viewtree: ") { StandardError.write(line + "\n") }
        }
        child.awaitsWord = true
        child.onLimit = { backtrace.ask($0) }
        let outcome = try child.run()
        if outcome.leftOutErrorBytes > 0 {
            StandardError.write(
                "viewtree: note: the view printed more than \(Self.mostErrorBytes >> 20) MB; the rest, "
                    + "\(outcome.leftOutErrorBytes) bytes, is left out\n")
        }
        if let code = outcome.exitCode, !outcome.hasReachedLimit {
            for line in filter.held() { StandardError.write(line + "\n") }
            if outcome.saidDone { return code }
            StandardError.write(
                "viewtree: error: the view's code ended the program (exit) before there was an answer\n")
            return Self.crashExitCode
        }
        let end = CrashDescription(
            outcome: outcome, limits: limits, report: CrashReport(backtrace: backtrace.text),
            fatalLine: filter.fatalLine,
            files: files)
        StandardError.write(printed(end.message) + "\n")
        return Self.crashExitCode
    }
}

enum StandardError {
    static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
