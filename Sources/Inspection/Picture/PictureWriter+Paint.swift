import Foundation
import Layout
import ViewTree

// Styles as SVG's paints.
extension PictureWriter {
    /// `fill` or `stroke` for a style in the rectangle that its unit points are of.
    mutating func paint(_ style: ResolvedStyle, _ rect: CGRect, _ name: String = "fill") -> String {
        switch style {
        case .color(let color), .material(_, let color): return Self.fill(color, name)
        case .translucent(let inner, let opacity):
            let value = opacity.isNaN ? 0 : max(0, min(1, opacity))
            if case .material(_, var color) = inner {
                color.alpha *= value
                return Self.fill(color, name)
            }
            return "\(paint(inner, rect, name)) \(name)-opacity=\"\(Number.short(value))\""
        case .image: return "\(name)=\"#8e8e93\""
        default: break
        }
        let id = "paint\(definitions.count)"
        // A place of its own: what a pattern is made of comes before it.
        guard let definition = definition(style, rect, id) else { return "\(name)=\"#8e8e93\"" }
        definitions.append(definition)
        return "\(name)=\"url(#\(id))\""
    }

    private func definition(_ style: ResolvedStyle, _ rect: CGRect, _ id: String) -> String? {
        func x(_ point: UnitPoint) -> String { SVGMarkup.number(rect.minX + rect.width * point.x) }
        func y(_ point: UnitPoint) -> String { SVGMarkup.number(rect.minY + rect.height * point.y) }
        let moved = paintMatrix.isEmpty ? "" : " gradientTransform=\"\(paintMatrix)\""
        let plain = "id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
        let units = plain + moved
        switch style {
        case .linearGradient(let stops, let start, let end):
            return "<linearGradient \(units) x1=\"\(x(start))\" y1=\"\(y(start))\" x2=\"\(x(end))\" y2=\"\(y(end))\">"
                + "\(Self.stops(stops))</linearGradient>"
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            let inner = max(0, min(startRadius, endRadius))
            let outer = max(0, startRadius, endRadius)
            // SVG's run from the inside out.
            let list = startRadius <= endRadius ? stops : Self.reversed(stops)
            return "<radialGradient \(units) cx=\"\(x(center))\" cy=\"\(y(center))\" r=\"\(SVGMarkup.number(outer))\" "
                + "fr=\"\(SVGMarkup.number(inner))\">\(Self.stops(list))</radialGradient>"
        case .ellipticalGradient(let stops, let center, let startFraction, let endFraction):
            let inner = max(0, min(startFraction, endFraction))
            let outer = max(0, startFraction, endFraction)
            let list = startFraction <= endFraction ? stops : Self.reversed(stops)
            // A circle of the unit square, stretched to the rectangle.
            return "<radialGradient \(plain) cx=\"\(SVGMarkup.number(center.x))\" cy=\"\(SVGMarkup.number(center.y))\" "
                + "r=\"\(SVGMarkup.number(outer))\" fr=\"\(SVGMarkup.number(inner))\" gradientTransform=\"\(paintMatrix.isEmpty ? "" : paintMatrix + " ")matrix("
                + "\(SVGMarkup.number(rect.width)) 0 0 \(SVGMarkup.number(rect.height)) \(SVGMarkup.number(rect.minX)) "
                + "\(SVGMarkup.number(rect.minY)))\">\(Self.stops(list))</radialGradient>"
        case .angularGradient(let stops, let center, let start, let end):
            return pattern(id, rect, Self.wedges(stops, center, start, end, rect))
        case .meshGradient(let width, let height, let colors):
            return pattern(id, rect, Self.cells(width, height, colors, rect))
        default: return nil
        }
    }

    private func pattern(_ id: String, _ rect: CGRect, _ content: String) -> String {
        let moved = paintMatrix.isEmpty ? "" : " patternTransform=\"\(paintMatrix)\""
        // Smoothed edges of neighbours would let the ground through.
        return "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\" \(SVGMarkup.box(rect))\(moved)>"
            + "<g shape-rendering=\"crispEdges\" transform=\"translate(\(SVGMarkup.number(-rect.minX)) \(SVGMarkup.number(-rect.minY)))\">"
            + "\(content)</g></pattern>"
    }

    private static func reversed(_ stops: [ResolvedStyle.Stop]) -> [ResolvedStyle.Stop] {
        stops.reversed().map { ResolvedStyle.Stop(color: $0.color, location: 1 - $0.location) }
    }

