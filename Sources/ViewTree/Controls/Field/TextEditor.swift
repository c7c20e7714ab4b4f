import Foundation

/// Text of many lines that can be edited: it takes what it is offered.
public struct TextEditor {
    let text: Binding<String>

    public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {}

extension TextEditor: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: TextEditor, _ builder: inout NodeBuilder) {
        if let style = builder.environment.textEditorStyle {
            return builder.withEnvironment(\.textEditorStyle, nil) {
                AnyView._makeNodes(style.make(TextEditorStyleConfiguration()), &$0)
            }
        }
        var entry = HostedEntry(
            kind: "TextEditor", label: view.text.wrappedValue, size: CGSize(width: CGFloat.nan, height: .nan),
            takesTouches: true, isEnabled: builder.environment.isEnabled, yieldsToAncestorTap: false, colors: [],
            activate: nil)
        entry.ideal = CGSize(width: 0, height: builder.controls.editorIdealHeight)
        entry.input = FieldSource(view.text).input(builder, takesLines: true)
        entry.shown = .text(view.text.wrappedValue, isPrompt: false)
        builder.hosted(entry, .editor)
    }
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View = EmptyView
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = TextEditorStyleConfiguration
}

extension TextEditorStyle where Body == EmptyView {
    /// The library's own styles are laid out alike.
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// A text editor as its style sees it.
public struct TextEditorStyleConfiguration {}

public struct AutomaticTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { nonisolated public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
    /// Sets the style of the text editors inside; their size is the same in all of the library's styles.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.textEditorStyle =
                    S.Body.self == EmptyView.self
                    ? nil : StyleMaker { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}

private enum TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: StyleMaker<TextEditorStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var textEditorStyle: StyleMaker<TextEditorStyleConfiguration>? {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}
