import Foundation
import HitTest
import Layout
import ViewTree

// Groups that effects on how things are drawn need.
extension PictureWriter {
    /// The attributes of a row's group, in the row's own space; nil where it needs none.
    mutating func effect(_ row: Int, _ node: Node, _ entry: PlatformViewEntry?) -> String? {
        let size = tree.size(row)
        let rect = CGRect(origin: .zero, size: size)
        switch node.kind {
        case .platformView:
            guard let alpha = entry?.alpha, alpha != 1 else { return nil }
            return opacity(Double(alpha))
        case .opacity: return node.a == 1 ? nil : opacity(node.a)
        case .blur:
            guard node.a > 0, node.a.isFinite else { return nil }
            return filter("<feGaussianBlur stdDeviation=\"\(Number.short(node.a))\"/>", size, reach: 3 * node.a)
        case .shadow:
            let shadow = tree.table.side.shadows[Int(node.payload)]
            guard shadow.color.alpha > 0 else { return nil }
            // A shadow's radius is the deviation of its blur, as `CALayer.shadowRadius` is: tools that take CSS's
            // blur, twice the deviation, to iOS halve it.
            let reach = 3 * Double(max(0, shadow.radius)) + Double(max(abs(shadow.x), abs(shadow.y)))
            return filter(
                "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SVGMarkup.number(max(0, shadow.radius)))\"/>"
                    + "<feOffset dx=\"\(SVGMarkup.number(shadow.x))\" dy=\"\(SVGMarkup.number(shadow.y))\" "
                    + "result=\"place\"/><feFlood flood-color=\"\(SVGMarkup.hex(shadow.color))\" "
                    + "flood-opacity=\"\(Number.short(shadow.color.alpha))\"/>"
                    + "<feComposite in2=\"place\" operator=\"in\"/>"
                    + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>", size, reach: reach)
        case .visualEffect:
            let effects = tree.table.side.effects
            guard node.a >= 0, node.a < Double(effects.count) else { return nil }
            return effect(effects[Int(node.a)], size)
        case .drawingGroup: return "style=\"isolation:isolate\""
        case .clipped: return clip(Path(rect))
        case .scrollView:
            // It shows its content under bars and in the unsafe area as well.
            let insets = tree.scrollInsets(row)
            let isRightToLeft = node.flags.contains(.rightToLeft)
            let shown = CGRect(
                x: -(isRightToLeft ? insets.trailing : insets.leading), y: -insets.top,
                width: rect.width + insets.leading + insets.trailing,
                height: rect.height + insets.top + insets.bottom)
            return clip(Path(shown))
        case .clipShape, .cornerRadius:
            let entry = tree.table.side.contentShapes[Int(node.payload)]
            return clip(path(entry.shape, rect, node), isEvenOdd: entry.eoFill)
        case .mask: return mask(row)
        case .listRow: return cellShape(row, size).flatMap { clip($0) }
        case .background where tree.table.side.ink[Int32(row)] == .sheet:
            // UIKit's sheets; those of iOS 26 are rounder.
            let radius: CGFloat = tree.environment.platform == .iOS26 ? 34 : 10
            let radii = RectangleCornerRadii(topLeading: radius, topTrailing: radius)
            return clip(Path(roundedRect: rect, cornerRadii: radii))
        default: return nil
        }
    }

    private func opacity(_ value: Double) -> String {
        "opacity=\"\(value.isNaN ? "0" : Number.exact(max(0, min(1, value))))\""
    }

    /// - Parameter reach: How far the filter draws around what it is applied to, in points.
    private mutating func filter(_ content: String, _ size: CGSize, reach: Double = 0) -> String {
        let id = "filter\(definitions.count)"
        // In parts of the content's box, which may be larger than the row.
        func margin(_ length: CGFloat) -> Double {
            let share = length > 0 && length.isFinite ? reach / Double(length) : 1
            return share.isFinite ? min(50, max(0.2, share)) : 1
        }
        let (x, y) = (margin(size.width), margin(size.height))
        definitions.append(
            "<filter id=\"\(id)\" x=\"\(Number.short(-x))\" y=\"\(Number.short(-y))\" width=\"\(Number.short(1 + 2 * x))\" "
                + "height=\"\(Number.short(1 + 2 * y))\" color-interpolation-filters=\"sRGB\">\(content)</filter>")
        return "filter=\"url(#\(id))\""
    }

    private mutating func clip(_ path: Path, isEvenOdd: Bool = false) -> String {
        let id = "clip\(definitions.count)"
        let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
        definitions.append("<clipPath id=\"\(id)\"><path d=\"\(data(path))\"\(rule)/></clipPath>")
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

    // MARK: Colours

    private mutating func effect(_ effect: DrawingEffect, _ size: CGSize) -> String? {
        func linear(_ slope: Double, _ intercept: Double) -> String {
            let values = "type=\"linear\" slope=\"\(Number.short(slope))\" intercept=\"\(Number.short(intercept))\""
            return
                "<feComponentTransfer><feFuncR \(values)/><feFuncG \(values)/><feFuncB \(values)/></feComponentTransfer>"
        }
        func saturate(_ amount: Double) -> String {
            "<feColorMatrix type=\"saturate\" values=\"\(Number.short(max(0, amount)))\"/>"
        }
        func matrix(_ values: [Double]) -> String {
            "<feColorMatrix type=\"matrix\" values=\"\(values.map(Number.short).joined(separator: " "))\"/>"
        }
        switch effect {
        case .brightness(let amount): return amount.isFinite ? filter(linear(1, amount), size) : nil
        case .contrast(let amount): return amount.isFinite ? filter(linear(amount, (1 - amount) / 2), size) : nil
        case .saturation(let amount): return amount.isFinite ? filter(saturate(amount), size) : nil
        case .grayscale(let amount): return amount.isFinite ? filter(saturate(1 - min(1, amount)), size) : nil
        case .hueRotation(let radians):
            guard radians.isFinite else { return nil }
            let degrees = Number.short((radians * 180 / .pi).truncatingRemainder(dividingBy: 360))
            return filter("<feColorMatrix type=\"hueRotate\" values=\"\(degrees)\"/>", size)
        case .colorInvert: return filter(linear(-1, 1), size)
        case .colorMultiply(let color):
            let parts = [color.red, color.green, color.blue, color.alpha].map { $0.isFinite ? $0 : 0 }
            var values = [Double](repeating: 0, count: 20)
            for place in 0..<4 { values[place * 6] = parts[place] }
            return filter(matrix(values), size)
        case .luminanceToAlpha: return filter("<feColorMatrix type=\"luminanceToAlpha\"/>", size)
        case .blend(let mode): return mode.css.map { "style=\"mix-blend-mode:\($0)\"" }
        }
    }
}

extension BlendMode {
    /// CSS's name; nil for what CSS has not.
    fileprivate var css: String? {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
        case .multiply, .plusDarker: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        }
    }
}
