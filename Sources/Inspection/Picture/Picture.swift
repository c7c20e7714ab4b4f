import Foundation
import HitTest
import Layout
import ViewTree

/// A drawing of the screen as laid out, as one SVG: colours, gradients, shapes, texts, images as boxes, opacity, blur,
/// clips and transforms; views are numbered as in the tree.
public struct Picture {
    let tree: LayoutTree
    /// Rectangles to mark: controls that take taps beyond what is drawn of them.
    private let marks: [(rect: CGRect, label: String)]

    /// - Parameter showsMarks: Whether hit areas beyond what is drawn are outlined.
    public init(_ tree: LayoutTree, rules: HitTestRules = .frontMost, showsMarks: Bool = true) {
        self.tree = tree
        var marks: [(rect: CGRect, label: String)] = []
        for row in 0..<tree.table.count where tree.table.nodes[row].kind == .hosted {
            guard showsMarks, !rules.clipsLimitHits, tree.isHostedAlive(row, rules: rules),
                let area = tree.clippedArea(of: row)?.area
            else { continue }
            let size = "\(Number.short(Double(area.width)))×\(Number.short(Double(area.height)))"
            marks.append((area, "\(tree.kindName(row)) takes taps: \(size)"))
        }
        self.marks = marks
    }

    public var svg: String {
        var writer = Writer(tree: tree)
        let size = tree.spaceSize
        var area = CGRect(origin: .zero, size: size)
        for mark in marks { area = area.union(mark.rect.insetBy(dx: -2, dy: -14)) }
        if tree.table.count > 0 {
            withUnsafeMutablePointer(to: &writer) { writer in
                StackGuard.recurse(depth: tree.table.depth) { writer.pointee.draw(0) }
            }
        }
        var body = writer.body.joined(separator: "\n")
        for mark in marks {
            body +=
                "\n<rect \(Writer.box(mark.rect)) fill=\"#0040dd\" fill-opacity=\"0.08\" stroke=\"#0040dd\" "
                + "stroke-dasharray=\"4 3\"/>\n<text x=\"\(Writer.number(mark.rect.minX + 3))\" "
                + "y=\"\(Writer.number(mark.rect.minY - 4))\" font-size=\"11\" fill=\"#0040dd\">"
                + "\(Writer.escaped(mark.label))</text>"
        }
        let background = tree.environment.colorScheme == .dark ? "#000000" : "#ffffff"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(Writer.number(area.minX)) \(Writer.number(area.minY)) \
            \(Writer.number(area.width)) \(Writer.number(area.height))" width="\(Writer.number(area.width))" \
            height="\(Writer.number(area.height))" font-family="system-ui, sans-serif">
            <title>\(Writer.escaped(tree.viewName))</title>
            <defs>
            \(writer.definitions.joined(separator: "\n"))
            </defs>
            <rect \(Writer.box(CGRect(origin: .zero, size: size))) fill="\(background)" stroke="#8e8e93"/>
            \(body)
            </svg>

            """
    }

    /// Writes elements in painting order.
    struct Writer {
        let tree: LayoutTree
        var body: [String] = []
        var definitions: [String] = []

        init(tree: LayoutTree) { self.tree = tree }

        static func number(_ value: CGFloat) -> String { value.isFinite ? Number.short(Double(value)) : "0" }

        static func box(_ rect: CGRect) -> String {
            "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(max(0, rect.width)))\" "
                + "height=\"\(number(max(0, rect.height)))\""
        }

        static func escaped(_ text: String) -> String {
            // What XML 1.0 forbids is shown as a replacement.
            String(String.UnicodeScalarView(text.unicodeScalars.map { Self.isAllowed($0) ? $0 : "\u{FFFD}" }))
                .replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
                .replacingOccurrences(of: ">", with: "&gt;")
        }

        private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value >= 0x20 || scalar == "\t" || scalar == "\n" || scalar == "\r"
        }

        /// What a view of UIKit's was; nil for other rows.
        private func side(of row: Int) -> PlatformViewEntry? {
            let node = tree.table.nodes[row]
            return node.kind == .platformView ? tree.table.side.platformViews[Int(node.payload)] : nil
        }

        mutating func draw(_ row: Int) {
            let node = tree.table.nodes[row]
            if node.kind == .hidden { return }
            if node.kind == .platformView, side(of: row)?.isHidden == true { return }
            let slot = tree.slots[row]
            var attributes: [String] = []
            if slot.x != 0 || slot.y != 0 {
                attributes.append(
                    "transform=\"translate(\(Self.number(CGFloat(slot.x))) \(Self.number(CGFloat(slot.y))))\"")
            }
            if let effect = effect(row, node) { attributes.append(effect) }
            let isGroup = !attributes.isEmpty
            if isGroup { body.append("<g \(attributes.joined(separator: " "))>") }
            var inner = 0
            if let transform = transformText(row) {
                body.append("<g transform=\"\(transform)\">")
                inner = 1
            }
            leaf(row, node)
            for child in paintOrder(row, node) { draw(child) }
            for _ in 0..<inner { body.append("</g>") }
            if isGroup { body.append("</g>") }
        }

        private func paintOrder(_ row: Int, _ node: Node) -> [Int] {
            let children = tree.table.children(of: row)
            switch node.kind {
            case .background: return children.reversed()
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
            while tree.table.nodes[row].kind.isModifier {
                if tree.table.nodes[row].kind == .zIndex { return tree.table.nodes[row].a }
                guard row + 1 < Int(tree.table.nodes[row].end) else { break }
                row += 1
            }
            return 0
        }

        private func transformText(_ row: Int) -> String? {
            guard let transform = tree.transform(row) else { return nil }
            let values = [transform.m11, transform.m12, transform.m21, transform.m22, transform.m31, transform.m32]
            return "matrix(\(values.map(Self.number).joined(separator: " ")))"
        }

        private mutating func effect(_ row: Int, _ node: Node) -> String? {
            let size = tree.size(row)
            let rect = CGRect(origin: .zero, size: size)
            switch node.kind {
            case .platformView:
                guard let alpha = side(of: row)?.alpha, alpha != 1 else { return nil }
                return "opacity=\"\(Number.exact(Double(max(0, min(1, alpha)))))\""
            case .opacity:
                return "opacity=\"\(Number.exact(max(0, min(1, node.a))))\""
            case .blur:
                let id = "blur\(definitions.count)"
                definitions.append(
                    "<filter id=\"\(id)\" x=\"-2\" y=\"-2\" width=\"5\" height=\"5\">"
                        + "<feGaussianBlur stdDeviation=\"\(Number.short(node.a / 2))\"/></filter>")
                return "filter=\"url(#\(id))\""
            case .shadow:
                let shadow = tree.table.side.shadows[Int(node.payload)]
                let id = "shadow\(definitions.count)"
                definitions.append(
                    "<filter id=\"\(id)\" x=\"-1\" y=\"-1\" width=\"3\" height=\"3\">"
                        + "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(Self.number(shadow.radius / 2))\"/>"
                        + "<feOffset dx=\"\(Self.number(shadow.x))\" dy=\"\(Self.number(shadow.y))\" result=\"place\"/>"
                        + "<feFlood flood-color=\"\(Self.hex(shadow.color))\" "
                        + "flood-opacity=\"\(Number.short(shadow.color.alpha))\"/>"
                        + "<feComposite in2=\"place\" operator=\"in\"/>"
                        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>")
                return "filter=\"url(#\(id))\""
            case .clipped:
                return clip("<rect \(Self.box(rect))/>")
            case .scrollView:
                // It shows its content under bars and in the unsafe area as well.
                let insets = tree.scrollInsets(row)
                let isRightToLeft = node.flags.contains(.rightToLeft)
                let shown = CGRect(
                    x: -(isRightToLeft ? insets.trailing : insets.leading), y: -insets.top,
                    width: rect.width + insets.leading + insets.trailing,
                    height: rect.height + insets.top + insets.bottom)
                return clip("<rect \(Self.box(shown))/>")
            case .clipShape, .cornerRadius:
                let entry = tree.table.side.contentShapes[Int(node.payload)]
                return clip("<path d=\"\(entry.shape.path(in: rect).svgPathData)\"/>")
            default:
                return nil
            }
        }

        private mutating func clip(_ shape: String) -> String {
            let id = "clip\(definitions.count)"
            definitions.append("<clipPath id=\"\(id)\">\(shape)</clipPath>")
            return "clip-path=\"url(#\(id))\""
        }

        private mutating func leaf(_ row: Int, _ node: Node) {
            let size = tree.size(row)
            guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return }
            let rect = CGRect(origin: .zero, size: size)
            let side = tree.table.side
            switch node.kind {
            case .color:
                fill("<rect \(Self.box(rect))", node.color, row)
            case .style:
                paint("<rect \(Self.box(rect))", side.styles[Int(node.payload)], row)
            case .divider:
                body.append("<rect \(Self.box(rect)) fill=\"#c6c6c8\"\(tag(row))/>")
            case .shape:
                shape(side.shapes[Int(node.payload)], rect, row)
            case .text:
                text(side.texts[Int(node.payload)], rect, row)
            case .image:
                let image = side.images[Int(node.payload)]
                body.append(
                    "<rect \(Self.box(rect)) fill=\"#8e8e93\" fill-opacity=\"0.25\" stroke=\"#8e8e93\"\(tag(row))>"
                        + "<title>\(Self.escaped(image.name ?? "Image"))</title></rect>")
            case .platformView:
                let entry = side.platformViews[Int(node.payload)]
                if let color = entry.background { fill("<rect \(Self.box(rect))", color, row) }
                guard let label = entry.label, !label.isEmpty else { return }
                body.append(
                    "<text x=\"\(Self.number(rect.midX))\" y=\"\(Self.number(rect.midY))\" font-size=\"15\" "
                        + "text-anchor=\"middle\" dominant-baseline=\"central\"\(tag(row))>\(Self.escaped(label))</text>"
                )
            case .hosted:
                let entry = side.hosted[Int(node.payload)]
                let color = entry.colors.first.map(Self.hex) ?? "#e5e5ea"
                body.append(
                    "<rect \(Self.box(rect)) rx=\"\(Self.number(min(size.width, size.height) / 2))\" fill=\"\(color)\" "
                        + "stroke=\"#8e8e93\"\(tag(row))><title>\(entry.kind)</title></rect>")
            default: break
            }
        }

        /// The node's number, so that the picture and the tree can be laid side by side.
        private func tag(_ row: Int) -> String { tree.node(row: row).map { " data-n=\"\($0.n)\"" } ?? "" }

        private static func hex(_ color: ResolvedColor) -> String {
            let parts = [color.red, color.green, color.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
            return "#" + parts.map { String(format: "%02x", $0) }.joined()
        }

        private mutating func fill(_ element: String, _ color: ResolvedColor, _ row: Int) {
            guard color.alpha > 0 else { return }
            let alpha = color.alpha < 1 ? " fill-opacity=\"\(Number.short(color.alpha))\"" : ""
            body.append("\(element) fill=\"\(Self.hex(color))\"\(alpha)\(tag(row))/>")
        }

        private mutating func paint(_ element: String, _ style: ResolvedStyle, _ row: Int) {
            guard !style.isClear else { return }
            body.append("\(element) fill=\"\(paint(style))\"\(tag(row))/>")
        }

        /// A colour, or a reference to a gradient.
        private mutating func paint(_ style: ResolvedStyle) -> String {
            func stops(_ stops: [ResolvedStyle.Stop]) -> String {
                stops.map {
                    "<stop offset=\"\(Self.number($0.location))\" stop-color=\"\(Self.hex($0.color))\" "
                        + "stop-opacity=\"\(Number.short($0.color.alpha))\"/>"
                }.joined()
            }
            let id = "paint\(definitions.count)"
            switch style {
            case .color(let color):
                return Self.hex(color)
            case .linearGradient(let list, let start, let end):
                definitions.append(
                    "<linearGradient id=\"\(id)\" x1=\"\(Self.number(start.x))\" y1=\"\(Self.number(start.y))\" "
                        + "x2=\"\(Self.number(end.x))\" y2=\"\(Self.number(end.y))\">\(stops(list))</linearGradient>")
            case .radialGradient(let list, let center, _, _), .ellipticalGradient(let list, let center, _, _),
                .angularGradient(let list, let center, _, _):
                definitions.append(
                    "<radialGradient id=\"\(id)\" cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\">"
                        + "\(stops(list))</radialGradient>")
            case .material(_, let color):
                return Self.hex(color)
            case .translucent(let inner, _):
                return paint(inner)
            default:
                return "#8e8e93"
            }
            return "url(#\(id))"
        }

        private mutating func shape(_ entry: ShapeEntry, _ rect: CGRect, _ row: Int) {
            let data = entry.shape.path(in: rect).svgPathData
            if let stroke = entry.stroke {
                body.append(
                    "<path d=\"\(data)\" fill=\"none\" stroke=\"\(paint(entry.style))\" "
                        + "stroke-width=\"\(Self.number(stroke.lineWidth))\"\(tag(row))/>")
                return
            }
            let rule = entry.fill.isEOFilled ? " fill-rule=\"evenodd\"" : ""
            if case .color(let color) = entry.style {
                fill("<path d=\"\(data)\"\(rule)", color, row)
            } else {
                paint("<path d=\"\(data)\"\(rule)", entry.style, row)
            }
        }

        private mutating func text(_ entry: TextEntry, _ rect: CGRect, _ row: Int) {
            let measured = entry.measurer.measure(entry.text, proposal: tree.proposal(row))
            let font = entry.text.runs.first?.font ?? ResolvedFont()
            let color = paint(entry.style)
            let lines = max(1, measured.lineCount)
            // One line of the source is one element; wrapped texts are drawn in their box at its first baseline.
            body.append(
                "<text x=\"0\" y=\"\(Self.number(measured.firstBaseline))\" font-size=\"\(Self.number(font.size))\" "
                    + "font-weight=\"\(font.weight.rawValue)\" fill=\"\(color)\" "
                    + (lines == 1 ? "textLength=\"\(Self.number(rect.width))\" lengthAdjust=\"spacingAndGlyphs\"" : "")
                    + "\(tag(row))>\(Self.escaped(entry.string))</text>")
        }
    }
}
