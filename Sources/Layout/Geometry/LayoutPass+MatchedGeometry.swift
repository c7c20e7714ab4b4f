import Foundation
import ViewTree

// matchedGeometryEffect. Rules: Apple's documentation, objc.io (a follower is offered the source's size and put in its
// place), swiftui-web recordings (a follower's slot in the layout is its own: D070, D071). Where only the size is
// followed, the view stays in its slot with its anchor; no source says so.

extension LayoutPass {
    /// In the layout the row is as if it were not there.
    func positionMatched(_ index: Int) {
        _ = measure(index + 1, slots[index].proposal)
        setOrigin(index + 1, 0, 0)
    }

    /// Moves what is inside followers to their sources, once everything has its place in the layout.
    func placeMatched() {
        guard !side.matched.isEmpty else { return }
        var sources: [MatchedEntry.Group: Int] = [:]
        var followers: [Int] = []
        let absent = absentRows
        for row in 0..<count where nodes[row].kind == .matchedGeometry && child(row) >= 0 {
            if absent.contains(where: { $0.contains(row) }) { continue }
            let entry = side.matched[Int(nodes[row].payload)]
            if entry.isSource { sources[entry.group] = row } else { followers.append(row) }
        }
        // A source inside a follower of another group moves as well; more than a few such links are a circle.
        for _ in 0..<8 {
            var hasMoved = false
            for row in followers {
                guard let source = sources[side.matched[Int(nodes[row].payload)].group] else { continue }
                if follow(row, source) { hasMoved = true }
            }
            if !hasMoved { return }
        }
    }

    /// Puts the content of a follower where the source is. False if it is there already.
    private func follow(_ row: Int, _ source: Int) -> Bool {
        let entry = side.matched[Int(nodes[row].payload)]
        let slot = slots[row]
        let child = row + 1
        let before = slots[child]
        var back = screenTransform(row)
        guard back.invert() else { return false }
        let way = screenTransform(source).concatenating(back)
        var proposal = slot.proposal
        if entry.properties.contains(.size) {
            let size = boxSize(of: slots[source].size, way)
            proposal = Proposal(width: size.width, height: size.height)
        }
        var target = CGPoint(x: slot.width * entry.anchor.x, y: slot.height * entry.anchor.y)
        if entry.properties.contains(.position) {
            let anchor = side.matched[Int(nodes[source].payload)].anchor
            target = CGPoint(x: slots[source].width * anchor.x, y: slots[source].height * anchor.y).applying(way)
        }
        let size = measure(child, proposal)
        setOrigin(
            child, Double(target.x) - size.width * Double(entry.anchor.x),
            Double(target.y) - size.height * Double(entry.anchor.y))
        let after = slots[child]
        // The same size may be an answer to another proposal, with other sizes inside.
        guard
            before.x != after.x || before.y != after.y || before.width != after.width
                || before.height != after.height
                || !before.proposedWidth.isSame(after.proposedWidth)
                || !before.proposedHeight.isSame(after.proposedHeight)
        else { return false }
        place(child..<Int(nodes[row].end))
        return true
    }

    /// The size of the box around a transformed rectangle.
    private func boxSize(of size: Size, _ way: ProjectionTransform) -> Size {
        if way.isAffine && way.m11 == 1 && way.m22 == 1 && way.m12 == 0 && way.m21 == 0 { return size }
        let points = [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)].map {
            CGPoint(x: $0.0, y: $0.1).applying(way)
        }
        let xs = points.map { Double($0.x) }
        let ys = points.map { Double($0.y) }
        return Size(width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}
