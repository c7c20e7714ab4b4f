import Foundation
import Layout
import ViewTree

/// What is drawn below a layer, place by place: for a model of how visible the layer is.
///
/// The layer counts as its rectangle, turned if it is turned, as far as clips inside and around it and the screen leave
/// it. Shapes count as the rectangles around them.
public struct LayerPlaces: Sendable {
    /// A part of the rectangle below which the same is drawn.
    public struct Place: Sendable {
        /// A point well inside of it.
        public let point: CGPoint
        /// In pt².
        public let area: Double
        /// The box around it.
        public let box: CGRect
        /// The rows that are drawn there, front to back.
        public let below: [Int]
    }

    /// The row whose drawing is the layer: the opacity that is swept, with all that it fades, or else the element.
    public let top: Int
    /// The box around the rectangle; null where nothing of it is on the screen.
    public let box: CGRect
    /// The rows of the layer that draw something there.
    public let drawn: [Int]
    /// Largest first; none for a layer that draws nothing.
    public let places: [Place]

    /// - Parameter layer: the element whose drawing is the layer.
    public init(_ tree: LayoutTree, layer: Int) {
        let row = tree.opacityRow(of: layer) ?? layer
        top = row
        // However faint it is: its place in the order counts.
        let assumption = OpacityAssumption(row: row, opacity: 1)
        var own = AreaCollector(
            colorsOf: tree, within: CGRect(origin: .zero, size: tree.spaceSize), assuming: assumption,
            ignoresShapes: true)
        own.collect(drawing: top)
        let parts = own.owners.indices.filter { own.owners[$0].isDrawn }
        drawn = Set(parts.map { own.owners[$0].row }).sorted()
        let around = parts.reduce(CGRect.null) { $0.union(own.boxes[$1]) }
        guard !around.isNull, around.width > 0, around.height > 0, around.width.isFinite, around.height.isFinite else {
            let bounds = tree.hitBox(of: layer).intersection(CGRect(origin: .zero, size: tree.spaceSize))
            box = bounds
            places = []
            return
        }
        box = around
        // A part that reaches as far as all of them together is the rectangle, turned or not.
        let outline =
            parts.first { own.boxes[$0].insetBy(dx: -0.01, dy: -0.01).contains(around) }.map { own.outlines[$0] }
            ?? PolygonArea(around)
        var collector = AreaCollector(colorsOf: tree, within: around, assuming: assumption, ignoresShapes: false)
        collector.collect()
        let inside = top..<Int(tree.table.nodes[top].end)
        let owners = collector.owners
        let last = owners.indices.last { owners[$0].isDrawn && inside.contains(owners[$0].row) }
        let layerTop = top
        var labels = StackLabels(owners) { place, owner in
            if inside.contains(owner.row) { return false }
            return last.map { place > $0 } ?? Self.isBelow(owner.row, layerTop, tree)
        }
        var sweep = collector.sweep
        // What lies below is asked about all over the rectangle.
        sweep.add(outline, owner: owners.count)
        let found = sweep.run(&labels, labelCounts: [4096])
        var best: [Int32: (size: Double, point: CGPoint)] = [:]
        var boxes: [Int32: CGRect] = [:]
        for part in found.trapezoids[0] {
            let middle = (part.top + part.bottom) / 2
            let (leftEdge, rightEdge) = (sweep.edges[Int(part.left)], sweep.edges[Int(part.right)])
            let (left, right) = (leftEdge.x(at: middle), rightEdge.x(at: middle))
            let size = min(right - left, part.bottom - part.top)
            if size > best[part.label]?.size ?? 0 {
                best[part.label] = (size, CGPoint(x: (left + right) / 2, y: middle))
            }
            let from = min(leftEdge.x(at: part.top), leftEdge.x(at: part.bottom))
            let to = max(rightEdge.x(at: part.top), rightEdge.x(at: part.bottom))
            let shown = CGRect(x: from, y: part.top, width: to - from, height: part.bottom - part.top)
            boxes[part.label] = boxes[part.label]?.union(shown) ?? shown
        }
        places = labels.found.stacks.enumerated().compactMap { label, stack -> Place? in
            // Slivers between edges that are rounded to pixels and those that are not nobody sees.
            guard let place = best[Int32(label)], place.size > 0.01 else { return nil }
            return Place(
                point: place.point, area: found.areas[0][label], box: boxes[Int32(label)] ?? around,
                below: stack.map { owners[Int($0)].row })
        }.sorted { $0.area > $1.area }
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
