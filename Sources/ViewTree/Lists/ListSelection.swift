/// What a list's rows are chosen with.
struct ListSelection: @unchecked Sendable {
    /// Whether a value is of the kind that the list chooses.
    let accepts: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void
    /// Whether a row is chosen, and how to change that.
    let hasSelection: Bool
    let clear: () -> Void
    /// Several rows at once: iOS chooses them in edit mode alone.
    let isMultiple: Bool
}

extension ListSelection {
    init<Value: Hashable>(optional selection: Binding<Value?>) {
        self.init(
            accepts: { $0.base is Value }, select: { if let value = $0.base as? Value { selection.wrappedValue = value } },
            hasSelection: selection.wrappedValue != nil, clear: { selection.wrappedValue = nil }, isMultiple: false)
    }

    init<Value: Hashable>(_ selection: Binding<Value>) {
        self.init(
            accepts: { $0.base is Value }, select: { if let value = $0.base as? Value { selection.wrappedValue = value } },
            hasSelection: true, clear: {}, isMultiple: false)
    }

    init<Value: Hashable>(set selection: Binding<Set<Value>>) {
        self.init(
            accepts: { $0.base is Value }, select: { if let value = $0.base as? Value { selection.wrappedValue = [value] } },
            hasSelection: !selection.wrappedValue.isEmpty, clear: { selection.wrappedValue = [] }, isMultiple: true)
    }
}

private enum ListSelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }

extension EnvironmentValues {
    /// The selection of the list around; nil where its rows are not chosen.
    var listSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}

extension NodeBuilder {
    /// A row that a tap chooses, by its tag or its id in a `ForEach`.
    ///
    /// Several rows at once are chosen in edit mode alone on iOS, which is not modelled.
    @MainActor
    mutating func selectable(_ selection: ListSelection, _ content: @MainActor (inout NodeBuilder) -> Void) {
        guard !selection.isMultiple || environment.platform.isMacOS else { return content(&self) }
        let side = side
        let id = notedID
        side.buttons.append(ButtonEntry(isEnabled: false, action: {}, isAutomatic: true))
        let entry = side.buttons.count - 1
        plumbing(Node(kind: .button, parent: -1, payload: Int32(entry))) { builder in
            let row = builder.parent
            side.names[row] = "ListSelection"
            content(&builder)
            let own = (Int(row)..<Int(builder.count)).lazy.compactMap { side.tags[Int32($0)] }.first { tag in
                selection.accepts(tag)
            }
            guard let tag = own ?? id, selection.accepts(tag) else { return }
            side.buttons[entry].isEnabled = builder.environment.isEnabled
            side.buttons[entry].action = builder.environment.completing { selection.select(tag) }
        }
    }
}
