import Foundation

/// A button that opens a menu. The menu is not part of the screen before it is open.
public struct Menu<Label: View, Content: View> {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension Menu: View where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == _TitleAndImage, Content: View {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(
            label: _TitleAndImage(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: _TitleAndImage(titleKey, image: image), content: content(), primaryAction: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: _TitleAndImage(title, systemImage: systemImage), content: content(), primaryAction: nil)
    }
}

extension Menu where Label == _TitleAndImage, Content: View {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: _TitleAndImage(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: _TitleAndImage(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }
}

extension Menu: PrimitiveView where Label: View, Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        if builder.environment.isInMenu { return makeSubmenu(view, &builder) }
        if let style = builder.environment.menuStyle {
            let configuration = MenuStyleConfiguration(
                label: _StyledPart(AnyView(view.label)), content: _StyledPart(AnyView(view.content)),
                primaryAction: view.primaryAction)
            return builder.withEnvironment(\.menuStyle, nil) { AnyView._makeNodes(style.make(configuration), &$0) }
        }
        let state = builder.opening(.menu, view.label.plainTitle()) { AnyView(view.content) }
        let button = AnyButton(
            role: nil, action: view.primaryAction ?? { state.open() }, label: AnyView(view.label))
        guard view.primaryAction == nil else {
            // A tap acts, and a press that lasts opens the menu.
            let press = _GestureModifier(
                name: "Menu", gesture: LongPressGesture().onEnded { _ in state.open() }, priority: .high,
                ignoresTaps: true, secondary: { state.open() })
            let content = LoweredContent { builder in Self.makeButton(view, button, &builder) }
            return type(of: press)._makeNodes(press, content, &builder)
        }
        makeButton(view, button, &builder)
    }

    /// A row of the menu around that opens a menu of its own. What is chosen there closes both.
    @MainActor
    private static func makeSubmenu(_ view: Self, _ builder: inout NodeBuilder) {
        let state = builder.opening(
            .menu, view.label.plainTitle(), alsoClosing: builder.environment.dismissal
        ) { AnyView(view.content) }
        let label = HStack {
            view.label
            Spacer(minLength: 0)
            Image(systemName: "chevron.right")
        }
        let button = AnyButton(role: nil, action: { state.open() }, label: AnyView(label))
        builder.withEnvironment(\.buttonCompletion, nil) { builder in
            builder.environment.buttonStyle.makeNodes(button, named: "Menu", &builder)
        }
    }

    @MainActor
    private static func makeButton(_ view: Self, _ button: AnyButton, _ builder: inout NodeBuilder) {
        let table = builder.controls
        let isBordered = builder.environment.platform.isMacOS && builder.environment.menuLook != .borderless
        let hasIndicator = builder.environment.showsMenuIndicator
        let row = builder.nextRow
        // A button style around a menu is that of its button.
        if case .custom(let make) = builder.environment.buttonStyle {
            let configuration = ButtonStyleConfiguration(
                role: nil, label: .init(view: AnyView(view.label)), isPressed: false)
            return button.makeNodes(&builder, named: "Menu") { builder in
                builder.single(make(configuration), in: Node(kind: .hstack, parent: -1))
            }
        }
        var isBuiltInBordered = false
        var isProminent = false
        if case .builtIn(let appearance) = builder.environment.buttonStyle {
            isProminent = appearance == .borderedProminent
            isBuiltInBordered = appearance == .bordered || isProminent
        }
        let appearance: ButtonAppearance =
            if case .builtIn(let appearance) = builder.environment.buttonStyle { appearance } else { .automatic }
        button.makeNodes(&builder, named: "Menu") { builder in
            builder.withButtonInk(appearance, nil) { builder in
                guard isBordered || isBuiltInBordered else {
                    return builder.single(button.label, in: Node(kind: .hstack, parent: -1))
                }
                guard hasIndicator, table.menuIndicatorWidth > 0 else {
                    return builder.bordered(button.label, isProminent: isProminent)
                }
                let label = HStack(spacing: 0) {
                    view.label
                    Color.clear.frame(width: table.menuIndicatorWidth, height: 0)
                }
                builder.bordered(AnyView(label), isProminent: isProminent)
            }
        }
        builder.note(row, .menu)
    }
}

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View = EmptyView
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = MenuStyleConfiguration

    nonisolated static var _look: _MenuLook { get }
}

extension MenuStyle {
    nonisolated public static var _look: _MenuLook { .automatic }
}

extension MenuStyle where Body == EmptyView {
    /// The library's own styles have a look instead.
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The system's looks of a menu's button.
public enum _MenuLook: Sendable { case automatic, button, borderless }

public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}
}
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public static var _look: _MenuLook { .button }
    nonisolated public init() {}
}
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public static var _look: _MenuLook { .borderless }
    nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuLookKey: EnvironmentKey { static var defaultValue: _MenuLook { .automatic } }
private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    var menuLook: _MenuLook {
        get { self[MenuLookKey.self] }
        set { self[MenuLookKey.self] = newValue }
    }

    var showsMenuIndicator: Bool {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

nonisolated extension View {
    /// Sets the style of the menus inside.
    public func menuStyle<S: MenuStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.menuLook = S._look
                environment.menuStyle =
                    S.Body.self == EmptyView.self
                    ? nil : StyleMaker { AnyView(style.makeBody(configuration: $0)) }
            })
    }

    /// Whether a menu's button shows that it opens one.
    public func menuIndicator(_ visibility: Visibility) -> ModifiedContent<Self, _ControlStyleModifier> {
        modifier(_ControlStyleModifier { $0.showsMenuIndicator = visibility != .hidden })
    }

    /// The order of a menu's items; the menu itself is not shown here.
    public func menuOrder(_ order: MenuOrder) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }
}

/// A menu as its style sees it.
public struct MenuStyleConfiguration {
    public enum LabelRole {}
    public enum ContentRole {}
    public typealias Label = _StyledPart<LabelRole>
    public typealias Content = _StyledPart<ContentRole>

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu inside a `MenuStyle`.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
    }
}

/// What an item of a menu does to it.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String
    /// The menu goes when an item acts.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

nonisolated extension View {
    /// Whether a menu goes when one of the items inside acts.
    public func menuActionDismissBehavior(
        _ behavior: MenuActionDismissBehavior
    ) -> ModifiedContent<Self, _ControlStyleModifier> {
        modifier(_ControlStyleModifier { $0.menuActionDismissBehavior = behavior })
    }
}

private enum MenuDismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }
private enum MenuStyleKey: EnvironmentKey { static var defaultValue: StyleMaker<MenuStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissKey.self] }
        set { self[MenuDismissKey.self] = newValue }
    }

    var menuStyle: StyleMaker<MenuStyleConfiguration>? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}
