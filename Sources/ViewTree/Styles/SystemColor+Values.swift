// UIKit's values on iOS 13 to 18.
//
// Hues and greys: Apple's Human Interface Guidelines, "Color" (iOS system colours, default contrast).
// Labels, fills, separators and backgrounds: what `UIColor` returns, as printed in noahgilmore.com/blog/dark-mode-uicolor
// and, for hues, labels and fills, in OpenSwiftUI's `DefaultSystemColorDefinition_PhoneTV` (audited for iOS 18).
// The fourth fill changes its hue with the appearance (Flutter's `CupertinoColors` says the same).
// iOS 26 shifts most hues a little: `SystemPalette`; pink, green, grey and the neutrals keep theirs.

extension SystemColor {
    /// The value in the light appearance.
    public var light: ResolvedColor {
        switch self {
        case .red: ResolvedColor(hex: 0xFF3B30)
        case .orange: ResolvedColor(hex: 0xFF9500)
        case .yellow: ResolvedColor(hex: 0xFFCC00)
        case .green: ResolvedColor(hex: 0x34C759)
        case .mint: ResolvedColor(hex: 0x00C7BE)
        case .teal: ResolvedColor(hex: 0x30B0C7)
        case .cyan: ResolvedColor(hex: 0x32ADE6)
        case .blue: ResolvedColor(hex: 0x007AFF)
        case .indigo: ResolvedColor(hex: 0x5856D6)
        case .purple: ResolvedColor(hex: 0xAF52DE)
        case .pink: ResolvedColor(hex: 0xFF2D55)
        case .brown: ResolvedColor(hex: 0xA2845E)
        case .gray: ResolvedColor(hex: 0x8E8E93)
        case .gray2: ResolvedColor(hex: 0xAEAEB2)
        case .gray3: ResolvedColor(hex: 0xC7C7CC)
        case .gray4: ResolvedColor(hex: 0xD1D1D6)
        case .gray5: ResolvedColor(hex: 0xE5E5EA)
        case .gray6: ResolvedColor(hex: 0xF2F2F7)
        case .label: ResolvedColor(hex: 0x000000)
        case .secondaryLabel: ResolvedColor(hex: 0x3C3C43, alpha: 0.6)
        case .tertiaryLabel: ResolvedColor(hex: 0x3C3C43, alpha: 0.3)
        case .quaternaryLabel: ResolvedColor(hex: 0x3C3C43, alpha: 0.18)
        case .quinaryLabel: ResolvedColor(hex: 0x000000, alpha: 0.05)
        case .placeholderText: ResolvedColor(hex: 0x3C3C43, alpha: 0.3)
        case .link: ResolvedColor(hex: 0x007AFF)
        case .separator: ResolvedColor(hex: 0x3C3C43, alpha: 0.29)
        case .opaqueSeparator: ResolvedColor(hex: 0xC6C6C8)
        case .fill: ResolvedColor(hex: 0x787880, alpha: 0.2)
        case .secondaryFill: ResolvedColor(hex: 0x787880, alpha: 0.16)
        case .tertiaryFill: ResolvedColor(hex: 0x767680, alpha: 0.12)
        case .quaternaryFill: ResolvedColor(hex: 0x747480, alpha: 0.08)
        case .background: ResolvedColor(hex: 0xFFFFFF)
        case .secondaryBackground: ResolvedColor(hex: 0xF2F2F7)
        case .tertiaryBackground: ResolvedColor(hex: 0xFFFFFF)
        case .groupedBackground: ResolvedColor(hex: 0xF2F2F7)
        case .secondaryGroupedBackground: ResolvedColor(hex: 0xFFFFFF)
        case .tertiaryGroupedBackground: ResolvedColor(hex: 0xF2F2F7)
        case .accent: SystemColor.blue.light
        }
    }

    /// The value in the dark appearance.
    public var dark: ResolvedColor {
        switch self {
        case .red: ResolvedColor(hex: 0xFF453A)
        case .orange: ResolvedColor(hex: 0xFF9F0A)
        case .yellow: ResolvedColor(hex: 0xFFD60A)
        case .green: ResolvedColor(hex: 0x30D158)
        case .mint: ResolvedColor(hex: 0x63E6E2)
        case .teal: ResolvedColor(hex: 0x40C8E0)
        case .cyan: ResolvedColor(hex: 0x64D2FF)
        case .blue: ResolvedColor(hex: 0x0A84FF)
        case .indigo: ResolvedColor(hex: 0x5E5CE6)
        case .purple: ResolvedColor(hex: 0xBF5AF2)
        case .pink: ResolvedColor(hex: 0xFF375F)
        case .brown: ResolvedColor(hex: 0xAC8E68)
        case .gray: ResolvedColor(hex: 0x8E8E93)
        case .gray2: ResolvedColor(hex: 0x636366)
        case .gray3: ResolvedColor(hex: 0x48484A)
        case .gray4: ResolvedColor(hex: 0x3A3A3C)
        case .gray5: ResolvedColor(hex: 0x2C2C2E)
        case .gray6: ResolvedColor(hex: 0x1C1C1E)
        case .label: ResolvedColor(hex: 0xFFFFFF)
        case .secondaryLabel: ResolvedColor(hex: 0xEBEBF5, alpha: 0.6)
        case .tertiaryLabel: ResolvedColor(hex: 0xEBEBF5, alpha: 0.3)
        case .quaternaryLabel: ResolvedColor(hex: 0xEBEBF5, alpha: 0.16)
        case .quinaryLabel: ResolvedColor(hex: 0xFFFFFF, alpha: 0.05)
        case .placeholderText: ResolvedColor(hex: 0xEBEBF5, alpha: 0.3)
        case .link: ResolvedColor(hex: 0x0984FF)
        case .separator: ResolvedColor(hex: 0x545458, alpha: 0.6)
        case .opaqueSeparator: ResolvedColor(hex: 0x38383A)
        case .fill: ResolvedColor(hex: 0x787880, alpha: 0.36)
        case .secondaryFill: ResolvedColor(hex: 0x787880, alpha: 0.32)
        case .tertiaryFill: ResolvedColor(hex: 0x767680, alpha: 0.24)
        case .quaternaryFill: ResolvedColor(hex: 0x767680, alpha: 0.18)
        case .background: ResolvedColor(hex: 0x000000)
        case .secondaryBackground: ResolvedColor(hex: 0x1C1C1E)
        case .tertiaryBackground: ResolvedColor(hex: 0x2C2C2E)
        case .groupedBackground: ResolvedColor(hex: 0x000000)
        case .secondaryGroupedBackground: ResolvedColor(hex: 0x1C1C1E)
        case .tertiaryGroupedBackground: ResolvedColor(hex: 0x2C2C2E)
        case .accent: SystemColor.blue.dark
        }
    }
}
