import Foundation
import Layout

extension SnapshotMatch {
    /// How far a frame moved and how much larger it is.
    private struct Shift: Equatable {
        var dx, dy, width, height: Double

        init(_ from: CGRect, _ to: CGRect) {
            // What is no number on both sides did not change.
            func difference(_ a: CGFloat, _ b: CGFloat) -> Double { a.isNaN && b.isNaN ? 0 : Double(b - a) }
            dx = difference(from.origin.x, to.origin.x)
            dy = difference(from.origin.y, to.origin.y)
            width = difference(from.size.width, to.size.width)
            height = difference(from.size.height, to.size.height)
        }

        // Written so that NaN counts as a change.
        var isMoved: Bool { !(abs(dx) <= 1e-6 && abs(dy) <= 1e-6) }
        var isResized: Bool { !(abs(width) <= 1e-6 && abs(height) <= 1e-6) }

        func movesAlong(_ other: Shift) -> Bool { abs(dx - other.dx) <= 1e-6 && abs(dy - other.dy) <= 1e-6 }
    }

    func elementChanges() -> [TreeDiff.Change] {
        var changes: [TreeDiff.Change.Kind: [TreeDiff.Change]] = [:]
        func add(
            _ kind: TreeDiff.Change.Kind, _ element: SnapshotElement, _ from: TreeDiff.Value, _ to: TreeDiff.Value
        ) {
            changes[kind, default: []].append(
                TreeDiff.Change(
                    kind: kind, n: element.view, id: element.id, name: element.name, from: from, to: to, area: nil))
        }
        for (place, element) in new.all.enumerated() {
            guard backward[place] >= 0 else {
                // What is inside of something new is part of it.
                if element.parent < 0 || backward[element.parent] >= 0 || element.id != nil {
                    add(.appeared, element, .none, .rect(element.frame))
                }
                continue
            }
            let before = old.all[backward[place]]
            let shift = Shift(before.frame, element.frame)
            if shift.isResized {
                add(.resized, element, .rect(before.frame), .rect(element.frame))
            } else if shift.isMoved {
                if !movesWithParent(place, shift, \.frame) {
                    add(.moved, element, .rect(before.frame), .rect(element.frame))
                }
            } else {
                // Layout left it alone; an offset or an effect did not.
                let onScreen = Shift(before.bounds, element.bounds)
                if onScreen.isResized {
                    add(.resized, element, .rect(before.bounds), .rect(element.bounds))
                } else if onScreen.isMoved, !movesWithParent(place, onScreen, \.bounds) {
                    add(.moved, element, .rect(before.bounds), .rect(element.bounds))
                }
            }
            if abs(before.opacity - element.opacity) > 1e-9 {
                add(.opacity, element, .number(before.opacity), .number(element.opacity))
            }
            if before.label != element.label {
                add(.label, element, .string(before.label), .string(element.label))
            }
        }
        for (place, element) in old.all.enumerated() where forward[place] < 0 {
            if element.parent < 0 || forward[element.parent] >= 0 || element.id != nil {
                add(.gone, element, .rect(element.frame), .none)
            }
        }
        let order: [TreeDiff.Change.Kind] = [.moved, .resized, .appeared, .gone, .opacity, .label]
        return order.flatMap { changes[$0] ?? [] }
    }

    /// Whether what it is in moved by as much and kept it where it was.
    private func movesWithParent(_ place: Int, _ shift: Shift, _ rect: KeyPath<SnapshotElement, CGRect>) -> Bool {
        let parent = new.all[place].parent
        guard parent >= 0, backward[parent] >= 0 else { return false }
        let outer = Shift(old.all[backward[parent]][keyPath: rect], new.all[parent][keyPath: rect])
        return outer.isMoved && shift.movesAlong(outer)
    }

    /// Whether an element is not where it was: taps there go elsewhere as a matter of course.
    private func isElsewhere(_ element: Int, isOld: Bool) -> Bool {
        guard element >= 0 else { return false }
        let other = isOld ? forward[element] : backward[element]
        guard other >= 0 else { return true }
        let (a, b) = isOld ? (old.all[element], new.all[other]) : (old.all[other], new.all[element])
        let (frame, bounds) = (Shift(a.frame, b.frame), Shift(a.bounds, b.bounds))
        return frame.isMoved || frame.isResized || bounds.isMoved || bounds.isResized
    }

    /// Where taps have another receiver. What a receiver that moved leaves behind or covers anew, with nobody there
    /// before or after or with two receivers that both moved, follows from the move and is not told of.
    func receiverChanges(_ before: TreeSnapshot.Receivers, _ after: TreeSnapshot.Receivers) -> [TreeDiff.Change] {
        struct Pair: Hashable {
            var from: Int
            var to: Int
        }
        var found: [Pair: (count: Int, box: CGRect)] = [:]
        var order: [Pair] = []
        let step = before.step
        for place in before.numbers.indices {
            let from = before.numbers[place] < 0 ? -1 : old.ofNode[before.numbers[place]]
            let to = after.numbers[place] < 0 ? -1 : new.ofNode[after.numbers[place]]
            if from < 0 && to < 0 || from >= 0 && forward[from] == to { continue }
            let cell = CGRect(
                x: Double(place % before.columns) * step, y: Double(place / before.columns) * step, width: step,
                height: step)
            let pair = Pair(from: from, to: to)
            if let known = found[pair] {
                found[pair] = (known.count + 1, known.box.union(cell))
            } else {
                found[pair] = (1, cell)
                order.append(pair)
            }
        }
        return order.compactMap { pair in
            let leaves = pair.from < 0 || isElsewhere(pair.from, isOld: true)
            let comes = pair.to < 0 || isElsewhere(pair.to, isOld: false)
            guard !(leaves && comes) else { return nil }
            let (count, box) = found[pair]!
            let element = pair.to >= 0 ? new.all[pair.to] : old.all[pair.from]
            let number =
                pair.to >= 0 ? element.view : forward[pair.from] >= 0 ? new.all[forward[pair.from]].view : element.view
            return TreeDiff.Change(
                kind: .receiver, n: number, id: element.id, name: element.name,
                from: .string(pair.from < 0 ? nil : old.all[pair.from].name),
                to: .string(pair.to < 0 ? nil : new.all[pair.to].name),
                area: (box, Double(count) * step * step))
        }
    }
}
