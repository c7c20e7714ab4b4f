import Foundation

/// An affine transform of the plane. A point is a row vector:
/// x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
@frozen
public struct CGAffineTransform: Hashable, Codable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    @inlinable public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    @inlinable
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    @inlinable
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    @inlinable
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// A rotation about the origin, in radians; clockwise where y grows downwards.
    @inlinable
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    @inlinable public static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    @inlinable public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform {
    /// The transform that first does this one, then the other.
    @inlinable
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// First moves, then does this one.
    @inlinable
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// First scales, then does this one.
    @inlinable
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// First rotates by radians, then does this one.
    @inlinable
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// By how much areas grow; 0 when the plane collapses.
    @inlinable public var determinant: CGFloat { a * d - b * c }

    /// Whether every point has exactly one origin. False for a scale of 0 and for infinite or NaN components.
    @inlinable
    public var isInvertible: Bool {
        let determinant = determinant
        return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
    }

    /// The way back. A transform that has none is returned as it is, as in Core Graphics: ask `isInvertible` first.
    @inlinable
    public func inverted() -> CGAffineTransform {
        guard isInvertible else { return self }
        let determinant = determinant
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant,
            c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Whether upright rectangles keep their sides' order: only positive scales and moves.
    @inlinable var keepsRectangles: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// A transform done about a point instead of the origin.
    @inlinable
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
