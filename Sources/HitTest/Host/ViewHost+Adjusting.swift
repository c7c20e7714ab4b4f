import Foundation
import Layout
import ViewTree

extension ViewHost {
    /// One step more: what VoiceOver's swipe up does to a stepper, a slider or a picker.
    ///
    /// What `accessibilityAdjustableAction` says counts, too. A slider without steps moves by a tenth of its range; a picker chooses the next option.
    ///
    /// - Parameter identifier: stands on the control, or around it.
    /// - Returns: what changed. Without such a control, or with a disabled one, nothing does, and there is a warning.
    @discardableResult
    public func increment(_ identifier: String) -> [TapEffect] {
        adjust(identifier, "incremented", .increment) { $0.increment }
    }

    /// One step less.
    @discardableResult
    public func decrement(_ identifier: String) -> [TapEffect] {
        adjust(identifier, "decremented", .decrement) { $0.decrement }
    }

    /// Chooses a colour, as the panel of a `ColorPicker` does, whether that is open or not.
    ///
    /// - Parameter identifier: stands on the picker, or around it.
    /// - Returns: what changed. Without such a picker nothing does, and there is a warning.
    @discardableResult
    public func choose(_ color: Color, in identifier: String) -> [TapEffect] {
        adjust(identifier, "chosen", nil) { input in input.choose.map { choose in { choose(color) } } }
    }

    /// Chooses a date, as the calendar of a `DatePicker` does, whether that is open or not. A date outside of the
    /// picker's range becomes the nearest one inside.
    ///
    /// - Parameter identifier: stands on the picker, or around it.
    /// - Returns: what changed. Without such a picker nothing does, and there is a warning.
    @discardableResult
    public func choose(_ date: Date, in identifier: String) -> [TapEffect] {
        adjust(identifier, "chosen", nil) { input in input.chooseDate.map { choose in { choose(date) } } }
    }

    private func adjust(
        _ identifier: String, _ what: String, _ direction: AccessibilityAdjustmentDirection?,
        _ action: (ControlInput) -> (() -> Void)?
    ) -> [TapEffect] {
        guard let node = tree[identifier] else {
            warn("no element has the identifier \"\(identifier)\"; nothing was \(what)")
            return []
        }
        let nodes = tree.table.nodes
        var isDisabled = false
        for row in node.row..<Int(nodes[node.row].end) where nodes[row].kind == .hosted {
            let entry = tree.table.side.hosted[Int(nodes[row].payload)]
            guard let input = entry.input, let action = action(input) else { continue }
            guard entry.isEnabled else {
                isDisabled = true
                continue
            }
            return update(action)
        }
        if let direction, !isDisabled {
            let (table, identities) = (tree.table, tree.table.identities)
            for row in node.row..<Int(nodes[node.row].end) {
                if let handler = table.side.adjustments[identities[row]] { return update { handler(direction) } }
            }
        }
        warn(
            isDisabled
                ? "\"\(identifier)\" is disabled; nothing was \(what)"
                : "\"\(identifier)\" has nothing that can be \(what)")
        return []
    }

    /// What a tap on a control that the system draws does.
    func use(_ row: Int, at point: CGPoint) {
        let entry = tree.table.side.hosted[Int(tree.table.nodes[row].payload)]
        tree.activate(hosted: row, at: point)
        guard let input = entry.input else { return }
        if input.text != nil { moveFocus(to: input) }
        guard let tap = input.tap else { return }
        let box = tree.bounds(row)
        guard box.width > 0, box.height > 0 else { return }
        var place = UnitPoint(x: (point.x - box.minX) / box.width, y: (point.y - box.minY) / box.height)
        if tree.table.nodes[row].flags.contains(.rightToLeft) { place.x = 1 - place.x }
        tap(place)
    }
}
