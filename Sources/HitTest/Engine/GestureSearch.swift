import Foundation
import Layout
import ViewTree

/// From the hit upwards: who reacts.
///
/// The nearest enabled gesture at or above the hit; a hosted control takes its touches itself. A disabled SwiftUI
/// gesture or Button is passed over, a disabled hosted control swallows the tap.
enum GestureSearch {
    /// The row that receives, or -1.
    static func receiver(_ tree: LayoutTree, from hit: Int) -> Int {
        guard hit >= 0 else { return -1 }
        let side = tree.table.side
        if let row = interceptingRow(tree, hit) { return row }
        var row = hit
        var nearest = -1
        var handler = -1
        var hasExclusive = false
        var isFirst = true
        while row >= 0 {
            let node = tree.table.nodes[row]
            switch node.kind {
            case .hosted where isFirst:
                let entry = side.hosted[Int(node.payload)]
                if entry.takesTouches {
                    // Exception: an ancestor's tap gesture beats a segmented Picker or a compact DatePicker.
                    if entry.yieldsToAncestorTap, let gesture = ancestorTap(tree, row) { return gesture }
                    return entry.isEnabled ? row : -1
                }
            case .platformView:
                switch platformReceiver(tree, row, isHit: isFirst, hasExclusive: hasExclusive) {
                case .control: return row
                case .swallowed: return -1
                case .recognizer:
                    nearest = row
                    hasExclusive = true
                case .handler: if handler < 0 { handler = row }
                case .none: break
                }
            case .gesture:
                let entry = side.gestures[Int(node.payload)]
                // What a composed gesture takes only a trial can tell.
                if entry.needsTrial {
                    let receiver = TouchPlay.trial(tree, from: hit).receiver
                    return receiver >= 0 ? receiver : handler
                }
                if entry.isEnabled && entry.takesSingleTap {
                    switch entry.priority {
                    case .high:
                        // Outer ones first: the outermost wins over everything inside.
                        nearest = row
                        hasExclusive = true
                    case .normal where !hasExclusive:
                        nearest = row
                        hasExclusive = true
                    case .simultaneous where nearest < 0:
                        nearest = row
                    default: break
                    }
                }
            case .button where !hasExclusive:
                if side.buttons[Int(node.payload)].isEnabled {
                    nearest = row
                    hasExclusive = true
                }
            case .listRow where !hasExclusive:
                // A tap anywhere in a list's row fires the buttons in it that name no style, and what fires at the same
                // time as anything else takes nothing from them.
                if let button = automaticButtons(tree, row).first {
                    nearest = button
                    hasExclusive = true
                } else if side.listRows[Int(node.payload)].handling.tap != nil {
                    nearest = row
                    hasExclusive = true
                }
            default: break
            }
            isFirst = false
            row = Int(node.parent)
        }
        return nearest >= 0 ? nearest : handler
    }

    /// The enabled buttons without a style of their own in a list's row, or the disabled ones; AppKit's lists have no
    /// such rule.
    static func automaticButtons(_ tree: LayoutTree, _ listRow: Int, areEnabled: Bool = true) -> [Int] {
        guard !tree.environment.platform.isMacOS else { return [] }
        return (listRow + 1..<Int(tree.table.nodes[listRow].end)).filter { row in
            guard tree.table.nodes[row].kind == .button else { return false }
            let entry = tree.table.side.buttons[Int(tree.table.nodes[row].payload)]
            return entry.isAutomatic && entry.isEnabled == areEnabled && !entry.isRowControl
        }
    }

    /// The other buttons of the list's row that fire together with one.
    static func buttonsBeside(_ tree: LayoutTree, _ receiver: Int) -> [Int] {
        let node = tree.table.nodes[receiver]
        guard node.kind == .button, tree.table.side.buttons[Int(node.payload)].isAutomatic else { return [] }
        var row = Int(node.parent)
        while row >= 0, tree.table.nodes[row].kind != .listRow { row = Int(tree.table.nodes[row].parent) }
        return row < 0 ? [] : automaticButtons(tree, row).filter { $0 != receiver }
    }

    static func ancestorTap(_ tree: LayoutTree, _ start: Int) -> Int? {
        var row = Int(tree.table.nodes[start].parent)
        while row >= 0 {
            let node = tree.table.nodes[row]
            if node.kind == .gesture {
                let entry = tree.table.side.gestures[Int(node.payload)]
                // A simultaneous one takes nothing from the control.
                if entry.isEnabled && entry.takesSingleTap && entry.priority != .simultaneous { return row }
            }
            row = Int(node.parent)
        }
        return nil
    }

    /// The simultaneous gestures on the way up that fire besides the receiver, and the other buttons of its row, in
    /// firing order: the outermost first (recorded: HR-PC3).
    static func also(_ tree: LayoutTree, from hit: Int, receiver: Int) -> [Int] {
        guard hit >= 0, receiver >= 0 else { return [] }
        var result: [Int] = []
        var row = hit
        while row >= 0 {
            let node = tree.table.nodes[row]
            if node.kind == .gesture {
                let entry = tree.table.side.gestures[Int(node.payload)]
                if entry.needsTrial { return TouchPlay.trial(tree, from: hit).also }
                if row != receiver, entry.isEnabled, entry.takesSingleTap, entry.priority == .simultaneous {
                    result.insert(row, at: 0)
                }
            }
            row = Int(node.parent)
        }
        return result + buttonsBeside(tree, receiver)
    }

    /// The disabled gesture, Button or control that would have received, or nil.
    static func disabled(_ tree: LayoutTree, from hit: Int) -> Int? {
        var row = hit
        while row >= 0 {
            let node = tree.table.nodes[row]
            let side = tree.table.side
            switch node.kind {
            case .hosted:
                let entry = side.hosted[Int(node.payload)]
                if entry.takesTouches && !entry.isEnabled { return row }
            case .platformView where row == hit:
                if side.platformViews[Int(node.payload)].control == .disabled { return row }
            case .gesture:
                let entry = side.gestures[Int(node.payload)]
                if !entry.isEnabled && !entry.isInert { return row }
            case .button: if !side.buttons[Int(node.payload)].isEnabled { return row }
            case .listRow:
                // What a tap anywhere in the row would have fired.
                if let button = automaticButtons(tree, row, areEnabled: false).first { return button }
            default: break
            }
            row = Int(node.parent)
        }
        return nil
    }
}

extension GestureEntry {
    /// Whether one tap is enough; a gesture that waits for a second one is passed over.
    var takesSingleTap: Bool { tapCount == 1 }

    /// Whether only playing a touch tells who takes a tap.
    var needsTrial: Bool { isEnabled && ((tapCount == 0 && !ignoresTaps) || !allowsSubviews) }
}
