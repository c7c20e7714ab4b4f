import Foundation

extension RandomHitTree {
    /// Where a point lies inside an effect that a formula describes.
    enum Turned {
        /// The inverse of `x' = ax + cy + tx`, `y' = bx + dy + ty` about a frame's top left corner.
        static func affine(_ m: [CGFloat], _ frame: CGRect, _ point: CGPoint) -> CGPoint {
            let x = point.x - frame.minX - m[4]
            let y = point.y - frame.minY - m[5]
            let determinant = m[0] * m[3] - m[1] * m[2]
            return CGPoint(
                x: frame.minX + (m[3] * x - m[2] * y) / determinant,
                y: frame.minY + (m[0] * y - m[1] * x) / determinant)
        }

        /// The inverse of `x' = x / w`, `y' = y / w` with `w = 1 + px + qy` about a frame's top left corner; nil
        /// behind the eye.
        static func projection(_ p: CGFloat, _ q: CGFloat, _ frame: CGRect, _ point: CGPoint, _ isNear: inout Bool)
            -> CGPoint?
        {
            let x = point.x - frame.minX
            let y = point.y - frame.minY
            // w (1 - px' - qy') = 1.
            let inverse = 1 - p * x - q * y
            if abs(inverse) < 0.05 { isNear = true }
            guard inverse > 0 else { return nil }
            return CGPoint(x: frame.minX + x / inverse, y: frame.minY + y / inverse)
        }
    }
}
