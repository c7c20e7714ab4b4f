/// What a list's rows select.
struct ListSelection: @unchecked Sendable {
    /// On iOS several values are selected in an edit mode alone.
    var isMultiple: Bool
    /// A tap on a row with a value; false where it has none of the right type.
    var tap: (AnyHashable) -> (() -> Void)?
    /// Whether any row is chosen, and how to choose none.
    var hasSelection: Bool
    var clear: () -> Void

    init<Value: Hashable>(optional selection: Binding<Value?>) {
        isMultiple = false
        hasSelection = selection.wrappedValue != nil
        clear = { selection.wrappedValue = nil }
        tap = { tag in
            Self.value(tag).map { value in { selection.wrappedValue = value } }
        }
    }

    init<Value: Hashable>(required selection: Binding<Value>) {
        isMultiple = false
        hasSelection = true
        clear = {}
        tap = { tag in
            Self.value(tag).map { value in { selection.wrappedValue = value } }
        }
    }

    init<Value: Hashable>(set selection: Binding<Set<Value>>) {
        isMultiple = true
        hasSelection = !selection.wrappedValue.isEmpty
        clear = { selection.wrappedValue = [] }
        tap = { tag in
            Self.value(tag).map { value in
                {
                    if selection.wrappedValue.contains(value) {
                        selection.wrappedValue.remove(value)
                    } else {
                        selection.wrappedValue.insert(value)
                    }
                }
            }
        }
    }

    private static func value<Value: Hashable>(_ tag: AnyHashable) -> Value? { tag.base as? Value }
}

extension NodeBuilder {
    /// The value that a list's row stands for: its `tag(_:)`, else the id that its `ForEach` gives it.
    func selectionValue(ofRow row: Int32) -> AnyHashable? {
        var inner = row + 1
        while inner < count {
            switch nodes[Int(inner)].kind {
            case .tag: return side.tags[inner]
            case .hstack, .vstack, .zstack, .text, .image, .color, .style, .shape, .hosted, .button, .scrollView:
                return notedID
            default: inner += 1
            }
        }
        return notedID
    }
}
