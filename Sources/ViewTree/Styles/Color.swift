import Foundation

/// A representation of a colour that adapts to a given context.
///
/// A value is small and, for plain and system colours, without a heap allocation. What it looks like is decided by
/// ``_resolved(isDark:tint:)``.
@frozen
public struct Color: Hashable, Sendable {
    @usableFromInline let storage: Storage

    @frozen @usableFromInline
    enum Storage: Hashable, Sendable {
        /// Given by its components. The alpha is not yet limited to 0 … 1.
        case constant(ResolvedColor)
        case system(SystemColor, opacity: Double)
        indirect case special(Special, opacity: Double)
    }

    /// Colours that are rare enough to live on the heap.
    @usableFromInline
    enum Special: Hashable, Sendable {
        case asset(name: String, bundlePath: String?)
        case dynamic(light: ResolvedColor, dark: ResolvedColor)
        case mix(Color, Color, fraction: Double, perceptual: Bool)
    }

    @inlinable init(_ storage: Storage) { self.storage = storage }

    /// A colour of UIKit's. Labelled, so that `Color(.label)` is left to `UIColor`.
    @inlinable
    public init(system color: SystemColor) { self.init(.system(color, opacity: 1)) }

    /// A colour that looks the same in every appearance.
    @inlinable
    public init(resolved color: ResolvedColor) { self.init(.constant(color)) }

    /// A colour with one value for the light and one for the dark appearance, such as a dynamic `UIColor`.
    public init(light: ResolvedColor, dark: ResolvedColor) {
        self.init(.special(.dynamic(light: light, dark: dark), opacity: 1))
    }

    /// A colour from an asset catalog.
    ///
    /// A name that the bundle's catalogs do not have resolves to ``SystemColor/gray`` and says that it is approximate, so
    /// that it is never taken for clear or for exact.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.special(.asset(name: name, bundlePath: bundle?.bundlePath), opacity: 1))
    }

    /// Multiplies the opacity of the colour. The product is limited to 0 … 1 when the colour is resolved.
    ///
    /// Not view opacity: a colour of any alpha above 0 keeps its full hit area.
    @inlinable
    public func opacity(_ opacity: Double) -> Color {
        switch storage {
        case .constant(var color):
            color.alpha *= opacity
            return Color(.constant(color))
        case .system(let color, let own): return Color(.system(color, opacity: own * opacity))
        case .special(let special, let own): return Color(.special(special, opacity: own * opacity))
        }
    }

    /// Whether what it resolves to is a stand-in for a value that cannot be known here.
    public var isApproximate: Bool { _resolved(isDark: false).isApproximate }
}
