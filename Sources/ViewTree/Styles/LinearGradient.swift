/// A linear gradient. Its points are in the unit space of the filled shape.
@frozen
public struct LinearGradient: Hashable, Sendable {
    @usableFromInline let gradient: Gradient
    @usableFromInline let startPoint: UnitPoint
    @usableFromInline let endPoint: UnitPoint

    @inlinable
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    @inlinable
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    @inlinable
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: ShapeStyle {
    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        .linearGradient(stops: gradient.resolvedStops(context), startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A linear gradient.
    @inlinable
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A linear gradient of evenly spaced colours.
    @inlinable
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A linear gradient of colour stops.
    @inlinable
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

/// `linearGradient(_:startPoint:endPoint:)` of an `AnyGradient`.
public struct _AnyLinearGradient: ShapeStyle {
    let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        .linearGradient(stops: gradient.resolvedStops(context), startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// A linear gradient.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> some ShapeStyle {
        _AnyLinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
