import Foundation
import Layout
import ViewTree

/// Hit-testing by another way than the library's: every leaf's box on the screen, in the order in which they are painted.
///
/// It knows upright boxes and shapes of them; a point near an edge, or over something turned, is not decided.
struct ScreenWalk {
    private let tree: LayoutTree
    /// What may be hit, from the back to the front.
    private let painted: [Int]

    init(_ tree: LayoutTree) {
        self.tree = tree
        var order: [Int] = []
        Self.paint(tree, 0, &order)
        painted = order
    }

    func name(_ row: Int) -> String {
        guard row >= 0 else { return "nobody" }
        return "@\(row) \(tree.kindName(row)) \(tree.bounds(row))"
    }

    private static func paint(_ tree: LayoutTree, _ row: Int, _ order: inout [Int]) {
        let node = tree.table.nodes[row]
        switch node.kind {
        case .opacity where !(node.a >= 0.001): return
        case .hidden: return
        case .allowsHitTesting where node.a == 0: return
        case .zIndex where node.a != 0: preconditionFailure("a z index: the order is another one")
        default: break
        }
        var children: [Int] = []
        var child = row + 1
        while child < Int(node.end) {
            children.append(child)
            child = Int(tree.table.nodes[child].end)
        }
        switch node.kind {
        // What lies behind is the second child; a mask takes no hits.
        case .background: children.reverse()
        case .mask: children = Array(children.prefix(1))
        // A cell lies behind its content and in front of nothing of its own.
        case .listRow:
            order.append(row)
            children.reverse()
        // The area of a shape around them is behind what it contains.
        case .contentShape: order.append(row)
        default: break
        }
        if children.isEmpty { order.append(row) }
        for child in children { paint(tree, child, &order) }
    }

    /// The row that is hit, -1 for none; nil where this walk cannot tell.
    func hit(_ point: CGPoint) -> Int? {
        for row in painted.reversed() {
            switch contains(row, point) {
            case true?: break
            case false?: continue
            case nil: return nil
            }
            // Everything around must let the point in.
            var isLetIn: Bool? = true
            var outer = Int(tree.table.nodes[row].parent)
            while outer >= 0, isLetIn == true {
                switch tree.table.nodes[outer].kind {
                case .contentShape, .listRow, .window: isLetIn = contains(outer, point)
                case .scrollView: isLetIn = scrolls(outer, point)
                default: break
                }
                outer = Int(tree.table.nodes[outer].parent)
            }
            guard let isLetIn else { return nil }
            if isLetIn { return row }
        }
        return -1
    }

    /// A scroll view shows its content under bars, too: as far as the window.
    private func scrolls(_ row: Int, _ point: CGPoint) -> Bool? {
        let insets = tree.scrollInsets(row)
        let box = tree.bounds(row)
        let isRightToLeft = tree.table.nodes[row].flags.contains(.rightToLeft)
        let left = isRightToLeft ? insets.trailing : insets.leading
        return Self.contains(
            CGRect(
                x: box.minX - left, y: box.minY - insets.top, width: box.width + insets.leading + insets.trailing,
                height: box.height + insets.top + insets.bottom), point)
    }

    private func contains(_ row: Int, _ point: CGPoint) -> Bool? {
        let node = tree.table.nodes[row]
        let side = tree.table.side
        let box = tree.bounds(row)
        switch node.kind {
        case .color where node.color.alpha == 0: return false
        case .style where side.styles[Int(node.payload)].isClear: return false
        case .shape:
            let entry = side.shapes[Int(node.payload)]
            if entry.style.isClear { return false }
            let reach = CGFloat(entry.stroke?.lineWidth ?? 0) / 2
            guard Self.contains(box.insetBy(dx: -reach, dy: -reach), point) != false else { return false }
            return shape(entry.shape, row, point, isStroked: entry.stroke != nil)
        case .contentShape: return shape(side.contentShapes[Int(node.payload)].shape, row, point, isStroked: false)
        case .color, .style, .text, .image, .hosted, .divider, .listRow, .window: return Self.contains(box, point)
        default: return false
        }
    }

    /// Rectangles, wherever they reach, and the certain parts of what is round.
    private func shape(_ shape: AnyShape, _ row: Int, _ point: CGPoint, isStroked: Bool) -> Bool? {
        let box = tree.bounds(row)
        if isTurned(row) { return nil }
        let size = tree.frame(row).size
        guard size.width > 0, size.height > 0 else { return false }
        let own = shape._path(
            in: CGRect(origin: .zero, size: size),
            layoutDirection: tree.table.nodes[row].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
        let outline = own.boundingRect
        let scale = box.width / size.width
        let area = CGRect(
            x: box.minX + outline.minX * scale, y: box.minY + outline.minY * scale, width: outline.width * scale,
            height: outline.height * scale)
        if isStroked { return nil }
        guard Self.contains(area, point) == true else { return Self.contains(area, point) }
        // All of a rectangle, and what a circle in its place would hold as well.
        let corners = [
            CGPoint(x: outline.minX + 0.01, y: outline.minY + 0.01),
            CGPoint(x: outline.maxX - 0.01, y: outline.minY + 0.01),
            CGPoint(x: outline.minX + 0.01, y: outline.maxY - 0.01),
            CGPoint(x: outline.maxX - 0.01, y: outline.maxY - 0.01),
        ]
        if corners.allSatisfy({ own.contains($0) }) { return true }
        let inset = min(area.width, area.height) * 0.15
        if area.insetBy(dx: inset, dy: inset).contains(point) { return true }
        return nil
    }

    private func isTurned(_ start: Int) -> Bool {
        var row = start
        while row >= 0 {
            switch tree.table.nodes[row].kind {
            case .rotationEffect, .projectionEffect, .transformEffect: return true
            default: row = Int(tree.table.nodes[row].parent)
            }
        }
        return false
    }

    /// Nil on an edge, where pixels decide.
    private static func contains(_ box: CGRect, _ point: CGPoint) -> Bool? {
        let outer = box.insetBy(dx: -0.4, dy: -0.4)
        guard outer.contains(point) else { return false }
        let inner = CGRect(
            x: box.minX + 0.4, y: box.minY + 0.4, width: box.width - 0.8, height: box.height - 0.8)
        return inner.width > 0 && inner.height > 0 && inner.contains(point) ? true : nil
    }

    /// Who reacts to a tap on a row: the nearest that may; -1 for nobody, nil where this walk cannot tell.
    func receiver(_ hit: Int) -> Int? {
        guard hit >= 0 else { return -1 }
        let side = tree.table.side
        var row = hit
        while row >= 0 {
            let node = tree.table.nodes[row]
            switch node.kind {
            case .hosted where row == hit:
                let entry = side.hosted[Int(node.payload)]
                if entry.yieldsToAncestorTap { return nil }
                if entry.takesTouches { return entry.isEnabled ? row : -1 }
            case .gesture:
                let entry = side.gestures[Int(node.payload)]
                if entry.priority != .normal || (entry.tapCount == 0 && !entry.ignoresTaps) { return nil }
                if entry.isEnabled, entry.tapCount == 1 { return row }
            case .button where side.buttons[Int(node.payload)].isEnabled: return row
            case .listRow:
                let buttons = (row + 1..<Int(node.end)).filter { inner in
                    guard tree.table.nodes[inner].kind == .button else { return false }
                    let entry = side.buttons[Int(tree.table.nodes[inner].payload)]
                    return entry.isAutomatic && entry.isEnabled
                }
                if let first = buttons.first { return first }
            default: break
            }
            row = Int(node.parent)
        }
        return -1
    }
}
