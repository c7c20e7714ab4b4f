import Foundation
import HitTest
import Layout
import ViewTree

// The map over a drawing of the screen.
extension MapReport {
    typealias Markup = SVGMarkup

    /// One picture: the screen, pale; each receiver's region in a colour of its own; hatched in red what is tappable and
    /// not drawn, dotted in grey what is drawn and not tappable.
    public var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" \(viewBox) font-family="system-ui, sans-serif">
        <title>\(Markup.escaped(tree.viewName)): who receives taps</title>
        \(drawing)
        </svg>

        """
    }

    var viewBox: String {
        let box = map.space
        return "viewBox=\"\(Markup.number(box.minX)) \(Markup.number(box.minY)) \(Markup.number(box.width)) "
            + "\(Markup.number(box.height))\" width=\"\(Markup.number(box.width))\" "
            + "height=\"\(Markup.number(box.height))\""
    }

    var drawing: String {
        let picture = Picture(tree, rules: map.rules).elements
        var lines = ["<defs>"]
        lines += picture.definitions
        lines.append(
            "<pattern id=\"map-undrawn\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
                + "patternTransform=\"rotate(45)\"><line x1=\"0\" y1=\"0\" x2=\"0\" y2=\"6\" stroke=\"#d70015\" "
                + "stroke-width=\"2\"/></pattern>")
        lines.append(
            "<pattern id=\"map-untappable\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">"
                + "<circle cx=\"3\" cy=\"3\" r=\"0.8\" fill=\"#6c6c70\"/></pattern>")
        lines.append("</defs>")
        lines.append("<g class=\"screen\" opacity=\"0.45\">")
        lines.append(picture.background)
        lines += picture.body
        lines.append("</g>")
        for entry in map.untappable {
            lines.append(
                path(
                    entry.area,
                    "fill=\"url(#map-untappable)\" class=\"untappable\" data-untappable=\"\(entry.view.node.n)\"",
                    title: "\(Self.name(entry.view)): drawn, not tappable, \(Self.short(entry.area.size)) pt²"))
        }
        for (place, region) in map.regions.enumerated() {
            let color = Self.color(place)
            lines.append(
                path(
                    region.area,
                    "fill=\"\(color)\" fill-opacity=\"0.3\" stroke=\"\(color)\" stroke-width=\"1\" "
                        + "data-n=\"\(region.receiver.node.n)\"",
                    title: title(region)))
            if !region.undrawn.isEmpty {
                lines.append(
                    path(
                        region.undrawn,
                        "fill=\"url(#map-undrawn)\" fill-opacity=\"0.6\" class=\"undrawn\" data-undrawn=\"\(region.receiver.node.n)\"",
                        title: "\(Self.name(region.receiver)): tappable, not drawn, "
                            + "\(Self.short(region.undrawn.size)) pt²"))
            }
            for part in region.parts {
                lines.append(
                    path(
                        part.area,
                        "fill=\"none\" stroke=\"\(color)\" stroke-width=\"1\" stroke-dasharray=\"3 2\"",
                        title: "\(Self.name(region.receiver)): \(part.name)"))
            }
        }
        for (place, region) in map.regions.enumerated() {
            guard let (point, room) = Self.labelPlace(region.area) else { continue }
            let text = "@\(region.receiver.node.n)"
            let size = min(11, room / Double(text.count) * 1.5)
            guard size >= 4 else { continue }
            lines.append(
                "<text x=\"\(Markup.number(point.x))\" y=\"\(Markup.number(point.y + CGFloat(size) * 0.36))\" font-size=\""
                    + "\(Markup.number(size))\" text-anchor=\"middle\" font-weight=\"600\" fill=\""
                    + "\(Self.color(place, isDark: true))\" pointer-events=\"none\">\(text)</text>")
        }
        return lines.joined(separator: "\n")
    }

    private func title(_ region: HitRegions.Region) -> String {
        var text =
            "\(Self.name(region.receiver))\(Self.gesture(region.receiver)): \(Self.short(region.area.size)) pt², "
        text += percent(region.area.size, of: size)
        return text
    }

    private func path(_ area: HitRegions.Area, _ attributes: String, title: String) -> String {
        let data = area.polygons.map { polygon in
            "M" + polygon.map { "\(Markup.number($0.x)) \(Markup.number($0.y))" }.joined(separator: "L") + "Z"
        }.joined()
        return "<path d=\"\(data)\" fill-rule=\"evenodd\" \(attributes)><title>\(Markup.escaped(title))</title></path>"
    }

    /// Hues a golden angle apart, so that neighbours in the list differ.
    static func color(_ place: Int, isDark: Bool = false) -> String {
        let hue = (210 + Double(place) * 137.508).truncatingRemainder(dividingBy: 360)
        let light = isDark ? 0.28 : 0.45
        // In numbers, which every renderer reads: a hue at a saturation of 75 %.
        let reach = 0.75 * light
        let parts = [0.0, 8, 4].map { offset -> Int in
            let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            return Int(((light - reach * max(-1, min(place - 3, 9 - place, 1))) * 255).rounded())
        }
        return "#" + parts.map { String(format: "%02x", $0) }.joined()
    }

    /// The middle of the widest place of the largest polygon, and how wide it is there.
    private static func labelPlace(_ area: HitRegions.Area) -> (CGPoint, Double)? {
        guard let polygon = area.polygons.max(by: { box($0) < box($1) }) else { return nil }
        let ys = polygon.map { Double($0.y) }
        guard let top = ys.min(), let bottom = ys.max() else { return nil }
        var best: (point: CGPoint, room: Double)?
        // The middle first: another height has to be clearly better.
        for step in [8, 6, 10, 4, 12, 2, 14] {
            let y = top + (bottom - top) * Double(step) / 16
            var xs: [Double] = []
            for ring in area.polygons {
                for place in ring.indices {
                    let (a, b) = (ring[place], ring[(place + 1) % ring.count])
                    if (Double(a.y) > y) != (Double(b.y) > y) {
                        xs.append(Double(a.x) + (y - Double(a.y)) * Double(b.x - a.x) / Double(b.y - a.y))
                    }
                }
            }
            xs.sort()
            for place in stride(from: 1, to: xs.count, by: 2) {
                let room = xs[place] - xs[place - 1]
                if room > (best?.room ?? 0) * 1.3 {
                    best = (CGPoint(x: (xs[place] + xs[place - 1]) / 2, y: y), room)
                }
            }
        }
        return best.map { ($0.point, $0.room) }
    }

    private static func box(_ polygon: [CGPoint]) -> Double {
        let xs = polygon.map { Double($0.x) }
        let ys = polygon.map { Double($0.y) }
        return (xs.max()! - xs.min()!) * (ys.max()! - ys.min()!)
    }
}
