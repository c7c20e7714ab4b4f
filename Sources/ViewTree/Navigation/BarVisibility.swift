/// Whether bars show: the screen's own, or that of the tab view around.
nonisolated public struct _BarVisibilityModifier: PrimitiveModifier {
    var visibility: Visibility
    var bars: [ToolbarPlacement]

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        if modifier.visibility == .hidden {
            let bars = modifier.bars
            if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
                builder.environment.navigation?.isHidden = true
            }
            if bars.contains(.tabBar) { builder.environment.tabBar?.isHidden = true }
            if bars.contains(.bottomBar) { builder.environment.navigation?.hidesBottomBar = true }
        }
        C._makeNodes(content, &builder)
    }

    /// It is about the screen, not about each view.
    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }
}

nonisolated extension View {
    /// Whether bars show.
    public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> ModifiedContent<Self, _BarVisibilityModifier> {
        modifier(_BarVisibilityModifier(visibility: visibility, bars: bars))
    }

    /// Whether bars show.
    public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> ModifiedContent<Self, _BarVisibilityModifier> {
        modifier(_BarVisibilityModifier(visibility: visibility, bars: bars))
    }
}
