import Foundation
import ViewTree

// The user's own layouts. Rules: MetalUI probe LC, OpenSwiftUI `ViewLayoutEngine`.

/// Answers a user's layout for the children of one row.
final class SubviewBackend: LayoutBackend {
    unowned let pass: LayoutPass
    let index: Int
    let rows: [Int]
    let box: any LayoutBox
    private var places: [Int: (CGPoint, UnitPoint, ProposedViewSize)] = [:]

    init(pass: LayoutPass, index: Int) {
        self.pass = pass
        self.index = index
        rows = pass.table.children(of: index)
        box = pass.side.layouts[Int(pass.nodes[index].a)]
        box.prepare(subviews)
    }

    var subviews: LayoutSubviews {
        LayoutSubviews(
            backend: self, count: rows.count,
            layoutDirection: pass.nodes[index].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
    }

    func size(of index: Int, _ proposal: ProposedViewSize) -> CGSize {
        let size = pass.measure(rows[index], Proposal(proposal))
        return CGSize(width: size.width, height: size.height)
    }

    func dimensions(of index: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
        let size = pass.measure(rows[index], Proposal(proposal))
        let pass = pass
        let row = rows[index]
        return ViewDimensions(width: CGFloat(size.width), height: CGFloat(size.height)) { key in
            _ = pass.measure(row, Proposal(proposal))
            return pass.explicitGuide(row, key)
        }
    }

    func priority(of index: Int) -> Double { pass.priority(of: rows[index]) }
    func spacing(of index: Int) -> ViewSpacing { pass.viewSpacing(rows[index]) }
    func value(of index: Int, _ key: ObjectIdentifier) -> Any? { pass.side.layoutValues[Int32(rows[index])]?[key] }

    func place(_ index: Int, _ position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
        guard position.x.isFinite && position.y.isFinite else {
            pass.warn(
                self.index,
                "placed subview \(index) at \(position.x), \(position.y), where SwiftUI stops; left centred")
            return
        }
        places[index] = (position, anchor, proposal)
    }

    func mergedGuide(_ key: AlignmentKey) -> CGFloat? { pass.mergedGuides(index, key).map { CGFloat($0) } }

    /// Lets the layout place its subviews; those it leaves out are centred at the parent's proposal.
    func run() {
        let slot = pass.slots[index]
        places = [:]
        box.place(
            in: CGRect(x: 0, y: 0, width: slot.width, height: slot.height), slot.proposal.view, subviews)
        for (number, row) in rows.enumerated() {
            if let (position, anchor, proposal) = places[number] {
                let size = pass.measure(row, Proposal(proposal))
                pass.setOrigin(
                    row, Double(position.x) - size.width * Double(anchor.x),
                    Double(position.y) - size.height * Double(anchor.y))
            } else {
                let size = pass.measure(row, slot.proposal)
                pass.setOrigin(row, (slot.width - size.width) / 2, (slot.height - size.height) / 2)
            }
        }
    }
}

extension LayoutPass {
    private func backend(_ index: Int) -> SubviewBackend {
        let number = nodes[index].payload
        if let known = backends[number] { return known }
        let made = SubviewBackend(pass: self, index: index)
        backends[number] = made
        return made
    }

    func customLayoutSize(_ index: Int, _ proposal: Proposal) -> Size {
        let backend = backend(index)
        let size = backend.box.size(proposal.view, backend.subviews)
        return Size(width: answer(index, size.width, "width"), height: answer(index, size.height, "height"))
    }

    /// ∞ is what many a layout answers to ∞. NaN would make every frame around it undefined.
    private func answer(_ index: Int, _ length: CGFloat, _ name: StaticString) -> Double {
        if length > -.infinity { return Double(length) }
        warn(index, "sizeThatFits answered the \(name) \(length); taken as 0")
        return 0
    }

    func positionCustomLayout(_ index: Int) { backend(index).run() }

    /// What the layout says, else its subviews' guides merged; nothing where its size is not finite.
    func customLayoutGuide(_ index: Int, _ key: AlignmentKey) -> Double? {
        let slot = slots[index]
        guard slot.width.isFinite && slot.height.isFinite, !key.isFrameAlignment || child(index) >= 0 else {
            return nil
        }
        let backend = backend(index)
        positionCustomLayout(index)
        return backend.box.guide(
            key, in: CGRect(x: 0, y: 0, width: slot.width, height: slot.height), slot.proposal.view, backend.subviews
        ).map { Double($0) }
    }
}
