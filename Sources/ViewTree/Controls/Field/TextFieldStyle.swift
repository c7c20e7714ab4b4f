/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder @MainActor func _body(configuration: TextField<Self._Label>) -> _Body
    typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field inside a style.
public struct _TextFieldStyleLabel {
    let title: String
}

extension _TextFieldStyleLabel: View {
    public var body: Text { Text(verbatim: title) }
}

/// The system's looks of a text field.
enum TextFieldLook: Sendable { case automatic, plain, bordered }

public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration.look(.automatic) }
}
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration.look(.plain) }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration.look(.bordered) }
}
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration.look(.bordered) }
}

extension TextField where Label == _TextFieldStyleLabel {
    fileprivate func look(_ look: TextFieldLook) -> EnvironmentContent<Self, EnvironmentTextFieldStyle> {
        environment(\.textFieldStyle, .builtIn(look))
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// The style of the text fields inside.
enum EnvironmentTextFieldStyle: @unchecked Sendable {
    case builtIn(TextFieldLook)
    case custom(@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)
}

private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: EnvironmentTextFieldStyle { .builtIn(.automatic) }
}

extension EnvironmentValues {
    var textFieldStyle: EnvironmentTextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the text fields inside.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.textFieldStyle = .custom { AnyView(style._body(configuration: $0)) }
            })
    }
}
