/// How a screen comes and goes. A screen that is there looks the same with all of them.
@MainActor @preconcurrency
public protocol NavigationTransition {}

nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
}

nonisolated public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

/// How the view that a transition begins at looks on the way.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
    public func navigationTransition(_ style: some NavigationTransition) -> UnchangedContent<Self> { unchanged }

    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> UnchangedContent<Self> {
        unchanged
    }

    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> UnchangedContent<Self> { unchanged }
}
