/// Which rule of layout decided something: an offer, an answer or a place. A closed list, which grows only by addition.
public enum LayoutRule: String, CaseIterable, Sendable {
    /// What the whole tree was asked with; a root without a window lies at 0,0.
    case root
    /// A screen has its own size.
    case window
    /// A window offers its root what the safe area leaves.
    case safeArea
    /// `ignoresSafeArea`: at its place the content is offered the insets that it touches, too, and moved out by them.
    case ignoresSafeArea
    /// What is left over, half on each side.
    case centred
    /// Handed on unchanged: a modifier without a layout of its own, a view and its body, a stack of one view.
    case passedOn
    /// `frame(width:height:)`: a given length is offered and answered; the other axis is the content's.
    case fixedFrame
    /// `frame(minWidth:…)`: the proposal, or the ideal, within the bounds.
    case flexibleFrame
    /// A frame puts its guide and its content's guide on each other.
    case frameAlignment
    /// The content is offered what the insets leave; its answer and the insets are answered.
    case padding
    /// `fixedSize`: nil is offered on the fixed axes.
    case fixedSize
    /// The largest (fit) or smallest (fill) size of a ratio.
    case aspectRatio
    /// `position`: takes what is offered, with the content's centre at a point.
    case position
    /// A stack with a length: priorities from the top, the least flexible first, an equal share of what is left.
    case stackShare
    /// A stack that is asked for its ideal (nil), or with all the room there is (∞), offers the same to everybody.
    case stackIdeal
    /// A stack that was offered nothing across asks again at its place, with its own size across.
    case stackSecondPass
    /// A stack is as long as its views and gaps together, and reaches across as far as its views do.
    case stackSum
    /// One view after the other along a stack, on the alignment line across it.
    case stackAlignment
    /// A ZStack is the union of its views of the highest priority; at their place they are offered its size.
    case zstackUnion
    /// `overlay`: offered the size of the view below, lined up with it.
    case overlay
    /// `background`: the same, behind.
    case background
    /// `mask`: the same, as a stencil.
    case mask
    /// Takes what it is offered (10 where nothing is); its content is offered that and lies at the top leading corner.
    case geometryReader
    /// A colour, style, shape or resizable image: what it is offered.
    case leafFills
    /// An image or a control: a size of its own.
    case leafNatural
    /// A text: its lines in the width that it is offered.
    case textLines
    /// At least its minimum along its stack, nothing across.
    case spacer
    /// A hairline across its stack.
    case divider
    /// A layout of the user's: `sizeThatFits` and `placeSubviews`.
    case customLayout
    case grid
    case lazyGrid
    case lazyStack
    case viewThatFits
    case scrollView
    case safeAreaInset
    case safeAreaPadding
    case matchedGeometry
    /// A list takes what it is offered; its rows lie below each other inside its margins.
    case list
    /// A row of a list: its content inside its insets, at least as high as rows are.
    case listRow
    /// A view of UIKit's, whose own code sets its frame.
    case uiKitFrame
    /// A container with a rule that has no name in this list.
    case container
    /// Nobody asked: it takes no part in the layout, such as a row of a lazy container outside of the screen.
    case notLaidOut
}
