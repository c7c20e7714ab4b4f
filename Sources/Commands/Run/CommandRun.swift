import Foundation
import HitTest
import Inspection
import Layout
import ViewTree

/// A view with the name it is reported under.
public struct ViewSource {
    public let name: String
    let make: @MainActor () -> AnyView

    public init(name: String, make: @escaping @MainActor () -> AnyView) {
        self.name = name
        self.make = make
    }
}

/// One command, answered about one view.
public struct CommandRun {
    let arguments: Arguments
    let source: ViewSource

    public init(_ arguments: Arguments, _ source: ViewSource) {
        self.arguments = arguments
        self.source = source
    }

    /// The answer and the exit code.
    struct Answer {
        var text: String
        var code: Int32 = 0
        /// Why there is no more of it, for stderr.
        var complaint: String?
    }

    /// Prints the answer, warnings on stderr; returns the exit code.
    public func run() -> Int32 {
        var code: Int32 = 0
        // One large stack for all of it: deep trees would ask for a new one at every step.
        StackGuard.onFreshStack(bytes: 256 << 20) { code = answerAndPrint() }
        return code
    }

    private func answerAndPrint() -> Int32 {
        do {
            let answer = try self.answer()
            // A part of a matrix goes to the process that asked for it.
            try Self.write(answer.text, to: arguments.audit.worker == nil ? arguments.output : nil)
            if let complaint = answer.complaint { Self.complain(complaint) }
            return answer.code
        } catch let error {
            Self.complain(error.description)
            return error.exitCode
        }
    }

    /// Refuses to answer about a screen that an app would crash at.
    static func check(_ tree: LayoutTree) throws(UsageError) {
        guard let fatal = tree.warnings.first(where: \.isFatal) else { return }
        throw UsageError("error: the view has no end: \(PrintedText.line(fatal.message)).", exitCode: 3)
    }

    func host() -> ViewHost {
        let make = source.make
        return ViewHost(
            make(), device: arguments.screen, environment: arguments.environment, rules: arguments.hitRules,
            name: source.name)
    }

    private func answer() throws(UsageError) -> Answer {
        if let worker = arguments.audit.worker { return try auditPart(worker) }
        let host = host()
        try Self.check(host.tree)
        for warning in host.tree.warnings + host.warnings { Self.warn(warning) }
        // A dump says it in its first line, and JSON at the window.
        if let reason = host.tree.screenApproximation, arguments.command != .dump || arguments.explained != nil {
            Self.complain("note: approximate: \(reason)")
        }
        for id in host.tree.duplicateIdentifiers where arguments.command != .audit {
            Self.warn("several elements have the identifier \"\(id)\"")
        }
        switch arguments.command {
        case .dump, nil:
            if let id = arguments.explained { return try explain(id, host.tree) }
            return dump(host.tree)
        case .tap: return try tap(host)
        case .why:
            let node = try ElementLookup.find(arguments.element!, in: host.tree)
            let report = WhyReport(host.tree, target: node, id: arguments.element!, rules: arguments.hitRules)
            return Answer(text: arguments.format == .json ? report.json.document : report.text)
        case .map: return map(host.tree)
        case .sweep:
            let node = try ElementLookup.find(arguments.element!, in: host.tree)
            let report = SweepReport(
                host.tree, target: node, id: arguments.element!, point: sweepPoint,
                opacities: arguments.opacities.isEmpty ? SweepReport.usual : arguments.opacities,
                rules: arguments.hitRules)
            return Answer(text: arguments.format == .json ? report.json.document : report.text)
        case .audit: return try audit(host)
        // Of two sources: the tool's.
        case .diff: return Answer(text: "")
        case .examples: return Answer(text: "")
        }
    }

    private var sweepPoint: CGPoint? {
        for case .point(let point) in arguments.taps.map(\.target) { return point }
        return nil
    }

    private func explain(_ id: String, _ tree: LayoutTree) throws(UsageError) -> Answer {
        let report = ExplainReport(tree, target: try ElementLookup.find(id, in: tree, takesWindow: true), id: id)
        return Answer(text: arguments.format == .json ? report.json.document : report.text)
    }

    /// JSON has no word for ∞ or for what is no number.
    private func warnOfFrames(_ tree: LayoutTree) {
        for node in tree.nodes {
            let frame = node.frame
            guard !(frame.origin.x + frame.origin.y + frame.size.width + frame.size.height).isFinite else { continue }
            let place = HitExplanation.name(of: node)
            return Self.warn("the frame of @\(node.n) \(place) is \(frame.short); JSON has null for that")
        }
    }

    private func dump(_ tree: LayoutTree) -> Answer {
        warnOfFrames(tree)
        let dump = Dump(tree, rules: arguments.hitRules)
        switch arguments.format {
        case .text: return Answer(text: dump.text)
        case .json: return Answer(text: dump.json(withReceivers: arguments.tellsReceivers).document)
        case .svg: return Answer(text: Picture(tree, rules: arguments.hitRules).svg)
        case .html: return Answer(text: Inspector(tree, rules: arguments.hitRules).html)
        case .sarif, .junit, .github: return Answer(text: "")
        }
    }

    private func map(_ tree: LayoutTree) -> Answer {
        let report = MapReport(tree, rules: arguments.hitRules)
        switch arguments.format {
        case .text: return Answer(text: report.text)
        case .json: return Answer(text: report.json.document)
        case .svg: return Answer(text: report.svg)
        case .html: return Answer(text: report.html)
        case .sarif, .junit, .github: return Answer(text: "")
        }
    }

    /// Writes the answer where it was asked for.
    static func write(_ text: String, to file: String?) throws(UsageError) {
        guard let file else { return try AnswerWriter.write(text, to: UserProgram.answers.fileDescriptor) }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        } catch {
            throw UsageError("Cannot write \(file): is the folder there, and is it a file?")
        }
    }

    /// Writes an answer that took no run; returns the exit code.
    public static func answer(_ text: String, to file: String?) -> Int32 {
        do throws(UsageError) {
            try write(text, to: file)
            return 0
        } catch {
            complain(error.description)
            return 2
        }
    }

    /// Warns on stderr, in one line.
    static func warn(_ warning: some CustomStringConvertible) {
        complain("warning: \(PrintedText.line(warning.description))")
    }

    /// Says something on stderr, in one line or several.
    public static func complain(_ message: String) {
        // Where nobody listens there is nobody to tell.
        try? AnswerWriter.write("viewtree: \(PrintedText.lines(message))\n", to: STDERR_FILENO)
    }
}
