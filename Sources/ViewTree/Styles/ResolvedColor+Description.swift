extension ResolvedColor: CustomStringConvertible {
    /// `#RRGGBB` for an opaque colour, else `#RRGGBB` and the alpha in percent, at most 3 decimals.
    ///
    ///     ResolvedColor(hex: 0xFF2D55).description                // "#FF2D55"
    ///     ResolvedColor(hex: 0xFF2D55, alpha: 0.014).description  // "#FF2D55 1.4%"
    public var description: String { alpha == 1 ? hex : "\(hex) \(percentString(alpha))" }

    /// The colour without its alpha, as `#RRGGBB`.
    public var hex: String {
        "#" + ResolvedColor.hexByte(red) + ResolvedColor.hexByte(green) + ResolvedColor.hexByte(blue)
    }

    /// A component as two hexadecimal digits.
    static func hexByte(_ component: Double) -> String {
        let digits = String(byte(component), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }
}

/// A share of 1 in percent with at most 3 decimals, trailing zeros dropped: `1.4%`.
func percentString(_ fraction: Double) -> String {
    let percent = (fraction * 100_000).rounded() / 1000
    guard percent == percent.rounded(), abs(percent) < 1e15 else { return "\(percent)%" }
    return "\(Int(percent))%"
}
