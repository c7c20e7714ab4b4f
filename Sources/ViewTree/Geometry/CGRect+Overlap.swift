import Foundation

extension CGRect {
    /// The part that two rectangles share, of no size where they only touch; null where they share nothing, or a number
    /// is NaN.
    ///
    /// Foundation's `intersection` traps on edges that are no numbers, such as those of a rectangle from −∞ to ∞.
    package func overlap(_ other: CGRect) -> CGRect {
        guard !isNull, !other.isNull else { return .null }
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        // Written so that NaN is out.
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether two rectangles share anything, if only an edge.
    package func overlaps(_ other: CGRect) -> Bool { !overlap(other).isNull }
}
