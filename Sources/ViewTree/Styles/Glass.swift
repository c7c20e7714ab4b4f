import Foundation

/// A material of iOS 26: what is behind it shines through, bent.
public struct Glass: Equatable, Sendable {
    private let name: String
    var tintColor: Color?

    private init(_ name: String) { self.name = name }

    public static var regular: Glass { Glass("regular") }
    public static var clear: Glass { Glass("clear") }
    public static var identity: Glass { Glass("identity") }

    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tintColor = color
        return copy
    }

    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The outline of glass that is given none.
public struct DefaultGlassEffectShape: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    private let name: String
    public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
    public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
}

/// Glass of several views, drawn together. It is laid out as its content.
public struct GlassEffectContainer<Content: View> {
    let content: Content
}

extension GlassEffectContainer: View where Content: View {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }

    public var body: Content { content }
}

nonisolated extension View {
    /// Glass behind the view, in a shape: a background that changes no frame.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> ModifiedContent<Self, _BackgroundModifier<_ShapeView<AnyShape, Material>>> {
        modifier(
            _BackgroundModifier(
                background: _ShapeView(shape: AnyShape(shape), style: .ultraThin), alignment: .center))
    }

    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> UnchangedContent<Self> {
        unchanged
    }

    public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> UnchangedContent<Self> { unchanged }

    public func glassEffectTransition(_ transition: GlassEffectTransition) -> UnchangedContent<Self> { unchanged }
    public func backgroundExtensionEffect() -> UnchangedContent<Self> { unchanged }
}
