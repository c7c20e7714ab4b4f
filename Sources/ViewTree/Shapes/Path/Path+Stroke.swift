import Foundation

extension Path {
    /// The outline of the path drawn with a pen. Fill it with the non-zero rule. Curves become lines, at most 0.001
    /// points off. Empty for a width of 0, below 0, infinite or NaN.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.isDrawn else { return Path() }
        var outline = StrokeOutline(style: style)
        for line in penLines(style, tolerance: Self.flatness) { outline.add(line) }
        return outline.path
    }

    /// Whether a point is covered when the path is drawn with a pen. The same as `strokedPath(style).contains(point)`,
    /// but without drawing the outline; to ask about many points make a `StrokeArea`.
    public func strokeContains(_ point: CGPoint, style: StrokeStyle) -> Bool {
        guard style.isDrawn, point.isFinite else { return false }
        // Most points are far away; a lone point has no area, so its bounds are widened before the question.
        guard controlBounds.insetBy(dx: -style.reach, dy: -style.reach).containsHalfOpen(point) else { return false }
        return StrokeArea(self, style: style).contains(point)
    }

    /// The lines a pen draws: the subpaths, or their dashes.
    func penLines(_ style: StrokeStyle, tolerance: CGFloat) -> [StrokeLine] {
        let lines = strokeLines(tolerance: tolerance)
        return style.dash.isEmpty ? lines : lines.flatMap { $0.dashed(style.dash, phase: style.dashPhase) }
    }
}
