import Foundation

/// A layout whose type is hidden: one can be exchanged for another without the views losing their state.
@frozen
public struct AnyLayout: Layout {
    /// The hidden layout's cache.
    public struct Cache {
        fileprivate var type: Any.Type
        fileprivate var value: Any
    }

    @usableFromInline let storage: AnyLayoutStorage

    public init<L: Layout>(_ layout: L) {
        storage = (layout as? AnyLayout)?.storage ?? AnyLayoutBox(layout)
    }

    public func makeCache(subviews: Subviews) -> Cache { storage.makeCache(subviews) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { storage.updateCache(&cache, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { storage.spacing(subviews, &cache) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.size(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        storage.place(bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.guide(guide, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.guide(guide, bounds, proposal, subviews, &cache)
    }

    /// The hidden layout's own row: the place in the structure is the same for all of them.
    @MainActor public static func _makeLayout(
        _ layout: Self, isSingle: Bool, _ builder: inout NodeBuilder,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        layout.storage.makeLayout(isSingle, &builder, content)
    }
}

/// The hidden layout.
@usableFromInline
class AnyLayoutStorage: @unchecked Sendable {
    func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { fatalError("abstract") }
    func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing { .zero }
    func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize { .zero }
    func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) {}
    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
    @MainActor func makeLayout(
        _ isSingle: Bool, _ builder: inout NodeBuilder, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {}
}

private final class AnyLayoutBox<L: Layout>: AnyLayoutStorage, @unchecked Sendable {
    let layout: L

    init(_ layout: L) { self.layout = layout }

    /// A cache of another layout, left over from before a switch, is replaced.
    private func with<R>(
        _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R
    ) -> R {
        var own: L.Cache
        if cache.type == L.self, let kept = cache.value as? L.Cache {
            own = kept
        } else {
            own = layout.makeCache(subviews: subviews)
        }
        defer { cache = AnyLayout.Cache(type: L.self, value: own) }
        return body(&own)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
        AnyLayout.Cache(type: L.self, value: layout.makeCache(subviews: subviews))
    }

    override func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func makeLayout(
        _ isSingle: Bool, _ builder: inout NodeBuilder, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        L._makeLayout(layout, isSingle: isSingle, &builder, content)
    }
}
