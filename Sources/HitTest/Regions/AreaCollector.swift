import Foundation
import Layout
import ViewTree

/// Every area of a tree that takes hits or is drawn, as polygons on the screen, front to back: what ``HitWalk`` asks
/// about a point, done for all points at once.
struct AreaCollector {
    /// An area with what a sweep needs to know of it. Its place among the others is its place from the front.
    struct Owner {
        /// A leaf, a content shape, a list's row.
        var row: Int
        var isHit = false
        var isDrawn = false
        /// Whether it only limits others.
        var isClip = false
        var isEvenOdd = false
        /// Of the innermost `opacity`, which scores count.
        var opacity = 1.0
        /// All opacities around it multiplied.
        var shown = 1.0
        /// Groups of clips: at least one of each has to contain a place.
        var clips: [[Int32]] = []
        /// A part of a control, or a link: its place in ``parts``; -1 for none.
        var part = -1
        var isLink = false
        /// Who receives; nil where the hit's own search tells.
        var receiver: Int?
    }

    /// A part of a control, or a link in a text.
    struct Part {
        var row: Int
        var name: String
        /// From the leading edge, or in the text's order.
        var index: Int
    }

    /// What limits areas: rectangles and convex polygons cut them; other outlines are asked by the sweep.
    private struct Clip {
        var box: CGRect
        var convex: [[RegionPoint]] = []
        var groups: [[Int32]] = []

        var isEmpty: Bool { box.isNull || box.width <= 0 || box.height <= 0 }
    }

    private struct Surroundings {
        var map: ScreenMap
        var hitClip = 0
        var drawClip = 0
        var isHit = true
        var isDrawn = true
        /// All opacities around it multiplied: what is seen of it.
        var opacity = 1.0
        var ownOpacity = 1.0
    }

    private enum Step {
        case row(Int, Surroundings)
        /// The row itself, after what is inside.
        case itself(Int, Surroundings)
    }

    /// How far polygons may be from curves, in points on the screen.
    static let tolerance = 0.02
    /// Below this nothing counts as drawn: a layer of a system colour becomes visible at about 0.02.
    static let faintest = 0.02

    private let tree: LayoutTree
    private let rules: HitTestRules
    private let walk: HitWalk
    private let assumption: OpacityAssumption?
    private let nodes: UnsafeMutablePointer<Node>
    private let side: SideTables
    private var clips: [Clip]
    private(set) var owners: [Owner] = []
    private(set) var parts: [Part] = []
    private(set) var sweep = PolygonSweep()
    /// Rows whose class decides by itself where it is hit: looked at point by point.
    private(set) var sampledRows: [Int] = []
    /// Whether texts' links and controls' parts are told apart.
    private let findsParts: Bool
    /// Whether what is drawn is collected, too.
    private let findsDrawn: Bool
    /// false where hits come from elsewhere.
    private let findsHits: Bool
    /// Set where only a part of the screen is asked about: most of a long screen is nowhere near.
    private let near: (box: ReachIndex.Box, reach: ReachIndex)?

    /// - Parameter isPart: Whether the area is a small part of the screen.
    init(
        _ tree: LayoutTree, _ rules: HitTestRules, within area: CGRect, assuming assumption: OpacityAssumption? = nil,
        findsHits: Bool = true, findsDrawn: Bool = true, findsParts: Bool = true, isPart: Bool = false
    ) {
        near = isPart ? (ReachIndex.Box(area), tree.reach) : nil
        self.tree = tree
        self.rules = rules
        self.assumption = assumption
        self.findsHits = findsHits
        self.findsDrawn = findsDrawn
        self.findsParts = findsParts
        walk = HitWalk(tree, rules, assuming: assumption)
        nodes = tree.table.nodes
        side = tree.table.side
        clips = [Clip(box: area)]
    }

    /// Collects the whole tree.
    mutating func collect() {
        guard tree.table.count > 0 else { return }
        var around = Surroundings(map: ScreenMap().child(x: tree.slots[0].x, y: tree.slots[0].y))
        around.isHit = findsHits
        around.isDrawn = findsDrawn
        collect(0, around)
    }

