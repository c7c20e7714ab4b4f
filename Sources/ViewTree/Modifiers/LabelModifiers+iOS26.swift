import Foundation

// Distances and sizes that came with iOS 26 and are accepted only.
nonisolated extension View {
    /// The distance between the icons and titles of labels inside, in points.
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "labels have their usual distances"))
    }

    /// The width that labels inside keep for their icons, in points.
    public func labelReservedIconWidth(_ value: CGFloat) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "labels have their usual distances"))
    }

    /// The height of lines inside; nil for the font's own.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "lines have the font's own height"))
    }
}

extension AttributedString {
    /// A height of lines.
    public struct LineHeight: Hashable, Sendable {
        private let factor: CGFloat
        private let points: CGFloat

        public static let normal = LineHeight(factor: 1, points: 0)
        public static let tight = LineHeight(factor: 0.9, points: 0)
        public static let loose = LineHeight(factor: 1.2, points: 0)
        public static let variable = LineHeight(factor: 1, points: 0)
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(factor: factor, points: 0) }
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(factor: 1, points: increase) }
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(factor: 0, points: points) }
    }
}
