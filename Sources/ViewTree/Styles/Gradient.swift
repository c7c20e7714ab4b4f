import Foundation

/// A colour gradient represented as an array of colour stops, each having a parametric location value.
@frozen
public struct Gradient: Hashable, Sendable {
    /// One colour stop in the gradient.
    @frozen
    public struct Stop: Hashable, Sendable {
        /// The colour for the stop.
        public var color: Color
        /// 0 at the gradient's start, 1 at its end.
        public var location: CGFloat

        @inlinable
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// A method of interpolating between the colours in a gradient.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// Interpolates gradient colours in the output colour space.
        public static let device = ColorSpace(isPerceptual: false)
        /// Interpolates gradient colours in a perceptual colour space.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The array of colour stops.
    public var stops: [Stop]

    @inlinable public init(stops: [Stop]) { self.stops = stops }

    /// Spaces the colours evenly from 0 to 1; a single colour stands at 0.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    /// The gradient with another way to interpolate. Between its stops nothing is modelled: only the type changes.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    /// The stops as drawn.
    func resolvedStops(_ context: StyleContext) -> [ResolvedStyle.Stop] {
        let opacity = HierarchicalShapeStyle.opacity(at: context.level)
        return stops.map {
            ResolvedStyle.Stop(
                color: $0.color._resolved(isDark: context.isDark, tint: context.tint, palette: context.palette).opacity(
                    opacity),
                location: $0.location)
        }
    }
}

extension Gradient: ShapeStyle {
    /// From top to bottom, as every gradient without a geometry of its own.
    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        .linearGradient(stops: resolvedStops(context), startPoint: .top, endPoint: .bottom)
    }
}
