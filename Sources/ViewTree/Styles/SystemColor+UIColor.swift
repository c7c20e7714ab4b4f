// UIKit's names, so that `Color(.systemBackground)` and `Color(uiColor: .label)` mean what they do in a file that imports
// SwiftUI alone.
extension SystemColor {
    public static var systemRed: SystemColor { .red }
    public static var systemOrange: SystemColor { .orange }
    public static var systemYellow: SystemColor { .yellow }
    public static var systemGreen: SystemColor { .green }
    public static var systemMint: SystemColor { .mint }
    public static var systemTeal: SystemColor { .teal }
    public static var systemCyan: SystemColor { .cyan }
    public static var systemBlue: SystemColor { .blue }
    public static var systemIndigo: SystemColor { .indigo }
    public static var systemPurple: SystemColor { .purple }
    public static var systemPink: SystemColor { .pink }
    public static var systemBrown: SystemColor { .brown }
    public static var systemGray: SystemColor { .gray }
    public static var systemGray2: SystemColor { .gray2 }
    public static var systemGray3: SystemColor { .gray3 }
    public static var systemGray4: SystemColor { .gray4 }
    public static var systemGray5: SystemColor { .gray5 }
    public static var systemGray6: SystemColor { .gray6 }
    public static var systemFill: SystemColor { .fill }
    public static var secondarySystemFill: SystemColor { .secondaryFill }
    public static var tertiarySystemFill: SystemColor { .tertiaryFill }
    public static var quaternarySystemFill: SystemColor { .quaternaryFill }
    public static var systemBackground: SystemColor { .background }
    public static var secondarySystemBackground: SystemColor { .secondaryBackground }
    public static var tertiarySystemBackground: SystemColor { .tertiaryBackground }
    public static var systemGroupedBackground: SystemColor { .groupedBackground }
    public static var secondarySystemGroupedBackground: SystemColor { .secondaryGroupedBackground }
    public static var tertiarySystemGroupedBackground: SystemColor { .tertiaryGroupedBackground }
}

extension Color {
    /// One of UIKit's colours by name.
    @_disfavoredOverload
    public init(_ color: SystemColor) { self.init(system: color) }

    public init(uiColor color: SystemColor) { self.init(system: color) }
}