    private static func stops(_ stops: [ResolvedStyle.Stop]) -> String {
        stops.map {
            let alpha = $0.color.alpha < 1 ? " stop-opacity=\"\(Number.short($0.color.alpha))\"" : ""
            return "<stop offset=\"\(SVGMarkup.number(max(0, min(1, $0.location))))\" "
                + "stop-color=\"\(SVGMarkup.hex($0.color))\"\(alpha)/>"
        }.joined()
    }

    /// SVG has no gradient around a centre: flat wedges of two degrees.
    private static func wedges(
        _ stops: [ResolvedStyle.Stop], _ center: UnitPoint, _ start: Angle, _ end: Angle, _ rect: CGRect
    ) -> String {
        let middle = CGPoint(x: rect.minX + rect.width * center.x, y: rect.minY + rect.height * center.y)
        let radius = Double(hypot(rect.width, rect.height)) * 1.5
        let span = end.degrees - start.degrees
        let step = 2.0
        return stride(from: 0.0, to: 360, by: step).map { angle in
            var turned = (angle + step / 2 - start.degrees).truncatingRemainder(dividingBy: 360)
            if turned < 0 { turned += 360 }
            // What lies beyond the end has the colour of the end that is nearer.
            let place = span == 0 ? 0 : span < 0 ? (360 - turned) / -span : turned / span
            let share = place <= 1 ? place : place < (1 + 360 / abs(span)) / 2 ? 1 : 0
            let color = color(at: share, stops)
            // A little wider, so that no seam shows.
            let (a, b) = (angle * .pi / 180, (angle + step + 0.3) * .pi / 180)
            let points = [
                middle, CGPoint(x: Double(middle.x) + radius * cos(a), y: Double(middle.y) + radius * sin(a)),
                CGPoint(x: Double(middle.x) + radius * cos(b), y: Double(middle.y) + radius * sin(b)),
            ]
            let text = points.map { "\(SVGMarkup.number($0.x)),\(SVGMarkup.number($0.y))" }.joined(separator: " ")
            return "<polygon points=\"\(text)\" \(fill(color))/>"
        }.joined()
    }

    /// A grid of colours as flat cells, four between two colours.
    private static func cells(_ width: Int, _ height: Int, _ colors: [ResolvedColor], _ rect: CGRect) -> String {
        guard width > 1, height > 1, colors.count >= width * height else {
            return colors.first.map { "<rect \(SVGMarkup.box(rect)) \(fill($0))/>" } ?? ""
        }
        let parts = 4
        let (columns, lines) = ((width - 1) * parts, (height - 1) * parts)
        var result = ""
        for line in 0..<lines {
            for column in 0..<columns {
                let x = (Double(column) + 0.5) / Double(parts)
                let y = (Double(line) + 0.5) / Double(parts)
                let (left, top) = (Int(x), Int(y))
                let above = mix(
                    colors[top * width + left], colors[top * width + left + 1], x - Double(left))
                let below = mix(
                    colors[(top + 1) * width + left], colors[(top + 1) * width + left + 1], x - Double(left))
                let cell = CGRect(
                    x: Double(rect.minX) + Double(rect.width) * Double(column) / Double(columns),
                    y: Double(rect.minY) + Double(rect.height) * Double(line) / Double(lines),
                    width: Double(rect.width) / Double(columns) + 0.3, height: Double(rect.height) / Double(lines) + 0.3
                )
                result += "<rect \(SVGMarkup.box(cell)) \(fill(mix(above, below, y - Double(top))))/>"
            }
        }
        return result
    }

    private static func color(at place: Double, _ stops: [ResolvedStyle.Stop]) -> ResolvedColor {
        guard var last = stops.first else { return .clear }
        if place <= Double(last.location) { return last.color }
        for stop in stops.dropFirst() {
            if place <= Double(stop.location) {
                let room = Double(stop.location - last.location)
                return room > 0 ? mix(last.color, stop.color, (place - Double(last.location)) / room) : stop.color
            }
            last = stop
        }
        return last.color
    }

    private static func mix(_ a: ResolvedColor, _ b: ResolvedColor, _ share: Double) -> ResolvedColor {
        ResolvedColor(
            red: a.red + (b.red - a.red) * share, green: a.green + (b.green - a.green) * share,
            blue: a.blue + (b.blue - a.blue) * share, alpha: a.alpha + (b.alpha - a.alpha) * share)
    }
}
