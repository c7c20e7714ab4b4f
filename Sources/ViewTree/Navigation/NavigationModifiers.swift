import Foundation

/// Tells the bar of the screen that the view is in something.
nonisolated public struct _NavigationModifier: PrimitiveModifier {
    var change: (NavigationContext) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        // Outer modifiers are lowered first and have the last word: what is inside only fills gaps.
        if let navigation = builder.environment.navigation { modifier.change(navigation) }
        C._makeNodes(content, &builder)
    }

    /// It is about the screen, not about each view.
    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }
}

/// Registers a screen for values, or shows one.
nonisolated public struct _NavigationDestinationModifier: PrimitiveModifier {
    var register: (NavigationCoordinator) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        if let coordinator = builder.environment.navigationCoordinator { modifier.register(coordinator) }
        C._makeNodes(content, &builder)
    }

    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }
}

/// Bars' items.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// How a title is shown, for `toolbarTitleDisplayMode(_:)`.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationContext.Mode
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension NavigationContext.Mode {
    init(_ mode: NavigationBarItem.TitleDisplayMode) {
        switch mode {
        case .automatic: self = .automatic
        case .inline: self = .inline
        case .large: self = .large
        }
    }
}

nonisolated extension View {
    private func title(_ title: String) -> ModifiedContent<Self, _NavigationModifier> {
        modifier(_NavigationModifier { if $0.title == nil { $0.title = title } })
    }

    /// The title of the screen that the view is in.
    public func navigationTitle(_ title: Text) -> ModifiedContent<Self, _NavigationModifier> {
        self.title(title._plainString)
    }

    public func navigationTitle(_ titleKey: LocalizedStringKey) -> ModifiedContent<Self, _NavigationModifier> {
        title(Text(titleKey)._plainString)
    }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> ModifiedContent<Self, _NavigationModifier> {
        self.title(String(title))
    }

    public func navigationTitle(_ title: Binding<String>) -> ModifiedContent<Self, _NavigationModifier> {
        self.title(title.wrappedValue)
    }

    public func navigationBarTitle(_ title: Text) -> ModifiedContent<Self, _NavigationModifier> {
        self.title(title._plainString)
    }

    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> ModifiedContent<Self, _NavigationModifier> {
        title(Text(titleKey)._plainString)
    }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> ModifiedContent<Self, _NavigationModifier> {
        self.title(String(title))
    }

    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> ModifiedContent<Self, _NavigationModifier> {
        modifier(
            _NavigationModifier {
                if $0.title == nil { $0.title = title._plainString }
                if $0.mode == .automatic { $0.mode = NavigationContext.Mode(displayMode) }
            })
    }

    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> ModifiedContent<Self, _NavigationModifier> {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> ModifiedContent<Self, _NavigationModifier> {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    /// How the title of the screen is shown.
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> ModifiedContent<Self, _NavigationModifier> {
        modifier(_NavigationModifier { if $0.mode == .automatic { $0.mode = NavigationContext.Mode(displayMode) } })
    }

    public func toolbarTitleDisplayMode(
        _ mode: ToolbarTitleDisplayMode
    ) -> ModifiedContent<Self, _NavigationModifier> {
        modifier(_NavigationModifier { if $0.mode == .automatic { $0.mode = mode.mode } })
    }

    /// Whether the screen has no bar.
    public func navigationBarHidden(_ hidden: Bool) -> ModifiedContent<Self, _NavigationModifier> {
        modifier(_NavigationModifier { $0.isHidden = $0.isHidden || hidden })
    }

    /// Whether the screen's bar has no back button.
    public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> ModifiedContent<Self, _NavigationModifier> {
        modifier(_NavigationModifier { $0.hidesBackButton = $0.hidesBackButton || hidesBackButton })
    }

    /// The screen for values of a type that links push.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> ModifiedContent<Self, _NavigationDestinationModifier> {
        modifier(
            _NavigationDestinationModifier { coordinator in
                guard coordinator.destinations[ObjectIdentifier(D.self)] == nil else { return }
                coordinator.destinations[ObjectIdentifier(D.self)] = { value in
                    if let value = value.base as? D { AnyView(destination(value)) } else { AnyView(EmptyView()) }
                }
            })
    }

    /// A screen that a state shows.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> ModifiedContent<Self, _NavigationDestinationModifier> {
        let destination = destination()
        return modifier(
            _NavigationDestinationModifier { coordinator in
                guard isPresented.wrappedValue else { return }
                coordinator.presented.append(({ AnyView(destination) }, { isPresented.wrappedValue = false }))
            })
    }

    /// A screen for a value, while there is one.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> ModifiedContent<Self, _NavigationDestinationModifier> {
        modifier(
            _NavigationDestinationModifier { coordinator in
                guard let value = item.wrappedValue else { return }
                coordinator.presented.append(({ AnyView(destination(value)) }, { item.wrappedValue = nil }))
            })
    }

    /// How the older navigation view looks; every style is a stack here.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
}

/// How the older navigation view looks.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle {}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
