import Foundation

extension StrokeLine {
    /// More dashes than this are drawn as a whole line: they are finer than anyone can see or tap.
    private static var mostDashes: CGFloat { 100_000 }

    /// The dashes of the line. A pattern with an odd number of lengths swaps drawn and left out each time around. One
    /// with negative, infinite or NaN lengths or without any length at all leaves the line whole.
    func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [StrokeLine] {
        let pattern = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }), points.count > 1 else {
            return [self]
        }
        let ends = isClosed ? points.dropFirst() + [points[0]] : points.dropFirst()
        var dashes: [StrokeLine] = []
        var (index, rest) = Self.place(in: pattern, period: period, phase: phase)
        var start = points[0]
        var length: CGFloat = 0
        var dash: StrokeLine? = index.isMultiple(of: 2) ? StrokeLine(start) : nil

        for (offset, end) in ends.enumerated() {
            guard let direction = UnitVector(from: start, to: end) else { continue }
            let segment = hypot(end.x - start.x, end.y - start.y)
            length += segment
            guard length / period * CGFloat(pattern.count) < Self.mostDashes else { return [self] }
            dash?.direction = direction
            var position: CGFloat = 0
            while position + rest <= segment {
                position += rest
                let point = start.moved(by: position, along: direction)
                if var finished = dash {
                    finished.add(point, isCorner: true)
                    dashes.append(finished)
                    dash = nil
                } else {
                    dash = StrokeLine(point)
                    dash?.direction = direction
                }
                index = (index + 1) % pattern.count
                rest = pattern[index]
            }
            rest -= segment - position
            dash?.add(end, isCorner: corners[(offset + 1) % points.count])
            start = end
        }
        if let dash, dash.points.count > 1 { dashes.append(dash) }
        return dashes
    }

    /// Which length of the pattern the line begins in, and how much of it is left.
    private static func place(
        in pattern: [CGFloat], period: CGFloat, phase: CGFloat
    ) -> (index: Int, rest: CGFloat) {
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        for (index, length) in pattern.enumerated() {
            if rest < length || (rest == length && length == 0) { return (index, length - rest) }
            rest -= length
        }
        return (0, pattern[0])
    }
}
