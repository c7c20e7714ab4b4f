import Foundation

/// `padding`.
@frozen
nonisolated public struct _PaddingLayout: PrimitiveModifier {
    public var edges: Edge.Set
    /// nil for the default amount.
    public var insets: EdgeInsets?

    @inlinable
    public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    @inlinable
    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.node(Node(kind: .padding, parent: -1, payload: builder.insets(modifier.edges, modifier.insets))) {
            C._makeNodes(content, &$0)
        }
    }
}

extension NodeBuilder {
    @usableFromInline
    func insets(_ edges: Edge.Set, _ given: EdgeInsets?) -> Int32 {
        let amount = ControlMetrics.defaultPadding
        let insets = given ?? EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount)
        if edges == .all && insets.top.isFinite && insets.leading.isFinite && insets.bottom.isFinite
            && insets.trailing.isFinite
        {
            side.insets.append(insets)
            return Int32(side.insets.count - 1)
        }
        var invalid: [String] = []
        func length(_ edge: Edge.Set, _ value: CGFloat, _ name: String) -> CGFloat {
            guard edges.contains(edge) else { return 0 }
            if value.isFinite { return value }
            invalid.append("\(name) \(value)")
            return 0
        }
        side.insets.append(
            EdgeInsets(
                top: length(.top, insets.top, "top"), leading: length(.leading, insets.leading, "leading"),
                bottom: length(.bottom, insets.bottom, "bottom"),
                trailing: length(.trailing, insets.trailing, "trailing")))
        if !invalid.isEmpty { warn("padding is no length: \(invalid.joined(separator: ", ")); taken as 0") }
        return Int32(side.insets.count - 1)
    }
}

nonisolated extension View {
    /// Adds room on each edge. Negative insets let the content overflow.
    @inlinable
    public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
        modifier(_PaddingLayout(insets: insets))
    }

    /// Adds room on some edges: `length` points, or the system's amount (16) for nil.
    @inlinable
    public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedContent<Self, _PaddingLayout> {
        modifier(
            _PaddingLayout(
                edges: edges,
                insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    /// Adds the same room on every edge.
    @inlinable
    public func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> { padding(.all, length) }
}
