import Foundation

/// A menu at the control that opens it: below it, or above it where there is no room below.
///
/// That it begins at the control's edge nearer to the side of the screen, and how far from the control, is a guess.
struct AnchoredPanel: View {
    /// The control's frame in the window; nil before the first layout, and where nobody knows it.
    let frame: CGRect?
    let panel: MenuPanel
    @Environment(\._windowSafeArea) private var safeArea

    var body: some View {
        BesideAnchor(frame: frame, safeArea: safeArea) { panel }
    }
}

/// As large as the window, with one view beside a rectangle.
private struct BesideAnchor: Layout {
    let frame: CGRect?
    let safeArea: EdgeInsets
    private static let gap: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        for subview in subviews {
            let size = subview.sizeThatFits(offer)
            let origin = origin(size, bounds, isRightToLeft: subviews.layoutDirection == .rightToLeft)
            subview.place(at: origin, anchor: .topLeading, proposal: offer)
        }
    }

    private func origin(_ size: CGSize, _ bounds: CGRect, isRightToLeft: Bool) -> CGPoint {
        guard var frame else { return CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2) }
        // Placing counts from the leading edge.
        if isRightToLeft { frame.origin.x = bounds.maxX - frame.maxX }
        let isLeading = frame.midX <= bounds.midX
        let start = isLeading ? frame.minX : frame.maxX - size.width
        let x = max(bounds.minX + Self.gap, min(start, bounds.maxX - Self.gap - size.width))
        let below = frame.maxY + Self.gap
        let above = frame.minY - Self.gap - size.height
        let last = bounds.maxY - max(safeArea.bottom, Self.gap) - size.height
        let first = bounds.minY + max(safeArea.top, Self.gap)
        if below <= last { return CGPoint(x: x, y: below) }
        // With too little room on both sides it covers the control.
        return CGPoint(x: x, y: above >= first ? above : max(first, last))
    }
}
