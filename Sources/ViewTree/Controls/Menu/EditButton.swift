/// A button that starts and ends editing. Editing itself is not modelled.
public struct EditButton {
    public init() {}
}

extension EditButton: View {
    public var body: some View {
        Button("Edit") {}
    }
}
