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
    struct Clip {
        var box: CGRect
        var convex: [[RegionPoint]] = []
        var groups: [[Int32]] = []

        var isEmpty: Bool { box.isNull || box.width <= 0 || box.height <= 0 }
    }

    struct Surroundings {
        var map: ScreenMap
        var hitClip = 0
        var drawClip = 0
        var isHit = true
        var isDrawn = true
        /// All opacities around it multiplied: what is seen of it.
        var opacity = 1.0
        var ownOpacity = 1.0
    }

    enum Step {
        case row(Int, Surroundings)
        /// The row itself, after what is inside.
        case itself(Int, Surroundings)
    }

    /// How far polygons may be from curves, in points on the screen.
    static let tolerance = 0.02
    /// Below this nothing counts as drawn: a layer of a system colour becomes visible at about 0.02.
    private(set) var faintest = 0.02

    let tree: LayoutTree
    let rules: HitTestRules
    let walk: HitWalk
    let assumption: OpacityAssumption?
    let nodes: UnsafeMutablePointer<Node>
    let side: SideTables
    var clips: [Clip]
    /// The box of each owner's area, on the screen.
    var boxes: [CGRect] = []
    var owners: [Owner] = []
    var parts: [Part] = []
    var sweep = PolygonSweep()
    /// Rows whose class decides by itself where it is hit: looked at point by point.
    var sampledRows: [Int] = []
    /// What a colour model asks about: everything that changes a colour is drawn, however faint, and lists have
    /// backgrounds.
    private(set) var findsColors = false
    /// Whether shapes count as the rectangles around them, and their areas are kept in ``outlines``.
    private(set) var ignoresShapes = false
    /// The area of each owner, on the screen.
    var outlines: [PolygonArea] = []
    /// Whether texts' links and controls' parts are told apart.
    let findsParts: Bool
    /// Whether what is drawn is collected, too.
    let findsDrawn: Bool
    /// false where hits come from elsewhere.
    let findsHits: Bool
    /// Set where only a part of the screen is asked about: most of a long screen is nowhere near.
    let near: (box: ReachIndex.Box, reach: ReachIndex)?

    /// - Parameter isPart: Whether the area is a small part of the screen.
    init(
        _ tree: LayoutTree, _ rules: HitTestRules, within area: CGRect, assuming assumption: OpacityAssumption? = nil,
        findsHits: Bool = true, findsDrawn: Bool = true, findsParts: Bool = true, isPart: Bool = false
    ) {
        near = isPart ? (ReachIndex.Box(area), tree.areaReach) : nil
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

    /// For a colour model: what is drawn within an area of the screen, nothing about hits.
    init(colorsOf tree: LayoutTree, within area: CGRect, assuming assumption: OpacityAssumption, ignoresShapes: Bool) {
        self.init(
            tree, .frontMost, within: area, assuming: assumption, findsHits: false, findsParts: false,
            isPart: !ignoresShapes)
        self.ignoresShapes = ignoresShapes
        findsColors = true
        faintest = .leastNonzeroMagnitude
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

    /// Collects what is drawn of one element, with everything around it that limits that.
    mutating func collect(drawing element: Int) {
        var path: [Int] = []
        var ancestor = element
        while ancestor >= 0 {
            path.append(ancestor)
            ancestor = Int(nodes[ancestor].parent)
        }
        var around = Surroundings(map: ScreenMap())
        around.isHit = false
        for row in path.reversed() {
            let node = nodes[row]
            guard tree.slots[row].x.isFinite, tree.slots[row].y.isFinite else { return }
            around.map = around.map.child(x: tree.slots[row].x, y: tree.slots[row].y)
            if row == element { break }
            skip(row, node, &around)
            guard around.isDrawn else { return }
            if node.kind.isEffect {
                guard let inner = around.map.inside(row, node, tree) else { return }
                around.map = inner
            }
            limit(row, node, &around)
            if clips[around.drawClip].isEmpty { return }
            if node.kind == .mask {
                // What a mask is made of is not drawn itself.
                guard element < Int(nodes[row + 1].end) else { return }
                mask(row, node, &around)
                guard around.isDrawn else { return }
            }
        }
        collect(element, around)
    }

    mutating func collect(_ row: Int, _ around: Surroundings) {
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

    mutating func visit(_ row: Int, _ start: Surroundings, _ waiting: inout [Step]) {
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
        // A list's background reaches as far as the scroll view that it is.
        case .scrollView where findsColors && nodes[row + 1].kind == .list: waiting.append(.itself(row, around))
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
    func skip(_ row: Int, _ node: Node, _ around: inout Surroundings) {
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
        if !(around.opacity >= faintest) { around.isDrawn = false }
    }

    /// What bounds and shapes of a row leave of everything inside.
    mutating func limit(_ row: Int, _ node: Node, _ around: inout Surroundings) {
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

    mutating func limit(_ around: inout Surroundings, _ area: PolygonArea, hits: Bool, drawn: Bool) {
        if hits && drawn && around.hitClip == around.drawClip {
            around.hitClip = clip(around.hitClip, area)
            around.drawClip = around.hitClip
            return
        }
        if hits && around.isHit { around.hitClip = clip(around.hitClip, area) }
        if drawn && around.isDrawn { around.drawClip = clip(around.drawClip, area) }
    }

    /// The number of a clip inside another one.
    mutating func clip(_ outer: Int, _ area: PolygonArea) -> Int {
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
    mutating func mask(_ row: Int, _ node: Node, _ around: inout Surroundings) {
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
}
