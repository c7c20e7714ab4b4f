import Foundation

nonisolated extension View {
    /// A bar at an edge, as with `safeAreaInset`; what is scrolled under it looks softer.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Mirrors the content where layout runs from right to left.
    public func flipsForRightToLeftLayoutDirection(
        _ enabled: Bool
    ) -> ModifiedContent<Self, _MirroringModifier> {
        modifier(_MirroringModifier(behavior: enabled ? .mirrors : .fixed))
    }

    /// Details beside the view; where there is no room beside it, as on a phone, a sheet.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> ModifiedContent<Self, _PresentationModifier> { sheet(isPresented: isPresented, content: content) }

    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> UnchangedContent<Self>
    { unchanged }

    public func inspectorColumnWidth(_ width: CGFloat) -> UnchangedContent<Self> { unchanged }

    /// Whether controls show their labels.
    public func labelsVisibility(
        _ visibility: Visibility
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>> {
        transformEnvironment(\.labelsHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
    }

    public func navigationLinkIndicatorVisibility(
        _ visibility: Visibility
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "the arrow of a navigation link always has its room"))
    }

    /// A picker's choices side by side, on a Mac.
    public func horizontalRadioGroupLayout() -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "horizontalRadioGroupLayout is not modelled"))
    }
}
