import Foundation
import HitTest
import Inspection
import Layout
import ViewTree

extension CommandRun {
    /// Types, scrolls or lets time pass in a sequence of taps; nil for a touch.
    func input(_ target: Arguments.Tap.Target, _ host: ViewHost) throws(UsageError) -> TapReport.Tap? {
        let warned = host.warnings.count
        let result: TapResult
        var warning: String?
        switch target {
        case .typing(let id, let text):
            let field = try ElementLookup.find(id, in: host.tree)
            warning = warningIfOutOfReach(field, id)
            result = host.typing(text, into: field)
        case .scrolling(let id, let x, let y):
            result = host.scrolling(try ElementLookup.find(id, in: host.tree), by: CGVector(dx: x, dy: y))
        case .advancing(let seconds): result = host.advancing(by: seconds)
        default: return nil
        }
        // Callbacks without an end are told of as after a tap.
        let refusal = host.warnings.dropFirst(warned).first { $0.message != ViewHost.endlessUpdate }
        if let refusal { throw UsageError(PrintedText.line(refusal.message)) }
        if let warning { Self.warn(warning) }
        return TapReport.Tap(result: result)
    }

    /// What to say where a user could not tap the field that is typed into. A hardware keyboard's focus gets there all
    /// the same, and typing asserts nothing: only a tap on an element does.
    private func warningIfOutOfReach(_ node: LayoutNode, _ id: String) -> String? {
        let why = Tappability(node.tree, target: node, rules: arguments.hitRules)
        guard let reason = why.reason else { return nil }
        return "nobody could tap \"\(id)\" to type into it: \(reason.rawValue), \(why.detail); only the focus of "
            + "a hardware keyboard gets there"
    }
}
