import Foundation
import Layout
import ViewTree

/// Values as SVG writes them: at most three decimals, and text that any parser of XML takes.
enum SVGMarkup {
    static func number(_ value: CGFloat) -> String { value.isFinite ? Number.short(Double(value)) : "0" }

    static func box(_ rect: CGRect) -> String {
        "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(max(0, rect.width)))\" "
            + "height=\"\(number(max(0, rect.height)))\""
    }

    /// For content and for attributes.
    static func escaped(_ text: String) -> String {
        // What XML 1.0 forbids is shown as a replacement.
        String(String.UnicodeScalarView(text.unicodeScalars.map { isAllowed($0) ? $0 : "\u{FFFD}" }))
            .replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    static func hex(_ color: ResolvedColor) -> String {
        let parts = [color.red, color.green, color.blue].map { component -> Int in
            component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
        }
        return "#" + parts.map { String(format: "%02x", $0) }.joined()
    }
}
