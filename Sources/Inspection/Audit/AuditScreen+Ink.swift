import HitTest
import Layout
import ViewTree

// How much of a view is to be seen.
extension AuditScreen {
    /// The strongest that anything at or inside a row is drawn, 0 to 1, opacities around it included; 0 where there are
    /// only clear colours, gaps and content shapes.
    func ink(of row: Int) -> Double { strongest(row).ink }

    private func strongest(_ row: Int) -> (ink: Double, opacity: Double) {
        var best = (ink: 0.0, opacity: 0.0)
        for inner in inside(row) {
            let ink = alpha(inner) * opacities[inner]
            if ink > best.ink { best = (ink, opacities[inner]) }
        }
        return best
    }

    /// How opaque a leaf's own colour is, 0 for rows that draw nothing.
    private func alpha(_ row: Int) -> Double {
        let node = tree.table.nodes[row]
        let side = tree.table.side
        let size = tree.size(row)
        guard size.width > 0 || size.height > 0 else { return 0 }
        switch node.kind {
        case .color: return node.color.alpha
        case .style: return Self.alpha(side.styles[Int(node.payload)])
        case .shape: return Self.alpha(side.shapes[Int(node.payload)].style)
        case .text:
            let entry = side.texts[Int(node.payload)]
            return entry.string.isEmpty ? 0 : Self.alpha(entry.style)
        case .image, .hosted, .divider: return 1
        case .platformView:
            let entry = side.platformViews[Int(node.payload)]
            return entry.label != nil || entry.control != .none
                ? 1 : max(entry.background?.alpha ?? 0, entry.colors.map(\.alpha).max() ?? 0)
        default: return 0
        }
    }

    private static func alpha(_ style: ResolvedStyle) -> Double {
        switch style {
        case .color(let color): color.alpha
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
            stops.map(\.color.alpha).max() ?? 0
        case .meshGradient(_, _, let colors): colors.map(\.alpha).max() ?? 0
        case .material, .image: 1
        case .translucent(let style, let opacity): alpha(style) * opacity
        }
    }

    /// Whether nobody sees a row: nothing of it is drawn, or too faintly for an inexperienced observer (ΔE2000 below 2,
    /// the same model as in a sweep).
    ///
    /// Something opaque in the colour of what is below it is not invisible: it hides what it covers.
    func isInvisible(_ row: Int) -> Bool {
        let strongest = strongest(row)
        guard strongest.ink > 0 else { return true }
        guard strongest.ink < 0.1 else { return false }
        guard let difference = Visibility(tree, row).differenceAsDrawn else {
            return strongest.ink <= 0.02
        }
        return difference < ColorDifference.visibleLimit
    }

    /// Whether a row dims or blurs the whole screen, as something modal does: what it covers is meant to be out of reach.
    func isModalLayer(_ row: Int) -> Bool {
        let box = tree.bounds(row).intersection(window)
        guard !box.isNull, box.width * box.height >= 0.95 * window.width * window.height else { return false }
        if case .style = kind(row), case .material = tree.table.side.styles[Int(tree.table.nodes[row].payload)] {
            return true
        }
        let ink = ink(of: row)
        return ink >= 0.1 && ink < 1
    }
}
