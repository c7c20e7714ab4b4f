import Foundation

/// A part of a shape's outline.
@frozen
public struct _TrimmedShape<S: Shape>: Shape {
    public var shape: S
    /// Where the part begins, as a fraction of the outline's length.
    public var startFraction: CGFloat
    /// Where the part ends, as a fraction of the outline's length.
    public var endFraction: CGFloat

    @inlinable
    public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    public static var role: ShapeRole { S.role }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

nonisolated extension Shape {
    /// Keeps the part of the outline between two fractions of its length. A circle begins in the middle of the right
    /// side and runs clockwise.
    @inlinable
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self> {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
}
