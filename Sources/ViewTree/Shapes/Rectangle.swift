import Foundation

/// A rectangle that fills its frame.
@frozen
public struct Rectangle: Shape {
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Rectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

    /// A rectangle inside its frame. Nothing is left when the insets meet.
    @frozen
    public struct _Inset: InsettableShape {
        public var amount: CGFloat

        public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

        public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

        public var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

nonisolated extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    public static var rect: Rectangle { Rectangle() }
}
