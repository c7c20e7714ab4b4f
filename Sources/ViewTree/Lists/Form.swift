/// Controls in rows.
///
/// On iOS an inset grouped list. On a Mac a column of labels and one of controls, or with `formStyle(.grouped)` a list.
public struct Form<Content: View> {
    let content: Content
}

extension Form: View where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Form: PrimitiveView where Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        if let style = builder.environment.formStyle {
            let configuration = FormStyleConfiguration(content: _StyledPart(AnyView(view.content)))
            return builder.withEnvironment(\.formStyle, nil) { AnyView._makeNodes(style.make(configuration), &$0) }
        }
        let isColumns = builder.environment.platform.isMacOS && builder.environment.formLook != .grouped
        guard isColumns else { return builder.list(view.content, .form, isForm: true) }
        let row = builder.nextRow
        let side = builder.side
        let columns = FormColumns()() { view.content }
        builder.withEnvironment(\.isInFormColumns, true) { type(of: columns)._makeNodes(columns, &$0) }
        side.names[row] = "Form"
        side.approximations[row] = "the gaps between its rows were recorded for some controls only"
    }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View = EmptyView
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = FormStyleConfiguration

    nonisolated static var _look: _FormLook { get }
}

extension FormStyle {
    nonisolated public static var _look: _FormLook { .automatic }
}

extension FormStyle where Body == EmptyView {
    /// The library's own styles have a look instead.
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The system's looks of a form.
public enum _FormLook: Sendable { case automatic, columns, grouped }

public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
}
public struct ColumnsFormStyle: FormStyle {
    nonisolated public static var _look: _FormLook { .columns }
    nonisolated public init() {}
}
public struct GroupedFormStyle: FormStyle {
    nonisolated public static var _look: _FormLook { .grouped }
    nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

private enum FormLookKey: EnvironmentKey { static var defaultValue: _FormLook { .automatic } }

extension EnvironmentValues {
    var formLook: _FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the forms inside.
    public func formStyle<S: FormStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.formLook = S._look
                environment.formStyle =
                    S.Body.self == EmptyView.self
                    ? nil : StyleMaker { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}

/// A form as its style sees it.
public struct FormStyleConfiguration {
    public enum ContentRole {}
    public typealias Content = _StyledPart<ContentRole>

    public let content: Content
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form inside a `FormStyle`.
    public init(_ configuration: FormStyleConfiguration) { self.init(content: configuration.content) }
}

private enum FormStyleKey: EnvironmentKey { static var defaultValue: StyleMaker<FormStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var formStyle: StyleMaker<FormStyleConfiguration>? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}
