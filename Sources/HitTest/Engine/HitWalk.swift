import Foundation
import Layout
import ViewTree

/// One search for the front-most content under a point.
///
/// The engine's rule, step by step: skip by rule, go through the inverse transform, test the content shape, then the
/// children front to back, then the row itself. No clip is tested unless asked for.
final class HitWalk {
    let tree: LayoutTree
    let rules: HitTestRules
    let index: HitIndex
    private let nodes: UnsafeMutablePointer<Node>
    private let slots: UnsafeMutablePointer<Slot>
    private let side: SideTables
    private let scale: Double

    /// Where a point is: in a row's own space, and where that space's origin is on the screen, for rounding to
    /// pixels. The origin is NaN below an effect, where nothing is rounded.
    struct Place {
        var x: Double
        var y: Double
        var originX: Double
        var originY: Double
    }

    /// Whether a scroll view is found where none of its content is: its pan recogniser covers its bounds.
    @exclusivity(unchecked) var findsScrollViews = false

    /// Asked for by a sweep; the row is -1 otherwise.
    let assumption: OpacityAssumption

    /// Whether paths and pens' areas are kept for the next point: for walks that ask about many.
    @exclusivity(unchecked) var keepsPaths = false
    @exclusivity(unchecked) private var kept: [Int: KeptPath] = [:]

    init(_ tree: LayoutTree, _ rules: HitTestRules, assuming assumption: OpacityAssumption? = nil) {
        self.tree = tree
        self.rules = rules
        self.assumption = assumption ?? OpacityAssumption(row: -1, opacity: 1)
        index = tree.cached { HitIndex(tree) }
        nodes = tree.table.nodes
        slots = tree.slots
        side = tree.table.side
        scale = Double(tree.scale)
    }

    /// The row that is hit, or -1.
    func run(_ point: CGPoint) -> Int {
        guard tree.table.count > 0, point.x.isFinite, point.y.isFinite else { return -1 }
        let place = child(0, Place(x: Double(point.x), y: Double(point.y), originX: 0, originY: 0))
        var result = -1
        StackGuard.recurse(depth: tree.table.depth) { result = hit(0, place) }
        return result
    }

    /// A place in a child's own space.
    @inline(__always)
    func child(_ row: Int, _ place: Place) -> Place {
        let x = slots[row].x
        let y = slots[row].y
        return Place(x: place.x - x, y: place.y - y, originX: place.originX + x, originY: place.originY + y)
    }

    /// The front-most hit at or below a row, or -1.
    func hit(_ row: Int, _ start: Place) -> Int {
        if index.marks[row] & HitIndex.contained != 0 && isFar(row, start) { return -1 }
        let node = nodes[row]
        var place = start
        if row == assumption.row, !(assumption.opacity >= rules.minimumOpacity) { return -1 }
        switch node.kind {
        case .color, .style, .shape, .text, .image, .hosted, .divider, .spacer:
            return isInside(row, node, place) ? (node.kind == .hosted && !isAlive(row) ? -1 : row) : -1
        case .overlay, .mask:
            return hitLayers(
                row, node, place, secondaryFirst: node.kind == .overlay, hasSecondary: node.kind == .overlay)
        case .background:
            return hitLayers(row, node, place, secondaryFirst: false, hasSecondary: true)
        case .listRow:
            // A cell is a real container, and itself what is hit where its content is not.
            guard isInsideBounds(row, node, place) else { return -1 }
            let inner = hitLayers(row, node, place, secondaryFirst: false, hasSecondary: true)
            return inner >= 0 ? inner : row
        case .platformView:
            return hitPlatformView(row, node, place)
        case .contentShape:
            guard isInside(row, node, place) else { return -1 }
            let inner = hitChildren(row, node, place)
            return inner >= 0 ? inner : row
        default:
            if skipRule(row, node) != nil { return -1 }
            if node.kind.isEffect {
                guard let inner = through(row, place) else { return -1 }
                place = inner
            }
            if (rules.clipsLimitHits || node.kind.testsBounds) && !isInsideBounds(row, node, place) { return -1 }
            let inner = hitChildren(row, node, place)
            guard inner < 0, findsScrollViews else { return inner }
            if node.kind == .scrollView { return tree.isPannable(row) ? row : inner }
            return tree.table.side.pages[Int32(row)] != nil && isInsideBounds(row, node, place) ? row : inner
        }
    }

