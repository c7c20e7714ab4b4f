import Foundation

/// A shape whose type is known only at run time. Small shapes are stored without allocating.
public struct AnyShape: Shape {
    private var shape: any Shape

    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The data of whatever shape this is. Data of another type is ignored when it is set.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(shape.animatableData) }
        set { Self.set(newValue.value, in: &shape) }
    }

    private static func set(_ value: (any VectorArithmetic)?, in shape: inout any Shape) {
        func set<S: Shape>(_ shape: S) -> any Shape {
            guard let value = value as? S.AnimatableData else { return shape }
            var shape = shape
            shape.animatableData = value
            return shape
        }
        shape = set(shape)
    }
}
