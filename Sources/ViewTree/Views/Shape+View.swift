import Foundation

extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
    @inlinable nonisolated public static var _memberCount: Int { 1 }

    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.shape(view, style: ForegroundStyle(), fill: FillStyle(), stroke: nil)
    }
}

/// A shape filled with a style.
@frozen
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    @inlinable
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: View {}

extension _ShapeView: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.shape(view.shape, style: view.style, fill: view.fillStyle, stroke: nil)
    }
}

/// A shape's outline drawn with a style.
public struct _StrokedShapeView<Content: Shape, Style: ShapeStyle> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
}

extension _StrokedShapeView: View {}

extension _StrokedShapeView: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.shape(view.shape, style: view.style, fill: FillStyle(), stroke: view.strokeStyle)
    }
}

extension NodeBuilder {
    /// A row for a shape. Its name in reports is the shape's own type.
    @MainActor
    mutating func shape<S: Shape>(_ shape: S, style: some ShapeStyle, fill: FillStyle, stroke: StrokeStyle?) {
        var outline = AnyShape(shape)
        if S.self == ContainerRelativeShape.self, let container = environment.containerShape {
            outline = container
            side.approximations[nextRow] = "the container's shape is taken as it is, whatever the distance to it"
        }
        side.shapes.append(
            ShapeEntry(shape: outline, name: S.self, style: resolve(style), fill: fill, stroke: stroke))
        leaf(Node(kind: .shape, parent: -1, payload: Int32(side.shapes.count - 1)))
    }
}

nonisolated extension Shape {
    /// Fills the shape.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// Draws the outline, half of the line inside and half outside.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _StrokedShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
    ) -> _StrokedShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _StrokedShapeView<Self, S> {
        _StrokedShapeView(shape: self, style: content, strokeStyle: style)
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool
    ) -> _StrokedShapeView<Self, S> {
        stroke(content, style: style)
    }
}

nonisolated extension InsettableShape {
    /// Draws the outline inside the shape.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _StrokedShapeView<InsetShape, S> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _StrokedShapeView<InsetShape, S> {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _StrokedShapeView<InsetShape, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }

    public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> _StrokedShapeView<InsetShape, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), style: style)
    }
}

/// A view that shows a shape: what can be filled and stroked again, each on top of what was there.
nonisolated public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}
extension _StrokedShapeView: ShapeView {}

/// A shape view with a filling or an outline on top.
public struct _LayeredShapeView<Base: ShapeView, Layer: View> {
    let base: Base
    let layer: Layer
}

extension _LayeredShapeView: View {
    public var body: ModifiedContent<Base, _OverlayModifier<Layer>> {
        base.modifier(_OverlayModifier(overlay: layer, alignment: .center))
    }
}

extension _LayeredShapeView: ShapeView {
    nonisolated public var shape: Base.Content { base.shape }
}

public typealias FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> = _ShapeView<Content, Style>
public typealias StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> = _StrokedShapeView<
    Content, Style
>
public typealias StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> =
    _StrokedShapeView<Content.InsetShape, Style>

nonisolated extension ShapeView {
    private func with<Layer: View>(_ layer: Layer) -> _LayeredShapeView<Self, Layer> {
        _LayeredShapeView(base: self, layer: layer)
    }

    /// Fills the shape on top of what was there.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _LayeredShapeView<Self, _ShapeView<Content, S>> { with(shape.fill(content, style: style)) }

    /// Draws the outline on top of what was there.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, _StrokedShapeView<Content, S>> {
        with(shape.stroke(content, style: StrokeStyle(lineWidth: lineWidth)))
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, _StrokedShapeView<Content, S>> { with(shape.stroke(content, style: style)) }
}

nonisolated extension ShapeView where Content: InsettableShape {
    /// Draws the outline inside the shape, on top of what was there.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, _StrokedShapeView<Content.InsetShape, S>> {
        with(shape.strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)))
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, _StrokedShapeView<Content.InsetShape, S>> {
        with(shape.strokeBorder(content, style: style))
    }
}
