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
        /// nil for a layer that draws nothing.
        var layer: ResolvedColor?
        /// What the screen shows there without the layer.
        var below: ResolvedColor?
        /// Where it is, on the screen.
        var point: CGPoint?
    }

    /// A colour that the layer may show, with the opacities and effects inside the one that is swept.
    private struct LayerColor: Equatable {
        var color: ResolvedColor
        var mode: BlendMode?
    }

    private var layer: [LayerColor] = []
    /// The groups that the layer lies in, the outermost first.
    private let groups: [ColorGroup]
    private var below: [(stack: ColorStack, shown: ResolvedColor, point: CGPoint)] = []
    /// Whether the layer has parts whose colours nobody knows here, and none whose colours are known.
    private var isUnknown = false
    /// The opacity that the layer has.
    private let own: Double
    /// What the model had to leave out or to guess.
    private(set) var notes: [String] = []
    /// The layer's rectangle, clipped.
    let box: CGRect

    init(_ tree: LayoutTree, _ target: Int) {
        let places = LayerPlaces(tree, layer: target)
        let drawn = DrawnColors(tree: tree)
        var known = ColorGroups(tree.table)
        let top = places.top
        box = places.box
        own =
            switch known.group(top) {
            case .opacity(let opacity)?: opacity
            default: 1
            }
        let around = known.around(Int(tree.table.nodes[top].parent))
        groups = around.map { $0.group }
        var ground: Set<Int> = []
        addLayer(places, drawn, &known)
        var unknown: [String] = []
        for place in places.places {
            var composer = ColorComposer(drawn.screen)
            for row in place.below.reversed() {
                guard let paints = drawn.paints(row, in: place.box) else {
                    let name = tree.viewKind(of: row)
                    if !unknown.contains(name) { unknown.append(name) }
                    continue
                }
                ground.insert(row)
                composer.enter(known.around(row))
                for paint in paints { composer.paint(paint) }
            }
            composer.enter(around)
            for stack in composer.stacks where !below.contains(where: { $0.stack == stack }) {
                below.append((stack, stack.shown(nil, nil, in: groups), place.point))
            }
        }
        if !unknown.isEmpty {
            notes.append("what is below it in \(unknown.joined(separator: ", ")) is not known and was left out")
        }
        addNotes(drawn, places.drawn, ground.sorted(), &known)
    }

    private mutating func addLayer(_ places: LayerPlaces, _ drawn: DrawnColors, _ known: inout ColorGroups) {
        let top = places.top
        var unknown: [String] = []
        for row in places.drawn {
            guard let colors = drawn.colors(row) else {
                let name = drawn.tree.viewKind(of: row)
                if !unknown.contains(name) { unknown.append(name) }
                continue
            }
            // Those inside the layer; the opacity that is swept is not one of them.
            let inner = known.around(row).filter {
                $0.row > top || ($0.row == top && drawn.tree.table.nodes[top].kind == .visualEffect)
            }
            for color in colors {
                var shown = LayerColor(color: color)
                for (_, group) in inner.reversed() {
                    switch group {
                    case .opacity(let opacity): shown.color = shown.color.opacity(opacity)
                    case .effect(.blend(let mode)): shown.mode = mode
                    case .effect(let effect): shown.color = effect.applied(to: shown.color)
                    }
                }
                if shown.color.alpha > 0, !layer.contains(shown) { layer.append(shown) }
            }
        }
        isUnknown = layer.isEmpty && !unknown.isEmpty
        if !layer.isEmpty, !unknown.isEmpty {
            notes.append(
                "what the layer itself shows in \(unknown.joined(separator: ", ")) is not known and was left out")
        }
    }

    /// Guesses that went into the colours of these rows, and what else changes colours and was not looked at.
    private mutating func addNotes(
        _ drawn: DrawnColors, _ layer: [Int], _ ground: [Int], _ known: inout ColorGroups
    ) {
        let tree = drawn.tree
        var found: [String] = []
        func note(_ text: String) { if !found.contains(text) { found.append(text) } }
        for row in layer + ground {
            if let guess = drawn.guess(row) { note(guess) }
            for (_, group) in known.around(row) {
                if case .effect(let effect) = group, let guess = effect.guess { note(guess) }
            }
        }
        // The layer's own blur is one of the model's limits.
        let nodes = tree.table.nodes
        for row in 0..<tree.table.count where nodes[row].kind == .blur && nodes[row].a > 0 {
            if ground.contains(where: { $0 > row && $0 < Int(nodes[row].end) }) {
                note("what is blurred counts as sharp")
            }
        }
        if tree.environment.platform.isMacOS { note("a Mac's window, greys and labels are taken for iOS's") }
        notes += found
    }

    /// The largest difference at an opacity, unrounded; nil where the layer's colours are not known.
    func difference(at opacity: Double) -> Double? { worst(at: opacity)?.difference }

    /// The difference at the opacity that the layer has.
    var differenceAsDrawn: Double? { difference(at: own) }

    /// The place and the pair of colours that differ most.
    func worst(at opacity: Double) -> Worst? {
        if isUnknown { return nil }
        var worst = Worst(difference: 0, in8Bits: 0)
        var isPlain = false
        var shown = ResolvedColor.clear
        for color in layer {
            let faded = color.color.opacity(opacity)
            for background in below {
                let with = background.stack.shown(faded, color.mode, in: groups)
                let difference = ColorDifference.ciede2000(with, background.shown)
                guard worst.layer == nil || difference > worst.difference else { continue }
                worst = Worst(
                    difference: difference, in8Bits: 0, layer: color.color, below: background.shown,
                    point: background.point)
                isPlain = groups.isEmpty && color.mode == nil
                shown = with
            }
        }
        if let layer = worst.layer, let below = worst.below {
            worst.in8Bits =
                isPlain
                ? ColorDifference.ofLayerIn8Bits(layer, opacity: opacity, over: below)
                : ColorDifference.ciede2000(shown.roundedTo8Bits, below.roundedTo8Bits)
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
