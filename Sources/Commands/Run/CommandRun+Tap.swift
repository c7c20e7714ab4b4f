import Foundation
import HitTest
import Inspection
import Layout
import ViewTree

// The steps of a sequence, one after the other.
extension CommandRun {
    func tap(_ first: ViewHost) throws(UsageError) -> Answer {
        var host = first
        var taps: [TapReport.Tap] = []
        var complaint: (text: String, code: Int32)?
        var known = Set(host.tree.warnings.map { "\($0)" })
        for (number, tap) in arguments.taps.enumerated() {
            if arguments.isFresh && !taps.isEmpty { host = self.host() }
            let told = host.warnings.count
            defer {
                for warning in host.warnings.dropFirst(told) { Self.warn(warning) }
                // What is wrong with a screen is said once, when it first shows.
                for warning in host.tree.warnings where !warning.isFatal && known.insert("\(warning)").inserted {
                    Self.warn(warning)
                }
            }
            do throws(UsageError) {
                taps.append(try played(tap, host))
                try Self.check(host.tree)
            } catch {
                guard !taps.isEmpty else { throw error }
                // What was done before is an answer, too.
                complaint = ("step \(number + 1) of \(arguments.taps.count): \(error)", error.exitCode)
                break
            }
        }
        let report = TapReport(taps)
        let isMissed = taps.contains { $0.expectation?.isMet == false }
        return Answer(
            text: arguments.format == .json ? report.json.document : report.text,
            code: complaint?.code ?? (isMissed ? 1 : 0), complaint: complaint?.text)
    }

    /// One step: who got it, what changed, and what was expected.
    private func played(_ tap: Arguments.Tap, _ host: ViewHost) throws(UsageError) -> TapReport.Tap {
        if let played = try input(tap.target, host) { return played }
        let rules = arguments.hitRules
        let tree = host.tree
        var target: (id: String, node: LayoutNode, reach: Reachability, point: CGPoint?)?
        switch tap.target {
        case .element(let id), .pressingElement(let id), .draggingElement(let id, _, _):
            let (node, point) = try ElementLookup.target(id, in: tree)
            target = (id, node, Reachability(tree, row: node.row, rules: rules), point)
        default: break
        }
        let expected = try tap.expected.map { (name: String) throws(UsageError) -> (String, LayoutNode?) in
            (name, name == "none" ? nil : try ElementLookup.find(name, in: tree))
        }
        let result = touch(tap, host, target?.node.row, target?.reach, part: target?.point)
        if let (name, node) = expected {
            let isMet = node.map { result.hitTest.reaches($0.row) } ?? (result.hitTest.receiver == nil)
            var expectation = TapReport.Expectation(name: name, isMet: isMet)
            if !isMet { expectation.detail = Self.taker(result.hitTest) }
            return TapReport.Tap(result: result, expectation: expectation)
        }
        guard let target else { return TapReport.Tap(result: result) }
        var isMet = result.hitTest.reaches(target.node.row)
        if case .draggingElement = tap.target, !isMet {
            // What scrolls around it may take the drag.
            let inside = target.node.row..<Int(tree.table.nodes[target.node.row].end)
            isMet = result.hitTest.receiver != nil && inside.contains(result.hitTest.hitRow)
        }
        var expectation = TapReport.Expectation(name: target.id, isMet: isMet)
        if !isMet, result.hitTest.isTaken(around: target.node.row), let receiver = result.hitTest.receiver {
            // What is written on a button is tapped to press the button.
            expectation.isMet = true
            let name = HitExplanation.name(of: receiver.node)
            expectation.detail = "handledBy, \(name) around it takes its taps: no fault"
        } else if !isMet {
            expectation.detail = missed(target.node, tap, result.hitTest, tree)
        }
        return TapReport.Tap(
            result: result.aimed(at: target.node), expectation: expectation,
            fix: expectation.isMet ? nil : fix(target.node, target.reach, tree))
    }

    /// Who got what was meant for an element, and why.
    private func missed(
        _ node: LayoutNode, _ tap: Arguments.Tap, _ result: HitTestResult, _ tree: LayoutTree
    ) -> String {
        let taker = Self.taker(result)
        // What a drag, a press or a double tap would need is another question.
        guard case .element = tap.target, tap.count == 1 else { return taker }
        let why = Tappability(tree, target: node, rules: arguments.hitRules)
        guard let reason = why.reason else { return taker }
        if reason == .handledBy { return "\(why.detail): handledBy" }
        return "\(taker): \(reason.rawValue), \(why.detail)"
    }

    private static func taker(_ result: HitTestResult) -> String {
        result.receiver.map { "\(HitExplanation.name(of: $0.node)) takes it" } ?? "nobody takes it"
    }

    /// - Parameter part: Where the part is that is meant; nil for the element as a whole.
    private func touch(
        _ tap: Arguments.Tap, _ host: ViewHost, _ row: Int?, _ reach: Reachability?, part: CGPoint?
    ) -> TapResult {
        let (tree, rules) = (host.tree, arguments.hitRules)
        func point(_ choose: (Reachability, Int) -> CGPoint) -> CGPoint {
            guard let reach, let row else { return .zero }
            if let part { return part }
            return choose(reach, row)
        }
        func press(_ point: CGPoint) -> TapResult {
            tap.seconds.map { host.longPress(at: point, duration: $0) } ?? host.longPress(at: point)
        }
        switch tap.target {
        case .point(let point): return host.tap(at: point, count: tap.count)
        case .drag(let start, let end): return host.drag(from: start, to: end)
        case .press(let point): return press(point)
        case .pressingElement: return press(point { $0.touchPoint(tree, row: $1, rules: rules) })
        case .draggingElement(_, let x, let y):
            let start = point { $0.touchPoint(tree, row: $1, rules: rules) }
            return host.drag(from: start, to: CGPoint(x: Double(start.x) + x, y: Double(start.y) + y))
        case .element, .typing, .scrolling, .advancing:
            let place = point { $0.point ?? Reachability.aim(tree, row: $1, rules: rules) }
            return host.tap(at: place, count: tap.count)
        }
    }

    /// How to bring an element into view: more than where the finger came down can tell.
    private func fix(_ node: LayoutNode, _ reach: Reachability, _ tree: LayoutTree) -> String? {
        guard reach.point == nil else { return nil }
        let answer = Tappability(tree, target: node, rules: arguments.hitRules)
        switch answer.reason {
        case .containerBounds, .offScreen: return answer.fix
        default: return nil
        }
    }
}
