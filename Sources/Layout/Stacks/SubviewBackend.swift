import Foundation
import ViewTree

/// Answers a user's layout for the children of one row. Rules: MetalUI probe LC, OpenSwiftUI `ViewLayoutEngine`.
final class SubviewBackend: LayoutBackend {
    /// nil once the layout is done: a user's cache may keep subviews for longer than they can answer.
    private(set) var pass: LayoutPass?
    let index: Int
    let rows: [Int]
    private(set) var box: (any LayoutBox)?
    private var places: [Int: (CGPoint, UnitPoint, ProposedViewSize)] = [:]
    private var isPlacing = false

    init(pass: LayoutPass, index: Int) {
        self.pass = pass
        self.index = index
        rows = pass.table.children(of: index)
        box = pass.side.layouts[Int(pass.nodes[index].a)]
        box?.prepare(subviews)
    }

    /// The layout is done.
    func finish() {
        pass = nil
        box = nil
    }

    var subviews: LayoutSubviews {
        let isRightToLeft = pass?.nodes[index].flags.contains(.rightToLeft) ?? false
        return LayoutSubviews(
            backend: self, count: rows.count, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    func size(of index: Int, _ proposal: ProposedViewSize) -> CGSize {
        guard let size = pass?.measure(rows[index], Proposal(proposal)) else { return .zero }
        return CGSize(width: size.width, height: size.height)
    }

    func dimensions(of index: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
        let size = size(of: index, proposal)
        let row = rows[index]
        return ViewDimensions(width: size.width, height: size.height) { [weak pass] key in
            guard let pass else { return nil }
            _ = pass.measure(row, Proposal(proposal))
            return pass.explicitGuide(row, key)
        }
    }

    func priority(of index: Int) -> Double { pass?.priority(of: rows[index]) ?? 0 }

    func spacing(of index: Int) -> ViewSpacing { pass?.viewSpacing(rows[index]) ?? ViewSpacing() }

    func value(of index: Int, _ key: ObjectIdentifier) -> Any? { pass?.layoutValue(of: rows[index], key) }

    func place(_ index: Int, _ position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
        guard isPlacing else {
            return warn("place(at:anchor:proposal:) was called outside placeSubviews, where SwiftUI stops; ignored")
        }
        guard position.x.isFinite && position.y.isFinite else {
            return warn(
                "placed subview \(index) at \(position.x), \(position.y), where SwiftUI stops; left centred")
        }
        places[index] = (position, anchor, proposal)
    }

    private func warn(_ message: String) { pass?.warn(index, message) }

    func mergedGuide(_ key: AlignmentKey) -> CGFloat? { pass?.mergedGuides(index, key).map { CGFloat($0) } }

    func arrange(_ table: NodeTable) -> any LayoutArrangement { EngineArrangement(table) }

    /// Lets the layout place its subviews; those it leaves out are centred at the parent's proposal.
    ///
    /// - Parameter origin: where the layout lies in the tree's space. A layout that places from 0,0 instead of from
    ///   the bounds' origin misplaces its subviews, in SwiftUI as well.
    func run(at origin: CGPoint) {
        guard let pass, let box else { return }
        let slot = pass.slots[index]
        places = [:]
        isPlacing = true
        box.place(
            in: CGRect(x: origin.x, y: origin.y, width: slot.width, height: slot.height), slot.proposal.view, subviews)
        isPlacing = false
        for (number, row) in rows.enumerated() {
            if let (position, anchor, proposal) = places[number] {
                let size = pass.measure(row, Proposal(proposal))
                // 0 · ∞ is no number, and the start of a subview without end is where it was put.
                func start(_ position: CGFloat, _ length: Double, _ anchor: CGFloat) -> Double {
                    anchor == 0 ? Double(position) : Double(position) - length * Double(anchor)
                }
                pass.setOrigin(
                    row, start(position.x - origin.x, size.width, anchor.x),
                    start(position.y - origin.y, size.height, anchor.y))
            } else {
                let size = pass.measure(row, slot.proposal)
                pass.setOrigin(row, (slot.width - size.width) / 2, (slot.height - size.height) / 2)
            }
        }
    }
}

extension LayoutPass {
    /// A `layoutValue` on a subview: the outermost one, searched through whatever has one view inside, up to the next
    /// container.
    func layoutValue(of start: Int, _ key: ObjectIdentifier) -> Any? {
        guard !side.layoutValues.isEmpty else { return nil }
        var row = start
        while true {
            let kind = nodes[row].kind
            if kind == .layoutValue, let value = side.layoutValues[Int32(row)]?[key] { return value }
            if kind.isContainer || kind == .geometryReader || kind == .scrollView || kind == .button { return nil }
            row = child(row)
            if row < 0 { return nil }
        }
    }
}