    /// Whether a place is too far outside of a row's frame for rounding to pixels to matter.
    @inline(__always)
    private func isFar(_ row: Int, _ place: Place) -> Bool {
        let margin = index.margin
        return place.x < -margin || place.y < -margin || place.x > slots[row].width + margin
            || place.y > slots[row].height + margin
    }

    /// The children front to back.
    func hitChildren(_ row: Int, _ node: Node, _ place: Place) -> Int {
        let end = Int(node.end)
        let first = row + 1
        guard first < end else { return -1 }
        // Most rows have one child.
        if Int(nodes[first].end) == end { return hit(first, child(first, place)) }
        var result = -1
        forEachChild(row, node, place) { inner in
            result = hit(inner, child(inner, place))
            return result >= 0
        }
        return result
    }

    /// Calls `body` for the children that may be hit at a place, front to back, until it answers true.
    func forEachChild(_ row: Int, _ node: Node, _ place: Place, _ body: (Int) -> Bool) {
        if index.marks[row] & HitIndex.special == 0 {
            allChildren(row, node, body)
        } else if let run = index.runs[Int32(row)] {
            let isMirrored = node.flags.contains(.rightToLeft)
            run.forEachCandidate(place.x, place.y, isMirrored: isMirrored, margin: index.margin) { body(Int($0)) }
        } else if let ordered = index.ordered[Int32(row)] {
            for child in ordered where body(Int(child)) { return }
        }
    }

