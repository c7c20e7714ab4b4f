import Foundation
import ViewTree

// Preferences: values that go from the inside out. Rules: Apple's documentation, objc.io "Thinking in SwiftUI".
// Values are merged in the order of the rows: a view's own before that of its overlay or background.

extension LayoutPass {
    /// What each row that reads or observes finds inside it, by its place in ``SideTables/preferences``; nil where no
    /// view inside sets the key.
    private func foundPreferences() -> [Int: AnyObject] {
        var found: [Int: AnyObject] = [:]
        // What comes out of rows that lie behind the present one, nearest last.
        var outer: [(row: Int, values: [AnyPreferenceKey: AnyObject])] = []
        let absent = absentRows
        for (place, entry) in side.preferences.enumerated().reversed() {
            let row = Int(entry.row)
            if absent.contains(where: { $0.contains(row) }) { continue }
            var values = takeInside(&outer, end: Int(nodes[row].end))
            switch entry.role {
            case .write(let key, let make):
                values[key] = make(anchorSpace(row))
            case .transform(let key, let change):
                values[key] = change(values[key] ?? key.defaultBox, anchorSpace(row))
            case .read(let key), .observe(let key, _):
                found[place] = values[key]
            case .observeGeometry:
                break
            }
            outer.append((row, values))
        }
        return found
    }

    /// Merges what comes out of the rows before `end`.
    private func takeInside(
        _ outer: inout [(row: Int, values: [AnyPreferenceKey: AnyObject])], end: Int
    ) -> [AnyPreferenceKey: AnyObject] {
        guard let first = outer.last, first.row < end else { return [:] }
        outer.removeLast()
        guard let second = outer.last, second.row < end else { return first.values }
        var lists = first.values.mapValues { [$0] }
        while let next = outer.last, next.row < end {
            for (key, box) in next.values { lists[key, default: []].append(box) }
            outer.removeLast()
        }
        return Dictionary(uniqueKeysWithValues: lists.map { ($0.key, $0.key.merged($0.value)) })
    }

    private func anchorSpace(_ row: Int) -> AnchorSpace {
        AnchorSpace(
            size: CGSize(width: slots[row].width, height: slots[row].height), transform: screenTransform(row))
    }

    /// Notes what each reader of a preference reads. True if that has changed, so that its content has to be made
    /// again.
    func updatePreferences(_ store: StateStore) -> Bool {
        let places = side.preferences.indices.filter {
            if case .read = side.preferences[$0].role { true } else { false }
        }
        guard !places.isEmpty else { return false }
        return MainActorStandIn.around {
            let found = foundPreferences()
            var results: [UInt64: PreferenceResult] = [:]
            for place in places {
                let entry = side.preferences[place]
                guard case .read(let key) = entry.role else { continue }
                results[entry.identity] = PreferenceResult(key: key, box: found[place] ?? key.defaultBox)
            }
            return store.updatePreferences(results)
        }
    }

    /// Hands the final values to the observers; they are told by who runs callbacks.
    func observe(_ store: StateStore) {
        guard !side.preferences.isEmpty else { return store.keepObserved([]) }
        MainActorStandIn.around {
            var present: Set<UInt64> = []
            var found: [Int: AnyObject]?
            let absent = absentRows
            for (place, entry) in side.preferences.enumerated() {
                if absent.contains(where: { $0.contains(Int(entry.row)) }) { continue }
                switch entry.role {
                case .observe(let key, let notify):
                    if found == nil { found = foundPreferences() }
                    let box = found?[place]
                    store.observe(entry.identity, { box ?? ($0 ? key.defaultBox : nil) }, notify)
                case .observeGeometry(let make, let notify):
                    let proxy = GeometryProxy(geometry(of: Int(entry.row)))
                    store.observe(entry.identity, { _ in make(proxy) }, notify)
                default: continue
                }
                present.insert(entry.identity)
            }
            store.keepObserved(present)
        }
    }
}
