/// A button that starts and ends the edit mode of its surroundings.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    public init() {}
}

extension EditButton: View {
    public var body: some View {
        let mode = editMode
        let isEditing = mode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
    }
}

/// A button that lets the user rename what is shown; disabled where `renameAction(_:)` is not set.
public struct RenameButton<Label: View> {
    @Environment(\.rename) private var rename

    public init() where Label == _TitleAndImage {}
}

extension RenameButton: View {
    public var body: some View {
        let rename = rename
        Button {
            rename?()
        } label: {
            _TitleAndImage("Rename", systemImage: "pencil")
        }
        .disabled(rename == nil)
    }
}

/// A button that takes something from the pasteboard, which is always empty here.
public struct PasteButton {
    public init(supportedContentTypes: [String], payloadAction: @escaping ([Any]) -> Void) {}
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

extension PasteButton: View {
    public var body: some View {
        Button {
        } label: {
            _TitleAndImage("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
    }
}

/// A round button with a question mark, on a Mac.
public struct HelpLink {
    private let action: @MainActor () -> Void

    public init(action: @escaping @MainActor () -> Void) { self.action = action }
}

extension HelpLink: View {
    public var body: some View {
        Button(action: action) { Image(systemName: "questionmark") }.buttonBorderShape(.circle)
    }
}
