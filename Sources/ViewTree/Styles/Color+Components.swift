import Foundation

extension Color {
    /// A profile that specifies how to interpret a colour value for display.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The extended red, green, blue colour space with sRGB's transfer function.
        case sRGB
        /// The extended sRGB colour space with a linear transfer function.
        case sRGBLinear
        /// The Display P3 colour space.
        case displayP3
    }

    /// A colour from red, green and blue. Inside the space components are 0 … 1; others mean colours outside it. NaN counts
    /// as 0.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let components = colorSpace.encoded(red.orZero, green.orZero, blue.orZero)
        self.init(
            resolved: ResolvedColor(
                red: components.red, green: components.green, blue: components.blue, alpha: opacity.orZero))
    }

    /// A grey: `white` 0 is black, 1 is white. NaN counts as 0.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour from hue, saturation and brightness, each 0 … 1; values outside are limited to it, as UIKit does. NaN
    /// counts as 0.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = min(max(hue.orZero, 0), 1)
        let saturation = min(max(saturation.orZero, 0), 1)
        let brightness = min(max(brightness.orZero, 0), 1)
        // Each component is a trapezoid over the hue's circle of six sectors.
        func component(_ sectors: Double) -> Double {
            let position = (sectors + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }
}

extension Color.RGBColorSpace {
    /// Components in this space as sRGB-encoded ones.
    func encoded(_ red: Double, _ green: Double, _ blue: Double) -> (red: Double, green: Double, blue: Double) {
        switch self {
        case .sRGB:
            return (red, green, blue)
        case .sRGBLinear:
            return (RGBTransfer.encoded(red), RGBTransfer.encoded(green), RGBTransfer.encoded(blue))
        case .displayP3:
            let (red, green, blue) = (RGBTransfer.linear(red), RGBTransfer.linear(green), RGBTransfer.linear(blue))
            // Display P3 to sRGB, both linear and D65 (CSS Color Module Level 4, sample conversion code).
            return (
                RGBTransfer.encoded(1.224940176280561 * red - 0.22494017628056 * green),
                RGBTransfer.encoded(-0.042056954709688 * red + 1.042056954709688 * green),
                RGBTransfer.encoded(
                    -0.019637554590334 * red - 0.078636045550631 * green + 1.098273600140966 * blue)
            )
        }
    }
}

extension Double {
    /// The number itself, 0 for NaN.
    var orZero: Double { isNaN ? 0 : self }
}
