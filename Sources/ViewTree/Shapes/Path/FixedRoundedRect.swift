import Foundation

/// A rectangle with equal corners, each a quarter of an ellipse.
struct FixedRoundedRect: Equatable, Sendable {
    var rect: CGRect
    /// At most half the shorter side. Source: OpenSwiftUI `clampedCornerSize`.
    var cornerSize: CGSize

    init(rect: CGRect, cornerSize: CGSize) {
        self.rect = rect
        let limit = min(rect.width, rect.height) / 2
        self.cornerSize = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
    }

    /// Whether anything is cut off. False for radii of 0, below 0 and NaN, and for rectangles without an area.
    var isRounded: Bool { cornerSize.width > 0 && cornerSize.height > 0 && !rect.isNull && !rect.isInfinite }

    /// Whether a point is inside: minimum edges in, maximum edges out.
    func contains(_ point: CGPoint) -> Bool {
        guard rect.containsHalfOpen(point) else { return false }
        // How far the point reaches into a corner, in radii.
        let x = max(rect.minX + cornerSize.width - point.x, point.x - (rect.maxX - cornerSize.width), 0)
        let y = max(rect.minY + cornerSize.height - point.y, point.y - (rect.maxY - cornerSize.height), 0)
        let (u, v) = (x / cornerSize.width, y / cornerSize.height)
        return u * u + v * v <= 1
    }

    var elements: [Path.Element] {
        Self.elements(
            in: rect, topLeft: cornerSize, bottomLeft: cornerSize, bottomRight: cornerSize, topRight: cornerSize)
    }

    static func elements(in rect: CGRect, radii: RectangleCornerRadii) -> [Path.Element] {
        let limit = min(rect.width, rect.height) / 2
        func size(_ radius: CGFloat) -> CGSize {
            let radius = radius > 0 ? min(radius, limit) : 0
            return CGSize(width: radius, height: radius)
        }
        return elements(
            in: rect, topLeft: size(radii.topLeading), bottomLeft: size(radii.bottomLeading),
            bottomRight: size(radii.bottomTrailing), topRight: size(radii.topTrailing))
    }

    /// The outline, clockwise from the middle of the right side, as in Core Graphics.
    private static func elements(
        in rect: CGRect, topLeft: CGSize, bottomLeft: CGSize, bottomRight: CGSize, topRight: CGSize
    ) -> [Path.Element] {
        var elements: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
        elements.reserveCapacity(10)

        /// A line to where the corner begins, then the corner. `cut` goes from the corner's point to its beginning,
        /// `leave` to its end.
        func corner(_ x: CGFloat, _ y: CGFloat, cut: CGVector, leave: CGVector) {
            elements.append(.line(to: CGPoint(x: x + cut.dx, y: y + cut.dy)))
            guard cut != .zero || leave != .zero else { return }
            let rest = 1 - CubicCurve.quarterCircleHandle
            elements.append(
                .curve(
                    to: CGPoint(x: x + leave.dx, y: y + leave.dy),
                    control1: CGPoint(x: x + cut.dx * rest, y: y + cut.dy * rest),
                    control2: CGPoint(x: x + leave.dx * rest, y: y + leave.dy * rest)))
        }

        corner(
            rect.maxX, rect.maxY, cut: CGVector(dx: 0, dy: -bottomRight.height),
            leave: CGVector(dx: -bottomRight.width, dy: 0))
        corner(
            rect.minX, rect.maxY, cut: CGVector(dx: bottomLeft.width, dy: 0),
            leave: CGVector(dx: 0, dy: -bottomLeft.height))
        corner(
            rect.minX, rect.minY, cut: CGVector(dx: 0, dy: topLeft.height),
            leave: CGVector(dx: topLeft.width, dy: 0))
        corner(
            rect.maxX, rect.minY, cut: CGVector(dx: -topRight.width, dy: 0),
            leave: CGVector(dx: 0, dy: topRight.height))
        elements.append(.closeSubpath)
        return elements
    }
}
