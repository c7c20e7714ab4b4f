extension BlendMode {
    /// Whether ``blend(_:over:)`` knows the mode.
    public var isModelled: Bool {
        switch self {
        case .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: false
        default: true
        }
    }

    /// A colour drawn over another one in this mode, on sRGB-encoded values.
    ///
    /// Source: W3C, Compositing and Blending Level 1: the mode's formula where both colours are, source-over elsewhere.
    /// Modes that are not modelled count as normal.
    public func blend(_ top: ResolvedColor, over below: ResolvedColor) -> ResolvedColor {
        if self == .plusLighter {
            let alpha = min(1, top.alpha + below.alpha)
            guard alpha > 0 else { return .clear }
            func sum(_ t: Double, _ b: Double) -> Double { min(1, (t * top.alpha + b * below.alpha) / alpha) }
            return ResolvedColor(
                red: sum(top.red, below.red), green: sum(top.green, below.green), blue: sum(top.blue, below.blue),
                alpha: alpha)
        }
        var mixed = top
        mixed.red = (1 - below.alpha) * top.red + below.alpha * component(top.red, below.red)
        mixed.green = (1 - below.alpha) * top.green + below.alpha * component(top.green, below.green)
        mixed.blue = (1 - below.alpha) * top.blue + below.alpha * component(top.blue, below.blue)
        return mixed.over(below)
    }

    private func component(_ s: Double, _ b: Double) -> Double {
        switch self {
        case .multiply: return s * b
        case .screen: return s + b - s * b
        case .overlay: return Self.hardLight(b, s)
        case .darken: return min(s, b)
        case .lighten: return max(s, b)
        case .colorDodge: return b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .hardLight: return Self.hardLight(s, b)
        case .softLight:
            guard s > 0.5 else { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return s
        }
    }

    private static func hardLight(_ s: Double, _ b: Double) -> Double {
        s <= 0.5 ? b * 2 * s : (2 * s - 1) + b - (2 * s - 1) * b
    }
}
