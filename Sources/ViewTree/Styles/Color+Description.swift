extension Color: CustomStringConvertible {
    /// SwiftUI's name for a system colour (`red`, `50% red`), else `#RRGGBBAA`.
    public var description: String {
        switch storage {
        case .constant(let color):
            if color == .clear { return "clear" }
            if color == .black { return "black" }
            if color == .white { return "white" }
            return color.hex + ResolvedColor.hexByte(color.alpha)
        case .system(let color, let opacity):
            return Color.describe(color.colorName, opacity)
        case .special(let special, let opacity):
            switch special {
            case .asset(let name, _): return Color.describe("\"\(name)\"", opacity)
            case .dynamic(let light, let dark): return Color.describe("light \(light), dark \(dark)", opacity)
            case .mix(let first, let second, let fraction, _):
                return Color.describe("\(first) mixed with \(percentString(fraction)) \(second)", opacity)
            }
        }
    }

    private static func describe(_ name: String, _ opacity: Double) -> String {
        opacity == 1 ? name : "\(percentString(opacity)) \(name)"
    }
}

extension SystemColor {
    /// The name of `Color`'s static, where it has one under another name.
    fileprivate var colorName: String {
        switch self {
        case .label: "primary"
        case .secondaryLabel: "secondary"
        case .accent: "accentColor"
        default: "\(self)"
        }
    }
}
