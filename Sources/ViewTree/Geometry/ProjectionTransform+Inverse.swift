import Foundation

extension ProjectionTransform {
    /// 0 when the plane collapses, as for a view turned edge-on.
    @inlinable
    public var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Turns the projection into its inverse. One that has none is left as it is, and the answer is false.
    public mutating func invert() -> Bool {
        let determinant = determinant
        guard determinant.isFinite, determinant != 0 else { return false }
        var m = ProjectionTransform()
        m.m11 = (m22 * m33 - m23 * m32) / determinant
        m.m12 = (m13 * m32 - m12 * m33) / determinant
        m.m13 = (m12 * m23 - m13 * m22) / determinant
        m.m21 = (m23 * m31 - m21 * m33) / determinant
        m.m22 = (m11 * m33 - m13 * m31) / determinant
        m.m23 = (m13 * m21 - m11 * m23) / determinant
        m.m31 = (m21 * m32 - m22 * m31) / determinant
        m.m32 = (m12 * m31 - m11 * m32) / determinant
        m.m33 = (m11 * m22 - m12 * m21) / determinant
        self = m
        return true
    }

    /// The way back. A projection that has none is returned as it is.
    public func inverted() -> ProjectionTransform {
        var result = self
        _ = result.invert()
        return result
    }

    /// The point that the projection maps to `point`. nil where there is none: the projection is singular, or the
    /// only candidate lies behind the viewer.
    public func unproject(_ point: CGPoint) -> CGPoint? {
        var inverse = self
        guard inverse.invert() else { return nil }
        let w = point.x * inverse.m13 + point.y * inverse.m23 + inverse.m33
        // The forward w of the origin is the reciprocal of this one, so both have the same sign.
        guard w > 0 else { return nil }
        let origin = point.applying(inverse)
        return origin.x.isFinite && origin.y.isFinite ? origin : nil
    }
}

extension CGPoint {
    /// The projected point. Where w is 0 the point lies at infinity and its coordinates are not finite.
    @inlinable
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = x * m.m13 + y * m.m23 + m.m33
        let (px, py) = (x * m.m11 + y * m.m21 + m.m31, x * m.m12 + y * m.m22 + m.m32)
        return w == 1 ? CGPoint(x: px, y: py) : CGPoint(x: px / w, y: py / w)
    }
}
