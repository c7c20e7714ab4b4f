import Foundation

/// The bar of a screen in a navigation stack: what the views inside ask of it, collected while they are lowered.
public final class NavigationContext: @unchecked Sendable {
    /// How a title is shown.
    enum Mode: Sendable { case automatic, inline, large }

    var title: String?
    var mode = Mode.automatic
    var isHidden = false
    var hidesBackButton = false
    var hidesBottomBar = false
    var items: [ToolbarEntry] = []
    var search: SearchField?
    /// The screen below; nil for the root.
    let previous: NavigationContext?

    init(after previous: NavigationContext?) { self.previous = previous }

    /// Whether the title stands below the bar in large letters. A screen that leaves it open does as the one before.
    public var hasLargeTitle: Bool {
        guard title != nil, !isHidden else { return false }
        switch mode {
        case .inline: return false
        case .large: return true
        case .automatic: return previous?.prefersLargeTitle ?? true
        }
    }

    private var prefersLargeTitle: Bool { mode == .automatic ? previous?.prefersLargeTitle ?? true : mode == .large }

    var showsBackButton: Bool { previous != nil && !hidesBackButton }

    /// An untitled root has no bar (swiftui-web `ios/nav`).
    var showsBar: Bool {
        !isHidden && (title != nil || items.contains(where: \.isInBar) || showsBackButton || search != nil)
    }
}

/// The screens of a navigation stack, while it is lowered.
final class NavigationCoordinator: @unchecked Sendable {
    let path: AnyNavigationPath?
    let pushes: NavigationPushes
    let store: StateStore
    /// Screens for values of a type.
    var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
    /// Screens that a state asks for, and how to take them away.
    var presented: [(make: () -> AnyView, dismiss: () -> Void)] = []
    /// Whether it shows the screens that another coordinator would not know.
    var isEmpty: Bool { pushes.screens.isEmpty && presented.isEmpty && (path?.values.isEmpty ?? true) }

    init(path: AnyNavigationPath?, pushes: NavigationPushes, store: StateStore) {
        self.path = path
        self.pushes = pushes
        self.store = store
    }

    func push(_ view: @escaping () -> AnyView) {
        pushes.screens.append(.view(view))
        store.invalidate()
    }

    func push(_ value: AnyHashable) {
        if let path, path.append(value) { return }
        pushes.screens.append(.value(value))
        store.invalidate()
    }

    func pop() {
        if !pushes.screens.isEmpty {
            pushes.screens.removeLast()
            store.invalidate()
        } else if let last = presented.last {
            last.dismiss()
        } else {
            path?.removeLast()
        }
    }

    /// The screens above the root, from below.
    func screens() -> [() -> AnyView] {
        var screens: [() -> AnyView] = []
        for value in path?.values ?? [] { if let screen = screen(for: value) { screens.append(screen) } }
        screens += presented.map(\.make)
        for push in pushes.screens {
            switch push {
            case .view(let make): screens.append(make)
            case .value(let value): if let screen = screen(for: value) { screens.append(screen) }
            }
        }
        return screens
    }

    private func screen(for value: AnyHashable) -> (() -> AnyView)? {
        destinations[ObjectIdentifier(type(of: value.base))].map { make in { make(value) } }
    }
}

/// What links pushed besides the path; kept as long as the stack is.
final class NavigationPushes {
    enum Screen {
        case view(() -> AnyView)
        case value(AnyHashable)
    }
    var screens: [Screen] = []
}

/// A stack's path whose type is hidden.
struct AnyNavigationPath: @unchecked Sendable {
    let values: [AnyHashable]
    /// False where the path holds values of another type.
    let append: (AnyHashable) -> Bool
    let removeLast: () -> Void
}

private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }
private enum NavigationCoordinatorKey: EnvironmentKey { static var defaultValue: NavigationCoordinator? { nil } }
private enum WindowSafeAreaKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    /// The bar above; nil outside of navigation stacks.
    var navigation: NavigationContext? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }

    var navigationCoordinator: NavigationCoordinator? {
        get { self[NavigationCoordinatorKey.self] }
        set { self[NavigationCoordinatorKey.self] = newValue }
    }

    /// The safe area of the window, which bars go by.
    /// The width of the window, in points; 0 where there is none.
    public var _windowWidth: CGFloat {
        get { self[WindowWidthKey.self] }
        set { self[WindowWidthKey.self] = newValue }
    }

    public var _windowSafeArea: EdgeInsets {
        get { self[WindowSafeAreaKey.self] }
        set { self[WindowSafeAreaKey.self] = newValue }
    }
}

private enum WindowWidthKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
