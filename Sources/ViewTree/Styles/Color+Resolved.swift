extension Color {
    /// A concrete colour value: linear sRGB components, extended range, in single precision as SwiftUI keeps them.
    @frozen
    public struct Resolved: Hashable, Sendable {
        /// The amount of red in the colour in the linear sRGB colour space.
        public var linearRed: Float
        /// The amount of green in the colour in the linear sRGB colour space.
        public var linearGreen: Float
        /// The amount of blue in the colour in the linear sRGB colour space.
        public var linearBlue: Float
        /// 0 (clear) … 1 (opaque).
        public var opacity: Float

        /// A colour from red, green and blue.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let encoded = colorSpace.encoded(Double(red), Double(green), Double(blue))
            linearRed = Float(RGBTransfer.linear(encoded.red))
            linearGreen = Float(RGBTransfer.linear(encoded.green))
            linearBlue = Float(RGBTransfer.linear(encoded.blue))
            self.opacity = opacity
        }

        /// The amount of red in the colour in the sRGB colour space.
        public var red: Float {
            get { Float(RGBTransfer.encoded(Double(linearRed))) }
            set { linearRed = Float(RGBTransfer.linear(Double(newValue))) }
        }

        /// The amount of green in the colour in the sRGB colour space.
        public var green: Float {
            get { Float(RGBTransfer.encoded(Double(linearGreen))) }
            set { linearGreen = Float(RGBTransfer.linear(Double(newValue))) }
        }

        /// The amount of blue in the colour in the sRGB colour space.
        public var blue: Float {
            get { Float(RGBTransfer.encoded(Double(linearBlue))) }
            set { linearBlue = Float(RGBTransfer.linear(Double(newValue))) }
        }
    }

    /// A constant colour with the values of a resolved one.
    public init(_ resolved: Resolved) {
        self.init(
            .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
            blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
    }

    /// The colour as it looks in `environment`.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let context = environment.styleContext
        let color = _resolved(isDark: context.isDark, tint: context.tint, palette: context.palette)
        return Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }
}

extension Color.Resolved: ShapeStyle {
    public func _resolve(_ context: StyleContext) -> ResolvedStyle { Color(self)._resolve(context) }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`.
    public var description: String { Color(self).description }
}

extension Color.Resolved: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let red = try container.decode(Float.self)
        let green = try container.decode(Float.self)
        let blue = try container.decode(Float.self)
        self.init(red: red, green: green, blue: blue, opacity: try container.decode(Float.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(red)
        try container.encode(green)
        try container.encode(blue)
        try container.encode(opacity)
    }
}
