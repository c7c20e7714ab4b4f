import Foundation

/// A font as far as measuring needs it: what is left of a `Font` once the environment is known.
public struct ResolvedFont: Hashable, Sendable {
    /// In points. Sizes that are negative, infinite or NaN measure like 0.
    public var size: CGFloat

    public var weight: Weight

    public var design: Design

    /// Italics are measured like upright letters.
    public var isItalic: Bool

    /// Whether all digits are equally wide.
    public var hasMonospacedDigits: Bool

    public var leading: Leading

    /// Whose line heights the font has.
    public var platform: VerticalMetrics

    public init(
        size: CGFloat = 17, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, leading: Leading = .standard, platform: VerticalMetrics = .iOS
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.leading = leading
        self.platform = platform
    }

    /// The weights of the system font, on OpenType's scale (`usWeightClass`).
    public enum Weight: Int, Hashable, Comparable, CaseIterable, Sendable {
        case ultraLight = 100
        case thin = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
        case black = 900

        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
    }

    public enum Design: Hashable, Sendable {
        case `default`
        /// Measured like the default design.
        case serif
        /// Measured like the default design.
        case rounded
        case monospaced
    }

    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }

    /// The platforms whose line heights differ.
    public enum VerticalMetrics: Hashable, Sendable {
        case iOS
        case macOS
    }
}
