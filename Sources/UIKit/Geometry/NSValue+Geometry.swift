import Foundation

/// Geometry in an `NSValue`, as notifications carry it.
extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: NSRect(origin: rect.origin, size: rect.size)) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}
