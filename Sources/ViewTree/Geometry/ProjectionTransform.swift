import Foundation

/// A projection of the plane. A point is the row vector (x, y, 1); the result is divided by its third component:
/// x′ = (m11·x + m21·y + m31) / w, y′ = (m12·x + m22·y + m32) / w, w = m13·x + m23·y + m33.
@frozen
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    /// The identity.
    @inlinable public init() {}

    @inlinable
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel.
    @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The projection that first does this one, then the other.
    @inlinable
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var m = ProjectionTransform()
        m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return m
    }
}
