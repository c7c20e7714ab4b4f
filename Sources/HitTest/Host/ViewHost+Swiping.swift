import Foundation
import Layout
import ViewTree

/// Where a finger goes that swipes.
public enum SwipeDirection: Sendable { case left, right, up, down }

extension ViewHost {
    /// Swipes over an element, from its middle; over a list's row, what `swipeActions` and `onDelete` put beside it shows.
    ///
    /// - Parameters:
    ///   - identifier: stands on the element: for a row, on something in it.
    ///   - direction: Where the finger goes.
    ///   - isFull: Whether the finger goes as far as the row is wide, which does what the first button does.
    /// - Returns: who took the swipe, and what changed. An identifier that nobody has changes nothing and warns.
    @discardableResult
    public func swipe(_ identifier: String, _ direction: SwipeDirection, isFull: Bool = false) -> TapResult {
        guard let node = tree[identifier] else {
            warn("no element has the identifier \"\(identifier)\"; nothing was swiped")
            return TapResult(hitTest: tree.hitTest(CGPoint(x: -1, y: -1), rules: rules), effects: [])
        }
        let box = tree.bounds(node.row).overlap(CGRect(origin: .zero, size: tree.spaceSize))
        let area = box.isNull ? tree.bounds(node.row) : box
        let row = listRow(around: node.row)
        let frame = row.map { tree.bounds($0) } ?? area
        let start = CGPoint(x: area.midX, y: area.midY)
        let isSideways = direction == .left || direction == .right
        let length = isSideways ? frame.width : frame.height
        // Far enough for any gesture, and not far enough for a full swipe.
        let distance = isFull ? length : row == nil ? max(100, length / 2) : min(100, length * 0.3)
        var end = start
        switch direction {
        case .left: end.x -= distance
        case .right: end.x += distance
        case .up: end.y -= distance
        case .down: end.y += distance
        }
        return drag(from: start, to: end)
    }

    private func listRow(around start: Int) -> Int? {
        var row = start
        while row >= 0, tree.table.nodes[row].kind != .listRow { row = Int(tree.table.nodes[row].parent) }
        // An identifier may stand around the row's content, and so inside the row, or around the list.
        return row >= 0 ? row : nil
    }

    /// What a row does that was swiped so many points towards the trailing edge.
    ///
    /// How far is far enough is a guess: 30 points show the buttons, six tenths of the row's width do what the first of
    /// them does.
    func swiped(_ row: Int, by distance: CGFloat) {
        let handling = tree.table.side.listRows[Int(tree.table.nodes[row].payload)].handling
        guard let reveal = handling.reveal, abs(distance) >= 30 else { return }
        let edge: HorizontalEdge = distance > 0 ? .leading : .trailing
        if let revealed = handling.revealed, revealed != edge { return reveal(nil) }
        guard edge == .leading ? handling.showsLeading : handling.showsTrailing else { return }
        reveal(edge)
        let isFull = abs(distance) >= 0.6 * tree.bounds(row).width
        guard isFull, edge == .leading ? handling.fullLeading : handling.fullTrailing else { return }
        let identity = handling.identity
        hand.afterwards = { [unowned self] in
            guard let button = rowButton(identity) else { return }
            step { button.action() }
        }
    }

    /// The first of the buttons that a swipe has shown beside a row.
    private func rowButton(_ identity: UInt64) -> ButtonEntry? {
        let table = tree.table
        for row in 0..<table.count where table.nodes[row].kind == .listRow {
            guard table.side.listRows[Int(table.nodes[row].payload)].handling.identity == identity else { continue }
            for inner in row..<Int(table.nodes[row].end) where table.nodes[inner].kind == .button {
                let entry = table.side.buttons[Int(table.nodes[inner].payload)]
                if entry.isRowControl, entry.isEnabled { return entry }
            }
        }
        return nil
    }

    /// Where the rows are that can be moved among each other.
    func rowPlaces(_ owner: UInt64) -> [(number: Int, middle: CGFloat)] {
        let table = tree.table
        return (0..<table.count).compactMap { row in
            guard table.nodes[row].kind == .listRow else { return nil }
            let handling = table.side.listRows[Int(table.nodes[row].payload)].handling
            guard handling.owner == owner else { return nil }
            return (handling.number, tree.bounds(row).midY)
        }
    }
}
