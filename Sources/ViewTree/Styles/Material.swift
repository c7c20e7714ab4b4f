/// A background material type: a blur of what is behind it.
public struct Material: Hashable, Sendable {
    private enum Kind: String {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// A material that's somewhat translucent.
    public static let regular = Material(.regular)
    /// A material that's more opaque than translucent.
    public static let thick = Material(.thick)
    /// A material that's more translucent than opaque.
    public static let thin = Material(.thin)
    /// A mostly translucent material.
    public static let ultraThin = Material(.ultraThin)
    /// A mostly opaque material.
    public static let ultraThick = Material(.ultraThick)
    /// A material matching the style of system toolbars.
    public static let bar = Material(.bar)

    /// Its name as a shape style: `ultraThinMaterial`.
    public var name: String { kind == .bar ? "bar" : "\(kind.rawValue)Material" }

    /// How it looks over plain content: a guess.
    ///
    /// Apple publishes no values. The scale is this library's own: the lightest or darkest system background, more
    /// opaque with each step of thickness, in even steps.
    private func color(isDark: Bool) -> ResolvedColor {
        let alpha =
            switch kind {
            case .ultraThin: 0.5
            case .thin: 0.6
            case .regular: 0.7
            case .thick: 0.8
            case .ultraThick, .bar: 0.9
            }
        var color = (isDark ? SystemColor.gray6.dark : SystemColor.gray6.light).opacity(alpha)
        color.isApproximate = true
        return color
    }
}

extension Material: ShapeStyle {
    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        .material(name: name, color: color(isDark: context.isDark))
    }
}

extension Material {
    /// Sets an explicit active appearance for this material. It does not change what is modelled here.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// The behaviour for how materials appear active and inactive.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private enum Kind { case automatic, active, inactive, matchWindow }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    public static let automatic = MaterialActiveAppearance(.automatic)
    public static let active = MaterialActiveAppearance(.active)
    public static let inactive = MaterialActiveAppearance(.inactive)
    public static let matchWindow = MaterialActiveAppearance(.matchWindow)
}

extension ShapeStyle where Self == Material {
    /// A material that's somewhat translucent.
    public static var regularMaterial: Material { .regular }
    /// A material that's more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// A material that's more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A mostly translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// A material matching the style of system toolbars.
    public static var bar: Material { .bar }
}
