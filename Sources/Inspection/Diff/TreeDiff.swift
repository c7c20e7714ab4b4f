import Foundation
import Layout

/// What changed between two dumps: views that moved, were resized, appeared or went, other opacities and labels, other
/// receivers of taps.
///
/// Views are matched by identifier first; others by their place: inside matched views by kind and label in order, then
/// by kind alone, then a container alone with another one. What only moves along with what it is in is not told of.
public struct TreeDiff: Sendable {
    public struct Change: Sendable {
        public enum Kind: String, Sendable { case moved, resized, appeared, gone, opacity, label, receiver }

        public var kind: Kind
        /// The element's number in the second dump; for `gone` in the first.
        public var n: Int
        public var id: String?
        /// `Button "save"`.
        public var name: String
        public var from: Value
        public var to: Value
        /// Where receivers changed, on the screen, and how much of it in pt²; nil for others.
        public var area: (box: CGRect, size: Double)?
    }

    public enum Value: Sendable {
        case none
        case rect(CGRect)
        case number(Double)
        case string(String?)
    }

    /// By kind in the order of ``Change/Kind``'s cases, then in the order of the elements.
    public let changes: [Change]
    /// The views' names.
    public let names: (from: String, to: String)
    /// Why receivers were not compared; nil where they were.
    public let note: String?

    public init(_ old: TreeSnapshot, _ new: TreeSnapshot) {
        names = (old.view, new.view)
        let match = SnapshotMatch(old, new)
        var changes = match.elementChanges()
        if let before = old.receivers, let after = new.receivers {
            if before.step == after.step, before.columns == after.columns, before.rows == after.rows {
                changes += match.receiverChanges(before, after)
                note = nil
            } else {
                note = "the screens have different sizes: receivers were not compared"
            }
        } else {
            note =
                "no receivers in \(old.receivers == nil ? "the first" : "the second") dump: make it with "
                + "dump --receivers to have them compared"
        }
        self.changes = changes
    }
}

/// Which elements of two dumps are the same.
struct SnapshotMatch {
    let old: SnapshotElements
    let new: SnapshotElements
    /// For each element of the first dump that of the second, or -1; and the other way round.
    private(set) var forward: [Int]
    private(set) var backward: [Int]

    init(_ first: TreeSnapshot, _ second: TreeSnapshot) {
        old = SnapshotElements(first)
        new = SnapshotElements(second)
        forward = Array(repeating: -1, count: old.all.count)
        backward = Array(repeating: -1, count: new.all.count)
        matchIdentifiers()
        if !old.all.isEmpty, !new.all.isEmpty, forward[0] < 0, backward[0] < 0 { pair(0, 0) }
        // Parents come before their children.
        for place in old.all.indices where forward[place] >= 0 {
            matchChildren(old.all[place].children, new.all[forward[place]].children)
        }
    }

    private mutating func pair(_ a: Int, _ b: Int) {
        forward[a] = b
        backward[b] = a
    }

    /// Of several with one identifier the first goes with the first.
    private mutating func matchIdentifiers() {
        var places: [String: [Int]] = [:]
        for (place, element) in new.all.enumerated() {
            if let id = element.id { places[id, default: []].append(place) }
        }
        var used: [String: Int] = [:]
        for (place, element) in old.all.enumerated() {
            guard let id = element.id, let others = places[id] else { continue }
            let number = used[id, default: 0]
            guard number < others.count else { continue }
            used[id] = number + 1
            pair(place, others[number])
        }
    }

    private mutating func matchChildren(_ first: [Int], _ second: [Int]) {
        // With their names, then by kind alone; an identifier that only one side has is a name, too.
        match(first, second) { "\($0.kind)\u{1f}\($0.id ?? $0.label ?? "")" }
        match(first, second) { $0.kind }
        // A single one that is left on both sides, with something inside, is the same under another name.
        let a = first.filter { forward[$0] < 0 }
        let b = second.filter { backward[$0] < 0 }
        guard a.count == 1, b.count == 1, old.all[a[0]].id == nil, new.all[b[0]].id == nil,
            !old.all[a[0]].children.isEmpty, !new.all[b[0]].children.isEmpty
        else { return }
        pair(a[0], b[0])
    }

    private mutating func match(_ first: [Int], _ second: [Int], _ key: (SnapshotElement) -> String) {
        let a = first.filter { forward[$0] < 0 }
        let b = second.filter { backward[$0] < 0 }
        guard !a.isEmpty, !b.isEmpty else { return }
        let keys = (a.map { key(old.all[$0]) }, b.map { key(new.all[$0]) })
        let difference = keys.1.difference(from: keys.0)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        let kept = (a.indices.filter { !removed.contains($0) }, b.indices.filter { !inserted.contains($0) })
        for (x, y) in zip(kept.0, kept.1) {
            // Two identifiers are two elements.
            if old.all[a[x]].id != nil, new.all[b[y]].id != nil { continue }
            pair(a[x], b[y])
        }
    }
}
