import Foundation

/// A shape drawn in a rectangle of a given size at the frame's origin.
@frozen
public struct _SizedShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize

    @inlinable
    public init(shape: S, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    public static var role: ShapeRole { S.role }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

nonisolated extension Shape {
    /// Draws the outline in a size of its own, in points, from the frame's top left corner; the frame stays.
    @inlinable
    public func size(_ size: CGSize) -> _SizedShape<Self> { _SizedShape(shape: self, size: size) }

    /// Draws the outline in a size of its own, in points, from the frame's top left corner; the frame stays.
    @inlinable
    public func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
        size(CGSize(width: width, height: height))
    }
}
