import Foundation

/// A place in a view as fractions of its size: (0, 0) is top leading, (1, 1) bottom trailing.
@frozen
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    @inlinable
    public init() {
        x = 0
        y = 0
    }

    @inlinable
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    @inlinable public static var zero: UnitPoint { UnitPoint() }
    @inlinable public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
    @inlinable public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
    @inlinable public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
    @inlinable public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
    @inlinable public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
    @inlinable public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
    @inlinable public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
    @inlinable public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
    @inlinable public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}

extension UnitPoint {
    /// The point in a rectangle, in the rectangle's coordinates.
    @inlinable
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

extension UnitPoint: Animatable {
    @inlinable
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}
