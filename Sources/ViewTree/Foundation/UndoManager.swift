import Foundation

/// Foundation's undo manager, which Linux lacks: what was registered is undone in reverse, and can then be redone.
open class UndoManager: @unchecked Sendable {
    private struct Action {
        let run: () -> Void
        var name = ""
    }

    private var undoes: [Action] = []
    private var redoes: [Action] = []
    public private(set) var isUndoing = false
    public private(set) var isRedoing = false
    open var levelsOfUndo = 0
    open var groupsByEvent = true

    public init() {}

    open var canUndo: Bool { !undoes.isEmpty }
    open var canRedo: Bool { !redoes.isEmpty }
    open var undoActionName: String { undoes.last?.name ?? "" }
    open var redoActionName: String { redoes.last?.name ?? "" }

    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        let action = Action(run: { [weak target] in if let target { handler(target) } })
        if isUndoing {
            redoes.append(action)
        } else {
            undoes.append(action)
            if !isRedoing { redoes = [] }
            if levelsOfUndo > 0, undoes.count > levelsOfUndo { undoes.removeFirst() }
        }
    }

    open func setActionName(_ actionName: String) {
        if isUndoing {
            if !redoes.isEmpty { redoes[redoes.count - 1].name = actionName }
        } else if !undoes.isEmpty {
            undoes[undoes.count - 1].name = actionName
        }
    }

    open func undo() {
        guard let action = undoes.popLast() else { return }
        isUndoing = true
        defer { isUndoing = false }
        action.run()
    }

    open func redo() {
        guard let action = redoes.popLast() else { return }
        isRedoing = true
        defer { isRedoing = false }
        action.run()
    }

    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
    open func removeAllActions() { (undoes, redoes) = ([], []) }
    open func removeAllActions(withTarget target: Any) { removeAllActions() }
}
