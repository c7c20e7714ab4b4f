import Foundation

/// A style to use when rendering shadows. Shadows change neither frames nor hits.
public struct ShadowStyle: Hashable, Sendable {
    /// Whether the shadow falls behind the content or inside it.
    public enum Kind: Hashable, Sendable { case drop, inner }

    public let kind: Kind
    public let color: Color
    /// In points.
    public let radius: CGFloat
    /// In points.
    public let x: CGFloat
    /// In points.
    public let y: CGFloat

    /// A drop shadow behind the content.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
    }

    /// A shadow inside the content's outline.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
    }
}
