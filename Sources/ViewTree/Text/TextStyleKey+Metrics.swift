import Foundation

// Source: Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes", "larger accessibility type sizes"
// and "macOS built-in text styles" (2025-12). The sizes at Large agree with what UIFont prints (gist
// zacwest/916d31da5d03405809c4), which also has the two visionOS styles.

extension TextStyleKey {
    /// The size of the style's font in points.
    ///
    /// - Parameter isMacOS: macOS has sizes of its own, which Dynamic Type does not change.
    public func pointSize(_ dynamicTypeSize: DynamicTypeSize, isMacOS: Bool) -> CGFloat {
        if isMacOS { return macOSPointSize }
        let column = dynamicTypeSize.column
        // The HIG gives the visionOS styles at one size only; they grow with the style of their Large size's neighbour.
        switch self {
        case .extraLargeTitle: return 36 + Self.largeTitle.pointSizes[column] - 34
        default: return pointSizes[column]
        }
    }

    /// The weight of the style's font.
    public func weight(isMacOS: Bool) -> ResolvedFont.Weight {
        switch self {
        case .headline: isMacOS ? .bold : .semibold
        case .caption2: isMacOS ? .medium : .regular
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// The weight of the style's font where it is bold.
    ///
    /// Source: the same tables' "emphasized weight"; those for macOS are also recorded (iamcgn/swiftui-web Text.md).
    public func emphasizedWeight(isMacOS: Bool) -> ResolvedFont.Weight {
        switch self {
        case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
        case .headline: isMacOS ? .heavy : .semibold
        case .caption: isMacOS ? .medium : .semibold
        case .title3, .body, .callout, .subheadline, .footnote, .caption2: .semibold
        }
    }

    /// From xSmall to accessibility5.
    private var pointSizes: [CGFloat] {
        switch self {
        case .largeTitle, .extraLargeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title, .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    private var macOSPointSize: CGFloat {
        switch self {
        case .largeTitle: 26
        case .title: 22
        case .title2: 17
        case .title3: 15
        case .headline, .body: 13
        case .callout: 12
        case .subheadline: 11
        case .footnote, .caption, .caption2: 10
        case .extraLargeTitle: 36
        case .extraLargeTitle2: 28
        }
    }
}

extension DynamicTypeSize {
    fileprivate var column: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}
