import Foundation

/// `overlay`: content in front, laid out in the view's own size.
@frozen
public struct _OverlayModifier<Overlay> {
    public var overlay: Overlay
    public var alignment: Alignment

    @inlinable
    public init(overlay: Overlay, alignment: Alignment) {
        self.overlay = overlay
        self.alignment = alignment
    }
}

extension _OverlayModifier: ViewModifier where Overlay: View {}
extension _OverlayModifier: PrimitiveModifier where Overlay: View {
    @inlinable
    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.layer(.overlay, modifier.alignment, primary: content, secondary: modifier.overlay)
    }
}

/// `background`: content behind, laid out in the view's own size.
@frozen
public struct _BackgroundModifier<Background> {
    public var background: Background
    public var alignment: Alignment

    @inlinable
    public init(background: Background, alignment: Alignment) {
        self.background = background
        self.alignment = alignment
    }
}

extension _BackgroundModifier: ViewModifier where Background: View {}
extension _BackgroundModifier: PrimitiveModifier where Background: View {
    @inlinable
    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.layer(.background, modifier.alignment, primary: content, secondary: modifier.background)
    }
}

/// A style behind the view, reaching out to the screen's edge where the view touches the safe area.
@frozen
nonisolated public struct _BackgroundStyleModifier<Style: ShapeStyle>: PrimitiveModifier {
    public var style: Style
    public var ignoresSafeAreaEdges: Edge.Set

    @inlinable
    public init(style: Style, ignoresSafeAreaEdges: Edge.Set) {
        self.style = style
        self.ignoresSafeAreaEdges = ignoresSafeAreaEdges
    }

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.node(Node(kind: .background, parent: -1)) { builder in
            C._makeNodes(content, &builder)
            builder.withStackAxis(.none) { builder in
                builder.plumbing(
                    Node(
                        kind: .ignoresSafeArea, parent: -1, payload: Int32(modifier.ignoresSafeAreaEdges.rawValue))
                ) { StyleLeaf._makeNodes(StyleLeaf(style: modifier.style), &$0) }
            }
        }
    }
}

extension NodeBuilder {
    /// An overlay or background row: the primary content first, then the secondary.
    @MainActor @inlinable
    mutating func layer<Primary: View, Secondary: View>(
        _ kind: NodeKind, _ alignment: Alignment, primary: Primary, secondary: Secondary
    ) {
        node(
            Node(
                kind: kind, parent: -1, horizontal: alignment.horizontal.index, vertical: alignment.vertical.index)
        ) { builder in
            builder.member(0) { Primary._makeNodes(primary, &$0) }
            builder.member(1) { builder in
                // Several secondary views form a centred ZStack, whatever the alignment (OpenSwiftUI).
                builder.single(secondary, in: Node(kind: .zstack, parent: -1))
            }
        }
    }
}

nonisolated extension View {
    /// Puts views in front of this one.
    @inlinable
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _OverlayModifier<V>> {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }

    /// Puts a view in front of this one.
    @inlinable @_disfavoredOverload
    public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _OverlayModifier<Overlay>> {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Puts a style in front of this view.
    public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<Rectangle, S>>> {
        modifier(_OverlayModifier(overlay: _ShapeView(shape: Rectangle(), style: style), alignment: .center))
    }

    /// Puts a filled shape in front of this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<T, S>>> {
        modifier(
            _OverlayModifier(
                overlay: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
    }

    /// Puts views behind this one.
    @inlinable
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _BackgroundModifier<V>> {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Puts a view behind this one.
    @inlinable @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _BackgroundModifier<Background>> {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }

    /// Puts a style behind this view; it reaches the screen's edges where the view touches the safe area.
    @inlinable
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _BackgroundStyleModifier<S>> {
        modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
    }

    public func background(
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _BackgroundStyleModifier<BackgroundStyle>> {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Puts a filled shape behind this view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, _BackgroundModifier<_ShapeView<T, S>>> {
        modifier(
            _BackgroundModifier(
                background: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
    }

    public func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, _BackgroundModifier<_ShapeView<T, BackgroundStyle>>> {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Draws a frame around this view, inside its bounds.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> ModifiedContent<Self, _BorderModifier<S>> {
        modifier(_BorderModifier(style: content, width: width))
    }
}

/// `border`: an overlay of a stroked rectangle.
nonisolated public struct _BorderModifier<Style: ShapeStyle>: PrimitiveModifier {
    var style: Style
    var width: CGFloat

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let side = builder.side
        let line = Rectangle().strokeBorder(modifier.style, style: StrokeStyle(lineWidth: modifier.width))
        builder.node(Node(kind: .overlay, parent: -1)) { builder in
            side.names[builder.parent] = "border"
            builder.member(0) { C._makeNodes(content, &$0) }
            builder.member(1) { builder in
                // Nobody wrote a shape: reports name the border.
                builder.apart { builder in builder.part { line._lower(&$0) } }
            }
        }
    }
}

extension View {
    @MainActor fileprivate func _lower(_ builder: inout NodeBuilder) { Self._makeNodes(self, &builder) }
}
