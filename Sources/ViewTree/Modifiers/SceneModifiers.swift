import Foundation

/// What a user was doing, to go on with it elsewhere.
open class NSUserActivity: @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    open var keywords: Set<String> = []
    open var targetContentIdentifier: String?
    open var requiredUserInfoKeys: Set<String>?
    open var needsSave = false

    public init(activityType: String) { self.activityType = activityType }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

/// The type of an activity that is an address in the web.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What can be put behind a view by the container around it.
public struct ContainerBackgroundPlacement: Sendable {
    private let name: String
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let window = ContainerBackgroundPlacement(name: "window")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

// What comes from and goes to the system around a window; there is none here.
nonisolated extension View {
    public func onOpenURL(prefersInApp: Bool) -> UnchangedContent<Self> { unchanged }

    public func onOpenURL(perform action: @escaping (URL) -> Void) -> UnchangedContent<Self> { unchanged }

    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> UnchangedContent<Self> { unchanged }

    public func statusBar(hidden: Bool) -> UnchangedContent<Self> { unchanged }
    public func statusBarHidden(_ hidden: Bool = true) -> UnchangedContent<Self> { unchanged }
    public func persistentSystemOverlays(_ visibility: Visibility) -> UnchangedContent<Self> { unchanged }
    public func prefersPersistentSystemOverlaysHidden(_ hidden: Bool = true) -> UnchangedContent<Self> { unchanged }
    public func defersSystemGestures(on edges: Edge.Set) -> UnchangedContent<Self> { unchanged }
    public func defaultAppStorage(_ store: UserDefaults) -> UnchangedContent<Self> { unchanged }
    public func interactionActivityTrackingTag(_ tag: String) -> UnchangedContent<Self> { unchanged }

    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> UnchangedContent<Self> { unchanged }

    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> UnchangedContent<Self> { unchanged }

    public func windowToolbarFullScreenVisibility(_ visibility: Visibility) -> UnchangedContent<Self> { unchanged }
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> UnchangedContent<Self> { unchanged }
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> UnchangedContent<Self> { unchanged }
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> UnchangedContent<Self> { unchanged }
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> UnchangedContent<Self> {
        unchanged
    }
}

/// What a user may do with a window.
public struct WindowInteractionBehavior: Sendable {
    private let name: String
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}
