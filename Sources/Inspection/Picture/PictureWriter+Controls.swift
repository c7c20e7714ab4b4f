import Foundation
import HitTest
import Layout
import ViewTree

// Controls that the system draws, much as it does.
extension PictureWriter {
    mutating func control(_ entry: HostedEntry, _ rect: CGRect, _ row: Int) {
        let opacity = entry.isEnabled ? "" : " opacity=\"0.4\""
        body.append("<g\(opacity)\(tag(row))><title>\(SVGMarkup.escaped(title(entry)))</title>")
        draw(entry, rect, row)
        body.append("</g>")
    }

    private func title(_ entry: HostedEntry) -> String {
        entry.label.flatMap { $0.isEmpty ? nil : "\(entry.kind) \"\($0)\"" } ?? entry.kind
    }

    private mutating func draw(_ entry: HostedEntry, _ rect: CGRect, _ row: Int) {
        let tint = entry.colors.first ?? color(.accent)
        switch entry.kind {
        case "Toggle" where rect.width >= rect.height * 1.3: toggle(entry.shown == .isOn(true), rect, tint, row)
        case "Toggle": checkbox(entry.shown == .isOn(true), rect, tint, row)
        case "Slider":
            var fraction = 0.5
            if case .thumb(let value) = entry.parts { fraction = value }
            slider(fraction, rect, tint, row, isMirrored: tree.table.nodes[row].flags.contains(.rightToLeft))
        case "Stepper": segments(["−", "+"], nil, rect, row, isMirrored: false)
        case "Picker":
            if case .columns(let parts) = entry.parts {
                var chosen: Int?
                if case .selected(let place) = entry.shown { chosen = place }
                segments(
                    parts.map(\.name), chosen, rect, row,
                    isMirrored: tree.table.nodes[row].flags.contains(.rightToLeft))
            } else {
                wheel(entry, rect, row)
            }
        case "ColorPicker": colorWell(tint, rect, row)
        case "TextField", "SecureField", "TextEditor", "SearchField": field(entry, rect, row)
        case "DatePicker":
            if rect.height > 250 {
                calendar(entry, rect, row)
            } else if rect.height > 60 {
                wheel(entry, rect, row)
            } else {
                datePills(entry, rect, row)
            }
        case "ProgressView":
            if rect.width > rect.height * 2 { bar(entry, rect, tint, row) } else { spinner(entry, rect, row) }
        case "RadioButton":
            circle(rect, nil, color(.separator), row)
            if entry.shown == .isOn(true) { circle(rect.insetBy(dx: 4, dy: 4), tint, nil, row) }
        case "PageControl":
            var count = 3
            if case .columns(let parts) = entry.parts { count = max(1, parts.count) }
            for place in 0..<count {
                let x = rect.midX + (CGFloat(place) - CGFloat(count - 1) / 2) * 16
                circle(
                    CGRect(x: x - 4, y: rect.midY - 4, width: 8, height: 8),
                    color(place == 0 ? .label : .tertiaryLabel), nil, row)
            }
        case "PasteButton":
            rounded(rect, rect.height / 2, tint, row)
            let name = rect.width > rect.height * 1.5 ? "Paste" : ""
            label(name, in: rect, size: size(of: name, 17, rect), color: .white, anchor: "middle", row)
        default: frame(entry, rect, row)
        }
    }

    // MARK: Kinds

    mutating func toggle(_ isOn: Bool, _ rect: CGRect, _ tint: ResolvedColor, _ row: Int) {
        rounded(rect, rect.height / 2, isOn ? tint : color(.secondaryFill), row)
        let side = max(0, rect.height - 4)
        let x = isOn ? rect.maxX - 2 - side : rect.minX + 2
        circle(CGRect(x: x, y: rect.minY + 2, width: side, height: side), .white, color(.separator), row)
    }

