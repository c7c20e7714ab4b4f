import Foundation
import HitTest
import Layout
import ViewTree

/// Whether an element can be tapped: where, over how much of its area, and if not, who or what is in the way.
public struct WhyReport {
    public let id: String
    public let isTappable: Bool
    /// The best point: the middle of its area, or the reachable point nearest to it.
    public let point: CGPoint?
    /// The share of its hit region inside the window that reaches it.
    public let reachable: Double
    public let reason: HitRule?
    public let blocker: (hit: HitView, ancestor: LayoutNode?)?
    public let detail: String
    public let fix: String?

    /// How finely the hit region is sampled: points on each side of its box. Exact regions are `map`'s.
    static let samples = 64

    public init(_ tree: LayoutTree, target: LayoutNode, id: String, rules: HitTestRules) {
        self.id = id
        let box = Self.area(of: target.row, in: tree)
        let window = tree.device == nil ? box : box.intersection(CGRect(origin: .zero, size: tree.spaceSize))
        let centre = CGPoint(x: box.midX, y: box.midY)
        var own = 0
        var reached = 0
        var best: CGPoint?
        var blocked: HitTestResult?
        let isEmpty = window.isNull || window.width <= 0 || window.height <= 0
        for row in 0..<(isEmpty ? 0 : Self.samples) {
            for column in 0..<Self.samples {
                let place = CGPoint(
                    x: window.minX + (CGFloat(column) + 0.5) * window.width / CGFloat(Self.samples),
                    y: window.minY + (CGFloat(row) + 0.5) * window.height / CGFloat(Self.samples))
                guard tree.covers(target.row, place) else { continue }
                own += 1
                let result = tree.hitTest(place, rules: rules)
                if Self.isReached(target.row, result) {
                    reached += 1
                    if best.map({ Self.distance($0, centre) > Self.distance(place, centre) }) ?? true { best = place }
                } else if blocked == nil || Self.distance(blocked!.point, centre) > Self.distance(place, centre) {
                    blocked = result
                }
            }
        }
        let atCentre = tree.hitTest(centre, rules: rules)
        if Self.isReached(target.row, atCentre) { best = centre }
        point = best
        isTappable = best != nil
        reachable = own == 0 ? 0 : Double(reached) / Double(own)
        let failure = blocked ?? atCentre
        if isTappable {
            reason = nil
            blocker = blocked.flatMap { Self.blocker($0, target.row) }
            detail =
                reachable > 1 - 1e-9
                ? "all of its area reaches it"
                : "\(Number.short(reachable * 100)) % of its area reaches it"
            fix = nil
            return
        }
        let explanation = failure.explanation
        if isEmpty {
            reason = box.width <= 0 || box.height <= 0 ? .zeroSize : .offScreen
            blocker = nil
            detail =
                reason == .zeroSize
                ? "it has no area that takes hits: \(target.frame.short)"
                : "its area \(box.short) lies outside the screen"
            fix = nil
        } else if let skipped = explanation.candidates.first(where: {
            $0.outcome == .skipped && Self.isInside($0.node.row, target.row, tree)
        }) {
            reason = skipped.rule
            blocker = nil
            detail = skipped.detail
            fix = explanation.fix
        } else if let blocker = Self.blocker(failure, target.row) {
            reason = failure.receiver == nil ? .occluded : .occluded
            self.blocker = blocker
            detail = "\(blocker.hit.kind) is in front of it"
            fix =
                "Put it in front (declare it later, or zIndex), or let \(blocker.hit.kind) pass taps with allowsHitTesting(false)."
        } else {
            reason = explanation.rule == .nearestGesture ? .handledBy : explanation.rule
            blocker = nil
            detail = explanation.verdict
            fix = explanation.fix
        }
    }

    /// The box of everything inside that takes hits, on the screen.
    static func area(of row: Int, in tree: LayoutTree) -> CGRect {
        var box = CGRect.null
        for inner in row..<Int(tree.table.nodes[row].end) {
            switch tree.table.nodes[inner].kind {
            case .color, .style, .shape, .text, .image, .hosted, .divider, .contentShape:
                let bounds = tree.bounds(inner)
                if bounds.width > 0, bounds.height > 0, bounds.minX.isFinite { box = box.union(bounds) }
            default: break
            }
        }
        return box.isNull ? tree.bounds(row) : box
    }

    /// Whether a tap ends at the target, something inside it, or a gesture of its own.
    public static func isReached(_ row: Int, _ result: HitTestResult) -> Bool {
        guard let receiver = result.receiver else { return false }
        let nodes = result.tree.table.nodes
        let inside = row..<Int(nodes[row].end)
        return inside.contains(result.receiverRow)
            || inside.contains(receiver.node.row) && inside.contains(result.hitRow)
    }

    private static func isInside(_ row: Int, _ target: Int, _ tree: LayoutTree) -> Bool {
        (target..<Int(tree.table.nodes[target].end)).contains(row)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
    }

    /// The leaf that was hit and its topmost ancestor that is not the target's too.
    private static func blocker(_ result: HitTestResult, _ target: Int) -> (hit: HitView, ancestor: LayoutNode?)? {
        let tree = result.tree
        guard let hit = result.hit, !isInside(result.hitRow, target, tree) else { return nil }
        var row = result.hitRow
        var topmost = row
        while row >= 0 {
            if row <= target, target < Int(tree.table.nodes[row].end) { break }
            topmost = row
            row = Int(tree.table.nodes[row].parent)
        }
        return (hit, tree.node(row: topmost))
    }

    public var json: JSONValue {
        .object([
            ("schema", .string("viewtree.why/1")),
            ("id", .string(id)),
            ("tappable", .bool(isTappable)),
            ("point", point.map { .point($0) } ?? .null),
            ("reachable", .number(reachable)),
            ("reason", .string(reason?.rawValue)),
            (
                "blocker",
                blocker.map {
                    .object([
                        ("hit", Self.json($0.hit.node, $0.hit.id, $0.hit.label)),
                        ("ancestor", $0.ancestor.map { Self.json($0, $0.id, $0.label) } ?? .null),
                    ])
                } ?? .null
            ),
            ("detail", .string(detail)),
            ("fix", .string(fix)),
        ])
    }

    private static func json(_ node: LayoutNode, _ id: String?, _ label: String?) -> JSONValue {
        .object([
            ("n", .int(node.n)), ("kind", .string(node.kind)), ("id", .string(id)), ("label", .string(label)),
        ])
    }

    public var text: String {
        var lines: [String]
        if isTappable, let point {
            lines = ["\"\(id)\" can be tapped at \(point.short): \(detail)."]
        } else {
            lines = ["\"\(id)\" cannot be tapped: \(reason?.rawValue ?? "noGesture"), \(detail)."]
        }
        if let blocker {
            let ancestor = blocker.ancestor.map { " (in @\($0.n) \($0.kind))" } ?? ""
            lines.append("in the way: @\(blocker.hit.node.n) \(blocker.hit.kind)\(ancestor)")
        }
        if let fix { lines.append("fix: \(fix)") }
        return lines.joined(separator: "\n") + "\n"
    }
}
