import Foundation

/// The sRGB transfer function (IEC 61966-2-1), mirrored at zero for extended-range values.
enum RGBTransfer {
    /// An encoded component as light intensity.
    static func linear(_ encoded: Double) -> Double {
        let magnitude = abs(encoded)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -result : result
    }

    /// Light intensity as an encoded component.
    static func encoded(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -result : result
    }
}
