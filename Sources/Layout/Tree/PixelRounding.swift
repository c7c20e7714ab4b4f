import Foundation

// A separate last step: layout is never rounded. Rule: OpenSwiftUI `roundCoordinatesToNearestOrUp`, WWDC19-237.

extension Double {
    /// Rounded half up to 1 / `scale`, also below 0.
    @inlinable
    public func roundedHalfUp(scale: Double) -> Double { (self * scale + 0.5).rounded(.down) / scale }
}

extension CGRect {
    /// Both edges rounded half up to the device's pixels, so that neighbours share edges; the size is the difference.
    ///
    /// Also for negative coordinates. A rectangle that is not finite is left alone.
    public func roundedToPixels(scale: CGFloat) -> CGRect {
        guard minX.isFinite, minY.isFinite, width.isFinite, height.isFinite else { return self }
        func round(_ value: CGFloat) -> CGFloat { CGFloat(Double(value).roundedHalfUp(scale: Double(scale))) }
        let left = round(origin.x)
        let top = round(origin.y)
        return CGRect(
            x: left, y: top, width: round(origin.x + size.width) - left, height: round(origin.y + size.height) - top)
    }
}