    /// Every child, last declared first. Siblings are linked forwards: the hops are kept on the way back.
    private func allChildren(_ row: Int, _ node: Node, _ body: (Int) -> Bool) {
        let end = Int(node.end)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 32) { hops in
            var from = row + 1
            // In blocks from the back: a row seldom has more children than a block holds.
            var blocks: [Int] = []
            var number = 0
            while from < end {
                if number % 32 == 0 { if number > 0 { blocks.append(from) } }
                if number < 32 { hops[number] = Int32(from) }
                number += 1
                from = Int(nodes[from].end)
            }
            if number <= 32 {
                for place in stride(from: number - 1, through: 0, by: -1) where body(Int(hops[place])) { return }
                return
            }
            var stop = end
            for start in ([row + 1] + blocks).reversed() {
                var filled = 0
                var child = start
                while child < stop {
                    hops[filled] = Int32(child)
                    filled += 1
                    child = Int(nodes[child].end)
                }
                for place in stride(from: filled - 1, through: 0, by: -1) where body(Int(hops[place])) { return }
                stop = start
            }
        }
    }

    private func hitLayers(
        _ row: Int, _ node: Node, _ place: Place, secondaryFirst: Bool, hasSecondary: Bool
    ) -> Int {
        let primary = row + 1
        guard primary < Int(node.end) else { return -1 }
        let secondary = Int(nodes[primary].end)
        let isLayered = hasSecondary && secondary < Int(node.end)
        if isLayered && secondaryFirst {
            let result = hit(secondary, child(secondary, place))
            if result >= 0 { return result }
        }
        let result = hit(primary, child(primary, place))
        if result >= 0 || !isLayered || secondaryFirst { return result }
        return hit(secondary, child(secondary, place))
    }

    /// The rule that takes a row and everything inside out, if one does.
    @inline(__always)
    func skipRule(_ row: Int, _ node: Node) -> HitRule? {
        if row == assumption.row {
            if node.kind == .platformView, !(Double(Float(assumption.opacity)) >= rules.hostedMinimumAlpha) {
                return .hostedAlpha
            }
            return assumption.opacity >= rules.minimumOpacity ? nil : .opacity
        }
        switch node.kind {
        // Written so that an opacity of NaN is out as well.
        case .opacity: return node.a >= rules.minimumOpacity ? nil : .opacity
        case .hidden: return .hidden
        case .allowsHitTesting:
            guard node.a == 0 else { return nil }
            return isCoveredScreen(row) ? .occluded : .allowsHitTesting
        case .platformTree: return isAlive(row) ? nil : .hostedAlpha
        case .platformView: return platformRule(side.platformViews[Int(node.payload)])
        default: return nil
        }
    }

    /// Whether a row is a screen of a navigation stack on which another one was pushed.
    private func isCoveredScreen(_ row: Int) -> Bool {
        let node = nodes[row]
        let next = Int(node.end)
        guard node.flags.contains(.plumbing), node.parent >= 0, next < Int(nodes[Int(node.parent)].end) else {
            return false
        }
        return nodes[next].kind == .allowsHitTesting && nodes[next].flags.contains(.plumbing)
    }

    /// The place inside an effect; nil where the effect leaves nothing.
    func through(_ row: Int, _ place: Place) -> Place? {
        let node = nodes[row]
        if node.kind == .offset {
            let x = node.flags.contains(.rightToLeft) ? -node.a : node.a
            return Place(
                x: place.x - x, y: place.y - node.b, originX: place.originX + x, originY: place.originY + node.b)
        }
        guard let transform = tree.transform(row), !transform.isFlat,
            let point = transform.unproject(CGPoint(x: place.x, y: place.y)), point.x.isFinite, point.y.isFinite
        else { return nil }
        return Place(x: Double(point.x), y: Double(point.y), originX: .nan, originY: .nan)
    }

    /// Whether a place lies in the area of a leaf or of a content shape.
    func isInside(_ row: Int, _ node: Node, _ place: Place) -> Bool {
        switch node.kind {
        case .color:
            return node.color.alpha != 0 && roundedBox(row, place).contains(place)
        case .style:
            return !side.styles[Int(node.payload)].isClear && roundedBox(row, place).contains(place)
        case .shape:
            let entry = side.shapes[Int(node.payload)]
            guard !entry.style.isClear else { return false }
            let box = roundedBox(row, place)
            let point = CGPoint(x: place.x, y: place.y)
            if keepsPaths {
                let kept = keptPath(entry.shape, entry.stroke, row, box)
                if let pen = kept.pen { return pen.contains(point) }
                let isEOFilled = entry.fill.isEOFilled
                return kept.outline?.contains(point, eoFill: isEOFilled)
                    ?? kept.path.contains(point, eoFill: isEOFilled)
            }
            let path = path(entry.shape, row, box)
            if let stroke = entry.stroke { return path.strokeContains(point, style: stroke) }
            return path.contains(point, eoFill: entry.fill.isEOFilled)
        case .contentShape:
            let entry = side.contentShapes[Int(node.payload)]
            let box = roundedBox(row, place)
            let path = keepsPaths ? keptPath(entry.shape, nil, row, box).path : path(entry.shape, row, box)
            return path.contains(CGPoint(x: place.x, y: place.y), eoFill: entry.eoFill)
        case .text, .image, .hosted, .divider, .platformView:
            return Box(x: 0, y: 0, width: slots[row].width, height: slots[row].height).contains(place)
        default:
            return false
        }
    }

    /// A shape's path in a box; mirrored in right-to-left where the shape says so.
    private func path(_ shape: AnyShape, _ row: Int, _ box: Box) -> Path {
        shape._path(
            in: CGRect(x: box.x, y: box.y, width: box.width, height: box.height),
            layoutDirection: nodes[row].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
    }

    /// A shape's path in a box, and what a pen covers of it.
    private struct KeptPath {
        var box: Box
        var path: Path
        var pen: StrokeArea?
        var outline: BandedOutline?
    }

    private func keptPath(_ shape: AnyShape, _ stroke: StrokeStyle?, _ row: Int, _ box: Box) -> KeptPath {
        if let known = kept[row], known.box == box { return known }
        let path = path(shape, row, box)
        let made = KeptPath(
            box: box, path: path, pen: stroke.map { StrokeArea(path, style: $0) },
            outline: stroke == nil ? BandedOutline(path) : nil)
        kept[row] = made
        return made
    }

    /// A rectangle in a row's own space.
    struct Box: Equatable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double

        /// Sums of thirds of points are off by some 1e-14: that much must not move a point over an edge.
        private static let tolerance = 1e-9

        /// Half open: the minimum edges are in, the maximum edges out. An empty rectangle contains nothing.
        @inline(__always)
        func contains(_ place: Place) -> Bool {
            let x = place.x - x + Self.tolerance
            let y = place.y - y + Self.tolerance
            return x >= 0 && y >= 0 && x < width && y < height
        }
    }

    /// A row's rectangle with its edges on the pixel grid, in its own space.
    @inline(__always)
    func roundedBox(_ row: Int, _ place: Place) -> Box {
        let width = slots[row].width
        let height = slots[row].height
        // Below an effect the grid is not the screen's (and NaN tells so).
        guard place.originX.isFinite, width.isFinite, height.isFinite else {
            return Box(x: 0, y: 0, width: width, height: height)
        }
        func round(_ value: Double) -> Double { value.roundedHalfUp(scale: scale) }
        let left = round(place.originX)
        let top = round(place.originY)
        return Box(
            x: left - place.originX, y: top - place.originY, width: round(place.originX + width) - left,
            height: round(place.originY + height) - top)
    }

    /// Whether a place lies inside a clip or a container that tests its bounds; true for every other row.
    func isInsideBounds(_ row: Int, _ node: Node, _ place: Place) -> Bool {
        switch node.kind {
        case .window, .clipped, .listRow, .platformView:
            return Box(x: 0, y: 0, width: slots[row].width, height: slots[row].height).contains(place)
        case .scrollView:
            return scrollBox(row).contains(place)
        case .clipShape, .cornerRadius:
            let entry = side.contentShapes[Int(node.payload)]
            return path(entry.shape, row, roundedBox(row, place))
                .contains(CGPoint(x: place.x, y: place.y), eoFill: entry.eoFill)
        default:
            return true
        }
    }

    /// A scroll view's frame, and what it shows of its content in the unsafe area beyond.
    func scrollBox(_ row: Int) -> Box {
        let insets = tree.scrollInsets(row)
        let isRightToLeft = nodes[row].flags.contains(.rightToLeft)
        let left = Double(isRightToLeft ? insets.trailing : insets.leading)
        return Box(
            x: -left, y: -Double(insets.top), width: slots[row].width + Double(insets.leading + insets.trailing),
            height: slots[row].height + Double(insets.top + insets.bottom))
    }

    /// Whether every view around a hosted control lets touches through.
    func isAlive(_ row: Int) -> Bool {
        deadGroup(row) == nil
    }

    /// The innermost view around a hosted control that lets no touches through.
    func deadGroup(_ row: Int) -> AlphaGroups.Dead? {
        AlphaGroups.deadGroup(of: row, in: tree, minimum: rules.hostedMinimumAlpha, assuming: assumption)
    }
}

extension NodeKind {
    /// Whether nothing inside is hit outside of the view's own bounds: real containers do so, whatever clips do.
    var testsBounds: Bool {
        switch self {
        case .window, .scrollView, .listRow, .platformView: true
        default: false
        }
    }
}

extension ProjectionTransform {
    /// Whether all it shows has no width or no height: a scale of 0, or a view turned edge-on, whose cosine of 90° is
    /// some 1e-17 and not 0. No screen shows a millionth of a point either.
    var isFlat: Bool { !(abs(determinant) >= 1e-12) }
}
