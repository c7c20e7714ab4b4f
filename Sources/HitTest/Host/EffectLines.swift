import Foundation
import Layout
import ViewTree

/// What a step changed, in few lines: what came or went as a whole, and what moved together, is one line each.
struct EffectLines {
    /// Longer values are cut to so many characters, around what differs.
    static let longest = 80
    /// So many views that moved alike are listed one by one.
    private static let fewest = 3

    let lines: [String]

    init(_ effects: [TapEffect]) {
        let groups = Dictionary(grouping: effects.indices) { effects[$0].shift }
        let insides = Self.insides(effects)
        var lines: [String] = []
        for (number, effect) in effects.enumerated() {
            switch effect.kind {
            case .moved:
                guard let shift = effect.shift, let group = groups[shift], group.count > Self.fewest else {
                    lines.append(effect.description)
                    continue
                }
                if group[0] == number { lines.append(Self.together(group.map { effects[$0] }, shift)) }
            case .appeared, .gone, .presented:
                guard let inside = insides[number] else { continue }
                lines.append(effect.line(inside: inside))
            case .state, .text: lines.append(effect.cut(to: Self.longest).description)
            }
        }
        self.lines = lines
    }

    /// For each view that came or went and lies in no other one that did: how many others are inside.
    private static func insides(_ effects: [TapEffect]) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for isGone in [false, true] {
            var found: [(row: Int, end: Int, number: Int)] = []
            for (number, effect) in effects.enumerated() where effect.isComing || effect.kind == .gone {
                if (effect.kind == .gone) == isGone, let node = effect.node {
                    found.append((node.row, Int(node.tree.table.nodes[node.row].end), number))
                }
            }
            // Rows are in preorder: what is inside of a view follows it, up to its end.
            var outermost: (end: Int, number: Int)?
            for view in found.sorted(by: { $0.row < $1.row }) {
                if let outer = outermost, view.row < outer.end {
                    result[outer.number, default: 0] += 1
                } else {
                    outermost = (view.end, view.number)
                    result[view.number, default: 0] += 0
                }
            }
        }
        return result
    }

    private static func together(_ effects: [TapEffect], _ shift: TapEffect.Shift) -> String {
        // Names of the user's say more than kinds.
        let named = effects.filter { $0.id != nil || $0.label != nil }
        let names = (named.count < 3 ? effects : named).prefix(3).map(\.name).joined(separator: ", ") + ", …"
        let isMoved = shift.distance != "0,0"
        var text =
            "\(isMoved ? "moved" : "resized") \(effects.count) views by \(isMoved ? shift.distance : shift.growth)"
        if isMoved, shift.growth != "0,0" { text += " and resized them by \(shift.growth)" }
        return "\(text): \(names)"
    }
}

extension TapEffect {
    /// By how much a view moved and grew, as written.
    struct Shift: Hashable {
        var distance: String
        var growth: String
    }

    fileprivate var shift: Shift? {
        guard kind == .moved, case .frame(let old)? = from, case .frame(let new)? = to else { return nil }
        return Shift(
            distance: CGPoint(x: new.minX - old.minX, y: new.minY - old.minY).short,
            growth: CGPoint(x: new.width - old.width, y: new.height - old.height).short)
    }

    fileprivate var isComing: Bool { kind == .appeared || kind == .presented }

    /// `Text "Row 2"`.
    fileprivate var name: String {
        guard let node else { return id ?? label ?? "" }
        return HitExplanation.name(node.kind, id, label)
    }

    fileprivate func line(inside: Int) -> String {
        guard inside > 0 else { return description }
        let views = inside == 1 ? "1 view" : "\(inside) views"
        let place = node.map { "@\($0.n) " } ?? ""
        return "\(kind.rawValue) \(place)\(name) and \(views) inside: \(from?.description ?? "–") → "
            + (to?.description ?? "–")
    }

    /// With values that are no longer than that: what both begin and end with is left out.
    fileprivate func cut(to length: Int) -> TapEffect {
        func characters(_ value: Value?) -> [Character]? {
            guard case .string(let string)? = value else { return nil }
            return Array(string)
        }
        let old = characters(from)
        let new = characters(to)
        guard max(old?.count ?? 0, new?.count ?? 0) > length else { return self }
        var same = 0
        var sameEnd = 0
        if let old, let new {
            let shorter = min(old.count, new.count)
            while same < shorter, old[same] == new[same] { same += 1 }
            while sameEnd < shorter - same, old[old.count - 1 - sameEnd] == new[new.count - 1 - sameEnd] {
                sameEnd += 1
            }
        }
        // A few characters around what differs say where it is.
        let context = length / 4
        let start = max(0, same - context)
        func piece(_ characters: [Character]) -> Value {
            let end = max(start, min(characters.count, characters.count - sameEnd + context, start + length))
            return .string(
                (start > 0 ? "…" : "") + String(characters[min(start, end)..<end])
                    + (end < characters.count ? "…" : ""))
        }
        return TapEffect(
            kind: kind, n: n, id: id, label: label, from: old.map(piece) ?? from, to: new.map(piece) ?? to,
            node: node)
    }
}
