import Foundation

/// Text of many lines that can be edited: it takes what it is offered.
public struct TextEditor {
    let text: Binding<String>

    public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {}

extension TextEditor: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: TextEditor, _ builder: inout NodeBuilder) {
        var entry = HostedEntry(
            kind: "TextEditor", label: view.text.wrappedValue, size: CGSize(width: CGFloat.nan, height: .nan),
            takesTouches: true, isEnabled: builder.environment.isEnabled, yieldsToAncestorTap: false, colors: [],
            activate: nil)
        entry.ideal = CGSize(width: 0, height: builder.controls.editorIdealHeight)
        entry.input = FieldSource(view.text).input(builder, takesLines: true)
        builder.hosted(entry, .editor)
    }
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { nonisolated public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
    /// Sets the style of the text editors inside; their size is the same in every style.
    public func textEditorStyle(_ style: some TextEditorStyle) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
}
