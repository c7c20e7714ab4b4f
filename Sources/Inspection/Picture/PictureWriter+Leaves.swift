import Foundation
import HitTest
import Layout
import ViewTree

// What a row shows itself.
extension PictureWriter {
    /// A shape's path; mirrored in right-to-left where the shape says so.
    func path(_ shape: AnyShape, _ rect: CGRect, _ node: Node) -> Path {
        shape._path(in: rect, layoutDirection: node.flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
    }

    mutating func leaf(_ row: Int, _ node: Node, _ origin: CGPoint) {
        let size = tree.size(row)
        guard size.width.isFinite, size.height.isFinite, origin.x.isFinite, origin.y.isFinite else { return }
        let rect = CGRect(origin: origin, size: size)
        let side = tree.table.side
        if let ink = side.ink[Int32(row)], node.kind == .color || node.kind == .shape {
            guard size.width > 0, size.height > 0 else { return }
            return flat(rect, row) { $0.draw(ink, rect, row) }
        }
        if node.kind == .shape {
            shape(side.shapes[Int(node.payload)], rect, row, node)
            return
        }
        guard size.width > 0, size.height > 0 else { return }
        switch node.kind {
        case .color: box(.color(node.color), rect, row)
        case .style: box(side.styles[Int(node.payload)], rect, row)
        case .divider: box(.color(color(.separator)), rect, row)
        case .text: text(side.texts[Int(node.payload)], rect, row)
        case .image: flat(rect, row) { $0.image(side.images[Int(node.payload)], rect, row) }
        case .platformView: flat(rect, row) { $0.platformView(row, rect) }
        case .hosted: flat(rect, row) { $0.control(side.hosted[Int(node.payload)], rect, row) }
        default: break
        }
    }

    /// A rectangle in a style.
    private mutating func box(_ style: ResolvedStyle, _ rect: CGRect, _ row: Int) {
        if case .color(let color) = style, color.alpha <= 0 { return }
        guard !style.isClear else { return }
        let element = projection == nil ? "<rect \(SVGMarkup.box(rect))" : "<path d=\"\(data(Path(rect)))\""
        body.append("\(element) \(projectedPaint(style, rect))\(tag(row))/>")
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
        var outline = path(entry.shape, rect, node)
        var stroke = entry.stroke
        if projection != nil, let pen = stroke {
            // In a perspective a pen is not as wide everywhere.
            outline = outline.strokedPath(pen)
            stroke = nil
        }
        let data = data(outline)
        guard !data.isEmpty else { return }
        guard let stroke else {
            let rule = entry.fill.isEOFilled && entry.stroke == nil ? " fill-rule=\"evenodd\"" : ""
            body.append("<path d=\"\(data)\"\(rule) \(projectedPaint(entry.style, rect))\(tag(row))/>")
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

    /// A box with the image's name; a symbol that is known as its drawing.
    private mutating func image(_ image: ImageEntry, _ rect: CGRect, _ row: Int) {
        let name = image.name ?? "Image"
        body.append("<g\(tag(row))><title>\(SVGMarkup.escaped(name))</title>")
        defer { body.append("</g>") }
        if image.isSymbol, let name = image.name, let glyph = SymbolGlyph(named: name) {
            return symbol(glyph, rect, paint(image.style, rect), row)
        }
        let tint = image.isSymbol ? paint(image.style, rect) : "fill=\"#8e8e93\""
        let radius = image.isSymbol ? min(rect.width, rect.height) / 5 : 0
        let corners = radius > 0 ? " rx=\"\(SVGMarkup.number(radius))\"" : ""
        body.append(
            "<g opacity=\"0.25\"\(tag(row))><rect \(SVGMarkup.box(rect))\(corners) \(tint)\(tag(row))/></g>"
                + "<rect \(SVGMarkup.box(rect.insetBy(dx: 0.25, dy: 0.25)))\(corners) fill=\"none\" stroke=\"#8e8e93\" "
                + "stroke-width=\"0.5\"\(tag(row))/>")
        let size = min(11, Double(rect.width) / Double(max(1, name.count)) * 1.7, Double(rect.height) * 0.8)
        // Where the name cannot be read, its first letter.
        if size >= 4 {
            label(name, in: rect, size: size, color: color(.secondaryLabel), anchor: "middle", row)
        } else if let first = name.first {
            label(
                String(first), in: rect, size: min(11, Double(min(rect.width, rect.height)) * 0.7),
                color: color(.secondaryLabel), anchor: "middle", row)
        }
    }

    /// A word or two of a control's or an image's own, on one line, as wide as the tree's font makes it.
    mutating func label(
        _ text: String, in rect: CGRect, size: Double, color: ResolvedColor, anchor: String = "start", _ row: Int,
        weight: Int = 400
    ) {
        guard !text.isEmpty, size > 0 else { return }
        let x = anchor == "middle" ? rect.midX : anchor == "end" ? rect.maxX : rect.minX
        let bold = weight == 400 ? "" : " font-weight=\"\(weight)\""
        let width = width(of: text, size, weight)
        let length =
            width > 0
            ? " textLength=\"\(SVGMarkup.number(width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
        // Capitals are about 0.7 of the size high: their middle is that of the box.
        body.append(
            "<text x=\"\(SVGMarkup.number(x))\" y=\"\(SVGMarkup.number(rect.midY + CGFloat(size) * 0.352))\" "
                + "font-size=\"\(Number.short(size))\" text-anchor=\"\(anchor)\"\(bold)\(length) "
                + "\(Self.fill(color))\(tag(row))>\(SVGMarkup.escaped(text))</text>")
    }

    /// How wide a line is, in points; 0 where that cannot be told.
    func width(of text: String, _ size: Double, _ weight: Int = 400) -> CGFloat {
        let weights: [Int: ResolvedFont.Weight] = [500: .medium, 600: .semibold, 700: .bold]
        var line = ResolvedText(runs: [
            ResolvedTextRun(string: text, font: ResolvedFont(size: CGFloat(size), weight: weights[weight] ?? .regular))
        ])
        line.maximumLines = 1
        line.displayScale = tree.environment.displayScale
        let width = tree.environment.textMeasurer.measure(line, proposal: .unspecified).size.width
        return width.isFinite ? width : 0
    }
}
