import Foundation
import Layout
import ViewTree

/// What is drawn below a layer, place by place: for a model of how visible the layer is.
///
/// The layer counts as its rectangle, as far as clips around it and the screen leave it.
public struct LayerPlaces: Sendable {
    /// A part of the rectangle below which the same is drawn.
    public struct Place: Sendable {
        /// A point well inside of it.
        public let point: CGPoint
        /// In pt².
        public let area: Double
        /// The rows that are drawn there, front to back, each with all opacities around it multiplied.
        public let below: [(row: Int, opacity: Double)]
    }

    /// The rectangle; null where nothing of it is left.
    public let box: CGRect
    /// Largest first.
    public let places: [Place]

    /// - Parameter layer: the element whose drawing is the layer.
    public init(_ tree: LayoutTree, layer: Int) {
        box = Self.box(tree, layer)
        guard !box.isNull, box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else {
            places = []
            return
        }
        // However faint it is: its place in the order counts.
        let row = tree.opacityRow(of: layer) ?? layer
        var collector = AreaCollector(
            tree, .frontMost, within: box, assuming: OpacityAssumption(row: row, opacity: 1), findsHits: false,
            findsParts: false, isPart: true)
        collector.collect()
        let inside = layer..<Int(tree.table.nodes[layer].end)
        let owners = collector.owners
        let last = owners.indices.last { owners[$0].isDrawn && inside.contains(owners[$0].row) }
        var labels = StackLabels(owners) { place, owner in
            if inside.contains(owner.row) { return false }
            return last.map { place > $0 } ?? Self.isBelow(owner.row, layer, tree)
        }
        var sweep = collector.sweep
        // What lies below is asked about all over the rectangle.
        sweep.add(PolygonArea(box), owner: owners.count)
        let found = sweep.run(&labels, labelCounts: [4096])
        var best: [Int32: (size: Double, point: CGPoint)] = [:]
        for part in found.trapezoids[0] {
            let middle = (part.top + part.bottom) / 2
            let left = sweep.edges[Int(part.left)].x(at: middle)
            let right = sweep.edges[Int(part.right)].x(at: middle)
            let size = min(right - left, part.bottom - part.top)
            if size > best[part.label]?.size ?? 0 {
                best[part.label] = (size, CGPoint(x: (left + right) / 2, y: middle))
            }
        }
        places = labels.found.stacks.enumerated().compactMap { label, stack -> Place? in
            // Slivers between edges that are rounded to pixels and those that are not nobody sees.
            guard let place = best[Int32(label)], place.size > 0.01 else { return nil }
            return Place(
                point: place.point, area: found.areas[0][label],
                below: stack.map { (owners[Int($0)].row, owners[Int($0)].shown) })
        }.sorted { $0.area > $1.area }
    }

    private static func box(_ tree: LayoutTree, _ layer: Int) -> CGRect {
        var box = tree.hitBox(of: layer).intersection(CGRect(origin: .zero, size: tree.spaceSize))
        var row = layer
        while row >= 0 {
            switch tree.table.nodes[row].kind {
            case .clipped, .clipShape, .cornerRadius, .scrollView: box = box.intersection(tree.bounds(row))
            default: break
            }
            row = Int(tree.table.nodes[row].parent)
        }
        return box
    }

    /// Whether a row is painted before the layer: earlier among siblings, or a background of something around it.
    private static func isBelow(_ row: Int, _ layer: Int, _ tree: LayoutTree) -> Bool {
        let nodes = tree.table.nodes
        var ancestor = row < 0 ? -1 : Int(nodes[row].parent)
        while ancestor >= 0 {
            if ancestor <= layer, layer < Int(nodes[ancestor].end) {
                let isPrimary = layer < Int(nodes[ancestor + 1].end)
                if nodes[ancestor].kind == .background { return isPrimary }
                return row < layer
            }
            ancestor = Int(nodes[ancestor].parent)
        }
        return row < layer
    }
}

/// What is drawn at a place, as one of the combinations that were met.
private struct StackLabels: SweepLabelling {
    final class Found {
        var stacks: [[Int32]] = []
        var places: [[Int32]: Int32] = [:]
    }

    private var areas: ActiveAreas
    private let counts: [Bool]
    private let whole: Int
    private var isInside = 0
    let found = Found()

    var familyCount: Int { 1 }

    init(_ owners: [AreaCollector.Owner], _ isBelow: (Int, AreaCollector.Owner) -> Bool) {
        areas = ActiveAreas(owners)
        whole = owners.count
        counts = owners.indices.map { owners[$0].isDrawn && isBelow($0, owners[$0]) }
    }

    mutating func begin() {
        areas.begin()
        isInside = 0
    }

    mutating func cross(_ owner: Int, winding: Int) {
        if owner == whole { isInside += winding } else { areas.cross(owner, winding: winding) }
    }

    func answer(into labels: UnsafeMutableBufferPointer<Int32>) {
        labels[0] = -1
        guard isInside != 0 else { return }
        let stack = areas.inside.filter { counts[Int($0)] && areas.allows(Int($0)) }
        if let known = found.places[stack] {
            labels[0] = known
        } else if found.stacks.count < 4096 {
            labels[0] = Int32(found.stacks.count)
            found.places[stack] = labels[0]
            found.stacks.append(stack)
        }
    }
}
