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
