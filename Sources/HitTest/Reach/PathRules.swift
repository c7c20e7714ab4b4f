import Foundation
import Layout
import ViewTree

/// The rules that keep a tap at a point from one piece of content: every one of them between the root and it.
///
/// A hit-test stops at the first. Whoever asks why an element cannot be tapped wants the most specific.
struct PathRules {
    /// A rule, the row that has it, and its numbers.
    struct Fault {
        var rule: HitRule
        var row: Int
        var detail: String
    }

    /// Most specific first.
    let faults: [Fault]

    init(_ tree: LayoutTree, to leaf: Int, at point: CGPoint, rules: HitTestRules, assuming: OpacityAssumption? = nil) {
        let walk = HitWalk(tree, rules, assuming: assuming)
        let nodes = tree.table.nodes
        var path: [Int] = []
        var ancestor = leaf
        while ancestor >= 0 {
            path.append(ancestor)
            ancestor = Int(nodes[ancestor].parent)
        }
        var faults: [Fault] = []
        var place = HitWalk.Place(x: Double(point.x), y: Double(point.y), originX: 0, originY: 0)
        for row in path.reversed() {
            let node = nodes[row]
            place = walk.child(row, place)
            if let rule = walk.skipRule(row, node) {
                faults.append(Fault(rule: rule, row: row, detail: walk.detail(of: rule, row)))
            }
            if node.kind.isEffect {
                guard let inner = walk.through(row, place) else {
                    faults.append(
                        Fault(rule: .singularTransform, row: row, detail: walk.detail(of: .singularTransform, row)))
                    break
                }
                place = inner
            }
            if rules.clipsLimitHits || node.kind.testsBounds, !walk.isInsideBounds(row, node, place) {
                let rule: HitRule = node.kind == .window ? .offScreen : .containerBounds
                faults.append(Fault(rule: rule, row: row, detail: walk.detail(of: rule, row)))
            }
            if node.kind == .contentShape, !walk.isInside(row, node, place) {
                faults.append(Fault(rule: .contentShape, row: row, detail: walk.detail(of: .contentShape, row)))
            }
        }
        if nodes[leaf].kind == .hosted, let dead = walk.deadGroup(leaf) {
            faults.append(
                Fault(
                    rule: .hostedAlpha, row: dead.row,
                    detail: RecordingWalk.detail(of: dead, minimum: rules.hostedMinimumAlpha)))
        }
        self.faults = faults.enumerated().sorted {
            let first = $0.element.rule.rank
            let second = $1.element.rule.rank
            if first != second { return first < second }
            // Of nested containers the innermost hides it: what lies outside of an outer one is to be moved there last.
            return $0.element.rule == .containerBounds ? $0.offset > $1.offset : $0.offset < $1.offset
        }.map(\.element)
    }
}

extension HitRule {
    /// Its place among the reasons, most specific first.
    var rank: Int { Self.allCases.firstIndex(of: self)! }
}

extension HitWalk {
    /// Why a rule of a row takes a point out, with its numbers.
    func detail(of rule: HitRule, _ row: Int) -> String {
        let node = tree.table.nodes[row]
        if let detail = platformDetail(of: rule, row) { return detail }
        switch rule {
        case .opacity:
            let opacity = Number.exact(row == assumption.row ? assumption.opacity : node.a)
            return "its opacity \(opacity) is below \(Number.exact(rules.minimumOpacity))"
        case .hidden: return "hidden() takes it out"
        case .occluded: return "a screen that was pushed covers it"
        case .allowsHitTesting: return "allowsHitTesting(false) takes it out"
        case .singularTransform:
            let name = tree.isPlatformTransform(row) ? "transform" : tree.kindName(row)
            let scale =
                node.kind == .scaleEffect
                ? "\(name)(x: \(Number.exact(node.a)), y: \(Number.exact(node.b)))" : "its \(name)"
            return "\(scale) has no inverse: no point lies inside"
        case .contentShape:
            return "the point lies outside the content shape, \(contentShapeBox(row).short)"
        default:
            let area = node.kind == .scrollView ? tree.bounds(row, of: shownRect(row)) : tree.bounds(row)
            return "the point lies outside \(area.short)" + Self.bounds(of: node.kind)
        }
    }

    /// Whose bounds they are that keep a point out.
    private static func bounds(of kind: NodeKind) -> String {
        switch kind {
        case .window: ", the screen"
        case .listRow: ", the row"
        case .platformView: ", the view's bounds: UIKit looks no further"
        case .scrollView: ", which a scroll view shows"
        default: ", and clips limit hits"
        }
    }

    /// The box of a content shape on the screen.
    private func contentShapeBox(_ row: Int) -> CGRect {
        guard let area = area(of: row) else { return tree.bounds(row) }
        return tree.onPixels(row, tree.bounds(row, of: area.rect))
    }

    /// What a row's own area covers in the row's space, unrounded, and whether it is all of that rectangle; nil for
    /// rows without an area of their own.
    func area(of row: Int) -> (rect: CGRect, isRectangle: Bool)? {
        let node = tree.table.nodes[row]
        let size = tree.size(row)
        let box = CGRect(origin: .zero, size: size)
        switch node.kind {
        case .color, .style, .text, .image, .hosted, .divider, .window, .listRow, .clipped, .platformView:
            return (box, true)
        case .scrollView: return (shownRect(row), true)
        case .shape:
            let entry = tree.table.side.shapes[Int(node.payload)]
            let path = path(of: entry.shape, row, box)
            let rect = path.boundingRect
            guard let stroke = entry.stroke else { return (rect, path.isUprightRectangle) }
            return (rect.insetBy(dx: -stroke.lineWidth, dy: -stroke.lineWidth), false)
        case .contentShape, .clipShape, .cornerRadius:
            let path = path(of: tree.table.side.contentShapes[Int(node.payload)].shape, row, box)
            return (path.boundingRect, path.isUprightRectangle)
        default: return nil
        }
    }

    private func path(of shape: AnyShape, _ row: Int, _ box: CGRect) -> Path {
        shape._path(
            in: box,
            layoutDirection: tree.table.nodes[row].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
    }

    /// What a scroll view shows, in its own space.
    private func shownRect(_ row: Int) -> CGRect {
        let insets = tree.scrollInsets(row)
        let isRightToLeft = tree.table.nodes[row].flags.contains(.rightToLeft)
        let size = tree.size(row)
        return CGRect(
            x: -(isRightToLeft ? insets.trailing : insets.leading), y: -insets.top,
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }
}

extension Path {
    /// Whether it is one rectangle whose sides are horizontal and vertical.
    var isUprightRectangle: Bool {
        var corners: [CGPoint] = []
        var isPolygon = true
        forEach { element in
            switch element {
            case .move(to: let point):
                if !corners.isEmpty { isPolygon = false }
                corners.append(point)
            case .line(to: let point): corners.append(point)
            case .closeSubpath: break
            default: isPolygon = false
            }
        }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard isPolygon, corners.count == 4 else { return false }
        let box = boundingRect
        return (0..<4).allSatisfy { place in
            let a = corners[place]
            let b = corners[(place + 1) % 4]
            let isOnEdge = (a.x == box.minX || a.x == box.maxX) && (a.y == box.minY || a.y == box.maxY)
            return isOnEdge && ((a.x == b.x) != (a.y == b.y))
        }
    }
}
