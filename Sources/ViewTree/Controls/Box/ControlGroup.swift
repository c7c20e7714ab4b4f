/// Controls that belong together, side by side.
public struct ControlGroup<Content> {
    let content: Content
}

extension ControlGroup: View where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content(), label: label()))
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: LabeledControlGroupContent(content: content(), label: Text(titleKey)))
    }
}

extension ControlGroup where Content: View {
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            content: LabeledControlGroupContent(
                content: content(), label: Label(titleKey, systemImage: systemImage)))
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            content: LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage)))
    }
}

/// The content of a control group with a label; the label shows in menus alone.
public struct LabeledControlGroupContent<Content, Label> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View where Content: View, Label: View {
    public var body: Content { content }
}

extension ControlGroup: PrimitiveView where Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let row = builder.nextRow
        builder.rowNamed("ControlGroup") { Content._makeNodes(view.content, &$0) }
        builder.side.approximations[row] = "laid out as a row of its controls"
    }
}
