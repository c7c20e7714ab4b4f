import Foundation

extension NodeBuilder {
    /// A label with the insets and the background of a bordered button; the background takes the taps.
    @MainActor
    mutating func bordered(_ label: AnyView, isProminent: Bool, role: ButtonRole? = nil) {
        let table = controls
        let size = environment.controlSize.rawValue
        let tint: Color = role == .destructive ? .red : environment.tint ?? .accentColor
        // On iOS the label is in the button's own colour, on a Mac it is black or white.
        let color: Color? = isProminent ? .white : environment.platform.isMacOS ? nil : tint
        let side = side
        plumbing(Node(kind: .background, parent: -1)) { builder in
            side.insets.append(table.buttonInsets[size])
            let insets = Node(
                kind: .padding, parent: -1, payload: Int32(side.insets.count - 1),
                a: Double(table.buttonMinHeights[size]), b: builder.environment.platform.isMacOS ? 1 : .nan)
            builder.plumbing(insets) { builder in
                builder.withEnvironment(
                    { if $0.font == nil, let points = table.buttonFontSizes[size] { $0.font = .system(size: points) } },
                    { $0.tinted(color) { $0.single(label, in: Node(kind: .hstack, parent: -1)) } })
            }
            side.shapes.append(
                ShapeEntry(
                    shape: AnyShape(builder.buttonOutline(table)), name: ButtonBorderShape.self,
                    style: builder.resolve(isProminent ? tint : tint.opacity(0.15)), fill: FillStyle(), stroke: nil))
            builder.plumbing(Node(kind: .shape, parent: -1, payload: Int32(side.shapes.count - 1))) { _ in }
        }
        let regular = ControlSize.regular.rawValue
        note(parent, size == regular ? .borderedButton : .borderedButtonSizes)
    }

    /// What a label without a border is drawn in; nil where it is drawn as text around it.
    @MainActor
    func labelColor(_ appearance: ButtonAppearance, _ role: ButtonRole?) -> Color? {
        guard appearance != .plain, !environment.platform.isMacOS else { return nil }
        if role == .destructive { return .red }
        // Menus' items are black, and so is what stands in the glass of iOS 26's bars.
        let isInBar = environment.barSlotHeight > 0 && environment.platform == .iOS26
        return environment.isInMenu || isInBar ? nil : environment.tint ?? .accentColor
    }

    /// Lowers what is drawn in a colour unless it, or what is around it, names one; nil leaves it as it is.
    @MainActor
    mutating func tinted(_ color: Color?, _ content: @MainActor (inout NodeBuilder) -> Void) {
        guard let color, environment.foregroundStyle == nil else { return content(&self) }
        withEnvironment(\.foregroundStyle, AnyShapeStyle(color), content)
    }

    /// The outline the environment asks for, else the version's own.
    private func buttonOutline(_ table: ControlTable) -> ButtonBorderShape {
        let shape = environment.buttonBorderShape
        guard shape == .automatic else { return shape }
        return table.buttonCornerRadius.map { .roundedRectangle(radius: $0) } ?? .capsule
    }
}
