import Foundation

/// A colour in CIELAB under the D65 illuminant, 2° observer.
public struct LabColor: Hashable, Sendable {
    /// Lightness, 0 (black) … 100 (white).
    public var l: Double
    /// Green (negative) to red.
    public var a: Double
    /// Blue (negative) to yellow.
    public var b: Double

    public init(l: Double, a: Double, b: Double) {
        self.l = l
        self.a = a
        self.b = b
    }

    /// The colour without its alpha: composite it first (``ResolvedColor/over(_:)``).
    public init(_ color: ResolvedColor) {
        let red = RGBTransfer.linear(color.red)
        let green = RGBTransfer.linear(color.green)
        let blue = RGBTransfer.linear(color.blue)
        let x = LabColor.compressed(LabColor.x.share(red, green, blue))
        let y = LabColor.compressed(LabColor.y.share(red, green, blue))
        let z = LabColor.compressed(LabColor.z.share(red, green, blue))
        self.init(l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// A row of the matrix from linear sRGB to CIE XYZ under D65 (brucelindbloom.com, "RGB/XYZ Matrices").
    private struct Row {
        var red: Double
        var green: Double
        var blue: Double

        /// The tristimulus value over that of white, which is the row's sum: so greys are exactly neutral.
        func share(_ red: Double, _ green: Double, _ blue: Double) -> Double {
            (self.red * red + self.green * green + self.blue * blue) / (self.red + self.green + self.blue)
        }
    }

    private static let x = Row(red: 0.4124564, green: 0.3575761, blue: 0.1804375)
    private static let y = Row(red: 0.2126729, green: 0.7151522, blue: 0.0721750)
    private static let z = Row(red: 0.0193339, green: 0.1191920, blue: 0.9503041)

    /// The cube root, with CIE's straight line near black (CIE 15:2004).
    private static func compressed(_ ratio: Double) -> Double {
        let delta = 6.0 / 29
        return ratio > delta * delta * delta ? cbrt(ratio) : ratio / (3 * delta * delta) + 4.0 / 29
    }
}
