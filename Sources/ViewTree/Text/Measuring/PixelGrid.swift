import Foundation

/// Rounds lengths to a display's pixels.
struct PixelGrid {
    /// Pixels per point.
    let scale: Double

    init(_ displayScale: CGFloat) {
        let scale = Double(displayScale)
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Sums of many advances are off by less than this, in pixels.
    private static let tolerance = 1e-6

    /// To the next pixel up.
    func roundedUp(_ length: Double) -> Double {
        // Adding 0 turns −0 into 0.
        (length * scale - Self.tolerance).rounded(.up) / scale + 0
    }

    /// To the nearest pixel, halves up.
    func rounded(_ length: Double) -> Double { (length * scale + 0.5).rounded(.down) / scale }
}
