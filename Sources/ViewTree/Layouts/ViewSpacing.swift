import Foundation

/// The distances a view wants to its neighbours, edge by edge.
///
/// Source: OpenSwiftUI `Spacing` (categories, unions), MetalUI and swiftui-web recordings (numbers).
public struct ViewSpacing: Sendable, Hashable {
    /// What one edge states. NaN for nothing.
    @frozen
    public struct Edge: Sendable, Hashable {
        /// The distance to a neighbour of another kind, in points.
        public var general: Double
        /// The distance to a text or symbol, where this edge belongs to one.
        public var text: Double

        @inlinable
        public init(general: Double = .nan, text: Double = .nan) {
            self.general = general
            self.text = text
        }

        @inlinable public static var none: Edge { Edge() }
        @inlinable public static var zero: Edge { Edge(general: 0) }

        public static func == (a: Edge, b: Edge) -> Bool {
            a.general.bitPattern == b.general.bitPattern && a.text.bitPattern == b.text.bitPattern
        }

        /// Whether the edge leaves the distance to its neighbours.
        public var isNone: Bool { general.isNaN && text.isNaN }

        /// The larger of what both state; of two, one that states nothing counts as the default (recorded for ZStack).
        mutating func formUnion(_ other: Edge) {
            if isNone && other.isNone { return }
            let isOneSided = isNone || other.isNone
            general = Self.larger(general, other.general)
            text = Self.larger(text, other.text)
            if isOneSided { general = Self.larger(general, ControlMetrics.defaultSpacing) }
        }

        static func larger(_ a: Double, _ b: Double) -> Double { a.isNaN ? b : b.isNaN ? a : max(a, b) }
    }

    public var top = Edge.none
    public var leading = Edge.none
    public var bottom = Edge.none
    public var trailing = Edge.none

    public init() {}

    /// No spacing on any edge.
    public static var zero: ViewSpacing {
        var result = ViewSpacing()
        result.top = .zero
        result.leading = .zero
        result.bottom = .zero
        result.trailing = .zero
        return result
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: ViewTree.Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: ViewTree.Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The gap between this view and the next one along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal
            ? CGFloat(Self.distance(trailing, next.leading)) : CGFloat(Self.distance(bottom, next.top))
    }

    /// If both edges share a category, that one decides; else the larger of what is stated; 8 where nothing is.
    @inlinable
    public static func distance(_ first: Edge, _ second: Edge) -> Double {
        if !first.text.isNaN && !second.text.isNaN { return max(first.text, second.text) }
        if first.general.isNaN && second.general.isNaN { return ControlMetrics.defaultSpacing }
        return first.general.isNaN
            ? second.general : second.general.isNaN ? first.general : max(first.general, second.general)
    }
}
