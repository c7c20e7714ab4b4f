import Foundation

/// A colour well that opens the system's colour panel, with a label before it.
public struct ColorPicker<Label: View> {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label
    let title: String?
}

extension ColorPicker: View where Label: View {
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
        title = self.label.plainTitle()
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension ColorPicker: PrimitiveView where Label: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        // A well may show its own colour and, in its ring, the system's hues.
        let hues: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
        var entry = HostedEntry(
            kind: "ColorPicker", label: view.title, size: builder.controls.colorWell, takesTouches: true,
            isEnabled: builder.environment.isEnabled, yieldsToAncestorTap: false,
            colors: ([view.selection.wrappedValue] + hues).map { builder.resolve($0) }, activate: nil)
        let input = ControlInput()
        let selection = view.selection
        let panel = builder.opening(.colorPanel, view.title) { AnyView(ColorPanel(selection: selection)) }
        entry.activate = { panel.open() }
        input.choose = { selection.wrappedValue = $0 }
        entry.input = input
        builder.hostedControl(entry, .colorWell, label: view.label)
    }
}
