import Foundation

/// A line of text that can be edited. Its width is what it is offered.
public struct TextField<Label: View> {
    var source: FieldSource
    let prompt: Text?
    let axis: Axis
    let isSecure: Bool
    let label: Label
    let title: String?
}

extension TextField: View where Label: View {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FieldSource(text), prompt, .horizontal, label())
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(FieldSource(text), prompt, axis, label())
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(FieldSource(value, format), prompt, .horizontal, label())
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(FieldSource(optional: value, format), prompt, .horizontal, label())
    }

    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FieldSource(value, formatter), prompt, .horizontal, label())
    }

    fileprivate init(_ source: FieldSource, _ prompt: Text?, _ axis: Axis, _ label: Label) {
        self.source = source
        self.prompt = prompt
        self.axis = axis
        isSecure = false
        self.label = label
        title = label.plainTitle()
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(FieldSource(text), nil, .horizontal, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(FieldSource(text), nil, .horizontal, Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(FieldSource(text), prompt, .horizontal, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(FieldSource(text), prompt, .horizontal, Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(FieldSource(text), nil, axis, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(FieldSource(text), nil, axis, Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(FieldSource(text), prompt, axis, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(FieldSource(text), prompt, axis, Text(title))
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldSource(value, format), prompt, .horizontal, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldSource(value, format), prompt, .horizontal, Text(title))
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldSource(optional: value, format), prompt, .horizontal, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldSource(optional: value, format), prompt, .horizontal, Text(title))
    }

    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(FieldSource(value, formatter), prompt, .horizontal, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(FieldSource(value, formatter), prompt, .horizontal, Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, text: text)
        source.editingChanged = onEditingChanged
        source.commit = onCommit
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        source.commit = onCommit
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(title, text: text)
        source.editingChanged = onEditingChanged
        source.commit = onCommit
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
        source.commit = onCommit
    }
}

extension TextField where Label == _TextFieldStyleLabel {
    /// The field inside a style.
    init(_ field: FieldText) {
        source = field.source
        prompt = Text(verbatim: field.prompt)
        axis = field.axis
        isSecure = field.isSecure
        label = Label(title: field.label)
        title = field.label
    }
}

extension TextField: PrimitiveView where Label: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let prompt = view.prompt?._plainString ?? view.title ?? ""
        var field = FieldText(
            source: view.source, prompt: prompt, label: view.title ?? prompt, axis: view.axis, isSecure: view.isSecure)
        // In a form on a Mac the title stands before the field, and not in it.
        guard builder.environment.isInFormColumns, !builder.environment.labelsHidden, let title = view.title,
            !title.isEmpty
        else { return builder.styledField(field) }
        field.prompt = view.prompt?._plainString ?? ""
        builder.labelledRow(field.isSecure ? "SecureField" : "TextField", label: Text(verbatim: title)) { builder in
            builder.styledField(field)
        }
    }
}

/// A line of text that can be edited and is shown as dots.
public struct SecureField<Label: View> {
    var source: FieldSource
    let prompt: Text?
    let title: String?
}

extension SecureField: View where Label: View {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: FieldSource(text), prompt: prompt, title: label().plainTitle())
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil) { Text(titleKey) }
        source.commit = onCommit
    }
}

extension SecureField: PrimitiveView where Label: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let prompt = view.prompt?._plainString ?? view.title ?? ""
        builder.styledField(
            FieldText(source: view.source, prompt: prompt, label: view.title ?? prompt, isSecure: true))
    }
}
