import Foundation

extension CGPoint {
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size transformed as a vector: translation plays no part.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the transformed corners. The null rectangle stays null.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull else { return self }
        let p = CGPoint(x: minX, y: minY).applying(t)
        let q = CGPoint(x: maxX, y: minY).applying(t)
        let r = CGPoint(x: maxX, y: maxY).applying(t)
        let s = CGPoint(x: minX, y: maxY).applying(t)
        let left = min(p.x, q.x, r.x, s.x)
        let top = min(p.y, q.y, r.y, s.y)
        return CGRect(
            x: left, y: top,
            width: max(p.x, q.x, r.x, s.x) - left, height: max(p.y, q.y, r.y, s.y) - top)
    }
}