    private mutating func checkbox(_ isOn: Bool, _ rect: CGRect, _ tint: ResolvedColor, _ row: Int) {
        rounded(rect, 3, isOn ? tint : color(.background), row, border: isOn ? nil : color(.separator))
        guard isOn else { return }
        let data =
            "M\(SVGMarkup.number(rect.minX + rect.width * 0.25)) \(SVGMarkup.number(rect.midY))L"
            + "\(SVGMarkup.number(rect.minX + rect.width * 0.45)) \(SVGMarkup.number(rect.minY + rect.height * 0.7))L"
            + "\(SVGMarkup.number(rect.minX + rect.width * 0.75)) \(SVGMarkup.number(rect.minY + rect.height * 0.28))"
        body.append(
            "<path d=\"\(data)\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"1.5\" stroke-linecap=\"round\"\(tag(row))/>"
        )
    }

    mutating func slider(_ share: Double, _ rect: CGRect, _ tint: ResolvedColor, _ row: Int, isMirrored: Bool) {
        let fraction = CGFloat(share.isFinite ? max(0, min(1, share)) : 0)
        let thumb = min(28, rect.height, rect.width)
        let line = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
        rounded(line, 2, color(.fill), row)
        let place = (rect.width - thumb) * (isMirrored ? 1 - fraction : fraction)
        let x = rect.minX + place
        let filled =
            isMirrored
            ? CGRect(x: x + thumb / 2, y: line.minY, width: rect.maxX - x - thumb / 2, height: 4)
            : CGRect(x: rect.minX, y: line.minY, width: place + thumb / 2, height: 4)
        rounded(filled, 2, tint, row)
        circle(
            CGRect(x: x, y: rect.midY - thumb / 2, width: thumb, height: thumb), .white, color(.separator), row)
    }

    mutating func segments(
        _ names: [String], _ chosen: Int?, _ rect: CGRect, _ row: Int, isMirrored: Bool
    ) {
        rounded(rect, min(9, rect.height / 2), color(.tertiaryFill), row)
        guard !names.isEmpty else { return }
        let width = rect.width / CGFloat(names.count)
        for (index, name) in names.enumerated() {
            let column = isMirrored ? names.count - 1 - index : index
            let part = CGRect(
                x: rect.minX + CGFloat(column) * width, y: rect.minY, width: width, height: rect.height)
            if index == chosen {
                rounded(
                    part.insetBy(dx: 2, dy: 2), min(7, rect.height / 2),
                    isDark ? color(.gray2) : .white, row, border: color(.separator))
            } else if column > 0, chosen == nil {
                let line = CGRect(x: part.minX - 0.5, y: part.minY + 7, width: 1, height: max(0, part.height - 14))
                fill("<rect \(SVGMarkup.box(line))", color(.separator), row)
            }
            label(
                name, in: part, size: size(of: name, chosen == nil ? 20 : 13, part.insetBy(dx: 4, dy: 0)),
                color: color(.label), anchor: "middle", row, weight: index == chosen ? 600 : 400)
        }
    }

    mutating func wheel(_ entry: HostedEntry, _ rect: CGRect, _ row: Int) {
        let band = CGRect(x: rect.minX + 9, y: rect.midY - 16, width: max(0, rect.width - 18), height: 32)
        rounded(band, 8, color(.tertiaryFill), row)
        label(shownText(entry), in: band, size: 21, color: color(.label), anchor: "middle", row)
    }

    private mutating func colorWell(_ tint: ResolvedColor, _ rect: CGRect, _ row: Int) {
        let hues: [SystemColor] = [.red, .orange, .yellow, .green, .blue, .purple]
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        for (place, hue) in hues.enumerated() {
            let (a, b) = (Double(place) * .pi / 3, Double(place + 1) * .pi / 3 + 0.02)
            func point(_ angle: Double) -> String {
                "\(SVGMarkup.number(middle.x + radius * CGFloat(cos(angle)))) "
                    + "\(SVGMarkup.number(middle.y + radius * CGFloat(sin(angle))))"
            }
            body.append(
                "<path d=\"M\(SVGMarkup.number(middle.x)) \(SVGMarkup.number(middle.y))L\(point(a))A"
                    + "\(SVGMarkup.number(radius)) \(SVGMarkup.number(radius)) 0 0 1 \(point(b))Z\" "
                    + "\(Self.fill(color(hue)))\(tag(row))/>")
        }
        let inner = CGRect(
            x: middle.x - radius * 0.75, y: middle.y - radius * 0.75, width: radius * 1.5, height: radius * 1.5)
        circle(inner, isDark ? color(.gray6) : .white, nil, row)
        circle(inner.insetBy(dx: radius * 0.12, dy: radius * 0.12), tint, nil, row)
    }

