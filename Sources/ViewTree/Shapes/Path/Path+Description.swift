import Foundation

extension Path: CustomStringConvertible {
    /// The elements in postfix order, as in SwiftUI: `0 0 m 10 0 l 10 10 l h`.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let p): return "\(Self.text(p)) m"
            case .line(let p): return "\(Self.text(p)) l"
            case .quadCurve(let p, let c): return "\(Self.text(c)) \(Self.text(p)) q"
            case .curve(let p, let c1, let c2): return "\(Self.text(c1)) \(Self.text(c2)) \(Self.text(p)) c"
            case .closeSubpath: return "h"
            }
        }
        .joined(separator: " ")
    }

    /// The path as the `d` attribute of an SVG `path`: `M0 0 L10 0 L10 10 Z`. Numbers have at most three decimals. A path
    /// with infinite or NaN coordinates cannot be drawn and gives an empty string.
    public var svgPathData: String {
        let elements = elements
        guard elements.allSatisfy(\.isFinite) else { return "" }
        return elements.map { element in
            switch element {
            case .move(let p): return "M\(Self.text(p))"
            case .line(let p): return "L\(Self.text(p))"
            case .quadCurve(let p, let c): return "Q\(Self.text(c)) \(Self.text(p))"
            case .curve(let p, let c1, let c2): return "C\(Self.text(c1)) \(Self.text(c2)) \(Self.text(p))"
            case .closeSubpath: return "Z"
            }
        }
        .joined(separator: " ")
    }

    private static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    /// A number with at most three decimals, without trailing zeros and without a minus for zero.
    private static func text(_ value: CGFloat) -> String {
        let thousands = (Double(value) * 1000).rounded()
        // Beyond this a Double has no decimals left, and the product may overflow.
        let rounded = thousands.magnitude < 0x1p53 ? thousands / 1000 : Double(value)
        let text = (rounded + 0).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
