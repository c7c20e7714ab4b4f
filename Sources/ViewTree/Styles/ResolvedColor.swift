/// A colour as it is drawn: sRGB-encoded components, not premultiplied.
@frozen
public struct ResolvedColor: Hashable, Sendable {
    /// 0 … 1 inside sRGB; colours given in a wider space may lie outside.
    public var red: Double
    /// 0 … 1 inside sRGB; colours given in a wider space may lie outside.
    public var green: Double
    /// 0 … 1 inside sRGB; colours given in a wider space may lie outside.
    public var blue: Double
    /// 0 (clear) … 1 (opaque).
    public var alpha: Double
    /// Whether the value is a stand-in, because the real one cannot be known here (an asset catalog's colour).
    public var isApproximate: Bool

    @inlinable
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1, isApproximate: Bool = false) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.isApproximate = isApproximate
    }

    /// A grey.
    @inlinable
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour written as `0xRRGGBB`.
    @inlinable
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    @inlinable public static var black: ResolvedColor { ResolvedColor(white: 0) }
    @inlinable public static var white: ResolvedColor { ResolvedColor(white: 1) }
    @inlinable public static var clear: ResolvedColor { ResolvedColor(white: 0, alpha: 0) }

    /// Whether nothing of it can be seen: alpha exactly 0. Only then has content of this colour no hit area.
    @inlinable public var isClear: Bool { alpha == 0 }

    /// The colour with its alpha multiplied by `opacity`, kept in 0 … 1; NaN counts as 0.
    @inlinable
    public func opacity(_ opacity: Double) -> ResolvedColor {
        var result = self
        let product = alpha * opacity
        result.alpha = product > 0 ? min(product, 1) : 0
        return result
    }
}
