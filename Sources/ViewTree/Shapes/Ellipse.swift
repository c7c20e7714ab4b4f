import Foundation

/// The ellipse that touches the sides of its frame.
@frozen
public struct Ellipse: Shape {
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse: InsettableShape {
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

    /// An ellipse inside its frame.
    @frozen
    public struct _Inset: InsettableShape {
        public var amount: CGFloat

        public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }

        public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

        public var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

nonisolated extension Shape where Self == Ellipse {
    /// The ellipse that touches the sides of its frame.
    public static var ellipse: Ellipse { Ellipse() }
}