    /// Whether a field lies over the text that makes it grow, which is drawn.
    private func liesOverText(_ row: Int) -> Bool {
        let nodes = tree.table.nodes
        var inner = row
        while nodes[inner].parent >= 0, nodes[Int(nodes[inner].parent)].kind != .overlay {
            inner = Int(nodes[inner].parent)
            if !nodes[inner].kind.isModifier, !nodes[inner].flags.contains(.plumbing) { return false }
        }
        let overlay = Int(nodes[inner].parent)
        guard overlay >= 0, inner > overlay + 1 else { return false }
        return (overlay + 1..<inner).contains { nodes[$0].kind == .text }
    }

    private mutating func field(_ entry: HostedEntry, _ rect: CGRect, _ row: Int) {
        let text = shownText(entry)
        var isPrompt = false
        if case .text(_, let value) = entry.shown { isPrompt = value }
        var inner = rect
        let isMirrored = tree.table.nodes[row].flags.contains(.rightToLeft)
        if entry.kind == "SearchField" {
            rounded(rect, 10, color(.tertiaryFill), row)
            if rect.width > 60, let glass = SymbolGlyph(named: "magnifyingglass") {
                let x = isMirrored ? rect.maxX - 23 : rect.minX + 8
                let box = CGRect(x: x, y: rect.midY - 7.5, width: 15, height: 15)
                symbol(glyph: glass, box, color(.secondaryLabel), row)
                inner = rect.insetBy(dx: 28, dy: 0)
            } else {
                inner = rect.insetBy(dx: 12, dy: 0)
            }
        } else if entry.kind == "TextEditor" {
            fill("<rect \(SVGMarkup.box(rect))", color(.background), row)
        } else if entry.baseline.isFinite, rect.height - 24 > 8 || rect.height == 34 {
            // A border where there is room for one around a line.
            rounded(rect, 5, color(.background), row, border: color(.opaqueSeparator))
            inner = rect.insetBy(dx: 7, dy: 0)
        } else {
            body.append("<rect \(SVGMarkup.box(rect)) fill=\"none\"\(tag(row))/>")
        }
        if entry.kind == "TextEditor" {
            return paragraph(text, rect.insetBy(dx: 5, dy: 8), row)
        }
        guard !text.isEmpty, inner.width > 4, !liesOverText(row) else { return }
        let id = "clip\(definitions.count)"
        definitions.append("<clipPath id=\"\(id)\"><rect \(SVGMarkup.box(inner))/></clipPath>")
        body.append("<g clip-path=\"url(#\(id))\"\(tag(row))>")
        label(
            text, in: inner, size: 17, color: color(isPrompt ? .placeholderText : .label),
            anchor: isMirrored ? "end" : "start", row)
        body.append("</g>")
    }

    private mutating func symbol(glyph: SymbolGlyph, _ rect: CGRect, _ color: ResolvedColor, _ row: Int) {
        symbol(glyph, rect, Self.fill(color), row)
    }

