// Of windows that are not opened and of what moves them.
nonisolated extension View {
    public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> UnchangedContent<Self> { unchanged }
    public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> UnchangedContent<Self> { unchanged }
    public func windowResizeAnchor(_ anchor: UnitPoint?) -> UnchangedContent<Self> { unchanged }
    public func allowsWindowActivationEvents() -> UnchangedContent<Self> { unchanged }
    public func allowsWindowActivationEvents(_ value: Bool?) -> UnchangedContent<Self> { unchanged }
    /// A window has one size here.
    public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> UnchangedContent<Self> { unchanged }
    public func assistiveAccessNavigationIcon(_ icon: Image) -> UnchangedContent<Self> { unchanged }
    public func assistiveAccessNavigationIcon(systemImage: String) -> UnchangedContent<Self> { unchanged }
}
