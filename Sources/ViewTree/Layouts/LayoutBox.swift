import Foundation

/// A layout with its cache, without its type.
public protocol LayoutBox: AnyObject {
    /// Makes the cache, or brings the one of the last tree up to date.
    func prepare(_ subviews: LayoutSubviews)
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
    func guide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat?
}

/// A layout's cache from one tree to the next.
final class LayoutCacheSlot<Cache> {
    var cache: Cache?
}

final class TypedLayoutBox<L: Layout>: LayoutBox {
    private let layout: L
    private let store: StateStore
    private let slot: LayoutCacheSlot<L.Cache>
    private var cache: L.Cache?

    init(_ layout: L, _ store: StateStore, _ slot: LayoutCacheSlot<L.Cache>) {
        self.layout = layout
        self.store = store
        self.slot = slot
    }

    func prepare(_ subviews: LayoutSubviews) {
        guard var kept = slot.cache else {
            cache = layout.makeCache(subviews: subviews)
            return keep()
        }
        layout.updateCache(&kept, subviews: subviews)
        cache = kept
        keep()
    }

    /// Of the rounds of one update only the last one's cache is handed on.
    private func keep() {
        store.onEndOfUpdate { [slot, weak self] in slot.cache = self?.cache }
    }

    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        var current = cache ?? layout.makeCache(subviews: subviews)
        defer { cache = current }
        return body(&current)
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func guide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(index: key.index), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(index: key.index), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
        }
    }
}
