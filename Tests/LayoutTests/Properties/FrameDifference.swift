import Foundation
import Layout
import ViewTree

/// The first difference between two layouts that should agree.
enum FrameDifference {
    /// The first frame of `changed` that is not what `map` makes of the same node's frame in `original`, or nil.
    static func between(
        _ original: LayoutTree, _ changed: LayoutTree, _ map: (CGRect) -> CGRect = { $0 }
    ) -> String? {
        // A size that changes what it depends on has no right value.
        guard original.isSettled && changed.isSettled else { return nil }
        let before = original.nodes
        let after = changed.nodes
        guard before.count == after.count else { return "\(before.count) nodes became \(after.count)" }
        for (before, after) in zip(before, after) {
            let expected = map(before.frame)
            guard before.kind == after.kind else { return "@\(before.n) \(before.kind) became \(after.kind)" }
            guard !agree(expected, after.frame) else { continue }
            return """
                @\(before.n) \(before.kind) \(before.frame.shortDescription): expected \(expected.shortDescription), \
                got \(after.frame.shortDescription)
                """
        }
        return nil
    }

    /// Infinite and undefined numbers agree where both are.
    private static func agree(_ a: CGRect, _ b: CGRect) -> Bool {
        func agree(_ a: CGFloat, _ b: CGFloat) -> Bool {
            a.isNear(b, within: LayoutCase.exact) || !a.isFinite && !b.isFinite
        }
        // `size` and `origin`: `width` and `minX` turn a negative size around.
        return agree(a.origin.x, b.origin.x) && agree(a.origin.y, b.origin.y)
            && agree(a.size.width, b.size.width) && agree(a.size.height, b.size.height)
    }
}

extension LayoutTree {
    /// Whether the rounds came to an end.
    fileprivate var isSettled: Bool { !warnings.contains { $0.message.contains("did not settle") } }
}
