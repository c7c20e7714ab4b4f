/// An angular gradient, also called conic. Its centre is in the unit space of the filled shape; angles grow clockwise
/// from the trailing edge.
@frozen
public struct AngularGradient: Hashable, Sendable {
    @usableFromInline let gradient: Gradient
    @usableFromInline let center: UnitPoint
    @usableFromInline let startAngle: Angle
    @usableFromInline let endAngle: Angle

    @inlinable
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    @inlinable
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    @inlinable
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// One full turn that begins at `angle`.
    @inlinable
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// One full turn that begins at `angle`.
    @inlinable
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// One full turn that begins at `angle`.
    @inlinable
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension AngularGradient: ShapeStyle {
    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        .angularGradient(
            stops: gradient.resolvedStops(context), center: center, startAngle: startAngle, endAngle: endAngle)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// An angular gradient between two angles.
    @inlinable
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient of evenly spaced colours.
    @inlinable
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient of colour stops.
    @inlinable
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient that completes a full turn.
    @inlinable
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// An angular gradient of evenly spaced colours that completes a full turn.
    @inlinable
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// An angular gradient of colour stops that completes a full turn.
    @inlinable
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}

/// `angularGradient` and `conicGradient` of an `AnyGradient`.
public struct _AnyAngularGradient: ShapeStyle {
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        .angularGradient(
            stops: gradient.resolvedStops(context), center: center, startAngle: startAngle, endAngle: endAngle)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// An angular gradient between two angles.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> some ShapeStyle {
        _AnyAngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient that completes a full turn.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> some ShapeStyle {
        _AnyAngularGradient(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
}
