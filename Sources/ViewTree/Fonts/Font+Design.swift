import Foundation

extension Font {
    /// A design to use for fonts.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// A width to use for fonts that have several. Texts are measured at the standard width, whatever is set.
    public struct Width: Hashable, Sendable {
        /// 0 for the standard width, less for narrower, more for wider.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.2)
        public static let condensed = Width(-0.1)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// A line spacing adjustment that you can apply to a font.
    public enum Leading: Hashable, Sendable {
        case standard
        /// Reduced leading.
        case tight
        /// Increased leading.
        case loose
    }
}
