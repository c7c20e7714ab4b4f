/// Whether the user can edit what a view shows.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a screen, where no view keeps one of its own.
final class EditModeState: @unchecked Sendable {
    private(set) var mode = EditMode.inactive
    private unowned let store: StateStore

    init(_ store: StateStore) { self.store = store }

    var binding: Binding<EditMode> {
        Binding(
            get: { self.mode },
            set: {
                self.mode = $0
                self.store.invalidate()
            })
    }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the user can edit what the view shows; nil where there is no screen.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

extension NodeBuilder {
    /// Runs `content` as a screen with an edit mode of its own.
    @MainActor
    mutating func withEditMode(_ content: @MainActor (inout NodeBuilder) -> Void) {
        let store = store
        let state = modifierSlot("editMode") { EditModeState(store) }
        withEnvironment(\.editMode, state.binding, content)
    }
}
