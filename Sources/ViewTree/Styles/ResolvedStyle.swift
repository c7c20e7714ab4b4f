import Foundation

/// A shape style as it is drawn.
public enum ResolvedStyle: Hashable, Sendable {
    case color(ResolvedColor)
    /// Points are in the unit space of the filled shape.
    case linearGradient(stops: [Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    /// The centre is in the unit space of the filled shape, radii are in points.
    case radialGradient(stops: [Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii are fractions of the filled shape's size.
    case ellipticalGradient(
        stops: [Stop], center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    case angularGradient(stops: [Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    /// A grid of colours, row by row.
    case meshGradient(width: Int, height: Int, colors: [ResolvedColor])
    /// A blur of what is behind it. The colour is a guess at how it looks over plain content.
    case material(name: String, color: ResolvedColor)
    /// Tiles of an image.
    case image
    /// Any of the others but `color`, drawn at an opacity of 0 … 1.
    indirect case translucent(ResolvedStyle, opacity: Double)

    /// One colour of a gradient and where it stands: 0 at the start, 1 at the end.
    @frozen
    public struct Stop: Hashable, Sendable {
        public var color: ResolvedColor
        public var location: CGFloat

        @inlinable
        public init(color: ResolvedColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Whether nothing of it can be seen: a colour of alpha exactly 0, or a style of opacity 0.
    ///
    /// Content of a clear style has no hit area. A gradient with clear ends is not clear: it has its full area.
    public var isClear: Bool {
        switch self {
        case .color(let color): color.isClear
        case .translucent(_, let opacity): opacity == 0
        default: false
        }
    }

    /// The style with its opacity multiplied, kept in 0 … 1; NaN counts as 0.
    public func opacity(_ opacity: Double) -> ResolvedStyle {
        switch self {
        case .color(let color):
            return .color(color.opacity(opacity))
        case .translucent(let style, let own):
            return style.opacity(own * opacity)
        default:
            guard !(opacity >= 1) else { return self }
            return .translucent(self, opacity: opacity > 0 ? opacity : 0)
        }
    }

    /// The one colour it shows everywhere; nil for gradients, materials and images.
    public var flatColor: ResolvedColor? {
        if case .color(let color) = self { color } else { nil }
    }

    /// Why the colours are a guess, or nil when they are exact.
    public var approximateReason: String? {
        switch self {
        case .color(let color):
            color.isApproximate ? Self.unknownColor : nil
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
            stops.contains { $0.color.isApproximate } ? Self.unknownColor : nil
        case .meshGradient(_, _, let colors):
            colors.contains { $0.isApproximate } ? Self.unknownColor : nil
        case .material(let name, _):
            "\(name) blurs what is behind it; its color is a guess"
        case .image:
            "an image's pixels are not read"
        case .translucent(let style, _):
            style.approximateReason
        }
    }

    private static let unknownColor = "a color's value is not known here; a stand-in is used"
}
