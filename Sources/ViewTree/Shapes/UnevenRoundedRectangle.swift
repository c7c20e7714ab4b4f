import Foundation

/// A rectangle with a radius for each corner that fills its frame.
@frozen
public struct UnevenRoundedRectangle: Shape {
    /// In points; at most half the frame's shorter side counts.
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    @inlinable
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    @inlinable
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> _Inset { _Inset(base: self, amount: amount) }

    /// An uneven rounded rectangle inside its frame. Rounded corners keep their centres, square ones stay square.
    @frozen
    public struct _Inset: InsettableShape {
        public var base: UnevenRoundedRectangle
        public var amount: CGFloat

        public func path(in rect: CGRect) -> Path {
            func inset(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius - amount) : 0 }
            let radii = base.cornerRadii
            return Path(
                roundedRect: rect.insetBy(dx: amount, dy: amount),
                cornerRadii: RectangleCornerRadii(
                    topLeading: inset(radii.topLeading), bottomLeading: inset(radii.bottomLeading),
                    bottomTrailing: inset(radii.bottomTrailing), topTrailing: inset(radii.topTrailing)),
                style: base.style)
        }

        public func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }

        public var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }
    }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius for each corner.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with a radius for each corner.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
