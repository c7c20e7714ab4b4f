import Foundation

/// A way to arrange views, written by the user: SwiftUI's `Layout`.
///
/// Rules: MetalUI probe LC, OpenSwiftUI `ViewLayoutEngine`.
public protocol Layout: Animatable, Sendable {
    /// What is kept between calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    /// Called once, when the layout is first shown.
    func makeCache(subviews: Subviews) -> Cache
    /// Called each time the subviews may have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances to neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Gives each subview its place; those that get none are centred. The bounds' origin is not zero in general.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Adds the row of this layout and, inside it, what `content` adds. The library's own layouts have rows of theirs.
    @MainActor static func _makeLayout(
        _ layout: Self, isSingle: Bool, _ builder: inout NodeBuilder,
        _ content: @MainActor (inout NodeBuilder) -> Void)
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The union of the subviews' spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.mergedSpacing }

    /// The subviews' own guides, merged.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.backend?.mergedGuide(guide.key) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.backend?.mergedGuide(guide.key) }

    /// Lays out views this way.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> LayoutView<Self, V> {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
    /// The direction its Spacers and Dividers see; nil for none.
    public var stackOrientation: Axis?
    public init() {}
}
