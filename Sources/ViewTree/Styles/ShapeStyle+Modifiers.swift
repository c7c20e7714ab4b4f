import Foundation

extension ShapeStyle {
    /// The style with its opacity multiplied by `opacity`. At 0 its content has no hit area.
    @inlinable
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    /// The style with a blend mode. Blending is not modelled: the style resolves as it is.
    @inlinable
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _UnmodelledShapeStyle(style: self) }

    /// The style with a shadow. A shadow changes neither frames nor hits: the style resolves as it is.
    @inlinable
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _UnmodelledShapeStyle(style: self) }

    /// The style mapped to a fixed rectangle. Where a gradient lies in its shape is not modelled.
    @inlinable
    public func `in`(_ rect: CGRect) -> some ShapeStyle { _UnmodelledShapeStyle(style: self) }

    /// The second level of this style.
    @inlinable public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, offset: 1) }
    /// The third level of this style.
    @inlinable public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, offset: 2) }
    /// The fourth level of this style.
    @inlinable public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, offset: 3) }
    /// The fifth level of this style.
    @inlinable public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, offset: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The current foreground style with an opacity.
    @inlinable
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    /// The current foreground style with a blend mode.
    @inlinable
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

    /// The current foreground style with a shadow.
    @inlinable
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A style at an opacity.
@frozen
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    @usableFromInline var style: Style
    @usableFromInline var opacity: Double

    @inlinable
    init(style: Style, opacity: Double) {
        self.style = style
        self.opacity = opacity
    }

    public func _resolve(_ context: StyleContext) -> ResolvedStyle { style._resolve(context).opacity(opacity) }
}

/// A style some levels further down.
@frozen
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
    @usableFromInline var style: Style
    @usableFromInline var offset: Int

    @inlinable
    init(style: Style, offset: Int) {
        self.style = style
        self.offset = offset
    }

    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        style._resolve(context.at(level: context.level + offset))
    }
}

/// A style with an effect that changes nothing of what is modelled.
@frozen
public struct _UnmodelledShapeStyle<Style: ShapeStyle>: ShapeStyle {
    @usableFromInline var style: Style

    @inlinable init(style: Style) { self.style = style }

    public func _resolve(_ context: StyleContext) -> ResolvedStyle { style._resolve(context) }
}
