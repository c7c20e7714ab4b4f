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
            try Self.write(answer.text, to: arguments.output)
            return answer.code
        } catch let error {
            Self.complain(error.description)
            return 2
        }
    }

    private func host() -> ViewHost {
        let make = source.make
        return ViewHost(
            make(), device: arguments.screen, environment: arguments.environment, rules: arguments.hitRules,
            name: source.name)
    }

    private func answer() throws(UsageError) -> Answer {
        let host = host()
        for warning in host.tree.warnings + host.warnings { Self.complain("warning: \(warning)") }
        for id in host.tree.duplicateIdentifiers {
            Self.complain("warning: several elements have the identifier \"\(id)\"")
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
        case .sweep:
            let node = try ElementLookup.find(arguments.element!, in: host.tree)
            let report = SweepReport(
                host.tree, target: node, id: arguments.element!, point: sweepPoint,
                opacities: arguments.opacities.isEmpty ? SweepReport.usual : arguments.opacities,
                rules: arguments.hitRules)
            return Answer(text: arguments.format == .json ? report.json.document : report.text)
        case .examples: return Answer(text: "")
        }
    }

    private var sweepPoint: CGPoint? {
        for case .point(let point) in arguments.taps.map(\.target) { return point }
        return nil
    }

    private func explain(_ id: String, _ tree: LayoutTree) throws(UsageError) -> Answer {
        let report = ExplainReport(tree, target: try ElementLookup.find(id, in: tree), id: id)
        return Answer(text: arguments.format == .json ? report.json.document : report.text)
    }

    /// JSON has no word for ∞ or for what is no number.
    private func warnOfFrames(_ tree: LayoutTree) {
        for node in tree.nodes {
            let frame = node.frame
            guard !(frame.origin.x + frame.origin.y + frame.size.width + frame.size.height).isFinite else { continue }
            let place = HitExplanation.name(of: node)
            return Self.complain("warning: the frame of @\(node.n) \(place) is \(frame.short); JSON has null for that")
        }
    }

    private func dump(_ tree: LayoutTree) -> Answer {
        warnOfFrames(tree)
        let dump = Dump(tree, rules: arguments.hitRules)
        switch arguments.format {
        case .text: return Answer(text: dump.text)
        case .json: return Answer(text: dump.json.document)
        case .svg: return Answer(text: Picture(tree, rules: arguments.hitRules).svg)
        }
    }

    private func tap(_ first: ViewHost) throws(UsageError) -> Answer {
        var host = first
        var taps: [TapReport.Tap] = []
        var code: Int32 = 0
        for tap in arguments.taps {
            if arguments.isFresh && !taps.isEmpty { host = self.host() }
            if let played = try input(tap.target, host) {
                taps.append(played)
                continue
            }
            var target: LayoutNode?
            let point: CGPoint
            switch tap.target {
            case .point(let given), .press(let given), .drag(let given, _): point = given
            case .element(let id):
                let node = try ElementLookup.find(id, in: host.tree)
                target = node
                let reach = Reachability(host.tree, row: node.row, rules: arguments.hitRules)
                point = reach.point ?? reach.refusedPoint(host.tree, row: node.row, rules: arguments.hitRules)
            case .typing, .scrolling: continue
            }
            let tree = host.tree
            let expected = try tap.expected.map { (name: String) throws(UsageError) -> (String, LayoutNode?) in
                (name, name == "none" ? nil : try ElementLookup.find(name, in: tree))
            }
            let result =
                switch tap.target {
                case .point, .element, .typing, .scrolling: host.tap(at: point, count: tap.count)
                case .drag(let start, let end): host.drag(from: start, to: end)
                case .press: host.longPress(at: point)
                }
            var expectation: TapReport.Expectation?
            if let (name, node) = expected {
                let isMet =
                    node.map { result.hitTest.reaches($0.row) } ?? (result.hitTest.receiver == nil)
                expectation = TapReport.Expectation(name: name, isMet: isMet)
            } else if let target, case .element(let id) = tap.target {
                expectation = TapReport.Expectation(
                    name: id, isMet: result.hitTest.reaches(target.row))
            }
            if expectation?.isMet == false { code = 1 }
            taps.append(TapReport.Tap(result: result, expectation: expectation))
        }
        let report = TapReport(taps)
        return Answer(text: arguments.format == .json ? report.json.document : report.text, code: code)
    }

    /// Writes the answer where it was asked for.
    static func write(_ text: String, to file: String?) throws(UsageError) {
        guard let file else {
            UserProgram.answers.write(Data(text.utf8))
            return
        }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        } catch {
            throw UsageError("Cannot write \(file): is the folder there, and is it a file?")
        }
    }

    /// Says something on stderr.
    public static func complain(_ message: String) {
        FileHandle.standardError.write(Data("viewtree: \(message)\n".utf8))
    }
}
