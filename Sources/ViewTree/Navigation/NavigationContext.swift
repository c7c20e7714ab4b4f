import Foundation

/// The bar of a screen in a navigation stack: what the views inside ask of it.
public final class NavigationContext: @unchecked Sendable {
    /// How a title is shown.
    public enum Mode: Sendable { case automatic, inline, large }

    public internal(set) var title: String?
    public internal(set) var mode = Mode.automatic
    public internal(set) var isHidden = false
    /// Whether something stands in the bar besides the title.
    public internal(set) var hasItems = false
    /// What stands in the bar.
    var items: [@MainActor (inout NodeBuilder) -> Void] = []

    /// Whether the title stands below the bar in large letters.
    public var hasLargeTitle: Bool { title != nil && mode != .inline && !isHidden }

    init() {}
}

private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }

extension EnvironmentValues {
    /// The bar above; nil outside of navigation stacks.
    var navigation: NavigationContext? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
