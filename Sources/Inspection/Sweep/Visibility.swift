import Foundation
import HitTest
import Layout
import ViewTree

/// Which colours a layer may show, and which lie below it, place by place.
struct Visibility {
    /// The pair of colours that differs most.
    struct Worst {
        /// CIEDE2000, unrounded.
        var difference: Double
        /// The same where the screen rounds both colours to 8 bits.
        var in8Bits: Double
        var layer: ResolvedColor
        var below: ResolvedColor
        /// Where it is, on the screen; nil for a layer of which nothing is on it.
        var point: CGPoint?
    }

    /// Colours that the layer may show, with the opacities inside and around the one that is swept.
    private let layer: [ResolvedColor]
    private let below: [(color: ResolvedColor, point: CGPoint?)]
    /// What lies below and has colours that nobody knows here.
    let unknown: [String]
    /// The layer's rectangle, clipped.
    let box: CGRect

    init(_ tree: LayoutTree, _ target: Int) {
        let row = tree.opacityRow(of: target) ?? target
        layer = Self.layerColors(tree, target, around: row)
        let places = LayerPlaces(tree, layer: target)
        box = places.box
        var below: [(color: ResolvedColor, point: CGPoint?)] = []
        var unknown: [String] = []
        for place in places.places {
            var backgrounds = [Self.base(tree, at: place.point, below: target)]
            for entry in place.below.reversed() {
                guard let colors = Self.colors(tree, entry.row) else {
                    let name = tree.viewKind(of: entry.row)
                    if !unknown.contains(name) { unknown.append(name) }
                    continue
                }
                if colors.isEmpty { continue }
                var next: [ResolvedColor] = []
                for background in backgrounds {
                    for color in colors {
                        let mixed = color.opacity(entry.opacity).over(background)
                        // Gradients over gradients have no end.
                        if next.count < 64, !next.contains(mixed) { next.append(mixed) }
                    }
                }
                backgrounds = next
            }
            for color in backgrounds where !below.contains(where: { $0.color == color }) {
                below.append((color, place.point))
            }
        }
        if below.isEmpty { below = [(Self.plain(tree), nil)] }
        self.below = below
        self.unknown = unknown
    }

    private static func plain(_ tree: LayoutTree) -> ResolvedColor {
        tree.environment.colorScheme == .dark ? .black : .white
    }

    /// What the screen shows where no view draws: the system's background, or a list's.
    private static func base(_ tree: LayoutTree, at point: CGPoint, below target: Int) -> ResolvedColor {
        guard !tree.table.side.lists.isEmpty, !tree.environment.platform.isMacOS else { return plain(tree) }
        var color = plain(tree)
        let isDark = tree.environment.colorScheme == .dark
        func value(_ color: SystemColor) -> ResolvedColor { isDark ? color.dark : color.light }
        for row in 0..<target where tree.table.nodes[row].kind == .list {
            let sizes = tree.table.side.lists[Int(tree.table.nodes[row].payload)].sizes
            // A list fills the scroll view around it.
            let view = max(0, Int(tree.table.nodes[row].parent))
            guard tree.bounds(view).contains(point) || tree.bounds(row).contains(point) else { continue }
            color = value(isGrouped(sizes) ? .groupedBackground : .background)
        }
        return color
    }

    private static func isGrouped(_ sizes: ListSizes) -> Bool { sizes.margin > 0 || sizes.missingHeader > 0 }

    /// The flat colours that a row draws; empty for what is too thin to count, nil where nobody knows.
    private static func colors(_ tree: LayoutTree, _ row: Int) -> [ResolvedColor]? {
        let node = tree.table.nodes[row]
        let side = tree.table.side
        switch node.kind {
        case .color: return [node.color]
        case .style: return colors(side.styles[Int(node.payload)])
        case .shape:
            // A line is no ground for a layer.
            let entry = side.shapes[Int(node.payload)]
            return entry.stroke == nil ? colors(entry.style) : []
        case .text, .divider: return []
        case .platformView:
            let background = side.platformViews[Int(node.payload)].background
            return background.map { [$0] } ?? []
        case .listRow:
            guard side.listRows[Int(node.payload)].role == .row, !tree.environment.platform.isMacOS else { return [] }
            var list = row
            while list >= 0, tree.table.nodes[list].kind != .list { list = Int(tree.table.nodes[list].parent) }
            guard list >= 0 else { return [] }
            let color: SystemColor =
                isGrouped(side.lists[Int(tree.table.nodes[list].payload)].sizes)
                ? .secondaryGroupedBackground : .background
            return [tree.environment.colorScheme == .dark ? color.dark : color.light]
        case .hosted: return side.hosted[Int(node.payload)].takesTouches ? [] : nil
        default: return nil
        }
    }

    private static func colors(_ style: ResolvedStyle) -> [ResolvedColor]? {
        switch style {
        case .color(let color), .material(_, let color): [color]
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
            stops.map(\.color)
        case .meshGradient(_, _, let colors): colors
        case .translucent(let inner, let opacity): colors(inner)?.map { $0.opacity(opacity) }
        case .image: nil
        }
    }

    /// The colours of the layer's own content.
    private static func layerColors(_ tree: LayoutTree, _ target: Int, around swept: Int) -> [ResolvedColor] {
        let nodes = tree.table.nodes
        let side = tree.table.side
        /// All opacities around a row but the one that is swept.
        func opacity(around start: Int) -> Double {
            var product = 1.0
            var row = start
            while row >= 0 {
                if row != swept, nodes[row].kind == .opacity { product *= max(0, min(1, nodes[row].a)) }
                row = Int(nodes[row].parent)
            }
            return product
        }
        var result: [ResolvedColor] = []
        func add(_ colors: [ResolvedColor], _ row: Int) {
            guard !colors.isEmpty else { return }
            let share = opacity(around: row)
            for color in colors {
                let shown = share == 1 ? color : color.opacity(share)
                if shown.alpha > 0, !result.contains(shown) { result.append(shown) }
            }
        }
        for row in target..<Int(nodes[target].end) {
            switch nodes[row].kind {
            case .platformView: add(tree.platformColors(row), row)
            case .hosted: add(side.hosted[Int(nodes[row].payload)].colors, row)
            case .text: add(colors(side.texts[Int(nodes[row].payload)].style) ?? [], row)
            case .color: add([nodes[row].color], row)
            case .style: add(colors(side.styles[Int(nodes[row].payload)]) ?? [], row)
            case .shape: add(colors(side.shapes[Int(nodes[row].payload)].style) ?? [], row)
            default: break
            }
        }
        return result
    }

    /// The largest difference at an opacity, unrounded; nil where the layer's colours are not known.
    func difference(at opacity: Double) -> Double? { worst(at: opacity)?.difference }

    /// The place and the pair of colours that differ most.
    func worst(at opacity: Double) -> Worst? {
        var worst: Worst?
        for color in layer {
            for background in below {
                let difference = ColorDifference.ofLayer(color, opacity: opacity, over: background.color)
                if worst.map({ difference > $0.difference }) ?? true {
                    worst = Worst(
                        difference: difference, in8Bits: 0, layer: color, below: background.color,
                        point: background.point)
                }
            }
        }
        if let found = worst {
            worst?.in8Bits = ColorDifference.ofLayerIn8Bits(found.layer, opacity: opacity, over: found.below)
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
