extension ResolvedColor {
    /// This colour drawn over `background`: source-over on the sRGB-encoded values, as iOS composites layers.
    ///
    /// Over an opaque background the result is opaque. Two clear colours give clear.
    public func over(_ background: ResolvedColor) -> ResolvedColor {
        let alpha = alpha + background.alpha * (1 - self.alpha)
        guard alpha > 0 else { return .clear }
        func mix(_ top: Double, _ bottom: Double) -> Double {
            (top * self.alpha + bottom * background.alpha * (1 - self.alpha)) / alpha
        }
        return ResolvedColor(
            red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue),
            alpha: alpha, isApproximate: isApproximate || background.isApproximate)
    }

    /// The colour with every component rounded to one of 256 levels, as an 8-bit screen stores it.
    public var roundedTo8Bits: ResolvedColor {
        func level(_ component: Double) -> Double { Double(ResolvedColor.byte(component)) / 255 }
        return ResolvedColor(
            red: level(red), green: level(green), blue: level(blue), alpha: level(alpha), isApproximate: isApproximate)
    }

    /// The nearest of the levels 0 … 255; NaN counts as 0.
    static func byte(_ component: Double) -> UInt8 {
        guard component > 0 else { return 0 }
        return UInt8((min(component, 1) * 255).rounded())
    }
}
