import Foundation

/// What a stack keeps between the calls of a user's layout: the table that stands for it and its subviews.
public struct _StackLayoutCache: @unchecked Sendable {
    fileprivate var subviews: LayoutSubviews?
    fileprivate var arrangement: (any LayoutArrangement)?
}

/// A layout of the library's own, called by a user's layout.
///
/// The engine's rule is used, not another one: the stack is lowered to its row as ever, with a row for each subview
/// that asks the subview, and the engine lays out that small table.
protocol EngineLayout: Layout where Cache == _StackLayoutCache {}

extension HStackLayout: EngineLayout {}
extension VStackLayout: EngineLayout {}
extension ZStackLayout: EngineLayout {}

extension EngineLayout {
    public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

    public func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) { cache = _StackLayoutCache() }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        arrangement(subviews, &cache)?.size(proposal) ?? .zero
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) {
        guard let arrangement = arrangement(subviews, &cache) else { return }
        for (subview, place) in zip(subviews, arrangement.places(proposal, size: bounds.size)) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                proposal: place.proposal)
        }
    }

    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        arrangement(subviews, &cache)?.spacing ?? .zero
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout _StackLayoutCache
    ) -> CGFloat? {
        arrangement(subviews, &cache)?.guide(guide.key, proposal).map { $0 + bounds.minX }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout _StackLayoutCache
    ) -> CGFloat? {
        arrangement(subviews, &cache)?.guide(guide.key, proposal).map { $0 + bounds.minY }
    }

    /// The small table, made on the first call for these subviews.
    private func arrangement(
        _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
    ) -> (any LayoutArrangement)? {
        guard let backend = subviews.backend else { return nil }
        if let known = cache.arrangement, cache.subviews == subviews { return known }
        let made = MainActorStandIn.run {
            var builder = NodeBuilder(environment: EnvironmentValues(), store: StateStore(), capacity: 16)
            Self._makeLayout(self, isSingle: false, &builder) { builder in
                for subview in subviews { builder.standIn(for: subview) }
            }
            return backend.arrange(builder.finish())
        }
        cache.subviews = subviews
        cache.arrangement = made
        return made
    }
}

extension NodeBuilder {
    /// The rows that answer for a subview of a user's layout.
    @MainActor
    fileprivate mutating func standIn(for subview: LayoutSubview) {
        side.layouts.append(SubviewStandIn(subview: subview))
        var node = Node(
            kind: .layout, parent: -1, payload: newContainer(), a: Double(side.layouts.count - 1))
        // What the subview has is not known before it is asked.
        node.flags = [.explicitGuides, .baselines, .spacing]
        self.node(Node(kind: .layoutPriority, parent: -1, a: subview.priority)) { $0.leaf(node) }
    }
}

/// Answers as a subview does.
private final class SubviewStandIn: LayoutBox {
    let subview: LayoutSubview

    init(subview: LayoutSubview) { self.subview = subview }

    func prepare(_ subviews: LayoutSubviews) {}

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { subview.sizeThatFits(proposal) }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { subview.spacing }

    func guide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        let dimensions = subview.dimensions(in: proposal)
        return key.axis == .horizontal
            ? dimensions[explicit: HorizontalAlignment(index: key.index)]
            : dimensions[explicit: VerticalAlignment(index: key.index)]
    }
}
