import Foundation
import Layout
import ViewTree

// What the system draws in boxes that are empty for layout: chevrons, checkmarks, gauges; and the lines of alerts.
extension PictureWriter {
    mutating func draw(_ ink: SystemInk, _ rect: CGRect, _ row: Int) {
        let isMirrored = tree.table.nodes[row].flags.contains(.rightToLeft)
        switch ink {
        case .disclosure: line(isMirrored ? "chevron.left" : "chevron.right", rect, color(.tertiaryLabel), row)
        case .expansion(let isOpen, let tint):
            let name = isOpen ? "chevron.down" : isMirrored ? "chevron.left" : "chevron.right"
            let side = min(rect.width, rect.height)
            let size = isOpen ? CGSize(width: side, height: side * 0.55) : CGSize(width: side * 0.55, height: side)
            let box = CGRect(
                x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
            line(name, box, tint, row)
        case .choices(let tint):
            let half = CGRect(x: rect.minX, y: rect.midY, width: rect.width, height: rect.width * 0.45)
            line("chevron.up", half.offsetBy(dx: 0, dy: -half.height - 1.5), tint, row)
            line("chevron.down", half.offsetBy(dx: 0, dy: 1.5), tint, row)
        case .checkmark(let tint):
            let box = CGRect(
                x: isMirrored ? rect.minX : rect.maxX - 14, y: rect.midY - 6.5, width: 14, height: 13)
            line("checkmark", box, tint, row)
        case .gaugeBar(let share, let tint):
            let bar = CGRect(
                x: rect.minX, y: rect.midY - min(3, rect.height / 2), width: rect.width, height: min(6, rect.height))
            progress(max(0, min(1, share)), bar, tint, row)
        case .gaugeRing(let share, let tint):
            // Three quarters of a circle, open below, with a knob.
            let ring = rect.insetBy(dx: 3, dy: 3)
            arc(ring, 0, 1, color(.fill), row)
            arc(ring, 0, max(0.001, min(1, share)), tint, row)
        case .sheet: break
        }
    }

    private mutating func arc(
        _ rect: CGRect, _ from: Double, _ to: Double, _ color: ResolvedColor, _ row: Int
    ) {
        let path = Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
                startAngle: .degrees(135 + 270 * from), endAngle: .degrees(135 + 270 * to), clockwise: false)
        }
        body.append(
            "<path d=\"\(path.svgPathData)\" fill=\"none\" \(Self.fill(color, "stroke")) stroke-width=\"6\" "
                + "stroke-linecap=\"round\"\(tag(row))/>")
    }

    /// A symbol of lines, as the system draws it into its own controls.
    private mutating func line(_ name: String, _ rect: CGRect, _ color: ResolvedColor, _ row: Int) {
        guard let glyph = SymbolGlyph(named: name) else { return }
        symbol(glyph, rect, Self.fill(color), row, weight: 0.16)
    }

    /// A symbol in its box.
    ///
    /// - Parameter weight: The pen's width in parts of the box's shorter side.
    mutating func symbol(
        _ glyph: SymbolGlyph, _ rect: CGRect, _ paint: String, _ row: Int, weight: CGFloat? = nil
    ) {
        let side = min(rect.width, rect.height)
        let pen = weight.map { side * $0 } ?? min(max(rect.width, rect.height) * 0.085, side * 0.2)
        let strokePaint = paint.replacingOccurrences(of: "fill", with: "stroke")
        var inner = rect.insetBy(dx: pen / 2, dy: pen / 2)
        var innerPaint = paint
        let ground = paint.contains("#ffffff") ? "fill=\"#8e8e93\"" : "fill=\"#ffffff\""
        if let frame = glyph.frame {
            let outline = SymbolGlyph.outline(frame, in: inner)
            if glyph.isFrameFilled {
                body.append("<path d=\"\(outline.svgPathData)\" \(paint)\(tag(row))/>")
                // What lies on a filled shape is cut out of it: drawn in the ground's colour.
                innerPaint = ground
            } else {
                body.append(
                    "<path d=\"\(outline.svgPathData)\" fill=\"none\" \(strokePaint) "
                        + "stroke-width=\"\(SVGMarkup.number(pen))\"\(tag(row))/>")
            }
            inner = inner.insetBy(dx: inner.width * 0.28, dy: inner.height * 0.28)
            if frame == "triangle" { inner = inner.offsetBy(dx: 0, dy: inner.height * 0.2) }
        }
        for part in glyph.parts {
            let data = part.path(in: inner).svgPathData
            let innerPaint = part.isCutOut && glyph.isFilled ? ground : innerPaint
            if part.isFilled || glyph.isFilled && part.isClosed {
                body.append(
                    "<path d=\"\(data)\" \(innerPaint) \(innerPaint.replacingOccurrences(of: "fill", with: "stroke")) "
                        + "stroke-width=\"\(SVGMarkup.number(pen * 0.6))\" stroke-linejoin=\"round\"\(tag(row))/>")
            } else {
                body.append(
                    "<path d=\"\(data)\" fill=\"none\" \(innerPaint.replacingOccurrences(of: "fill", with: "stroke")) "
                        + "stroke-width=\"\(SVGMarkup.number(pen))\" stroke-linecap=\"round\" "
                        + "stroke-linejoin=\"round\"\(tag(row))/>")
            }
        }
    }

    /// The hairline above a button of an alert, a dialog or a menu, and between two side by side.
    mutating func itemLine(_ row: Int, _ rect: CGRect) {
        guard let layer = presented.last(where: { $0 < row && row < Int(tree.table.nodes[$0].end) }),
            let kind = tree.table.side.presentations[tree.table.identities[layer]]
        else { return }
        // The buttons of iOS 26's alerts are capsules instead.
        if kind == .alert, tree.environment.platform == .iOS26 {
            return rounded(rect, rect.height / 2, color(.tertiaryFill), row)
        }
        let buttons = ((layer + 1)..<Int(tree.table.nodes[layer].end)).filter { tree.table.nodes[$0].kind == .button }
        let isFirst = buttons.first == row
        if kind == .menu || kind == .contextMenu, isFirst { return }
        fill(
            "<rect \(SVGMarkup.box(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0.5)))",
            color(.separator), row)
        let left = buttons.contains {
            let (own, other) = (tree.onScreen(.zero, row), tree.onScreen(.zero, $0))
            return abs(own.y - other.y) < 1 && other.x < own.x
        }
        if kind == .alert, left {
            fill(
                "<rect \(SVGMarkup.box(CGRect(x: rect.minX, y: rect.minY, width: 0.5, height: rect.height)))",
                color(.separator), row)
        }
    }
}
