import Foundation

/// A rectangle with equal rounded corners that fills its frame.
@frozen
public struct RoundedRectangle: Shape {
    /// In points; at most half the frame's shorter side counts.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    @inlinable
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    @inlinable
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

extension RoundedRectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> _Inset { _Inset(base: self, amount: amount) }

    /// A rounded rectangle inside its frame; its corners keep their centres.
    @frozen
    public struct _Inset: InsettableShape {
        public var base: RoundedRectangle
        public var amount: CGFloat

        public func path(in rect: CGRect) -> Path {
            Path(
                roundedRect: rect.insetBy(dx: amount, dy: amount),
                cornerSize: CGSize(
                    width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount)),
                style: base.style)
        }

        public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }

        public var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }
    }
}

nonisolated extension Shape where Self == RoundedRectangle {
    /// A rectangle with equal rounded corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with equal rounded corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
