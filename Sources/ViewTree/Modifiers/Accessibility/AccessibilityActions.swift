import Foundation

// Actions for assistive technology: nothing calls them here, and they change no frame and no hit.
nonisolated extension View {
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> UnchangedContent<Self> {
        unchanged
    }

    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> UnchangedContent<Self> { unchanged }

    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> UnchangedContent<Self> {
        unchanged
    }

    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> UnchangedContent<Self> { unchanged }

    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> UnchangedContent<Self> { unchanged }
}
