/// Whether rows can be deleted and moved.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a navigation stack that has none of the user's.
final class EditModeState: @unchecked Sendable {
    private var mode = EditMode.inactive
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

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the views inside are being edited; nil where nothing can be.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
