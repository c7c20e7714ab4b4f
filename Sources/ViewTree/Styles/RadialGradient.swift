import Foundation

/// A radial gradient. Its centre is in the unit space of the filled shape, its radii are in points.
@frozen
public struct RadialGradient: Hashable, Sendable {
    @usableFromInline let gradient: Gradient
    @usableFromInline let center: UnitPoint
    @usableFromInline let startRadius: CGFloat
    @usableFromInline let endRadius: CGFloat

    @inlinable
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    @inlinable
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    @inlinable
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: ShapeStyle {
    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        .radialGradient(
            stops: gradient.resolvedStops(context), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A radial gradient.
    @inlinable
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient of evenly spaced colours.
    @inlinable
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient of colour stops.
    @inlinable
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// `radialGradient(_:center:startRadius:endRadius:)` of an `AnyGradient`.
public struct _AnyRadialGradient: ShapeStyle {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        .radialGradient(
            stops: gradient.resolvedStops(context), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// A radial gradient.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> some ShapeStyle {
        _AnyRadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
