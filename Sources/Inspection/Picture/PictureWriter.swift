import Foundation
import HitTest
import Layout
import ViewTree

/// Writes a tree's elements in painting order.
struct PictureWriter {
    let tree: LayoutTree
    var body: [String] = []
    var definitions: [String] = []
    /// The rows of lists in order, and the place of each among them.
    let listRows: [Int]
    let places: [Int: Int]
    /// The layers of alerts, dialogs and menus.
    let presented: [Int]
    /// From the space of what is drawn to that of the group around it, where that is no affine map; nil elsewhere.
    var projection: ProjectionTransform?
    /// What moves the points of gradients, in a perspective.
    var paintMatrix = ""

    init(_ tree: LayoutTree) {
        self.tree = tree
        let hasLists = !tree.table.side.listRows.isEmpty
        let kinds = tree.table.side.presentations
        presented =
            kinds.isEmpty
            ? []
            : (0..<tree.table.count).filter {
                guard tree.table.nodes[$0].kind == .zstack, let kind = kinds[tree.table.identities[$0]] else {
                    return false
                }
                return [.alert, .confirmationDialog, .menu, .contextMenu].contains(kind)
            }
        listRows = hasLists ? (0..<tree.table.count).filter { tree.table.nodes[$0].kind == .listRow } : []
        places = Dictionary(uniqueKeysWithValues: listRows.enumerated().map { ($0.element, $0.offset) })
    }

    var isDark: Bool { tree.environment.colorScheme == .dark }

    /// A colour of the system's in the screen's appearance.
    func color(_ color: SystemColor) -> ResolvedColor { isDark ? color.dark : color.light }

    /// The view's number, so that the picture and the tree can be laid side by side.
    func tag(_ row: Int) -> String { tree.node(row: row).map { " data-n=\"\($0.n)\"" } ?? "" }

    /// Draws a row whose parent's origin lies at a point of the group that is being written.
    mutating func draw(_ row: Int, at parent: CGPoint) {
        let node = tree.table.nodes[row]
        let slot = tree.slots[row]
        if node.kind == .hidden || !slot.x.isFinite || !slot.y.isFinite { return }
        var origin = CGPoint(x: Double(parent.x) + slot.x, y: Double(parent.y) + slot.y)
        let entry = platformEntry(row)
        if entry?.isHidden == true { return }
        // A screen that another one covers.
        if node.kind == .allowsHitTesting, node.flags.contains(.plumbing), node.a == 0, isCoveredScreen(row) { return }
        var closing: [String] = []
        let saved = projection
        if let around = saved {
            projection = Self.moved(origin, around)
            origin = .zero
        }
        if let attributes = effect(row, node, entry) {
            let place = origin == .zero ? "" : " transform=\"translate(\(Self.pair(origin)))\""
            body.append("<g\(place) \(attributes)\(tag(row))>")
            closing.append("</g>")
            origin = .zero
        }
        if node.kind == .offset {
            origin.x += node.flags.contains(.rightToLeft) ? CGFloat(-node.a) : CGFloat(node.a)
            origin.y += CGFloat(node.b)
        } else if let transform = tree.transform(row) {
            if projection != nil || !transform.isAffine {
                let around = projection ?? Self.moved(origin, ProjectionTransform())
                projection = transform.concatenating(around)
            } else {
                guard let matrix = Self.matrix(transform) else { return }
                let place = origin == .zero ? "" : "translate(\(Self.pair(origin))) "
                body.append("<g transform=\"\(place)matrix(\(matrix))\"\(tag(row))>")
                closing.append("</g>")
            }
            origin = .zero
        }
        let rect = CGRect(origin: origin, size: tree.size(row))
        if node.kind == .listRow { flat(rect, row) { $0.listRow(row, rect) } }
        if node.kind == .list { flat(rect, row) { $0.list(row, rect) } }
        leaf(row, node, origin)
        for child in paintOrder(row, node) { draw(child, at: origin) }
        if node.kind == .listRow { flat(rect, row) { $0.separator(row, rect) } }
        if let ink = tree.table.side.ink[Int32(row)], node.kind == .button {
            flat(rect, row) { $0.draw(ink, rect, row) }
        }
        if node.kind == .button, !presented.isEmpty { flat(rect, row) { $0.itemLine(row, rect) } }
        for line in closing.reversed() { body.append(line) }
        projection = saved
    }

    static func pair(_ point: CGPoint) -> String {
        "\(SVGMarkup.number(point.x)) \(SVGMarkup.number(point.y))"
    }

    /// What a view of UIKit's was; nil for other rows.
    func platformEntry(_ row: Int) -> PlatformViewEntry? {
        let node = tree.table.nodes[row]
        return node.kind == .platformView ? tree.table.side.platformViews[Int(node.payload)] : nil
    }

    private func isCoveredScreen(_ row: Int) -> Bool {
        let node = tree.table.nodes[row]
        let next = Int(node.end)
        guard node.parent >= 0, next < Int(tree.table.nodes[Int(node.parent)].end) else { return false }
        return tree.table.nodes[next].kind == .allowsHitTesting && tree.table.nodes[next].flags.contains(.plumbing)
    }

    private func paintOrder(_ row: Int, _ node: Node) -> [Int] {
        let children = tree.table.children(of: row)
        switch node.kind {
        case .background, .listRow: return children.reversed()
        case .mask: return Array(children.prefix(1))
        default:
            guard children.count > 1 else { return children }
            return children.enumerated().sorted {
                let first = zIndex($0.element)
                let second = zIndex($1.element)
                return first != second ? first < second : $0.offset < $1.offset
            }.map(\.element)
        }
    }

    private func zIndex(_ start: Int) -> Double {
        if tree.table.side.pinnedRows.contains(Int32(start)) { return .infinity }
        var row = start
        while tree.table.nodes[row].kind.isModifier || tree.table.nodes[row].kind == .view {
            if tree.table.nodes[row].kind == .zIndex { return tree.table.nodes[row].a }
            guard row + 1 < Int(tree.table.nodes[row].end) else { break }
            row += 1
        }
        return 0
    }

    /// Six numbers; nil where nothing is left to be seen.
    private static func matrix(_ transform: ProjectionTransform) -> String? {
        guard abs(transform.determinant) >= 1e-12, transform.determinant.isFinite else { return nil }
        let values = [transform.m11, transform.m12, transform.m21, transform.m22, transform.m31, transform.m32]
        guard values.allSatisfy(\.isFinite) else { return nil }
        return values.map { Number.long(Double($0)) }.joined(separator: " ")
    }
}
