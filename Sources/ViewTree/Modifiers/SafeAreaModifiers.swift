import Foundation

/// `safeAreaInset`: a bar at an edge; the content's safe area ends where it begins.
nonisolated public struct _SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
    var inset: Inset
    var edge: Edge
    var spacing: CGFloat?
    var alignment: AlignmentKey

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        var spacing = modifier.spacing.map { Double($0) } ?? .nan
        if let given = modifier.spacing, !given.isFinite {
            builder.warn("safeAreaInset's spacing is \(given); taken as not given")
            spacing = .nan
        }
        let isVertical = modifier.alignment.axis == .vertical
        let node = builder.safeAreaInset(
            modifier.edge, spacing: spacing,
            horizontal: isVertical ? AlignmentKey.center : modifier.alignment.index,
            vertical: isVertical ? modifier.alignment.index : AlignmentKey.center)
        builder.node(node) { builder in
            builder.member(0) { C._makeNodes(content, &$0) }
            builder.member(1) { builder in
                builder.single(modifier.inset, in: Node(kind: .zstack, parent: -1))
            }
        }
    }
}

extension NodeBuilder {
    /// A row for a view and a bar at one of its edges.
    func safeAreaInset(
        _ edge: Edge, spacing: Double, horizontal: UInt8 = AlignmentKey.center, vertical: UInt8 = AlignmentKey.center
    ) -> Node {
        Node(
            kind: .safeAreaInset, parent: -1, payload: newContainer(), a: spacing, b: Double(edge.rawValue),
            horizontal: horizontal, vertical: vertical)
    }
}

/// `safeAreaPadding`: makes the safe area smaller.
nonisolated public struct _SafeAreaPaddingModifier: PrimitiveModifier {
    var edges: Edge.Set
    var insets: EdgeInsets?

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let payload = builder.insets(modifier.edges, modifier.insets)
        builder.node(Node(kind: .safeAreaPadding, parent: -1, payload: payload)) { C._makeNodes(content, &$0) }
    }
}

nonisolated extension View {
    /// Puts a bar above or below the view; the view's safe area ends where the bar begins.
    ///
    /// - Parameter spacing: Points between both; nil for what they prefer.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
        modifier(
            _SafeAreaInsetModifier(
                inset: content(), edge: edge == .top ? .top : .bottom, spacing: spacing, alignment: alignment.key))
    }

    /// Puts a bar before or after the view; the view's safe area ends where the bar begins.
    ///
    /// - Parameter spacing: Points between both; nil for what they prefer.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
        modifier(
            _SafeAreaInsetModifier(
                inset: content(), edge: edge == .leading ? .leading : .trailing, spacing: spacing,
                alignment: alignment.key))
    }

    /// Makes the safe area smaller on each edge.
    public func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedContent<Self, _SafeAreaPaddingModifier> {
        modifier(_SafeAreaPaddingModifier(edges: .all, insets: insets))
    }

    /// Makes the safe area smaller on some edges: by `length` points, or the system's amount for nil.
    public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedContent<Self, _SafeAreaPaddingModifier> {
        modifier(
            _SafeAreaPaddingModifier(
                edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    /// Makes the safe area smaller on every edge.
    public func safeAreaPadding(_ length: CGFloat) -> ModifiedContent<Self, _SafeAreaPaddingModifier> {
        safeAreaPadding(.all, length)
    }
}
