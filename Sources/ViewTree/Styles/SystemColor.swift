/// A colour that UIKit defines, with a light and a dark value.
///
/// One list for SwiftUI's `Color` statics, the semantic shape styles and the `UIColor` names.
public enum SystemColor: UInt8, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
    case placeholderText, link, separator, opaqueSeparator
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    /// The app's accent colour. Its value here is what an app without one of its own shows: blue.
    case accent

    /// The value in the light or the dark appearance, standard contrast, base elevation.
    public func resolved(isDark: Bool) -> ResolvedColor { isDark ? dark : light }
}
