/// How a toggle looks.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ToggleStyleConfiguration
}

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label {
        let view: AnyView
    }

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool
    let title: String?

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool, title: String?) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
        self.title = title
    }
}

extension ToggleStyleConfiguration.Label: View {
    public var body: AnyView { view }
}

/// The system's looks of a toggle.
enum ToggleLook: Sendable { case automatic, `switch`, button, checkbox }

protocol BuiltInToggleStyle: ToggleStyle {
    nonisolated static var look: ToggleLook { get }
}

/// The platform's own: a switch on iOS, a checkbox on a Mac.
public struct DefaultToggleStyle: BuiltInToggleStyle {
    nonisolated static var look: ToggleLook { .automatic }
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Self.styled(configuration) }
}
public struct SwitchToggleStyle: BuiltInToggleStyle {
    nonisolated static var look: ToggleLook { .switch }
    let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        Self.styled(configuration).modifier(_ControlStyleModifier { if let tint { $0.tint = tint } })
    }
}
public struct ButtonToggleStyle: BuiltInToggleStyle {
    nonisolated static var look: ToggleLook { .button }
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Self.styled(configuration) }
}
public struct CheckboxToggleStyle: BuiltInToggleStyle {
    nonisolated static var look: ToggleLook { .checkbox }
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Self.styled(configuration) }
}

extension BuiltInToggleStyle {
    fileprivate static func styled(
        _ configuration: ToggleStyleConfiguration
    ) -> EnvironmentContent<Toggle<ToggleStyleConfiguration.Label>, EnvironmentToggleStyle> {
        Toggle(configuration).environment(\.toggleStyle, .builtIn(look))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// The style of the toggles inside.
enum EnvironmentToggleStyle: @unchecked Sendable {
    case builtIn(ToggleLook)
    case custom(@MainActor (ToggleStyleConfiguration) -> AnyView)
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: EnvironmentToggleStyle { .builtIn(.automatic) }
}

extension EnvironmentValues {
    var toggleStyle: EnvironmentToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the toggles inside.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        // Bodies are made one at a time, wherever they are made.
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.toggleStyle = .custom { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}
