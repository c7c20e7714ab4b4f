import Foundation

/// A way to arrange views, written by the user: SwiftUI's `Layout`.
public protocol Layout: Sendable {
    /// What is kept between calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Gives each subview its place; those that get none are centred.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The union of the subviews' spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var result = ViewSpacing.zeroUnion
        for subview in subviews { result.formUnion(subview.spacing) }
        return result
    }

    /// nil: the subviews' own guides are merged.
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

/// A value that views pass to the layout around them.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The views a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, @unchecked Sendable {
    let backend: (any LayoutBackend)?
    let number: Int
    /// The direction of the surroundings.
    public var layoutDirection: LayoutDirection

    public init(backend: any LayoutBackend, count: Int, layoutDirection: LayoutDirection) {
        self.backend = backend
        number = count
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { number }

    public subscript(position: Int) -> LayoutSubview {
        precondition(
            position >= 0 && position < number, "a layout has \(number) subviews; there is no number \(position)")
        return LayoutSubview(backend: backend!, index: position)
    }
}

/// One of the views a layout arranges.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let backend: any LayoutBackend
    let index: Int

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { backend.size(of: index, proposal) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { backend.dimensions(of: index, proposal) }

    /// How eagerly it is served; only the outermost view's own.
    public var priority: Double { backend.priority(of: index) }

    /// The distances it wants to its neighbours.
    public var spacing: ViewSpacing { backend.spacing(of: index) }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        backend.value(of: index, ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// Puts the subview's `anchor` at `position`, in the coordinates of the bounds; the last call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        backend.place(index, position, anchor, proposal)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.backend === b.backend && a.index == b.index
    }
}

/// Who answers a user's layout: the layout engine.
public protocol LayoutBackend: AnyObject {
    func size(of index: Int, _ proposal: ProposedViewSize) -> CGSize
    func dimensions(of index: Int, _ proposal: ProposedViewSize) -> ViewDimensions
    func priority(of index: Int) -> Double
    func spacing(of index: Int) -> ViewSpacing
    func value(of index: Int, _ key: ObjectIdentifier) -> Any?
    func place(_ index: Int, _ position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize)
    func mergedGuide(_ key: AlignmentKey) -> CGFloat?
}

/// A layout with its cache, without its type.
public protocol LayoutBox: AnyObject {
    func prepare(_ subviews: LayoutSubviews)
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
    func guide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat?
}

private final class TypedLayoutBox<L: Layout>: LayoutBox {
    let layout: L
    var cache: L.Cache?

    init(_ layout: L) { self.layout = layout }

    func prepare(_ subviews: LayoutSubviews) { cache = layout.makeCache(subviews: subviews) }

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

/// Views arranged by a layout.
public struct LayoutView<L: Layout, Content: View> {
    var layout: L
    var content: Content
}

extension LayoutView: View {}
extension LayoutView: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.side.layouts.append(TypedLayoutBox(view.layout))
        let index = builder.side.layouts.count - 1
        let axis: StackAxis =
            switch L.layoutProperties.stackOrientation {
            case .horizontal: .horizontal
            case .vertical: .vertical
            case nil: .none
            }
        // `a` is the layout's place in its table; the payload counts containers, as for stacks.
        let node = Node(kind: .layout, parent: -1, payload: builder.newContainer(), a: Double(index))
        builder.node(node) { builder in
            builder.side.names[builder.parent] = String("\(L.self)".prefix { $0 != "<" })
            builder.withStackAxis(axis) { Content._makeNodes(view.content, &$0) }
        }
    }
}