    /// Collects the hit areas of one element, whatever lies in front and whatever rules around it take it out; as
    /// ``RegionTest``.
    mutating func collect(element: Int) {
        var path: [Int] = []
        var ancestor = element
        while ancestor >= 0 {
            path.append(ancestor)
            ancestor = Int(nodes[ancestor].parent)
        }
        var around = Surroundings(map: ScreenMap())
        around.isDrawn = false
        for row in path.reversed() {
            guard tree.slots[row].x.isFinite, tree.slots[row].y.isFinite else { return }
            around.map = around.map.child(x: tree.slots[row].x, y: tree.slots[row].y)
            if row == element { break }
            if nodes[row].kind.isEffect {
                guard let inner = around.map.inside(row, nodes[row], tree) else { return }
                around.map = inner
            }
            if nodes[row].kind == .contentShape { limit(row, nodes[row], &around) }
        }
        collect(element, around)
    }

    private mutating func collect(_ row: Int, _ around: Surroundings) {
        var waiting = [Step.row(row, around)]
        while let step = waiting.popLast() {
            switch step {
            case .itself(let row, let around): addItself(row, around)
            case .row(let row, let around): visit(row, around, &waiting)
            }
        }
    }

    /// An area that is known by itself: cells that were asked about point by point.
    mutating func add(cells: [CGRect], of row: Int, receiver: Int?) {
        addAsked(cells, row, Surroundings(map: ScreenMap()), receiver)
    }

    // MARK: Rows

    private mutating func visit(_ row: Int, _ start: Surroundings, _ waiting: inout [Step]) {
        let node = nodes[row]
        var around = start
        skip(row, node, &around)
        guard around.isHit || around.isDrawn else { return }
        if node.kind.isEffect {
            guard let inner = around.map.inside(row, node, tree) else { return }
            around.map = inner
        }
        if node.kind == .platformView, around.isHit,
            side.platformViews[Int(node.payload)].hitTest != nil
        {
            sample(row, around)
            around.isHit = false
        }
        let outer = around
        limit(row, node, &around)
        if clips[around.hitClip].isEmpty { around.isHit = false }
        if clips[around.drawClip].isEmpty { around.isDrawn = false }
        guard around.isHit || around.isDrawn else { return }
        guard row + 1 < Int(node.end) else {
            addLeaf(row, node, node.kind == .contentShape ? outer : around)
            return
        }
        switch node.kind {
        case .contentShape:
            var own = outer
            own.isDrawn = false
            if own.isHit { waiting.append(.itself(row, own)) }
        case .listRow, .platformView: waiting.append(.itself(row, around))
        default: break
        }
        if node.kind == .mask { mask(row, node, &around) }
        // The last one pushed is looked at first.
        let children =
            near.map { walk.index.childrenFrontToBack(row, of: tree, near: $0.box, $0.reach) }
            ?? walk.index.childrenFrontToBack(row, of: tree)
        for child in children.reversed() {
            let slot = tree.slots[child]
            guard slot.x.isFinite, slot.y.isFinite else { continue }
            var inner = around
            inner.map = around.map.child(x: slot.x, y: slot.y)
            waiting.append(.row(child, inner))
        }
    }

    /// What takes a row and everything inside out of hits, or of what is drawn.
    private func skip(_ row: Int, _ node: Node, _ around: inout Surroundings) {
        if around.isHit {
            if row == assumption?.row, !(assumption!.opacity >= rules.minimumOpacity) { around.isHit = false }
            // A view of the user's class is asked, whatever it is.
            let isAsked = node.kind == .platformView && side.platformViews[Int(node.payload)].hitTest != nil
            if !isAsked, walk.skipRule(row, node) != nil { around.isHit = false }
            if node.kind == .hosted, !walk.isAlive(row) { around.isHit = false }
        }
        var opacity = 1.0
        switch node.kind {
        case .opacity:
            opacity = node.a
            around.ownOpacity = node.a
        case .hidden: opacity = 0
        case .platformView:
            let entry = side.platformViews[Int(node.payload)]
            opacity = entry.isHidden ? 0 : Double(entry.alpha)
        case .allowsHitTesting where node.flags.contains(.plumbing) && node.a == 0:
            // A screen that another one covers is not seen either.
            if walk.skipRule(row, node) == .occluded { opacity = 0 }
        default: break
        }
        if let assumption, row == assumption.row {
            opacity = assumption.opacity
            around.ownOpacity = assumption.opacity
        }
        around.opacity *= opacity
        if !(around.opacity >= Self.faintest) { around.isDrawn = false }
    }

