import Foundation

/// Changes of how a view is drawn and hit, which its layout does not depend on.
@MainActor @preconcurrency
public protocol VisualEffect: Sendable, Animatable {
    /// Adds the nodes of `content` with the effects around them.
    @MainActor static func _makeNodes(
        _ effect: Self, _ content: @escaping @MainActor (inout NodeBuilder) -> Void, _ builder: inout NodeBuilder)
}

/// No effect: what a chain of effects begins with.
nonisolated public struct EmptyVisualEffect: VisualEffect {
    public init() {}

    @MainActor public static func _makeNodes(
        _ effect: Self, _ content: @escaping @MainActor (inout NodeBuilder) -> Void, _ builder: inout NodeBuilder
    ) { content(&builder) }
}

/// An effect on top of others.
nonisolated public struct _ModifiedVisualEffect<
    Base: VisualEffect, Modifier: PrimitiveModifier
>: VisualEffect, @unchecked Sendable {
    let base: Base
    let modifier: Modifier

    @MainActor public static func _makeNodes(
        _ effect: Self, _ content: @escaping @MainActor (inout NodeBuilder) -> Void, _ builder: inout NodeBuilder
    ) {
        let inner = LoweredContent { Base._makeNodes(effect.base, content, &$0) }
        Modifier._makeNodes(effect.modifier, inner, &builder)
    }
}

nonisolated extension VisualEffect {
    /// The modifier of a view as an effect.
    private func with<M: PrimitiveModifier>(_ modified: ModifiedContent<EmptyView, M>) -> _ModifiedVisualEffect<Self, M>
    {
        _ModifiedVisualEffect(base: self, modifier: modified.modifier)
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { with(EmptyView().offset(x: x, y: y)) }
    public func offset(_ offset: CGSize) -> some VisualEffect { with(EmptyView().offset(offset)) }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        with(EmptyView().scaleEffect(scale, anchor: anchor))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        with(EmptyView().scaleEffect(s, anchor: anchor))
    }

    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect { with(EmptyView().scaleEffect(x: x, y: y, anchor: anchor)) }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        with(EmptyView().rotationEffect(angle, anchor: anchor))
    }

    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        with(
            EmptyView().rotation3DEffect(
                angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        with(EmptyView().transformEffect(transform))
    }

    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        with(EmptyView().projectionEffect(transform))
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { with(EmptyView().opacity(opacity)) }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        with(EmptyView().blur(radius: radius, opaque: opaque))
    }
    public func brightness(_ amount: Double) -> some VisualEffect { with(EmptyView().brightness(amount)) }
    public func contrast(_ amount: Double) -> some VisualEffect { with(EmptyView().contrast(amount)) }
    public func grayscale(_ amount: Double) -> some VisualEffect { with(EmptyView().grayscale(amount)) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { with(EmptyView().hueRotation(angle)) }
    public func saturation(_ amount: Double) -> some VisualEffect { with(EmptyView().saturation(amount)) }
}

/// `visualEffect`: effects made from the view's own geometry, which is known after a layout only.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
    var name: String
    var effect: (GeometryProxy) -> (Effect, guess: String?)

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let identity = NodeBuilder.mix(
            builder.identity, UInt64(bitPattern: Int64(-1 - builder.nextOrdinal())))
        let side = builder.side
        builder.node(Node(kind: .visualEffect, parent: -1, payload: builder.string(modifier.name))) { builder in
            side.effectRows[builder.parent] = identity
            guard let result = builder.store.geometry[identity] else { return C._makeNodes(content, &builder) }
            let (effect, guess) = modifier.effect(GeometryProxy(result))
            if let guess { side.approximations[builder.parent] = guess }
            Effect._makeNodes(effect, { C._makeNodes(content, &$0) }, &builder)
        }
    }
}

nonisolated extension View {
    /// Changes how the view is drawn and hit by its own geometry.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> ModifiedContent<Self, _VisualEffectModifier<Effect>> {
        modifier(_VisualEffectModifier(name: "visualEffect") { (effect(EmptyVisualEffect(), $0), nil) })
    }
}
