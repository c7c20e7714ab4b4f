import Foundation
import Layout
import ViewTree

/// Something on a screen that reacts to touches: a Button, a gesture, a control, a list's row that selects.
public struct TapTarget: Sendable {
    public enum Kind: Sendable {
        /// A Button, a NavigationLink, a Menu: whatever is a button.
        case button
        /// A gesture for which taps are enough, one or several.
        case tap
        /// A gesture that asks for more than taps: a drag, a long press.
        case gesture
        /// A control that UIKit draws, and a UIKit view that is one or has a recogniser.
        case control
        /// A row of a list that a tap selects.
        case row
    }

    /// The row that has the gesture, Button or control.
    public let row: Int
    public let kind: Kind
    /// Whether it counts: not where `disabled` switches it off.
    public let isEnabled: Bool
    /// The view that carries it, with the names from its own modifier chain.
    public let view: HitView
    /// How many taps it waits for; 1 for everything but gestures of several taps, 0 for those that ask for more.
    public let tapCount: Int
    /// What it waits for, as it is called in sentences: `tap`, `double tap`, `press`, `drag`, `touch`.
    public let touch: String

    /// `Button "save"`; where it waits for more than a tap `the contextMenu of Button "save"`.
    public var name: String {
        let name = HitExplanation.name(view.kind, view.id, view.label)
        guard tapCount != 1, let gesture = view.gesture else { return name }
        return "the \(gesture) of \(name)"
    }
}

extension LayoutTree {
    /// Everything on the screen that reacts to touches, in preorder.
    ///
    /// Gestures that their mask or `isEnabled:` leaves out are none. What lies under a presentation, or on a screen on
    /// which another one was pushed, is left out as well: nobody expects it to react.
    public var tapTargets: [TapTarget] {
        var result: [TapTarget] = []
        let covered = CoveredRows(self)
        for row in 0..<table.count {
            guard let found = reaction(of: row), !covered.contains(row) else { continue }
            guard let view = hitView(of: row, gestureRow: row) else { continue }
            result.append(
                TapTarget(
                    row: row, kind: found.kind, isEnabled: found.isEnabled, view: view, tapCount: found.tapCount,
                    touch: found.tapCount == 1 ? "tap" : touch(of: row, view)))
        }
        return result
    }

    private func reaction(of row: Int) -> (kind: TapTarget.Kind, isEnabled: Bool, tapCount: Int)? {
        let node = table.nodes[row]
        let side = table.side
        switch node.kind {
        case .button: return (.button, side.buttons[Int(node.payload)].isEnabled, 1)
        case .hosted:
            let entry = side.hosted[Int(node.payload)]
            return entry.takesTouches ? (.control, entry.isEnabled, 1) : nil
        case .gesture:
            let entry = side.gestures[Int(node.payload)]
            // What takes a presentation away is the system's own.
            guard !entry.isInert, entry.name != "dismiss" else { return nil }
            return (entry.tapCount > 0 ? .tap : .gesture, entry.isEnabled, entry.tapCount)
        case .listRow:
            return side.listRows[Int(node.payload)].handling.tap == nil ? nil : (.row, true, 1)
        case .platformView:
            let entry = side.platformViews[Int(node.payload)]
            switch entry.control {
            case .enabled: return (.control, true, 1)
            case .disabled: return (.control, false, 1)
            case .none:
                if entry.recognizers.contains(where: { $0.isEnabled && $0.takesSingleTap }) { return (.tap, true, 1) }
                // A scroll view's own are not its user's.
                guard entry.scroll == nil, entry.recognizers.contains(where: \.isEnabled) else { return nil }
                return (.gesture, true, 0)
            }
        default: return nil
        }
    }

    /// What a gesture waits for that no single tap is enough for.
    private func touch(of row: Int, _ view: HitView) -> String {
        let node = table.nodes[row]
        guard node.kind == .gesture else {
            let name = view.gesture ?? ""
            return name.contains("LongPress")
                ? "press" : name.contains("Pan") || name.contains("Swipe") ? "drag" : "touch"
        }
        switch GestureDemand(table.side.gestures[Int(node.payload)]).kind {
        case .taps(let count): return count == 2 ? "double tap" : "row of \(count) taps"
        case .press: return "press"
        case .drag: return "drag"
        case .other: return "touch"
        }
    }
}

/// Which rows touches cannot get to because something presented, or a screen that was pushed, lies on top.
public struct CoveredRows: Sendable {
    private let tree: LayoutTree
    private var ranges: [Range<Int>] = []
    private var firstPresented = 0

    public init(_ tree: LayoutTree) {
        self.tree = tree
        let nodes = tree.table.nodes
        for row in 0..<tree.table.count
        where nodes[row].kind == .allowsHitTesting && nodes[row].a == 0 && nodes[row].flags.contains(.plumbing) {
            // Switched off by the stack, not by the user's own modifier.
            ranges.append(row..<Int(nodes[row].end))
        }
        guard !tree.table.side.presentations.isEmpty else { return }
        // What lies before the last layer that lets no touches through.
        var last = 0
        for row in 0..<tree.table.count where tree.isBarrier(row) { last = row }
        firstPresented = last
    }

    public func contains(_ row: Int) -> Bool {
        row < firstPresented || ranges.contains { $0.contains(row) }
    }
}

extension LayoutTree {
    /// The buttons of a list's row that all fire for a tap anywhere on it: those without a style of their own.
    public func buttonsFiringTogether(inListRow row: Int) -> [Int] { GestureSearch.automaticButtons(self, row) }

    /// Whether a row is a presentation's layer that lets no touches through to what is behind it.
    fileprivate func isBarrier(_ row: Int) -> Bool {
        guard row > 0, table.nodes[row].kind == .zstack, table.side.presentations[table.identities[row]] != nil else {
            return false
        }
        let dimming = row + 1
        guard dimming < table.count, table.nodes[dimming].kind == .allowsHitTesting, table.nodes[dimming].a == 0 else {
            return true
        }
        return false
    }
}