    /// What bounds and shapes of a row leave of everything inside.
    private mutating func limit(_ row: Int, _ node: Node, _ around: inout Surroundings) {
        switch node.kind {
        case .window, .scrollView, .listRow, .platformView:
            guard let box = box(row, node, around) else { return }
            limit(&around, around.map.onScreen(PolygonArea(box)), hits: true, drawn: true)
        case .clipped:
            guard let box = box(row, node, around) else { return }
            limit(&around, around.map.onScreen(PolygonArea(box)), hits: rules.clipsLimitHits, drawn: true)
        case .clipShape, .cornerRadius:
            limit(
                &around, around.map.onScreen(shapeArea(row, node, around)), hits: rules.clipsLimitHits, drawn: true)
        case .contentShape:
            limit(&around, around.map.onScreen(shapeArea(row, node, around)), hits: true, drawn: false)
        default: break
        }
    }

    private mutating func limit(_ around: inout Surroundings, _ area: PolygonArea, hits: Bool, drawn: Bool) {
        if hits && drawn && around.hitClip == around.drawClip {
            around.hitClip = clip(around.hitClip, area)
            around.drawClip = around.hitClip
            return
        }
        if hits && around.isHit { around.hitClip = clip(around.hitClip, area) }
        if drawn && around.isDrawn { around.drawClip = clip(around.drawClip, area) }
    }

    /// The number of a clip inside another one.
    private mutating func clip(_ outer: Int, _ area: PolygonArea) -> Int {
        var clip = clips[outer]
        if clip.isEmpty { return outer }
        let shared = clip.box.intersection(area.box)
        if area.isEmpty || shared.isNull {
            clip.box = .null
        } else if area.uprightRect != nil {
            if shared == clip.box { return outer }
            clip.box = shared
        } else if let ring = area.convexRing {
            clip.box = shared
            clip.convex.append(ring)
        } else {
            clip.box = shared
            clip.groups.append([Int32(owners.count)])
            add(Owner(row: -1, isClip: true, isEvenOdd: area.isEvenOdd), area, outer)
        }
        clips.append(clip)
        return clips.count - 1
    }

    /// A mask leaves what its own content covers.
    private mutating func mask(_ row: Int, _ node: Node, _ around: inout Surroundings) {
        let content = Int(nodes[row + 1].end)
        guard around.isDrawn, content < Int(node.end) else { return }
        var inner = around
        inner.isHit = false
        inner.opacity = 1
        let slot = tree.slots[content]
        guard slot.x.isFinite, slot.y.isFinite else { return }
        inner.map = around.map.child(x: slot.x, y: slot.y)
        let first = owners.count
        collect(content, inner)
        var group: [Int32] = []
        var box = CGRect.null
        for place in first..<owners.count where owners[place].isDrawn {
            owners[place].isDrawn = false
            owners[place].isClip = true
            group.append(Int32(place))
            box = box.union(boxes[place])
        }
        var clip = clips[around.drawClip]
        clip.box = clip.box.intersection(box)
        if clip.box.isNull || group.isEmpty {
            around.isDrawn = false
            return
        }
        clip.groups.append(group)
        clips.append(clip)
        around.drawClip = clips.count - 1
    }

    private var boxes: [CGRect] = []

    // MARK: Areas

