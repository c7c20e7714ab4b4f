extension Color {
    /// The colour as drawn.
    ///
    /// - Parameters:
    ///   - isDark: whether the dark appearance is on.
    ///   - tint: what `.accentColor` stands for; nil for the system's blue.
    ///   - palette: which version's hues.
    public func _resolved(isDark: Bool, tint: Color? = nil, palette: SystemPalette = .iOS13) -> ResolvedColor {
        switch storage {
        case .constant(let color):
            return color.opacity(1)
        case .system(.accent, let opacity):
            // A tint made from the accent colour itself must not look itself up again.
            guard let tint else {
                return SystemColor.accent.resolved(isDark: isDark, palette: palette).opacity(opacity)
            }
            return tint._resolved(isDark: isDark, palette: palette).opacity(opacity)
        case .system(let color, let opacity):
            return color.resolved(isDark: isDark, palette: palette).opacity(opacity)
        case .special(let special, let opacity):
            return special.resolved(isDark: isDark, tint: tint, palette: palette).opacity(opacity)
        }
    }
}

extension Color.Special {
    func resolved(isDark: Bool, tint: Color?, palette: SystemPalette) -> ResolvedColor {
        switch self {
        case .asset(let name, let bundlePath):
            if let found = AssetCatalog.of(bundlePath: bundlePath).color(named: name) {
                return found.resolved(isDark: isDark, palette: palette)
            }
            var color = SystemColor.gray.resolved(isDark: isDark)
            color.isApproximate = true
            return color
        case .dynamic(let light, let dark):
            return isDark ? dark : light
        case .mix(let first, let second, let fraction, let perceptual):
            return first._resolved(isDark: isDark, tint: tint, palette: palette)
                .mixed(
                    with: second._resolved(isDark: isDark, tint: tint, palette: palette), by: fraction,
                    perceptual: perceptual)
        }
    }
}
