import Foundation

extension Edge {
    /// A corner of a rectangle, between two of its edges.
    public enum Corner: Hashable, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How round a corner is.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// In points. Containers are rectangles here: what has a centre in common with their corners has square
            /// ones, but for the smallest radius that it asks for.
            let radius: CGFloat

            init(radius: CGFloat) { self.radius = radius.isNaN ? 0 : max(0, radius) }

            public init(floatLiteral value: Double) { self.init(radius: value) }
            public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }

            /// Of one centre with the corner of the container around.
            public static var concentric: Style { Style(radius: 0) }

            /// Of one centre with the corner of the container around, and no less round than another style.
            public static func concentric(minimum: Style?) -> Style { minimum ?? concentric }

            /// Of a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
        }
    }
}

/// A rectangle whose corners have their centres in common with those of the container around.
///
/// Containers are rectangles here, as for `ContainerRelativeShape`: only radii that are given make it round.
public struct ConcentricRectangle: Shape {
    var radii: RectangleCornerRadii

    private init(
        _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
        _ bottomTrailing: Edge.Corner.Style
    ) {
        radii = RectangleCornerRadii(
            topLeading: topLeading.radius, bottomLeading: bottomLeading.radius,
            bottomTrailing: bottomTrailing.radius, topTrailing: topTrailing.radius)
    }

    public init() { self.init(corners: .concentric) }

    public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.init(corners, corners, corners, corners) }

    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
    }

    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner)
    }

    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners)
    }

    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner)
    }

    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners)
    }

    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners)
    }

    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: radii, style: .continuous) }
}

extension ConcentricRectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle._Inset {
        UnevenRoundedRectangle(cornerRadii: radii).inset(by: amount)
    }
}

nonisolated extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners of a style.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// A rectangle with a style for each corner.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
}
