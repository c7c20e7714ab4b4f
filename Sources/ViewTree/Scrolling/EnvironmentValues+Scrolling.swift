import Foundation

private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ScrollRoleAnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollRoleAnchors { ScrollRoleAnchors() }
}
private enum ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollDestination? { nil } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Between the edges of scroll views and their content.
    var scrollContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    var defaultScrollAnchor: UnitPoint? {
        get { self[ScrollAnchorKey.self] }
        set { self[ScrollAnchorKey.self] = newValue }
    }

    /// What roles were given of their own.
    var scrollRoleAnchors: ScrollRoleAnchors {
        get { self[ScrollRoleAnchorsKey.self] }
        set { self[ScrollRoleAnchorsKey.self] = newValue }
    }

    var scrollPosition: ScrollDestination? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }

    /// Whether scroll views react to drags.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

/// Scroll anchors of single roles: they go before the anchor for all roles, wherever that is written (Apple,
/// `defaultScrollAnchor(_:for:)`). The outer nil is "not given".
struct ScrollRoleAnchors {
    var initialOffset: UnitPoint??
    var alignment: UnitPoint??
}
