import Foundation
import Layout
import ViewTree

/// Which areas contain a place while a line is swept, front to back.
struct ActiveAreas {
    private let isEvenOdd: [Bool]
    private let isClip: [Bool]
    private let clips: [[[Int32]]]
    private let hasClips: [Bool]
    private var winding: [Int32]
    /// Hit and drawn areas around the place, from the front.
    private(set) var inside: [Int32] = []

    init(_ owners: [AreaCollector.Owner]) {
        isEvenOdd = owners.map(\.isEvenOdd)
        isClip = owners.map(\.isClip)
        clips = owners.map(\.clips)
        hasClips = owners.map { !$0.clips.isEmpty }
        winding = Array(repeating: 0, count: owners.count)
    }

    mutating func begin() { inside.removeAll(keepingCapacity: true) }

    private func contains(_ owner: Int) -> Bool {
        isEvenOdd[owner] ? winding[owner] & 1 != 0 : winding[owner] != 0
    }

    mutating func cross(_ owner: Int, winding change: Int) {
        let before = contains(owner)
        winding[owner] += Int32(change)
        if isClip[owner] { return }
        let after = contains(owner)
        if before == after { return }
        var low = 0
        var high = inside.count
        while low < high {
            let middle = (low + high) / 2
            if inside[middle] < owner { low = middle + 1 } else { high = middle }
        }
        if after { inside.insert(Int32(owner), at: low) } else { inside.remove(at: low) }
    }

    /// Whether the clips around an area contain the place.
    @inline(__always)
    func allows(_ owner: Int) -> Bool {
        !hasClips[owner] || clips[owner].allSatisfy { group in group.contains { contains(Int($0)) } }
    }
}

/// Who receives at each place of a screen, what is drawn there, and which part of a control it is.
struct RegionLabels: SweepLabelling {
    /// The answers.
    enum Family: Int, CaseIterable { case receiver, undrawn, untappable, part }

    private let tree: LayoutTree
    private let owners: [AreaCollector.Owner]
    private let rules: HitTestRules
    private let isScored: Bool
    /// Who may take taps where no candidate wins.
    let parents: [ScoredParent]
    /// Where receivers stand in `receivers`, by row.
    private let receiverPlaces: [Int: Int32]
    /// Rows of those who receive, in the order in which areas name them.
    let receivers: [Int]
    /// Views that are drawn, by their rows.
    let views: [Int]
    /// By area.
    private let isHit: [Bool]
    private let isDrawn: [Bool]
    private let isHosted: [Bool]
    private let receiver: [Int32]
    private let view: [Int32]
    /// Rows that count as the element's own drawing: of what is hit, and of the receiver's view.
    private let hitScopes: [Range<Int>]
    private let receiverScopes: [Range<Int>]
    private var areas: ActiveAreas

    var familyCount: Int { Family.allCases.count }

    init(_ tree: LayoutTree, _ rules: HitTestRules, _ owners: [AreaCollector.Owner]) {
        self.tree = tree
        self.owners = owners
        self.rules = rules
        isScored = rules.selection == .scored
        parents = isScored ? Self.parents(of: owners, tree) : []
        areas = ActiveAreas(owners)
        isHit = owners.map(\.isHit)
        isDrawn = owners.map(\.isDrawn)
        isHosted = owners.map { $0.row >= 0 && tree.isHosted($0.row) }
        var search = ReceiverSearch(tree, isScored: rules.areScored)
        var receivers: [Int] = []
        var places: [Int: Int32] = [:]
        var views: [Int] = []
        var viewPlaces: [Int: Int32] = [:]
        receiver = owners.map { owner in
            guard owner.isHit else { return -1 }
            let row = owner.receiver ?? search.receiver(of: owner)
            guard row >= 0 else { return -1 }
            if let known = places[row] { return known }
            places[row] = Int32(receivers.count)
            receivers.append(row)
            return Int32(receivers.count - 1)
        }
        for parent in parents where places[parent.receiver] == nil {
            places[parent.receiver] = Int32(receivers.count)
            receivers.append(parent.receiver)
        }
        receiverPlaces = places
        view = owners.map { owner in
            guard owner.isDrawn, let view = tree.hitView(of: owner.row, gestureRow: -1)?.node.row else { return -1 }
            if let known = viewPlaces[view] { return known }
            viewPlaces[view] = Int32(views.count)
            views.append(view)
            return Int32(views.count - 1)
        }
        self.receivers = receivers
        self.views = views
        let nodes = tree.table.nodes
        hitScopes = owners.map { $0.row < 0 ? 0..<0 : $0.row..<Int(nodes[$0.row].end) }
        receiverScopes = receivers.map { row in
            // The view with all its modifiers: a background written after the gesture is its own.
            var outer = row
            while nodes[outer].parent >= 0, Int(nodes[outer].parent) == outer - 1,
                nodes[outer - 1].kind.isModifier || nodes[outer - 1].flags.contains(.plumbing)
            {
                outer -= 1
            }
            return outer..<Int(nodes[outer].end)
        }
    }

    mutating func begin() { areas.begin() }

    mutating func cross(_ owner: Int, winding: Int) { areas.cross(owner, winding: winding) }

