/// A button that starts and ends the edit mode of its surroundings.
public struct EditButton {
    public init() {}
}

extension EditButton: View {}
extension EditButton: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let mode = builder.environment.editMode
        let isEditing = mode?.wrappedValue.isEditing == true
        let button = AnyButton(
            role: nil, action: { withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active } },
            label: AnyView(Text(isEditing ? "Done" : "Edit")))
        builder.environment.buttonStyle.makeNodes(button, named: "EditButton", &builder)
    }
}

/// A button that lets the user rename what is shown; disabled where `renameAction(_:)` is not set.
public struct RenameButton<Label> {
    public init() where Label == _TitleAndImage {}
}

extension RenameButton: View where Label: View {}
extension RenameButton: PrimitiveView where Label: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let rename = builder.environment.rename
        let isEnabled = builder.environment.isEnabled && rename != nil
        let button = AnyButton(
            role: nil, action: { rename?() }, label: AnyView(_TitleAndImage("Rename", systemImage: "pencil")))
        builder.withEnvironment(\.isEnabled, isEnabled) { builder in
            builder.environment.buttonStyle.makeNodes(button, named: "RenameButton", &builder)
        }
    }
}

/// A round button with a question mark, on a Mac.
public struct HelpLink {
    private let action: @MainActor () -> Void

    public init(action: @escaping @MainActor () -> Void) { self.action = action }
}

extension HelpLink: View {}
extension HelpLink: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        // Actions run on the thread that plays the tap, which stands for the main one.
        let action = unsafeBitCast(view.action, to: (() -> Void).self)
        let button = AnyButton(role: nil, action: action, label: AnyView(Image(systemName: "questionmark")))
        builder.withEnvironment(\.buttonBorderShape, .circle) { builder in
            builder.environment.buttonStyle.makeNodes(button, named: "HelpLink", &builder)
        }
    }
}
