/// A modifier with a part that can be animated, by its name of iOS 13.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Mirrors the content in a layout direction.
nonisolated public struct _MirroringModifier: PrimitiveModifier {
    var behavior: LayoutDirectionBehavior

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        guard modifier.behavior.isMirrored(in: builder.environment.layoutDirection) else {
            return C._makeNodes(content, &builder)
        }
        let mirrored = EmptyView().scaleEffect(x: -1, y: 1).modifier
        _PreparedNodeModifier._makeNodes(mirrored, content, &builder)
    }
}

nonisolated extension View {
    /// Whether the content is mirrored where layout runs from right to left.
    public func layoutDirectionBehavior(
        _ behavior: LayoutDirectionBehavior
    ) -> ModifiedContent<Self, _MirroringModifier> { modifier(_MirroringModifier(behavior: behavior)) }
}
