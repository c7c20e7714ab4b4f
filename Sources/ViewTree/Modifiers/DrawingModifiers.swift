import Foundation

nonisolated extension View {
    /// How much of what is below shows through: 1 for none.
    ///
    /// Below 0.001 the view takes no hits; a control hosted from UIKit takes none below 0.01 as a 32-bit Float.
    @inlinable
    public func opacity(_ opacity: Double) -> ModifiedContent<Self, _NodeModifier> {
        modifier(_NodeModifier(.opacity, opacity))
    }

    /// Keeps the view's place and shows nothing.
    @inlinable
    public func hidden() -> ModifiedContent<Self, _NodeModifier> { modifier(_NodeModifier(.hidden)) }

    /// Blurs what is drawn. No effect on hits.
    @inlinable
    public func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedContent<Self, _NodeModifier> {
        modifier(_NodeModifier(.blur, Double(radius), opaque ? 1 : 0))
    }

    /// Draws a shadow. No effect on hits.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                builder.side.shadows.append(
                    ShadowEntry(
                        color: builder.resolve(color), radius: builder.notNegative(radius, "shadow's radius"),
                        x: CGFloat(builder.finite(x, "shadow's x")), y: CGFloat(builder.finite(y, "shadow's y"))))
                return Node(kind: .shadow, parent: -1, payload: Int32(builder.side.shadows.count - 1))
            })
    }

    /// Cuts what is drawn to the frame. What was cut away still takes hits.
    @inlinable
    public func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _NodeModifier> {
        modifier(_NodeModifier(.clipped))
    }

    /// Cuts what is drawn to a shape. What was cut away still takes hits.
    public func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(_PreparedNodeModifier { $0.clip(.clipShape, shape, eoFill: style.isEOFilled) })
    }

    /// Cuts the corners of what is drawn. What was cut away still takes hits.
    public func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                let radius = builder.notNegative(radius, "cornerRadius")
                var node = builder.clip(.cornerRadius, RoundedRectangle(cornerRadius: radius), eoFill: false)
                node.a = Double(radius)
                return node
            })
    }

    /// Draws the view's contents as one image first.
    @inlinable
    public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> ModifiedContent<Self, _NodeModifier> {
        modifier(_NodeModifier(.drawingGroup))
    }

    @inlinable
    public func compositingGroup() -> ModifiedContent<Self, _NodeModifier> { modifier(_NodeModifier(.drawingGroup)) }

    /// Shows the view only where another one is opaque. No effect on hits (nobody has measured it).
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> ModifiedContent<Self, _MaskModifier<Mask>> {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }

    public func mask<Mask: View>(_ mask: Mask) -> ModifiedContent<Self, _MaskModifier<Mask>> {
        modifier(_MaskModifier(mask: mask, alignment: .center))
    }
}

extension NodeBuilder {
    func clip(_ kind: NodeKind, _ shape: some Shape, eoFill: Bool) -> Node {
        side.contentShapes.append(ContentShapeEntry(shape: AnyShape(shape), eoFill: eoFill))
        return Node(kind: kind, parent: -1, payload: Int32(side.contentShapes.count - 1))
    }
}

/// `mask`: laid out like an overlay, drawn as the alpha of the primary content.
public struct _MaskModifier<Mask> {
    var mask: Mask
    var alignment: Alignment
}

extension _MaskModifier: ViewModifier where Mask: View {}
extension _MaskModifier: PrimitiveModifier where Mask: View {
    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.layer(.mask, modifier.alignment, primary: content, secondary: modifier.mask)
    }
}

/// Effects on colours: they change no frame and no hit.
nonisolated extension View {
    private func effect(
        _ name: String, _ effect: @escaping (NodeBuilder) -> DrawingEffect
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                builder.side.effects.append(effect(builder))
                return Node(
                    kind: .visualEffect, parent: -1, payload: builder.string(name),
                    a: Double(builder.side.effects.count - 1))
            })
    }

    public func brightness(_ amount: Double) -> ModifiedContent<Self, _PreparedNodeModifier> {
        effect("brightness") { _ in .brightness(amount) }
    }
    public func contrast(_ amount: Double) -> ModifiedContent<Self, _PreparedNodeModifier> {
        effect("contrast") { _ in .contrast(amount) }
    }
    public func saturation(_ amount: Double) -> ModifiedContent<Self, _PreparedNodeModifier> {
        effect("saturation") { _ in .saturation(amount) }
    }
    public func grayscale(_ amount: Double) -> ModifiedContent<Self, _PreparedNodeModifier> {
        effect("grayscale") { _ in .grayscale(amount) }
    }
    public func hueRotation(_ angle: Angle) -> ModifiedContent<Self, _PreparedNodeModifier> {
        effect("hueRotation") { _ in .hueRotation(angle.radians) }
    }
    public func colorInvert() -> ModifiedContent<Self, _PreparedNodeModifier> {
        effect("colorInvert") { _ in .colorInvert }
    }
    public func colorMultiply(_ color: Color) -> ModifiedContent<Self, _PreparedNodeModifier> {
        effect("colorMultiply") { .colorMultiply($0.resolve(color)) }
    }
    public func luminanceToAlpha() -> ModifiedContent<Self, _PreparedNodeModifier> {
        effect("luminanceToAlpha") { _ in .luminanceToAlpha }
    }
    public func blendMode(_ blendMode: BlendMode) -> ModifiedContent<Self, _PreparedNodeModifier> {
        effect("blendMode") { _ in .blend(blendMode) }
    }
}
