import Foundation

/// What is said about user code that did not come to its end.
struct CrashDescription {
    let outcome: Subprocess.Outcome
    let limits: ProcessLimits
    let report: CrashReport
    /// `Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range`
    let fatalLine: String?
    let files: [CompiledSource.File]

    /// `Row.swift:10:73: error: the view crashed: Index out of range (in Row.body.getter)`
    var message: String {
        guard let (frame, file) = report.userFrame(in: files) else {
            return (locationOfFatalLine.map { "\($0): " } ?? "viewtree: ") + "error: \(what)"
        }
        let place = [file.displayPath, "\(frame.line ?? 0)"] + (frame.column.map { ["\($0)"] } ?? [])
        return "\(place.joined(separator: ":")): error: \(what) (in \(Self.readable(frame.function)))"
    }

    private var what: String {
        if outcome.isTimeOut { return "the view took longer than \(Self.text(limits.time)) s (--timeout)" }
        if isOutOfMemory { return "the view needed more than \(limits.memory >> 20) MB of memory" }
        if let views = report.endlessBodies {
            return "the view has no end: the bodies of views contain each other without end, "
                + (views + views.prefix(1)).joined(separator: " → ")
                + ": on a device the app runs out of stack and crashes. End it with a condition."
        }
        if let function = report.endlessRecursion {
            return "the view crashed: \(Self.readable(function)) calls itself without end"
        }
        if let reason { return "the view crashed: \(reason)" }
        switch outcome.signal {
        case SIGILL, SIGTRAP: return "the view crashed: a check of Swift's failed, such as for overflow"
        case SIGSEGV, SIGBUS: return "the view crashed: it used memory that is not its own"
        case SIGXCPU: return "the view took longer than \(Self.text(limits.time)) s (--timeout)"
        case SIGABRT: return "the view crashed: it was aborted"
        case let signal?: return "the view crashed with signal \(signal)"
        case nil: return "the view crashed"
        }
    }

    private var isOutOfMemory: Bool {
        if outcome.isOutOfMemory { return true }
        guard outcome.signal != nil else { return false }
        return fatalLine?.contains("failed to allocate") ?? false || outcome.peakMemory >= limits.memory / 10 * 9
    }

    private var reason: String? {
        guard let fatalLine, let mark = fatalLine.range(of: "Fatal error: ") else { return nil }
        return String(fatalLine[mark.upperBound...])
    }

    /// The runtime names the user's own file for some errors: enough where the backtracer is missing.
    private var locationOfFatalLine: String? {
        guard let fatalLine, let mark = fatalLine.range(of: ": Fatal error: ") else { return nil }
        let parts = fatalLine[..<mark.lowerBound].split(separator: ":")
        guard parts.count == 2, let name = parts[0].split(separator: "/").last,
            let file = files.first(where: { $0.compilePath.hasSuffix("/\(name)") })
        else { return nil }
        return "\(file.displayPath):\(parts[1])"
    }

    /// `Row.body`, not `closure #1 in Row.body.getter`; previews have names of the compiler's own.
    private static func readable(_ function: String) -> String {
        if function.contains("PreviewRegistryfMu_") { return "#Preview" }
        let inner = function.components(separatedBy: " in ").last ?? function
        return inner.hasSuffix(".getter") ? String(inner.dropLast(".getter".count)) : inner
    }

    private static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() && abs(seconds) < 1e9 ? "\(Int(seconds))" : "\(seconds)"
    }
}
