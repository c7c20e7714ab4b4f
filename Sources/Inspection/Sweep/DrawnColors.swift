import Foundation
import HitTest
import Layout
import ViewTree

/// The flat colours that rows draw, for the model of how visible a layer is.
struct DrawnColors {
    /// One coat of paint.
    struct Paint {
        /// Any of them may be what is drawn at a place.
        var colors: [ResolvedColor]
        /// Whether gaps are left in which what lies below shows: texts, symbols, parts of controls.
        var hasGaps = false
    }

    let tree: LayoutTree
    private var side: SideTables { tree.table.side }

    /// What a row paints, the first coat first; nil where nobody knows.
    ///
    /// - Parameter place: The part of the screen that is asked about: of a gradient only what it shows there counts.
    func paints(_ row: Int, in place: CGRect? = nil) -> [Paint]? {
        let node = tree.table.nodes[row]
        switch node.kind {
        case .color: return [Paint(colors: [node.color])]
        case .style: return paint(side.styles[Int(node.payload)], row, place)
        case .shape: return paint(side.shapes[Int(node.payload)].style, row, place)
        case .text:
            let entry = side.texts[Int(node.payload)]
            guard let own = paint(entry.style, row, place)?.first?.colors else { return nil }
            var colors = own
            for look in entry.looks { if let color = look.color, !colors.contains(color) { colors.append(color) } }
            return [Paint(colors: colors, hasGaps: true)]
        case .divider: return [Paint(colors: [system(.separator, tree.environment.colorScheme == .dark, row)])]
        case .image:
            let image = side.images[Int(node.payload)]
            guard image.isSymbol, let colors = paint(image.style, row, place)?.first?.colors else { return nil }
            return [Paint(colors: colors, hasGaps: true)]
        case .platformView:
            let entry = side.platformViews[Int(node.payload)]
            var paints = entry.background.map { [Paint(colors: [$0])] } ?? []
            if !entry.colors.isEmpty { paints.append(Paint(colors: entry.colors, hasGaps: true)) }
            return paints.isEmpty && entry.control != .none ? nil : paints
        case .hosted:
            let colors = side.hosted[Int(node.payload)].colors
            return colors.isEmpty ? nil : [Paint(colors: colors, hasGaps: true)]
        case .listRow:
            let entry = side.listRows[Int(node.payload)]
            guard entry.role == .row, !entry.hasOwnBackground, let list = list(around: row) else { return [] }
            return [
                Paint(colors: [system(list.isGrouped ? .secondaryGroupedBackground : .background, list.isDark, row)])
            ]
        case .scrollView:
            guard let list = list(around: row + 1), !list.hidesBackground else { return [] }
            return [Paint(colors: [system(list.isGrouped ? .groupedBackground : .background, list.isDark, row)])]
        default: return nil
        }
    }

    /// All colours of a row; nil where nobody knows.
    func colors(_ row: Int) -> [ResolvedColor]? { paints(row)?.flatMap(\.colors) }

    /// What the screen shows where no view draws.
    var screen: ResolvedColor { tree.environment.colorScheme == .dark ? .black : .white }

    /// Whether a row's colours are guessed.
    func guess(_ row: Int) -> String? {
        let node = tree.table.nodes[row]
        let style: ResolvedStyle
        switch node.kind {
        case .style: style = side.styles[Int(node.payload)]
        case .shape: style = side.shapes[Int(node.payload)].style
        case .text: style = side.texts[Int(node.payload)].style
        default: return nil
        }
        return style.approximateReason
    }

    /// The list of an iOS screen around a row; a Mac's draws nothing that is known here.
    private func list(around start: Int) -> ListEntry? {
        guard !tree.environment.platform.isMacOS else { return nil }
        var row = start
        while row >= 0, tree.table.nodes[row].kind != .list { row = Int(tree.table.nodes[row].parent) }
        return row < 0 ? nil : side.lists[Int(tree.table.nodes[row].payload)]
    }

    /// A colour of the system's; in a dark sheet backgrounds are raised.
    private func system(_ color: SystemColor, _ isDark: Bool, _ row: Int) -> ResolvedColor {
        guard isDark, !side.presentations.isEmpty else { return isDark ? color.dark : color.light }
        var ancestor = row
        while ancestor >= 0 {
            switch side.presentations[tree.table.identities[ancestor]] {
            case .sheet?, .popover?: return color.elevated(isDark: true)
            case nil: ancestor = Int(tree.table.nodes[ancestor].parent)
            default: return color.dark
            }
        }
        return color.dark
    }

