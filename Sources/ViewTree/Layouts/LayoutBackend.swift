import Foundation

/// Who answers a user's layout: the layout engine.
public protocol LayoutBackend: AnyObject {
    func size(of index: Int, _ proposal: ProposedViewSize) -> CGSize
    func dimensions(of index: Int, _ proposal: ProposedViewSize) -> ViewDimensions
    func priority(of index: Int) -> Double
    func spacing(of index: Int) -> ViewSpacing
    func value(of index: Int, _ key: ObjectIdentifier) -> Any?
    func place(_ index: Int, _ position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize)
    func mergedGuide(_ key: AlignmentKey) -> CGFloat?
    /// Lays out a table of the library's own: a stack whose children stand for subviews.
    func arrange(_ table: NodeTable) -> any LayoutArrangement
}

/// A table that the engine lays out on behalf of a user's layout.
public protocol LayoutArrangement: AnyObject {
    func size(_ proposal: ProposedViewSize) -> CGSize
    /// Where the root's children lie at a proposal, and what they are offered there; the root takes `size`.
    func places(_ proposal: ProposedViewSize, size: CGSize) -> [(origin: CGPoint, proposal: ProposedViewSize)]
    /// What the root states for a guide at a proposal.
    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat?
    var spacing: ViewSpacing { get }
}
