import Foundation
import Layout
import ViewTree

// The areas of leaves, content shapes, links and parts of controls.
extension AreaCollector {
    mutating func addLeaf(_ row: Int, _ node: Node, _ around: Surroundings) {
        switch node.kind {
        case .color:
            guard node.color.alpha != 0 else { return }
            add(row, box(row, node, around).map { PolygonArea($0) }, around, alpha: node.color.alpha)
        case .style:
            let style = side.styles[Int(node.payload)]
            guard !style.isClear else { return }
            add(row, box(row, node, around).map { PolygonArea($0) }, around, alpha: Self.alpha(of: style))
        case .shape:
            let style = side.shapes[Int(node.payload)].style
            guard !style.isClear else { return }
            add(row, shapeArea(row, node, around), around, alpha: Self.alpha(of: style))
        case .text:
            addLinks(row, node, around)
            let style = side.texts[Int(node.payload)].style
            add(
                row, box(row, node, around).map { PolygonArea($0) }, around,
                alpha: style.isClear ? 0 : Self.alpha(of: style))
        case .hosted:
            addParts(row, node, around)
            add(row, box(row, node, around).map { PolygonArea($0) }, around)
        case .image, .divider: add(row, box(row, node, around).map { PolygonArea($0) }, around)
        case .contentShape:
            var own = around
            own.isDrawn = false
            if own.isHit { add(row, shapeArea(row, node, own), own) }
        case .listRow, .platformView: addItself(row, around)
        default: break
        }
    }

    mutating func addItself(_ row: Int, _ around: Surroundings) {
        let node = nodes[row]
        switch node.kind {
        case .contentShape: add(row, shapeArea(row, node, around), around)
        case .platformView:
            let entry = side.platformViews[Int(node.payload)]
            let shows = !(entry.label ?? "").isEmpty || entry.control != .none || !entry.colors.isEmpty
            let alpha = shows ? 1 : entry.background?.alpha ?? 0
            addParts(row, node, around)
            add(row, box(row, node, around).map { PolygonArea($0) }, around, alpha: alpha)
        case .listRow:
            // Cells have a background; headers and footers have none.
            let isCell = side.listRows[Int(node.payload)].role == .row
            add(row, box(row, node, around).map { PolygonArea($0) }, around, alpha: isCell ? 1 : 0)
        default: add(row, box(row, node, around).map { PolygonArea($0) }, around)
        }
    }

    /// How much of a style is seen.
    static func alpha(of style: ResolvedStyle) -> Double {
        switch style {
        case .color(let color): color.alpha
        case .translucent(let inner, let opacity): alpha(of: inner) * opacity
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
            stops.map(\.color.alpha).max() ?? 0
        case .meshGradient(_, _, let colors): colors.map(\.alpha).max() ?? 0
        default: 1
        }
    }

    mutating func addLinks(_ row: Int, _ node: Node, _ around: Surroundings) {
        guard findsParts, around.isHit, !rules.areScored else { return }
        let entry = side.texts[Int(node.payload)]
        guard entry.areLinksEnabled, entry.text.runs.contains(where: { $0.link != nil }),
            let box = box(row, node, around)
        else { return }
        var inner = around
        inner.isDrawn = false
        for (index, link) in entry.links(in: tree.size(row)).enumerated() {
            let part = parts.count
            parts.append(Part(row: row, name: link.title, index: index))
            for frame in link.frames {
                let area = frame.intersection(box)
                guard !area.isNull else { continue }
                var owner = Owner(row: row)
                owner.part = part
                owner.isLink = true
                add(owner, PolygonArea(area), inner)
            }
        }
    }

    mutating func addParts(_ row: Int, _ node: Node, _ around: Surroundings) {
        guard findsParts, around.isHit, let box = box(row, node, around) else { return }
        var inner = around
        inner.isDrawn = false
        if let thumb = tree.thumb(of: row) {
            var owner = Owner(row: row)
            owner.part = parts.count
            parts.append(Part(row: row, name: "thumb", index: 0))
            add(owner, PolygonArea(thumb.intersection(box)), inner)
            return
        }
        guard node.kind == .hosted, case .columns(let columns) = side.hosted[Int(node.payload)].parts, columns.count > 1
        else { return }
        let isMirrored = node.flags.contains(.rightToLeft)
        let width = box.width / CGFloat(columns.count)
        for column in columns.indices {
            let index = isMirrored ? columns.count - 1 - column : column
            var owner = Owner(row: row)
            owner.part = parts.count
            parts.append(Part(row: row, name: columns[index].name, index: index))
            add(
                owner,
                PolygonArea(CGRect(x: CGFloat(column) * width, y: 0, width: width, height: box.height)), inner)
        }
    }

