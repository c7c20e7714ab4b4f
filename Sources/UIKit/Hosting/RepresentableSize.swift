import Foundation
import ViewTree

/// What SwiftUI makes of a view's own size.
///
/// Along an axis without a size of its own the view is as long as it is offered, and 0 where nothing is. With one it
/// keeps it where it hugs its content strongly (750 and more); else it grows with the offer. It shrinks below it only
/// where it resists less than 750. A text of several lines is one long line to it. Source: swiftui-web
/// `representable/priorities` (hugging of 749 and 750, resistance of 749 and 751), `label`, `measure-axes`.
@MainActor
enum RepresentableSize {
    static func of(_ view: UIView, _ proposal: ProposedViewSize) -> CGSize {
        let insets = view.alignmentRectInsets
        var own = view.hostedContentSize
        if own.width >= 0 { own.width = max(0, own.width - insets.left - insets.right) }
        if own.height >= 0 { own.height = max(0, own.height - insets.top - insets.bottom) }
        return CGSize(
            width: length(own.width, proposal.width, view, .horizontal),
            height: length(own.height, proposal.height, view, .vertical))
    }

    private static func length(
        _ own: CGFloat, _ offer: CGFloat?, _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        guard own >= 0, own.isFinite else { return offer ?? 0 }
        guard let offer else { return own }
        if offer > own { return view.contentHuggingPriority(for: axis) >= .defaultHigh ? own : offer }
        return view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : max(0, offer)
    }
}

extension UILayoutPriority: Comparable {
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