    /// A text of several lines, as far as there is room.
    private mutating func paragraph(_ string: String, _ rect: CGRect, _ row: Int) {
        guard !string.isEmpty, rect.width > 4, rect.height > 8 else { return }
        var text = ResolvedText(runs: [ResolvedTextRun(string: string, font: ResolvedFont(size: 17))])
        text.displayScale = tree.environment.displayScale
        text.isRightToLeft = tree.table.nodes[row].flags.contains(.rightToLeft)
        let entry = TextEntry(text, measurer: tree.environment.textMeasurer, color: color(.label))
        let id = "clip\(definitions.count)"
        definitions.append("<clipPath id=\"\(id)\"><rect \(SVGMarkup.box(rect))/></clipPath>")
        body.append("<g clip-path=\"url(#\(id))\"\(tag(row))>")
        self.text(entry, rect, row)
        body.append("</g>")
    }

    private mutating func bar(_ entry: HostedEntry, _ rect: CGRect, _ tint: ResolvedColor, _ row: Int) {
        var fraction = 0.5
        if case .fraction(let value) = entry.shown { fraction = max(0, min(1, value)) }
        progress(fraction, rect, tint, row)
    }

    mutating func progress(_ fraction: Double, _ rect: CGRect, _ tint: ResolvedColor, _ row: Int) {
        rounded(rect, rect.height / 2, color(.fill), row)
        var done = rect
        done.size.width *= CGFloat(fraction)
        rounded(done, rect.height / 2, tint, row)
    }

    private mutating func spinner(_ entry: HostedEntry, _ rect: CGRect, _ row: Int) {
        let radius = Double(min(rect.width, rect.height)) / 2
        for place in 0..<8 {
            let angle = Double(place) * .pi / 4
            func point(_ share: Double) -> String {
                "\(SVGMarkup.number(rect.midX + CGFloat(radius * share * sin(angle)))) "
                    + "\(SVGMarkup.number(rect.midY - CGFloat(radius * share * cos(angle))))"
            }
            body.append(
                "<path d=\"M\(point(0.5))L\(point(0.95))\" stroke=\"#8e8e93\" stroke-width=\"\(Number.short(radius / 5))\" "
                    + "stroke-linecap=\"round\" stroke-opacity=\"\(Number.short(1 - Double(place) * 0.1))\"\(tag(row))/>"
            )
        }
    }

    /// What is not known to the picture: a box with its name.
    mutating func frame(_ entry: HostedEntry, _ rect: CGRect, _ row: Int) {
        rounded(rect, min(6, rect.height / 2), color(.quaternaryFill), row, border: color(.separator))
        let name = title(entry)
        label(
            name, in: rect, size: size(of: name, 12, rect), color: color(.secondaryLabel), anchor: "middle", row)
    }

    // MARK: Pieces

    func shownText(_ entry: HostedEntry) -> String {
        if case .text(let text, _) = entry.shown { return text }
        return entry.label ?? ""
    }

    /// A font size at which a word has room.
    func size(of text: String, _ size: Double, _ rect: CGRect) -> Double {
        min(size, Double(rect.width) / Double(max(1, text.count)) * 1.7, Double(rect.height))
    }

    mutating func rounded(
        _ rect: CGRect, _ radius: CGFloat, _ color: ResolvedColor, _ row: Int, border: ResolvedColor? = nil
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        let stroke = border.map { " \(Self.fill($0, "stroke"))" } ?? ""
        body.append(
            "<rect \(SVGMarkup.box(rect)) rx=\"\(SVGMarkup.number(max(0, radius)))\" \(Self.fill(color))\(stroke)\(tag(row))/>"
        )
    }

    mutating func circle(_ rect: CGRect, _ color: ResolvedColor?, _ border: ResolvedColor?, _ row: Int) {
        guard rect.width > 0, rect.height > 0 else { return }
        let paint = color.map { Self.fill($0) } ?? "fill=\"none\""
        let stroke = border.map { " \(Self.fill($0, "stroke"))" } ?? ""
        body.append(
            "<ellipse cx=\"\(SVGMarkup.number(rect.midX))\" cy=\"\(SVGMarkup.number(rect.midY))\" "
                + "rx=\"\(SVGMarkup.number(rect.width / 2))\" ry=\"\(SVGMarkup.number(rect.height / 2))\" "
                + "\(paint)\(stroke)\(tag(row))/>")
    }
}