    mutating func add(_ row: Int, _ area: PolygonArea?, _ around: Surroundings, alpha: Double = 1) {
        guard let area else { return }
        add(Owner(row: row), area, around, alpha: alpha)
    }

    /// Adds an area of a row's own space.
    mutating func add(_ owner: Owner, _ area: PolygonArea, _ around: Surroundings, alpha: Double = 1) {
        guard !area.isEmpty else { return }
        let isDrawn = around.isDrawn && around.opacity * alpha >= faintest
        guard around.isHit || isDrawn else { return }
        let shown = around.map.onScreen(area)
        var owner = owner
        owner.isEvenOdd = area.isEvenOdd
        owner.opacity = around.ownOpacity
        owner.shown = around.opacity
        if around.isHit && isDrawn && around.hitClip == around.drawClip {
            owner.isHit = true
            owner.isDrawn = true
            add(owner, shown, around.hitClip)
            return
        }
        if around.isHit {
            var hit = owner
            hit.isHit = true
            add(hit, shown, around.hitClip)
        }
        if isDrawn {
            var drawn = owner
            drawn.isDrawn = true
            drawn.part = -1
            add(drawn, shown, around.drawClip)
        }
    }

    mutating func addAsked(_ cells: [CGRect], _ row: Int, _ around: Surroundings, _ receiver: Int?) {
        guard !cells.isEmpty else { return }
        var owner = Owner(row: row)
        owner.isHit = true
        owner.receiver = receiver
        owner.opacity = around.ownOpacity
        add(owner, PolygonArea(rings: cells.flatMap { PolygonArea($0).rings }), 0)
    }

    /// Adds an area on the screen.
    mutating func add(_ owner: Owner, _ area: PolygonArea, _ clip: Int) {
        let clip = clips[clip]
        if clip.isEmpty { return }
        var area = area.clipped(to: clip.box)
        for ring in clip.convex where !area.isEmpty { area = area.clipped(toConvex: ring) }
        if area.isEmpty && !owner.isClip { return }
        var owner = owner
        owner.clips = clip.groups
        sweep.add(area, owner: owners.count)
        owners.append(owner)
        boxes.append(area.box)
        if ignoresShapes { outlines.append(area) }
    }

    /// A row's rectangle in its own space, on the pixel grid for the kinds that lie on it; nil where it has none.
    func box(_ row: Int, _ node: Node, _ around: Surroundings) -> CGRect? {
        let box: HitWalk.Box
        switch node.kind {
        case .color, .style, .shape, .contentShape, .clipShape, .cornerRadius:
            box = walk.roundedBox(
                row, HitWalk.Place(x: 0, y: 0, originX: around.map.originX, originY: around.map.originY))
        case .scrollView: box = walk.scrollBox(row)
        default: box = HitWalk.Box(x: 0, y: 0, width: tree.slots[row].width, height: tree.slots[row].height)
        }
        guard box.x.isFinite, box.y.isFinite, box.width > 0, box.height > 0 else { return nil }
        // Longer than any screen is as good as without an end.
        return CGRect(x: box.x, y: box.y, width: min(box.width, 1e7), height: min(box.height, 1e7))
    }

    /// What a shape covers in its row's own space.
    func shapeArea(_ row: Int, _ node: Node, _ around: Surroundings) -> PolygonArea {
        // A shape may draw outside of a frame without a size.
        let box = walk.roundedBox(
            row, HitWalk.Place(x: 0, y: 0, originX: around.map.originX, originY: around.map.originY))
        let rect = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
        guard (box.x + box.y + box.width + box.height).isFinite else { return .empty }
        let shape: AnyShape
        var isEvenOdd = false
        var stroke: StrokeStyle?
        if node.kind == .shape {
            let entry = side.shapes[Int(node.payload)]
            shape = entry.shape
            isEvenOdd = entry.fill.isEOFilled && entry.stroke == nil
            stroke = entry.stroke
        } else {
            let entry = side.contentShapes[Int(node.payload)]
            shape = entry.shape
            isEvenOdd = entry.eoFill
        }
        let path = shape._path(
            in: rect, layoutDirection: node.flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
        let tolerance = CGFloat(Self.tolerance / around.map.stretch(of: rect.isEmpty ? path.boundingRect : rect))
        let rings = stroke.map { path._strokeRings($0, tolerance: tolerance) } ?? path._rings(tolerance: tolerance)
        let area = PolygonArea(
            rings: rings.map { $0.map { RegionPoint(x: Double($0.x), y: Double($0.y)) } }, isEvenOdd: isEvenOdd)
        guard ignoresShapes else { return area }
        // A shape's frame, and more where it draws outside of that; of what clips only what it leaves.
        let outline = node.kind == .shape && rect.width > 0 && rect.height > 0 ? area.box.union(rect) : area.box
        return outline.isNull ? .empty : PolygonArea(outline)
    }
}
