/// What a part of views, such as a button style, is shown on when a file has no view.
enum SampleHost {
    /// Source in front of the part and behind it; nil for what belongs to no view. In the order of their mention.
    static func code(showing type: DeclaredType) -> (before: String, after: String)? {
        for name in type.inherited {
            if let code = hosts[name] { return code }
        }
        return nil
    }

    private static let hosts: [String: (before: String, after: String)] = [
        "Layout": ("(", ") { ForEach(1..<6) { Text(\"Item \\($0)\").padding(8).background(Color.gray) } }"),
        "ViewModifier": ("Text(\"Content\").modifier(", ")"),
        "AnimatableModifier": ("Text(\"Content\").modifier(", ")"),
        "GeometryEffect": ("Text(\"Content\").modifier(", ")"),
        "ButtonStyle": ("Button(\"Button\") {}.buttonStyle(", ")"),
        "PrimitiveButtonStyle": ("Button(\"Button\") {}.buttonStyle(", ")"),
        "ToggleStyle": ("Toggle(\"Toggle\", isOn: .constant(true)).toggleStyle(", ")"),
        "LabelStyle": ("Label(\"Label\", systemImage: \"star.fill\").labelStyle(", ")"),
        "GroupBoxStyle": ("GroupBox(\"Group\") { Text(\"Content\") }.groupBoxStyle(", ")"),
        "ProgressViewStyle": ("ProgressView(\"Progress\", value: 0.5).progressViewStyle(", ")"),
        "TextFieldStyle": ("TextField(\"Field\", text: .constant(\"\")).textFieldStyle(", ")"),
        "MenuStyle": ("Menu(\"Menu\") { Button(\"Button\") {} }.menuStyle(", ")"),
        "GaugeStyle": ("Gauge(value: 0.5) { Text(\"Gauge\") }.gaugeStyle(", ")"),
        "LabeledContentStyle": ("LabeledContent(\"Label\", value: \"Value\").labeledContentStyle(", ")"),
        "DisclosureGroupStyle": (
            "DisclosureGroup(\"Group\", isExpanded: .constant(true)) { Text(\"Content\") }.disclosureGroupStyle(", ")"
        ),
        "Transition": ("Text(\"Content\").transition(", ")"),
        "ShapeStyle": ("Rectangle().fill(", ")"),
        "Shape": ("", ""),
        "InsettableShape": ("", ""),
    ]
}
