import Foundation
import HitTest
import Layout
import ViewTree

/// Which colours a layer may show, and which lie below it.
struct Visibility {
    private let layer: [ResolvedColor]
    private let below: [ResolvedColor]

    init(_ tree: LayoutTree, _ target: Int) {
        let nodes = tree.table.nodes
        let side = tree.table.side
        let inside = target..<Int(nodes[target].end)
        var area = tree.hitBox(of: target)
        // What a clip around it leaves to be seen.
        var row = target
        while row >= 0 {
            switch nodes[row].kind {
            case .clipped, .clipShape, .cornerRadius: area = area.intersection(tree.bounds(row))
            default: break
            }
            row = Int(nodes[row].parent)
        }
        var layer: [ResolvedColor] = []
        var below: [ResolvedColor] = []
        func color(_ row: Int) -> ResolvedColor? {
            switch nodes[row].kind {
            case .color: return nodes[row].color
            case .shape:
                if case .color(let color) = side.shapes[Int(nodes[row].payload)].style { return color }
                return nil
            default: return nil
            }
        }
        for row in 0..<tree.table.count {
            if inside.contains(row) {
                if nodes[row].kind == .platformView { layer += tree.platformColors(row) }
                if nodes[row].kind == .hosted { layer += side.hosted[Int(nodes[row].payload)].colors }
                if nodes[row].kind == .text, case .color(let color) = side.texts[Int(nodes[row].payload)].style {
                    layer.append(color)
                }
                if let color = color(row) { layer.append(color) }
            } else if let color = color(row), color.alpha >= 1, Self.isBelow(row, target, tree) {
                if !area.isNull, tree.bounds(row).intersects(area) { below.append(color) }
            }
        }
        self.layer = layer
        let plain = tree.environment.colorScheme == .dark ? 0.0 : 1.0
        self.below = below.isEmpty ? [ResolvedColor(red: plain, green: plain, blue: plain, alpha: 1)] : below
    }

    /// Whether a row is painted before the target: earlier among siblings, or a background of something around it.
    private static func isBelow(_ row: Int, _ target: Int, _ tree: LayoutTree) -> Bool {
        let nodes = tree.table.nodes
        var ancestor = Int(nodes[row].parent)
        while ancestor >= 0 {
            if ancestor <= target, target < Int(nodes[ancestor].end) {
                let isPrimary = target < Int(nodes[ancestor + 1].end)
                if nodes[ancestor].kind == .background { return isPrimary }
                return row < target
            }
            ancestor = Int(nodes[ancestor].parent)
        }
        return row < target
    }

    /// The largest difference at an opacity, unrounded; nil where the layer's colours are not known.
    func difference(at opacity: Double) -> Double? {
        worstPair(at: opacity)?.difference
    }

    /// The pair of colours that differs most.
    func worst(at opacity: Double) -> (layer: ResolvedColor, below: ResolvedColor)? {
        worstPair(at: opacity).map { ($0.layer, $0.below) }
    }

    private func worstPair(
        at opacity: Double
    ) -> (layer: ResolvedColor, below: ResolvedColor, difference: Double)? {
        var worst: (layer: ResolvedColor, below: ResolvedColor, difference: Double)?
        for color in layer {
            for background in below {
                let difference = ColorDifference.ofLayer(color, opacity: opacity, over: background)
                if worst.map({ difference > $0.difference }) ?? true { worst = (color, background, difference) }
            }
        }
        return worst
    }

    /// The highest opacity whose difference stays below the limit, to 1e-4.
    func highestInvisible(limit: Double) -> Double? {
        guard let full = difference(at: 1) else { return nil }
        if full < limit { return 1 }
        var low = 0.0
        var high = 1.0
        while high - low > 1e-4 {
            let middle = (low + high) / 2
            if difference(at: middle)! < limit { low = middle } else { high = middle }
        }
        // Cut off, so that the value printed still is invisible.
        return (low * 10_000).rounded(.down) / 10_000
    }
}
