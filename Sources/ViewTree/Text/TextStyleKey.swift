/// The text styles as rows of the table of sizes; `Font.TextStyle` maps onto it.
public enum TextStyleKey: Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption
    case caption2
    /// visionOS only.
    case extraLargeTitle
    /// visionOS only.
    case extraLargeTitle2
}