    func answer(into labels: UnsafeMutableBufferPointer<Int32>) {
        for family in labels.indices { labels[family] = -1 }
        let hit = hit
        let parent = hit < 0 ? parent : nil
        let found = hit >= 0 ? receiver[hit] : parent.flatMap { receiverPlaces[$0.receiver] } ?? -1
        guard found >= 0 else {
            for place in areas.inside where isDrawn[Int(place)] && areas.allows(Int(place)) {
                labels[Family.untappable.rawValue] = view[Int(place)]
                return
            }
            return
        }
        labels[Family.receiver.rawValue] = found
        if hit >= 0 { labels[Family.part.rawValue] = Int32(owners[hit].part) }
        let own = parent.map { $0.hit..<Int(tree.table.nodes[$0.hit].end) } ?? hitScopes[hit]
        let around = receiverScopes[Int(found)]
        for place in areas.inside where isDrawn[Int(place)] {
            let row = owners[Int(place)].row
            if own.contains(row) || around.contains(row), areas.allows(Int(place)) { return }
        }
        labels[Family.undrawn.rawValue] = found
    }

    /// The area that is hit at the place, or -1.
    var hit: Int { isScored ? scoredHit().winner : frontMostHit() }

    /// Who takes a tap at the place where several areas score and none wins; nil for nobody.
    var parent: ScoredParent? {
        guard isScored else { return nil }
        let found = scoredHit()
        guard found.winner < 0, let best = found.best else { return nil }
        return ScoredParent(
            tree,
            from: ScoredParent.row(
                tree, best: (owners[best].row, receiverRow(of: best) ?? -1), rivals: found.rivals,
                isTooLow: found.isTooLow))
    }

    /// All that taps may go to where no candidate wins.
    private static func parents(of owners: [AreaCollector.Owner], _ tree: LayoutTree) -> [ScoredParent] {
        var seen: Set<Int> = []
        var known: Set<ScoredParent> = []
        var result: [ScoredParent] = []
        for owner in owners where owner.isHit {
            var row = owner.row
            while row >= 0, seen.insert(row).inserted {
                if let parent = ScoredParent(tree, from: row), known.insert(parent).inserted { result.append(parent) }
                row = Int(tree.table.nodes[row].parent)
            }
        }
        return result
    }

    /// Who receives taps on an area; nil for nobody.
    func receiverRow(of area: Int) -> Int? { receiver[area] < 0 ? nil : receivers[Int(receiver[area])] }

    private func frontMostHit() -> Int {
        for place in areas.inside where isHit[Int(place)] && areas.allows(Int(place)) { return Int(place) }
        return -1
    }

    /// What the areas at the place score, as ``ScoredWalk`` counts for a single point.
    private struct Scored {
        /// The area that wins, or -1.
        var winner = -1
        /// The area that scores best; nil where there is none.
        var best: Int?
        /// The rows of those whom the best is not far enough ahead of.
        var rivals: [Int] = []
        var isTooLow = false
    }

    private func scoredHit() -> Scored {
        let scoring = rules.scoring
        var keys: [Int] = []
        var scores: [(owner: Int, score: Double)] = []
        for place in areas.inside where isHit[Int(place)] && areas.allows(Int(place)) {
            let owner = Int(place)
            let own = receiver[owner]
            let priority = own >= 0 ? scoring.gesturePriority : scoring.leafPriority
            let score = priority * owners[owner].opacity * scoring.ringWeight
            let key = own >= 0 ? Int(own) : -1 - owners[owner].row
            if let known = keys.firstIndex(of: key) {
                scores[known].score += score
            } else {
                keys.append(key)
                scores.append((owner, score))
            }
            if owners[owner].opacity > scoring.coveringOpacity { break }
        }
        guard var best = scores.first else { return Scored() }
        for score in scores.dropFirst() where score.score > best.score { best = score }
        var result = Scored(best: best.owner)
        result.isTooLow = best.score < scoring.leastScore
        for score in scores where score.owner != best.owner && best.score < scoring.lead * score.score {
            result.rivals.append(owners[score.owner].row)
        }
        if !result.isTooLow && result.rivals.isEmpty { result.winner = best.owner }
        return result
    }
}

/// Who reacts to a tap on each area; looked for once for all content with the same view around it.
private struct ReceiverSearch {
    private let tree: LayoutTree
    private let isScored: Bool
    private var known: [Int: Int] = [:]

    init(_ tree: LayoutTree, isScored: Bool) {
        self.tree = tree
        self.isScored = isScored
    }

    mutating func receiver(of owner: AreaCollector.Owner) -> Int {
        let row = owner.row
        if owner.isLink {
            let receiver = receiver(from: row)
            // A link is nearer than any gesture around it, but for one that goes first.
            if receiver >= 0, tree.table.nodes[receiver].kind == .gesture,
                tree.table.side.gestures[Int(tree.table.nodes[receiver].payload)].priority == .high
            {
                return receiver
            }
            return row
        }
        return receiver(from: row)
    }

    private mutating func receiver(from row: Int) -> Int {
        let node = tree.table.nodes[row]
        // Plain content has no say in who reacts.
        let isPlain = node.kind.hasArea && node.kind != .hosted && node.kind != .platformView && node.parent >= 0
        let key = isPlain ? Int(node.parent) : row
        if let found = known[key] { return found }
        let found = GestureSearch.receiver(tree, from: row)
        known[key] = found
        return found
    }
}