    private mutating func addLeaf(_ row: Int, _ node: Node, _ around: Surroundings) {
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

    private mutating func addItself(_ row: Int, _ around: Surroundings) {
        let node = nodes[row]
        switch node.kind {
        case .contentShape: add(row, shapeArea(row, node, around), around)
        case .platformView:
            let entry = side.platformViews[Int(node.payload)]
            let shows = !(entry.label ?? "").isEmpty || entry.control != .none || !entry.colors.isEmpty
            let alpha = shows ? 1 : entry.background?.alpha ?? 0
            addParts(row, node, around)
            add(row, box(row, node, around).map { PolygonArea($0) }, around, alpha: alpha)
        default: add(row, box(row, node, around).map { PolygonArea($0) }, around)
        }
    }

    /// How much of a style is seen.
    private static func alpha(of style: ResolvedStyle) -> Double {
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

    private mutating func addLinks(_ row: Int, _ node: Node, _ around: Surroundings) {
        guard findsParts, around.isHit, !rules.areScored else { return }
        let entry = side.texts[Int(node.payload)]
        guard entry.text.runs.contains(where: { $0.link != nil }), let box = box(row, node, around) else { return }
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

    private mutating func addParts(_ row: Int, _ node: Node, _ around: Surroundings) {
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
        guard node.kind == .hosted, case .columns(let columns) = side.hosted[Int(node.payload)].parts, columns.count > 1 else { return }
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

    private mutating func add(_ row: Int, _ area: PolygonArea?, _ around: Surroundings, alpha: Double = 1) {
        guard let area else { return }
        add(Owner(row: row), area, around, alpha: alpha)
    }

    /// Adds an area of a row's own space.
    private mutating func add(_ owner: Owner, _ area: PolygonArea, _ around: Surroundings, alpha: Double = 1) {
        guard !area.isEmpty else { return }
        let isDrawn = around.isDrawn && around.opacity * alpha >= Self.faintest
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

    private mutating func addAsked(_ cells: [CGRect], _ row: Int, _ around: Surroundings, _ receiver: Int?) {
        guard !cells.isEmpty else { return }
        var owner = Owner(row: row)
        owner.isHit = true
        owner.receiver = receiver
        owner.opacity = around.ownOpacity
        add(owner, PolygonArea(rings: cells.flatMap { PolygonArea($0).rings }), 0)
    }

    /// Adds an area on the screen.
    private mutating func add(_ owner: Owner, _ area: PolygonArea, _ clip: Int) {
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
    }

    /// A row's rectangle in its own space, on the pixel grid for the kinds that lie on it; nil where it has none.
    private func box(_ row: Int, _ node: Node, _ around: Surroundings) -> CGRect? {
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
    private func shapeArea(_ row: Int, _ node: Node, _ around: Surroundings) -> PolygonArea {
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
        return PolygonArea(
            rings: rings.map { $0.map { RegionPoint(x: Double($0.x), y: Double($0.y)) } }, isEvenOdd: isEvenOdd)
    }

    // MARK: Views that are asked

    /// A class of the user's decides by itself where it is hit, within what contains it.
    private mutating func sample(_ row: Int, _ around: Surroundings) {
        let clip = clips[around.hitClip]
        guard !clip.isEmpty, let tester = RowTester(walk, tree, row) else { return }
        sampledRows.append(row)
        let found = SampledCells(clip.box) { tester.hit(at: $0) }
        for (hit, cells) in found.cells {
            var owner = Owner(row: hit)
            owner.isHit = true
            owner.opacity = around.ownOpacity
            add(owner, PolygonArea(rings: cells.flatMap { PolygonArea($0).rings }), around.hitClip)
        }
    }
}

/// Asks one row of a tree who is hit at points of the screen.
private struct RowTester {
    private let walk: HitWalk
    private let tree: LayoutTree
    private let row: Int

    init?(_ walk: HitWalk, _ tree: LayoutTree, _ row: Int) {
        self.walk = walk
        self.tree = tree
        self.row = row
    }

    /// The row that is hit, or -1.
    func hit(at point: CGPoint) -> Int {
        var path: [Int] = []
        var ancestor = row
        while ancestor >= 0 {
            path.append(ancestor)
            ancestor = Int(tree.table.nodes[ancestor].parent)
        }
        var place = HitWalk.Place(x: Double(point.x), y: Double(point.y), originX: 0, originY: 0)
        for step in path.reversed() {
            place = walk.child(step, place)
            if step == row { break }
            guard tree.table.nodes[step].kind.isEffect else { continue }
            guard let inner = walk.through(step, place) else { return -1 }
            place = inner
        }
        return walk.hit(row, place)
    }
}
