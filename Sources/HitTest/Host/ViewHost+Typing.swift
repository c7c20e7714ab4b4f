import Foundation
import Layout
import ViewTree

extension ViewHost {
    /// Types into a field as a user does: the focus moves there, then each character changes the binding by itself.
    ///
    /// The text goes to the end of what is there. In a field of one line a `"\n"` is the return key: it submits the
    /// field and takes the focus away, unless `onSubmit` moves it; what follows goes where the focus is then. A field
    /// with a format gets its text as a whole.
    ///
    /// - Parameter identifier: stands on the field, or around it.
    /// - Returns: what changed. Without such a field, or with a disabled one, nothing does, and there is a warning.
    @discardableResult
    public func type(_ text: String, into identifier: String) -> [TapEffect] {
        guard let node = tree[identifier] else {
            warn("no element has the identifier \"\(identifier)\"; nothing was typed")
            return []
        }
        return type(text, into: node)
    }

    /// Types into the field that a node is, has inside or lies in.
    @discardableResult
    public func type(_ text: String, into node: LayoutNode) -> [TapEffect] {
        let name = node.id ?? node.label ?? "@\(node.n)"
        guard let field = field(near: node.row) else {
            warn(
                hasDisabledField(node.row)
                    ? "\"\(name)\" is disabled; nothing was typed"
                    : "\"\(name)\" is no text field that takes text, and has none inside; nothing was typed")
            return []
        }
        let before = tree
        let target = field.input.identity
        step { moveFocus(to: field.input) }
        func present() -> FocusField? {
            if let focused = focusedField { return focused }
            guard let field = fields(in: 0..<tree.table.count).first(where: { $0.input.identity == target }) else {
                return nil
            }
            step { moveFocus(to: field.input) }
            return focusedField
        }
        var rest = text[...]
        while let character = rest.first {
            guard let field = present() else {
                warn("the field \"\(name)\" was gone before \"\(rest)\" was typed")
                break
            }
            if field.text.isFormatted, character != "\n" {
                let whole = rest.prefix { $0 != "\n" }
                rest = rest.dropFirst(whole.count)
                step { field.text.set(String(whole)) }
                continue
            }
            rest.removeFirst()
            enter(character, into: field)
        }
        return effects(since: before)
    }

    /// Typing as a step of a sequence: with who receives the tap that moves the focus.
    public func typing(_ text: String, into node: LayoutNode) -> TapResult {
        let name = field(near: node.row).flatMap { tree.hitView(of: $0.row, gestureRow: -1) }.map(HitExplanation.name)
        var result = TapResult(hitTest: hitTest(on: node), effects: type(text, into: node))
        let words = text.replacingOccurrences(of: "\n", with: "\\n")
        result.input = PlayedInput(
            kind: .type, verdict: "typed \"\(words)\" into \(name ?? HitExplanation.name(of: node)).")
        return result
    }

    /// One character at the end of a field.
    func enter(_ character: Character, into field: FocusField) {
        guard character.isNewline && !field.text.takesLines else {
            step { field.text.set(field.text.get() + String(character)) }
            return
        }
        step {
            for action in field.text.submit { action() }
        }
        // UIKit's field gives up the focus on return. One that was given the focus anew keeps it.
        if store.focused?.identity == field.input.identity { step { moveFocus(to: nil) } }
    }

    /// Whether a row is or has inside a field that is disabled.
    private func hasDisabledField(_ row: Int) -> Bool {
        (row..<Int(tree.table.nodes[row].end)).contains { inner in
            guard tree.table.nodes[inner].kind == .hosted else { return false }
            let entry = tree.table.side.hosted[Int(tree.table.nodes[inner].payload)]
            let isField = entry.input?.text != nil || ["TextField", "SecureField", "TextEditor"].contains(entry.kind)
            return isField && !entry.isEnabled
        }
    }

    private func field(near row: Int) -> FocusField? {
        let inside = fields(in: row..<Int(tree.table.nodes[row].end))
        return inside.first ?? fields(in: row..<(row + 1)).first
    }

    /// Presses a key.
    ///
    /// A button with that `keyboardShortcut` acts, the front-most first. Else the key goes to the field that has the
    /// focus: return submits, delete takes away the last character, tab moves the focus to the next field, a character
    /// is typed. Escape takes away the front-most sheet, popover, dialog or menu.
    ///
    /// - Returns: what changed.
    @discardableResult
    public func press(key: KeyEquivalent, modifiers: EventModifiers = []) -> [TapEffect] {
        let before = tree
        if let button = button(for: KeyboardShortcut(key, modifiers: modifiers)) {
            step { button.action() }
        } else if key == .escape {
            if let dismiss = frontDismissal { step { dismiss() } }
        } else if key == .tab {
            let all = fields(in: 0..<tree.table.count)
            let present = all.firstIndex { $0.input.identity == store.focused?.identity }
            let next = present.map { modifiers.contains(.shift) ? $0 - 1 + all.count : $0 + 1 } ?? 0
            if !all.isEmpty { step { moveFocus(to: all[next % all.count].input) } }
        } else if let field = focusedField {
            switch key {
            case .return: enter("\n", into: field)
            case .delete: step { field.text.set(String(field.text.get().dropLast())) }
            default:
                let isPrivate = key.character.unicodeScalars.allSatisfy { (0xF700...0xF8FF).contains($0.value) }
                if !isPrivate, modifiers.subtracting([.shift, .capsLock]).isEmpty { enter(key.character, into: field) }
            }
        }
        return effects(since: before)
    }

    /// The front-most enabled button with a shortcut; a layer on top keeps those below from acting.
    private func button(for shortcut: KeyboardShortcut) -> ButtonEntry? {
        let table = tree.table
        for row in (frontLayer..<table.count).reversed() where table.nodes[row].kind == .button {
            let entry = table.side.buttons[Int(table.nodes[row].payload)]
            if let own = entry.shortcut, own.key == shortcut.key, own.modifiers == shortcut.modifiers, entry.isEnabled {
                return entry
            }
        }
        return nil
    }

    /// The row of the front-most layer on top of the screen; 0 without one.
    private var frontLayer: Int {
        let table = tree.table
        guard !table.side.presentations.isEmpty else { return 0 }
        return (0..<table.count).last { row in
            table.nodes[row].kind == .zstack && table.side.presentations[table.identities[row]] != nil
        } ?? 0
    }

    private var frontDismissal: (() -> Void)? {
        tree.table.side.dismissals[tree.table.identities[frontLayer]]
    }
}
