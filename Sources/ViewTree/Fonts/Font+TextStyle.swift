extension Font {
    /// A dynamic text style to use for fonts.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
        /// visionOS only.
        case extraLargeTitle
        /// visionOS only.
        case extraLargeTitle2

        /// The styles that iOS has, in SwiftUI's order.
        public static var allCases: [TextStyle] {
            [
                .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
                .caption2,
            ]
        }
    }

    /// A font with the large title text style.
    public static var largeTitle: Font { .system(.largeTitle) }
    /// A font with the title text style.
    public static var title: Font { .system(.title) }
    /// A font for second level hierarchical headings.
    public static var title2: Font { .system(.title2) }
    /// A font for third level hierarchical headings.
    public static var title3: Font { .system(.title3) }
    /// A font with the headline text style.
    public static var headline: Font { .system(.headline) }
    /// A font with the subheadline text style.
    public static var subheadline: Font { .system(.subheadline) }
    /// A font with the body text style.
    public static var body: Font { .system(.body) }
    /// A font with the callout text style.
    public static var callout: Font { .system(.callout) }
    /// A font with the footnote text style.
    public static var footnote: Font { .system(.footnote) }
    /// A font with the caption text style.
    public static var caption: Font { .system(.caption) }
    /// A font with the alternate caption text style.
    public static var caption2: Font { .system(.caption2) }
    /// A font with the extra large title text style (visionOS).
    public static var extraLargeTitle: Font { .system(.extraLargeTitle) }
    /// A font with the second level extra large title text style (visionOS).
    public static var extraLargeTitle2: Font { .system(.extraLargeTitle2) }
}
