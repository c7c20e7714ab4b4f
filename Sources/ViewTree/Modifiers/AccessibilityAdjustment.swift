/// Which way an element is adjusted.
public enum AccessibilityAdjustmentDirection: Sendable {
    case increment, decrement
}

/// `accessibilityAdjustableAction`.
nonisolated public struct _AdjustableModifier: PrimitiveModifier {
    var handler: (AccessibilityAdjustmentDirection) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.side.adjustments[builder.identity] = modifier.handler
        C._makeNodes(content, &builder)
    }
}

nonisolated extension View {
    /// What one step more or less does, for assistive technology.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, _AdjustableModifier> {
        modifier(_AdjustableModifier(handler: handler))
    }
}
