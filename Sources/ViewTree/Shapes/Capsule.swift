import Foundation

/// A rectangle whose shorter sides are half circles. It fills its frame.
@frozen
public struct Capsule: Shape {
    public var style: RoundedCornerStyle

    @inlinable public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in r: CGRect) -> Path {
        Path(roundedRect: r, cornerRadius: min(r.width, r.height) / 2, style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule: InsettableShape {
    public func inset(by amount: CGFloat) -> _Inset { _Inset(base: self, amount: amount) }

    /// A capsule inside its frame.
    @frozen
    public struct _Inset: InsettableShape {
        public var base: Capsule
        public var amount: CGFloat

        public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

        public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }

        public var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

nonisolated extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are half circles.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
