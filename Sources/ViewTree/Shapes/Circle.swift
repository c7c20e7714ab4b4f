import Foundation

/// A circle in the middle of its frame, as large as fits.
@frozen
public struct Circle: Shape {
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.square(in: rect)) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// A square with the smaller of the given sides: 100 × 60 and 60 × nil give 60 × 60, nil × nil gives 10 × 10.
    /// Measured by MetalUI on macOS.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        switch (proposal.width, proposal.height) {
        case (let width?, let height?): return Self.square(min(width, height))
        case (let side?, nil), (nil, let side?): return Self.square(side)
        case (nil, nil): return proposal.replacingUnspecifiedDimensions()
        }
    }

    private static func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

    /// The largest square in the middle of a rectangle.
    static func square(in rect: CGRect) -> CGRect {
        guard !rect.isNull else { return rect }
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

extension Circle: InsettableShape {
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

    /// A circle with a smaller radius, of the circle's own square size. Measured by MetalUI (shapes and rendering, S1c).
    @frozen
    public struct _Inset: InsettableShape {
        public var amount: CGFloat

        public func path(in rect: CGRect) -> Path {
            Path(ellipseIn: Circle.square(in: rect).insetBy(dx: amount, dy: amount))
        }

        public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle().sizeThatFits(proposal) }

        public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

        public var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

nonisolated extension Shape where Self == Circle {
    /// A circle in the middle of its frame, as large as fits.
    public static var circle: Circle { Circle() }
}
