import Foundation

/// How a button looks.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let view: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    public var body: AnyView { view }
}

/// How a button looks and when it acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button as a primitive style sees it.
public struct PrimitiveButtonStyleConfiguration {
    public struct Label {
        let view: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    /// Does what the button does.
    public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    public var body: AnyView { view }
}

/// The built-in styles that only differ in what they put around the label.
public struct DefaultButtonStyle: BuiltInButtonStyle {
    public init() {}
    nonisolated public static var appearance: ButtonAppearance { .automatic }
}
public struct PlainButtonStyle: BuiltInButtonStyle {
    public init() {}
    nonisolated public static var appearance: ButtonAppearance { .plain }
}
public struct BorderlessButtonStyle: BuiltInButtonStyle {
    public init() {}
    nonisolated public static var appearance: ButtonAppearance { .borderless }
}
public struct BorderedButtonStyle: BuiltInButtonStyle {
    public init() {}
    nonisolated public static var appearance: ButtonAppearance { .bordered }
}
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
    public init() {}
    nonisolated public static var appearance: ButtonAppearance { .borderedProminent }
}

/// Glass of iOS 26, laid out as a bordered button.
public struct GlassButtonStyle: BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated public init(_ glass: Glass) {}
    nonisolated public static var appearance: ButtonAppearance { .bordered }
}
public struct GlassProminentButtonStyle: BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated public static var appearance: ButtonAppearance { .borderedProminent }
}
public struct LinkButtonStyle: BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated public static var appearance: ButtonAppearance { .borderless }
}
public struct AccessoryBarButtonStyle: BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated public static var appearance: ButtonAppearance { .borderless }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// What is put around a label.
public enum ButtonAppearance: Sendable { case automatic, plain, borderless, bordered, borderedProminent }

public protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    nonisolated static var appearance: ButtonAppearance { get }
}

extension BuiltInButtonStyle {
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(StyledButton(appearance: Self.appearance, configuration: configuration))
    }
}

/// A button in a built-in style.
private struct StyledButton {
    let appearance: ButtonAppearance
    let configuration: PrimitiveButtonStyleConfiguration
}

extension StyledButton: View {}
extension StyledButton: PrimitiveView {
    @MainActor static func _makeNodes(_ view: StyledButton, _ builder: inout NodeBuilder) {
        let button = AnyButton(
            role: view.configuration.role, action: view.configuration.action, label: view.configuration.label.view)
        EnvironmentButtonStyle.builtIn(view.appearance).makeNodes(button, &builder)
    }
}

/// The style of the buttons below.
enum EnvironmentButtonStyle: @unchecked Sendable {
    case builtIn(ButtonAppearance)
    case custom(@MainActor (ButtonStyleConfiguration) -> AnyView)
    case primitive(@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)

    /// Not inlined: into `NodeBuilder.toggle` it makes the optimiser of Swift 6.3.1 fail with an ownership error.
    ///
    /// - Parameter name: what the button is called where it is none, like a NavigationLink.
    @MainActor @inline(never)
    func makeNodes(_ button: AnyButton, named name: String? = nil, _ builder: inout NodeBuilder) {
        switch self {
        case .builtIn(let appearance):
            // Automatic is borderless on iOS and bordered on a Mac; on a Mac's list rows, too.
            let isBordered =
                appearance == .bordered || appearance == .borderedProminent
                || (appearance == .automatic && builder.environment.platform.isMacOS)
            button.makeNodes(&builder, isAutomatic: appearance == .automatic, named: name) { builder in
                builder.withButtonInk(appearance, button.role) { builder in
                    guard isBordered else { return builder.single(button.label, in: Node(kind: .hstack, parent: -1)) }
                    builder.bordered(
                        button.label, isProminent: appearance == .borderedProminent, role: button.role)
                }
            }
        case .custom(let make):
            let identity = builder.identity
            button.makeNodes(&builder, named: name, pressIdentity: identity) { builder in
                let configuration = ButtonStyleConfiguration(
                    role: button.role, label: .init(view: button.label),
                    isPressed: builder.store.pressed.contains(identity))
                builder.single(make(configuration), in: Node(kind: .hstack, parent: -1))
            }
        case .primitive(let make):
            let configuration = PrimitiveButtonStyleConfiguration(
                role: button.role, label: .init(view: button.label), action: button.action)
            // A primitive style may put a Button inside: that one is in the default style.
            builder.withEnvironment(\.buttonStyle, .builtIn(.automatic)) { builder in
                AnyView._makeNodes(make(configuration), &builder)
            }
        }
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: EnvironmentButtonStyle { .builtIn(.automatic) }
}

extension EnvironmentValues {
    var buttonStyle: EnvironmentButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the buttons inside.
    public func buttonStyle<S: ButtonStyle>(
        _ style: S
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<ButtonStyleBox>> {
        // Bodies are made one at a time, wherever they are made.
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.buttonStyleBox) {
            $0 = ButtonStyleBox(.custom { AnyView(style.makeBody(configuration: $0)) })
        }
    }

    public func buttonStyle<S: PrimitiveButtonStyle>(
        _ style: S
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<ButtonStyleBox>> {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.buttonStyleBox) { box in
            if let builtIn = S.self as? any BuiltInButtonStyle.Type {
                box = ButtonStyleBox(.builtIn(builtIn.appearance))
            } else {
                box = ButtonStyleBox(.primitive { AnyView(style.makeBody(configuration: $0)) })
            }
        }
    }
}

/// A style as an environment value whose cases stay private.
public struct ButtonStyleBox {
    var style: EnvironmentButtonStyle
    init(_ style: EnvironmentButtonStyle) { self.style = style }
}

extension EnvironmentValues {
    fileprivate var buttonStyleBox: ButtonStyleBox {
        get { ButtonStyleBox(buttonStyle) }
        set { buttonStyle = newValue.style }
    }
}
