/// Which values the system's hues have: those of iOS 13 to 18, or those of iOS 26.
///
/// Labels, fills, greys and backgrounds are the same in both.
@frozen
public enum SystemPalette: UInt8, Sendable {
    case iOS13, iOS26

    /// A Mac's controls are those of macOS 26 here, and so are its hues.
    public init(_ platform: Platform) { self = platform == .iOS26 || platform == .macOS ? .iOS26 : .iOS13 }
}

extension SystemColor {
    /// The value in an appearance, standard contrast, base elevation, in the colours of a version.
    public func resolved(isDark: Bool, palette: SystemPalette) -> ResolvedColor {
        guard palette == .iOS26, let hue = refreshed(isDark: isDark) else { return isDark ? dark : light }
        return ResolvedColor(hex: hue)
    }

    /// What iOS 26 changed; nil for a colour that it left alone.
    ///
    /// Source: Human Interface Guidelines, "Color", system colours, as of June 2025 (default contrast).
    private func refreshed(isDark: Bool) -> UInt32? {
        switch self {
        case .red: isDark ? 0xFF4245 : 0xFF383C
        case .orange: isDark ? 0xFF9230 : 0xFF8D28
        case .yellow: isDark ? 0xFFD600 : 0xFFCC00
        case .mint: isDark ? 0x00DAC3 : 0x00C8B3
        case .teal: isDark ? 0x00D2E0 : 0x00C3D0
        case .cyan: isDark ? 0x3CD3FE : 0x00C0E8
        case .blue, .accent: isDark ? 0x0091FF : 0x0088FF
        case .indigo: isDark ? 0x6D7CFF : 0x6155F5
        case .purple: isDark ? 0xDB34F2 : 0xCB30E0
        case .brown: isDark ? 0xB78A66 : 0xAC7F5E
        default: nil
        }
    }

    /// A background in the dark appearance where it is raised above the screen, as in a sheet; other colours as they are.
    ///
    /// Source: UIKit's elevated values, as Flutter's `CupertinoColors` lists them (`darkElevatedColor`).
    public func elevated(isDark: Bool) -> ResolvedColor {
        guard isDark else { return light }
        return switch self {
        case .background, .groupedBackground: ResolvedColor(hex: 0x1C1C1E)
        case .secondaryBackground, .secondaryGroupedBackground: ResolvedColor(hex: 0x2C2C2E)
        case .tertiaryBackground, .tertiaryGroupedBackground: ResolvedColor(hex: 0x3A3A3C)
        default: dark
        }
    }
}
