import Foundation
import Layout
import ViewTree

/// How large an element's hit region is, and how much of it reaches the element: exactly, by a sweep.
struct ElementRegion {
    /// Of the region, in pt².
    let own: Double
    /// Of the part that reaches the element.
    let reached: Double

    /// By these no opacity takes anything out.
    static let bareRules: HitTestRules = {
        var bare = HitTestRules()
        bare.minimumOpacity = -.infinity
        bare.hostedMinimumAlpha = -.infinity
        return bare
    }()

    /// nil with a finger, and where a view decides by itself where it is hit: there areas are not known.
    init?(
        _ tree: LayoutTree, _ row: Int, _ visible: CGRect, _ rules: HitTestRules, _ assumption: OpacityAssumption?
    ) {
        guard !rules.areScored || rules.fingerRadius <= 1, !visible.isNull, visible.width > 0, visible.height > 0,
            visible.width.isFinite, visible.height.isFinite
        else { return nil }
        var all = AreaCollector(
            tree, rules, within: visible, assuming: assumption, findsDrawn: false, isPart: true)
        all.collect()
        var element = AreaCollector(
            tree, Self.bareRules, within: visible, findsDrawn: false, findsParts: false, isPart: true)
        element.collect(element: row)
        guard all.sampledRows.isEmpty, element.sampledRows.isEmpty else { return nil }
        var labels = ReachLabels(tree, rules, all.owners, element.owners, row, assumption)
        var sweep = all.sweep
        sweep.add(element.sweep, after: all.owners.count)
        let found = sweep.run(&labels, labelCounts: [1, 1], keepsTrapezoids: false)
        own = found.areas[0][0]
        reached = found.areas[1][0]
    }
}

/// Whether a place belongs to an element, and whether a tap there reaches it.
private struct ReachLabels: SweepLabelling {
    private var hits: RegionLabels
    private var own: ActiveAreas
    private let count: Int
    private let reaches: [Bool]
    /// Of those who take taps where no candidate wins.
    private let reachingParents: Set<ScoredParent>

    let familyCount = 2

    init(
        _ tree: LayoutTree, _ rules: HitTestRules, _ owners: [AreaCollector.Owner],
        _ element: [AreaCollector.Owner], _ row: Int, _ assumption: OpacityAssumption?
    ) {
        let hits = RegionLabels(tree, rules, owners)
        self.hits = hits
        own = ActiveAreas(element)
        count = owners.count
        func reaches(_ hit: Int, _ receiver: Int) -> Bool {
            let result = HitTestResult(
                tree: tree, point: .zero, rules: rules, assumption: assumption, hitRow: hit, receiverRow: receiver)
            return result.reaches(row)
        }
        self.reaches = owners.indices.map { place in
            guard owners[place].isHit, let receiver = hits.receiverRow(of: place) else { return false }
            return reaches(owners[place].row, receiver)
        }
        reachingParents = Set(hits.parents.filter { reaches($0.hit, $0.receiver) })
    }

    mutating func begin() {
        hits.begin()
        own.begin()
    }

    mutating func cross(_ owner: Int, winding: Int) {
        if owner >= count { own.cross(owner - count, winding: winding) } else { hits.cross(owner, winding: winding) }
    }

    mutating func answer(into labels: UnsafeMutableBufferPointer<Int32>) {
        labels[0] = -1
        labels[1] = -1
        guard own.inside.contains(where: { own.allows(Int($0)) }) else { return }
        labels[0] = 0
        let hit = hits.hit
        if hit >= 0 ? reaches[hit] : hits.parent.map(reachingParents.contains) ?? false { labels[1] = 0 }
    }
}
