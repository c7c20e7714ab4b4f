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

    init(_ tree: LayoutTree) {
        self.tree = tree
        let hasLists = !tree.table.side.listRows.isEmpty
        listRows = hasLists ? (0..<tree.table.count).filter { tree.table.nodes[$0].kind == .listRow } : []
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
            guard let matrix = matrix(transform, tree.size(row)) else { return }
            let place = origin == .zero ? "" : "translate(\(Self.pair(origin))) "
            body.append("<g transform=\"\(place)matrix(\(matrix))\"\(tag(row))>")
            closing.append("</g>")
            origin = .zero
        }
        if node.kind == .listRow { listRow(row, CGRect(origin: origin, size: tree.size(row))) }
        if node.kind == .list { list(row, CGRect(origin: origin, size: tree.size(row))) }
        leaf(row, node, origin)
        for child in paintOrder(row, node) { draw(child, at: origin) }
        for line in closing.reversed() { body.append(line) }
    }

    private static func pair(_ point: CGPoint) -> String {
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

    /// Six numbers; nil where nothing is left to be seen. A perspective is drawn as the affine map that takes three
    /// corners to where they belong.
    private func matrix(_ transform: ProjectionTransform, _ size: CGSize) -> String? {
        guard abs(transform.determinant) >= 1e-12, transform.determinant.isFinite else { return nil }
        var values = [transform.m11, transform.m12, transform.m21, transform.m22, transform.m31, transform.m32]
        if !transform.isAffine, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
            let corner = CGPoint.zero.applying(transform)
            let right = CGPoint(x: size.width, y: 0).applying(transform)
            let bottom = CGPoint(x: 0, y: size.height).applying(transform)
            values = [
                (right.x - corner.x) / size.width, (right.y - corner.y) / size.width,
                (bottom.x - corner.x) / size.height, (bottom.y - corner.y) / size.height, corner.x, corner.y,
            ]
        }
        guard values.allSatisfy(\.isFinite) else { return nil }
        return values.map { Number.long(Double($0)) }.joined(separator: " ")
    }

    // MARK: Groups

    /// The attributes of the group that an effect on how things are drawn needs, in the row's own space.
    private mutating func effect(_ row: Int, _ node: Node, _ entry: PlatformViewEntry?) -> String? {
        let size = tree.size(row)
        let rect = CGRect(origin: .zero, size: size)
        switch node.kind {
        case .platformView:
            guard let alpha = entry?.alpha, alpha != 1 else { return nil }
            return opacity(Double(alpha))
        case .opacity: return node.a == 1 ? nil : opacity(node.a)
        case .blur:
            guard node.a > 0, node.a.isFinite else { return nil }
            return filter("<feGaussianBlur stdDeviation=\"\(Number.short(node.a / 2))\"/>")
        case .shadow:
            let shadow = tree.table.side.shadows[Int(node.payload)]
            guard shadow.color.alpha > 0 else { return nil }
            return filter(
                "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SVGMarkup.number(max(0, shadow.radius / 2)))\"/>"
                    + "<feOffset dx=\"\(SVGMarkup.number(shadow.x))\" dy=\"\(SVGMarkup.number(shadow.y))\" "
                    + "result=\"place\"/><feFlood flood-color=\"\(SVGMarkup.hex(shadow.color))\" "
                    + "flood-opacity=\"\(Number.short(shadow.color.alpha))\"/>"
                    + "<feComposite in2=\"place\" operator=\"in\"/>"
                    + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
        case .clipped: return clip("<rect \(SVGMarkup.box(rect))/>")
        case .scrollView:
            // It shows its content under bars and in the unsafe area as well.
            let insets = tree.scrollInsets(row)
            let isRightToLeft = node.flags.contains(.rightToLeft)
            let shown = CGRect(
                x: -(isRightToLeft ? insets.trailing : insets.leading), y: -insets.top,
                width: rect.width + insets.leading + insets.trailing,
                height: rect.height + insets.top + insets.bottom)
            return clip("<rect \(SVGMarkup.box(shown))/>")
        case .clipShape, .cornerRadius:
            let entry = tree.table.side.contentShapes[Int(node.payload)]
            let rule = entry.eoFill ? " clip-rule=\"evenodd\"" : ""
            return clip("<path d=\"\(path(entry.shape, rect, node).svgPathData)\"\(rule)/>")
        case .mask: return mask(row)
        default: return nil
        }
    }

    private func opacity(_ value: Double) -> String {
        "opacity=\"\(value.isNaN ? "0" : Number.exact(max(0, min(1, value))))\""
    }

    private mutating func filter(_ content: String) -> String {
        let id = "filter\(definitions.count)"
        definitions.append("<filter id=\"\(id)\" x=\"-1\" y=\"-1\" width=\"3\" height=\"3\">\(content)</filter>")
        return "filter=\"url(#\(id))\""
    }

    private mutating func clip(_ shape: String) -> String {
        let id = "clip\(definitions.count)"
        definitions.append("<clipPath id=\"\(id)\">\(shape)</clipPath>")
        return "clip-path=\"url(#\(id))\""
    }

    /// What the mask's own content covers, by its alpha.
    private mutating func mask(_ row: Int) -> String? {
        let content = Int(tree.table.nodes[row + 1].end)
        guard row + 1 < Int(tree.table.nodes[row].end), content < Int(tree.table.nodes[row].end) else { return nil }
        let outside = body
        body = []
        draw(content, at: .zero)
        let inside = body.joined()
        body = outside
        let id = "mask\(definitions.count)"
        definitions.append(
            "<mask id=\"\(id)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\" x=\"-10000\" y=\"-10000\" "
                + "width=\"20000\" height=\"20000\">\(inside)</mask>")
        return "mask=\"url(#\(id))\""
    }

    // MARK: Leaves

    /// A shape's path; mirrored in right-to-left where the shape says so.
    func path(_ shape: AnyShape, _ rect: CGRect, _ node: Node) -> Path {
        shape._path(in: rect, layoutDirection: node.flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
    }

    private mutating func leaf(_ row: Int, _ node: Node, _ origin: CGPoint) {
        let size = tree.size(row)
        guard size.width.isFinite, size.height.isFinite, origin.x.isFinite, origin.y.isFinite else { return }
        let rect = CGRect(origin: origin, size: size)
        let side = tree.table.side
        if node.kind == .shape {
            shape(side.shapes[Int(node.payload)], rect, row, node)
            return
        }
        guard size.width > 0, size.height > 0 else { return }
        switch node.kind {
        case .color: fill("<rect \(SVGMarkup.box(rect))", node.color, row)
        case .style:
            let style = side.styles[Int(node.payload)]
            guard !style.isClear else { return }
            body.append("<rect \(SVGMarkup.box(rect)) \(paint(style, rect))\(tag(row))/>")
        case .divider: fill("<rect \(SVGMarkup.box(rect))", color(.separator), row)
        case .text: text(side.texts[Int(node.payload)], rect, row)
        case .image: image(side.images[Int(node.payload)], rect, row)
        case .platformView: platformView(row, rect)
        case .hosted: control(side.hosted[Int(node.payload)], rect, row)
        default: break
        }
    }

    mutating func fill(_ element: String, _ color: ResolvedColor, _ row: Int) {
        guard color.alpha > 0 else { return }
        body.append("\(element) \(Self.fill(color))\(tag(row))/>")
    }

    /// `fill` and, where it is not opaque, `fill-opacity`.
    static func fill(_ color: ResolvedColor, _ name: String = "fill") -> String {
        let alpha = color.alpha < 1 ? " \(name)-opacity=\"\(Number.short(max(0, color.alpha)))\"" : ""
        return "\(name)=\"\(SVGMarkup.hex(color))\"\(alpha)"
    }

    private mutating func shape(_ entry: ShapeEntry, _ rect: CGRect, _ row: Int, _ node: Node) {
        guard !entry.style.isClear else { return }
        let data = path(entry.shape, rect, node).svgPathData
        guard !data.isEmpty else { return }
        guard let stroke = entry.stroke else {
            let rule = entry.fill.isEOFilled ? " fill-rule=\"evenodd\"" : ""
            body.append("<path d=\"\(data)\"\(rule) \(paint(entry.style, rect))\(tag(row))/>")
            return
        }
        guard stroke.lineWidth > 0, stroke.lineWidth.isFinite else { return }
        var pen = " stroke-width=\"\(SVGMarkup.number(stroke.lineWidth))\""
        switch stroke.lineCap {
        case .round: pen += " stroke-linecap=\"round\""
        case .square: pen += " stroke-linecap=\"square\""
        default: break
        }
        switch stroke.lineJoin {
        case .round: pen += " stroke-linejoin=\"round\""
        case .bevel: pen += " stroke-linejoin=\"bevel\""
        default: pen += " stroke-miterlimit=\"\(SVGMarkup.number(max(1, stroke.miterLimit)))\""
        }
        if !stroke.dash.isEmpty, stroke.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) {
            pen += " stroke-dasharray=\"\(stroke.dash.map(SVGMarkup.number).joined(separator: " "))\""
            if stroke.dashPhase != 0 { pen += " stroke-dashoffset=\"\(SVGMarkup.number(stroke.dashPhase))\"" }
        }
        body.append("<path d=\"\(data)\" fill=\"none\" \(paint(entry.style, rect, "stroke"))\(pen)\(tag(row))/>")
    }

    private mutating func image(_ image: ImageEntry, _ rect: CGRect, _ row: Int) {
        let name = image.name ?? "Image"
        let tint = image.isSymbol ? paint(image.style, rect) : "fill=\"#8e8e93\""
        let radius = image.isSymbol ? min(rect.width, rect.height) / 5 : 0
        body.append("<g\(tag(row))><title>\(SVGMarkup.escaped(name))</title>")
        let corners = radius > 0 ? " rx=\"\(SVGMarkup.number(radius))\"" : ""
        body.append(
            "<g opacity=\"0.25\"><rect \(SVGMarkup.box(rect))\(corners) \(tint)\(tag(row))/></g>"
                + "<rect \(SVGMarkup.box(rect.insetBy(dx: 0.25, dy: 0.25)))\(corners) fill=\"none\" stroke=\"#8e8e93\" "
                + "stroke-width=\"0.5\"\(tag(row))/>")
        let size = min(11, Double(rect.width) / Double(max(1, name.count)) * 1.7, Double(rect.height) * 0.8)
        if size >= 2 {
            label(name, in: rect, size: size, color: color(.secondaryLabel), anchor: "middle", row)
        }
        body.append("</g>")
    }

    /// A word or two of a control's or an image's own, on one line.
    mutating func label(
        _ text: String, in rect: CGRect, size: Double, color: ResolvedColor, anchor: String = "start", _ row: Int,
        weight: Int = 400
    ) {
        guard !text.isEmpty, size > 0 else { return }
        let x = anchor == "middle" ? rect.midX : anchor == "end" ? rect.maxX : rect.minX
        let bold = weight == 400 ? "" : " font-weight=\"\(weight)\""
        body.append(
            "<text x=\"\(SVGMarkup.number(x))\" y=\"\(SVGMarkup.number(rect.midY))\" font-size=\"\(Number.short(size))\""
                + " text-anchor=\"\(anchor)\" dominant-baseline=\"central\"\(bold) \(Self.fill(color))\(tag(row))>"
                + "\(SVGMarkup.escaped(text))</text>")
    }
}
