import Foundation
import ViewTree

// The user's own layouts. Rules: MetalUI probe LC, OpenSwiftUI `ViewLayoutEngine`.

extension LayoutPass {
    private func backend(_ index: Int) -> SubviewBackend {
        let number = nodes[index].payload
        if let known = backends[number] { return known }
        let made = SubviewBackend(pass: self, index: index)
        backends[number] = made
        return made
    }

    /// Lets go of the layouts; what users kept of their subviews answers no more.
    func finishLayouts() {
        for backend in backends.values { backend.finish() }
        backends = [:]
    }

    func customLayoutSize(_ index: Int, _ proposal: Proposal) -> Size {
        let backend = backend(index)
        guard let size = backend.box?.size(proposal.view, backend.subviews) else { return .zero }
        return Size(width: answer(index, size.width, "width"), height: answer(index, size.height, "height"))
    }

    /// ∞ is what many a layout answers to ∞. NaN would make every frame around it undefined.
    private func answer(_ index: Int, _ length: CGFloat, _ name: StaticString) -> Double {
        if length > -.infinity { return Double(length) }
        warn(index, "sizeThatFits answered the \(name) \(length); taken as 0")
        return 0
    }

    /// Where the layout lies is known in the final sweep alone; questions for guides before it see an origin of 0,0.
    func positionCustomLayout(_ index: Int) {
        let origin = sweptRow == index ? absoluteOrigin(index) : (0, 0)
        backend(index).run(at: CGPoint(x: origin.0, y: origin.1))
    }

    /// What the layout says, else its subviews' guides merged; nothing where its size is not finite.
    func customLayoutGuide(_ index: Int, _ key: AlignmentKey) -> Double? {
        let slot = slots[index]
        guard slot.width.isFinite && slot.height.isFinite else { return nil }
        let backend = backend(index)
        // Guides of the frame do not leave a container, so that nothing has to be placed for them.
        if !key.isFrameAlignment { positionCustomLayout(index) }
        return backend.box?.guide(
            key, in: CGRect(x: 0, y: 0, width: slot.width, height: slot.height), slot.proposal.view, backend.subviews
        ).map { Double($0) }
    }

    /// What the layout wants on one edge.
    func customLayoutSpacing(_ index: Int, _ edge: Side) -> ViewSpacing.Edge {
        // Once for all edges and all questions: each nested layout asks for all edges of what is inside.
        if let known = layoutSpacings[Int32(index)] { return known[edge] }
        let backend = backend(index)
        guard let spacing = backend.box?.spacing(backend.subviews) else { return .none }
        layoutSpacings[Int32(index)] = spacing
        return spacing[edge]
    }
}
