import Foundation

extension Path {
    /// An element together with where it begins.
    enum Segment {
        case move(CGPoint)
        case line(CGPoint, CGPoint)
        case curve(CubicCurve)
        /// The closing line; its ends may coincide.
        case close(CGPoint, CGPoint)
    }

    /// Calls `body` with each segment. A line right after a closing one is preceded by a move to its beginning.
    ///
    /// - Parameter closing: Whether open subpaths are closed with a line, as filling does.
    func forEachSegment(closing: Bool = false, _ body: (Segment) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        var isOpen = false

        func begin() {
            guard !isOpen else { return }
            isOpen = true
            body(.move(start))
        }
        for element in elements {
            switch element {
            case .move(let to):
                if closing, isOpen { body(.close(current, start)) }
                (start, current, isOpen) = (to, to, true)
                body(.move(to))
            case .line(let to):
                begin()
                body(.line(current, to))
                current = to
            case .quadCurve(let to, let control):
                begin()
                body(.curve(CubicCurve(from: current, control: control, to: to)))
                current = to
            case .curve(let to, let control1, let control2):
                begin()
                body(.curve(CubicCurve(current, control1, control2, to)))
                current = to
            case .closeSubpath:
                guard isOpen else { continue }
                body(.close(current, start))
                (current, isOpen) = (start, false)
            }
        }
        if closing, isOpen { body(.close(current, start)) }
    }
}
