/// A colour gradient. As a shape style it runs from the top of the shape to its bottom.
public struct AnyGradient: Hashable, Sendable {
    private enum Storage: Hashable, Sendable {
        case gradient(Gradient)
        /// The standard gradient of a colour.
        case standard(Color)
    }

    private let storage: Storage

    public init(_ gradient: Gradient) { storage = .gradient(gradient) }

    init(standard color: Color) { storage = .standard(color) }

    /// The gradient with another way to interpolate. Between its stops nothing is modelled.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

    /// The stops as drawn.
    func resolvedStops(_ context: StyleContext) -> [ResolvedStyle.Stop] {
        switch storage {
        case .gradient(let gradient):
            return gradient.resolvedStops(context)
        case .standard(let color):
            // The upper end is a little lighter; how much, Apple does not say, so it stands in for itself.
            var stops = Gradient(colors: [color, color]).resolvedStops(context)
            stops[0].color.isApproximate = true
            return stops
        }
    }
}

extension AnyGradient: ShapeStyle {
    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        .linearGradient(stops: resolvedStops(context), startPoint: .top, endPoint: .bottom)
    }
}

extension Color {
    /// The standard gradient for the colour: a little lighter at the top.
    public var gradient: AnyGradient { AnyGradient(standard: self) }
}