    private func paint(_ style: ResolvedStyle, _ row: Int, _ place: CGRect?) -> [Paint]? {
        switch style {
        case .color(let color), .material(_, let color): return [Paint(colors: [color])]
        case .linearGradient(let stops, let start, let end):
            return [Paint(colors: shown(stops, place.flatMap { self.range(start, end, row, $0) }))]
        case .radialGradient(let stops, let center, let from, let to):
            return [Paint(colors: shown(stops, place.flatMap { self.range(center, from, to, row, $0) }))]
        case .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
            return [Paint(colors: shown(stops, nil))]
        case .meshGradient(_, _, let colors): return [Paint(colors: colors)]
        case .translucent(let inner, let opacity):
            return paint(inner, row, place)?.map { paint in
                var faded = paint
                faded.colors = paint.colors.map { $0.opacity(opacity) }
                return faded
            }
        case .image: return nil
        }
    }

    // MARK: Gradients

    /// The colours of a part of a gradient: at its ends, and the stops in between; all stops for nil.
    private func shown(_ stops: [ResolvedStyle.Stop], _ range: ClosedRange<Double>?) -> [ResolvedColor] {
        guard let range, stops.count > 1 else { return stops.map(\.color) }
        var colors = [Self.color(stops, at: range.lowerBound)]
        for stop in stops where range.contains(Double(stop.location)) { colors.append(stop.color) }
        colors.append(Self.color(stops, at: range.upperBound))
        return colors.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func color(_ stops: [ResolvedStyle.Stop], at place: Double) -> ResolvedColor {
        guard let next = stops.firstIndex(where: { Double($0.location) > place }) else { return stops.last!.color }
        guard next > 0 else { return stops[0].color }
        let (a, b) = (stops[next - 1], stops[next])
        let t = (place - Double(a.location)) / Double(b.location - a.location)
        func mix(_ part: KeyPath<ResolvedColor, Double>) -> Double {
            a.color[keyPath: part] + (b.color[keyPath: part] - a.color[keyPath: part]) * t
        }
        return ResolvedColor(
            red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha),
            isApproximate: a.color.isApproximate || b.color.isApproximate)
    }

    /// The row's rectangle on the screen; nil where it is turned.
    private func frame(_ row: Int) -> CGRect? {
        var ancestor = row
        while ancestor >= 0 {
            let kind = tree.table.nodes[ancestor].kind
            if kind.isEffect, kind != .offset { return nil }
            ancestor = Int(tree.table.nodes[ancestor].parent)
        }
        let box = tree.bounds(row)
        return box.width > 0 && box.height > 0 ? box : nil
    }

    /// Which part of a linear gradient a place shows, 0 at its start and 1 at its end.
    private func range(_ start: UnitPoint, _ end: UnitPoint, _ row: Int, _ place: CGRect) -> ClosedRange<Double>? {
        guard let frame = frame(row) else { return nil }
        let from = CGPoint(x: frame.minX + start.x * frame.width, y: frame.minY + start.y * frame.height)
        let (dx, dy) = ((end.x - start.x) * frame.width, (end.y - start.y) * frame.height)
        let length = dx * dx + dy * dy
        guard length > 0 else { return nil }
        let values = [
            CGPoint(x: place.minX, y: place.minY), CGPoint(x: place.maxX, y: place.minY),
            CGPoint(x: place.minX, y: place.maxY), CGPoint(x: place.maxX, y: place.maxY),
        ].map { Double((($0.x - from.x) * dx + ($0.y - from.y) * dy) / length) }
        return values.min()!...values.max()!
    }

    /// Which part of a radial gradient a place shows.
    private func range(
        _ center: UnitPoint, _ from: CGFloat, _ to: CGFloat, _ row: Int, _ place: CGRect
    ) -> ClosedRange<Double>? {
        guard let frame = frame(row), to > from else { return nil }
        let middle = CGPoint(x: frame.minX + center.x * frame.width, y: frame.minY + center.y * frame.height)
        let near = CGPoint(
            x: min(max(middle.x, place.minX), place.maxX), y: min(max(middle.y, place.minY), place.maxY))
        let far = CGPoint(
            x: middle.x < place.midX ? place.maxX : place.minX, y: middle.y < place.midY ? place.maxY : place.minY)
        func share(_ point: CGPoint) -> Double {
            (hypot(Double(point.x - middle.x), Double(point.y - middle.y)) - Double(from)) / Double(to - from)
        }
        return share(near)...max(share(near), share(far))
    }
}
