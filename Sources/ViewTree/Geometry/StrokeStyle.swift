import Foundation

/// How a path is drawn as a line.
@frozen
public struct StrokeStyle: Hashable, Sendable {
    /// In points; half lies on each side of the path.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// A mitered corner longer than this many line widths is bevelled.
    public var miterLimit: CGFloat
    /// Lengths drawn and left out in turn, in points. Empty draws everything.
    public var dash: [CGFloat]
    /// How far into the pattern the line begins, in points.
    public var dashPhase: CGFloat

    @inlinable
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Animatable {
    @inlinable
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
        }
    }
}
