import Foundation

/// A colour well that opens the system's colour panel, with a label before it.
public struct ColorPicker<Label> {
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
        title = (self.label as? Text)?._plainString
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
        let environment = builder.environment
        // A well may show its own colour and, in its ring, the system's hues.
        let hues: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
        builder.hostedControl(
            HostedEntry(
                kind: "ColorPicker", label: view.title, size: ControlMetrics(environment.platform).colorWell,
                takesTouches: true, isEnabled: environment.isEnabled, yieldsToAncestorTap: false,
                colors: ([view.selection.wrappedValue] + hues).map { builder.resolve($0) }, activate: nil),
            label: view.label)
    }
}

extension NodeBuilder {
    /// A control that UIKit draws, alone or at the end of a row that its label begins.
    @MainActor
    mutating func hostedControl<Label: View>(_ entry: HostedEntry, label: Label) {
        side.hosted.append(entry)
        let well = Node(kind: .hosted, parent: -1, payload: Int32(side.hosted.count - 1))
        if environment.labelsHidden || Label._memberCount(of: label) == 0 {
            return leaf(well)
        }
        stackNamed(entry.kind) { builder in
            builder.apart { Label._makeNodes(label, &$0) }
            builder.plumbing(
                Node(
                    kind: .spacer, parent: -1, payload: Int32(StackAxis.horizontal.rawValue),
                    a: Double(ControlMetrics.spacerMinLength))
            ) { _ in }
            builder.plumbing(well) { _ in }
        }
    }

    /// A row that reports itself under a control's name.
    @MainActor
    private mutating func stackNamed(_ name: String, _ content: @MainActor (inout NodeBuilder) -> Void) {
        let side = side
        node(Node(kind: .hstack, parent: -1, payload: newContainer())) { builder in
            side.names[builder.parent] = name
            builder.withStackAxis(.horizontal, content)
        }
    }
}
