import Foundation

/// How far a view keeps from the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
    private let name: String

    public static let minimum = ScenePadding(name: "minimum")
    /// Lines a view up with the content of a watch's navigation bar.
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// `scenePadding`: Apple's documentation names no amount; what is taken is said at the row.
nonisolated public struct _ScenePaddingLayout: PrimitiveModifier {
    var edges: Edge.Set

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let amount: CGFloat = builder.environment.platform.isMacOS ? 20 : ControlMetrics.defaultPadding
        let insets = EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount)
        let side = builder.side
        let payload = builder.insets(modifier.edges, insets)
        builder.node(Node(kind: .padding, parent: -1, payload: payload)) { builder in
            side.approximations[builder.parent] = "the padding of scenes was not recorded; \(Int(amount)) points"
            C._makeNodes(content, &builder)
        }
    }
}

nonisolated extension View {
    /// Adds room on some edges, as much as suits the scene.
    public func scenePadding(_ edges: Edge.Set = .all) -> ModifiedContent<Self, _ScenePaddingLayout> {
        modifier(_ScenePaddingLayout(edges: edges))
    }

    /// Adds room of a kind on some edges, as much as suits the scene.
    public func scenePadding(
        _ padding: ScenePadding, edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _ScenePaddingLayout> { modifier(_ScenePaddingLayout(edges: edges)) }
}
