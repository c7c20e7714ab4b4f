import Foundation
import Layout
import ViewTree

/// A field on the screen.
struct FocusField {
    var row: Int
    var input: ControlInput
    var text: ControlInput.Text
}

extension ViewHost {
    /// The enabled fields among some rows, in the order they are declared.
    func fields(in rows: Range<Int>) -> [FocusField] {
        rows.compactMap { row in
            let node = tree.table.nodes[row]
            if node.kind == .platformView {
                let entry = tree.table.side.platformViews[Int(node.payload)]
                guard let input = entry.input, let text = input.text, entry.control != .disabled else { return nil }
                return FocusField(row: row, input: input, text: text)
            }
            guard node.kind == .hosted else { return nil }
            let entry = tree.table.side.hosted[Int(node.payload)]
            guard let input = entry.input, let text = input.text, entry.isEnabled else { return nil }
            return FocusField(row: row, input: input, text: text)
        }
    }

    /// The field that has the focus.
    var focusedField: FocusField? {
        guard let focused = store.focused else { return nil }
        return fields(in: 0..<tree.table.count).first { $0.input.identity == focused.identity }
    }

    /// Moves the focus, and tells the focus states and fields concerned.
    func moveFocus(to input: ControlInput?) {
        let old = store.focused
        guard old?.identity != input?.identity else { return }
        store.focused = input
        if let old {
            for link in old.focus { link.set(false) }
            old.text?.editingChanged?(false)
        }
        if let input {
            for link in input.focus { link.set(true) }
            input.text?.editingChanged?(true)
        }
        store.invalidate()
    }

    /// Gives the focus to the field that the view's own code asked for, or takes it away; and forgets a field that is
    /// gone.
    func followFocus() {
        if store.focusRequest {
            store.focusRequest = false
            let asked = fields(in: 0..<tree.table.count).first { field in
                field.input.focus.contains { $0.isFocused() }
            }
            moveFocus(to: asked?.input)
        } else if store.focused != nil && focusedField == nil {
            moveFocus(to: nil)
        }
    }
}
