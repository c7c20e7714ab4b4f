import Foundation

extension Path {
    /// Adds an arc of a circle, with a line to its beginning if a subpath is open.
    ///
    /// - Parameter clockwise: As seen with y growing upwards: in a view, true turns counterclockwise. The arc never makes
    ///   more than one turn, and from 0° to 360° with `clockwise: true` it makes none.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = clockwise ? startAngle.radians - endAngle.radians : endAngle.radians - startAngle.radians
        if sweep < 0 || sweep > turn {
            let isForward = sweep > 0
            sweep.formTruncatingRemainder(dividingBy: turn)
            // Whole turns forward leave one, whole turns backward none, as in Core Graphics.
            if sweep < 0 || (sweep == 0 && isForward) { sweep += turn }
        }
        addArc(
            center: center, radius: radius, start: startAngle.radians, sweep: clockwise ? -sweep : sweep,
            transform: transform)
    }

    /// Adds an arc of a circle, `delta` long; positive is clockwise in a view.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        // One turn and what is left over reaches the same place without thousands of curves.
        let turn = 2 * Double.pi
        var sweep = delta.radians
        if sweep.magnitude > turn {
            sweep.formTruncatingRemainder(dividingBy: turn)
            sweep += delta.radians < 0 ? -turn : turn
        }
        addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the line from there to
    /// `tangent2End`, with a line to its beginning. Where no such arc exists the line to `tangent1End` is all.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let start = current.applying(transform.inverted())
        let first = UnitVector(from: tangent1End, to: start)
        let second = UnitVector(from: tangent1End, to: tangent2End)
        guard let first, let second, radius > 0, radius.isFinite, abs(first.cross(second)) > Self.straight else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        // The angle between the lines, and how far from the corner the circle touches them.
        let angle = acos(max(-1, min(1, first.dot(second))))
        let distance = radius / tan(angle / 2)
        let middle = UnitVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
        guard distance.isFinite, let middle else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let center = tangent1End.moved(by: radius / sin(angle / 2), along: middle)
        let from = tangent1End.moved(by: distance, along: first)
        let begin = atan2(from.y - center.y, from.x - center.x)
        addArc(
            center: center, radius: radius, start: begin,
            sweep: (first.cross(second) > 0 ? -1 : 1) * (.pi - angle), transform: transform)
    }

    /// Below this sine two directions count as one line.
    private static var straight: CGFloat { 1e-12 }

    private mutating func addArc(
        center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
    ) {
        guard center.isFinite, radius.isFinite, radius >= 0, start.isFinite, sweep.isFinite else { return }
        let first = CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start))
        append(hasOpenSubpath ? .line(to: first.applying(transform)) : .move(to: first.applying(transform)))
        let curves = CubicCurve.arc(center: center, radius: radius, start: start, sweep: sweep)
        append(curves.map { $0.element.mapPoints { $0.applying(transform) } })
    }
}
