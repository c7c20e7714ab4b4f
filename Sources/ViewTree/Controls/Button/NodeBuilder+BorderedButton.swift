import Foundation

extension NodeBuilder {
    /// A label with the insets and the background of a bordered button; the background takes the taps.
    @MainActor
    mutating func bordered(_ label: AnyView, isProminent: Bool, role: ButtonRole? = nil) {
        let table = controls
        let size = environment.controlSize.rawValue
        // A prominent button that is disabled is grey.
        let isGrey = isProminent && !environment.isEnabled
        let own: Color = role == .destructive ? .red : environment.tint ?? .accentColor
        let tint = isGrey ? Color(system: .tertiaryFill) : own
        let side = side
        plumbing(Node(kind: .background, parent: -1)) { builder in
            side.insets.append(table.buttonInsets[size])
            let insets = Node(
                kind: .padding, parent: -1, payload: Int32(side.insets.count - 1),
                a: Double(table.buttonMinHeights[size]), b: builder.environment.platform.isMacOS ? 1 : .nan)
            builder.plumbing(insets) { builder in
                builder.withEnvironment(
                    { if $0.font == nil, let font = table.buttonFonts[size] { $0.font = font } },
                    { $0.single(label, in: Node(kind: .hstack, parent: -1)) })
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

    /// The outline the environment asks for, else the version's own.
    private func buttonOutline(_ table: ControlTable) -> ButtonBorderShape {
        let shape = environment.buttonBorderShape
        guard shape == .automatic else { return shape }
        return table.buttonCornerRadius.map { .roundedRectangle(radius: $0) } ?? .capsule
    }
}
