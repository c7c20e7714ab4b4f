import Foundation

extension Path {
    /// One step of a path.
    @frozen
    public enum Element: Equatable, Sendable {
        /// Begins a new subpath.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where the subpath began, which becomes the current point.
        case closeSubpath
    }

    /// Calls `body` with each element in order.
    public func forEach(_ body: (Path.Element) -> Void) {
        for element in elements { body(element) }
    }

    /// The path in elements. A rectangle begins at its minimum corner, an ellipse and a rounded rectangle in the middle
    /// of the right side; all run clockwise.
    var elements: [Element] {
        switch storage {
        case .empty: return []
        case .rect(let rect):
            return [
                .move(to: CGPoint(x: rect.minX, y: rect.minY)),
                .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
                .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
                .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
                .closeSubpath,
            ]
        case .ellipse(let rect): return Self.elements(ofEllipseIn: rect)
        case .roundedRect(let rounded): return rounded.elements
        case .elements(let elements): return elements
        }
    }

    private static func elements(ofEllipseIn rect: CGRect) -> [Element] {
        let (x, y) = (rect.midX, rect.midY)
        let dx = rect.width / 2 * CubicCurve.quarterCircleHandle
        let dy = rect.height / 2 * CubicCurve.quarterCircleHandle
        return [
            .move(to: CGPoint(x: rect.maxX, y: y)),
            .curve(
                to: CGPoint(x: x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: y + dy),
                control2: CGPoint(x: x + dx, y: rect.maxY)),
            .curve(
                to: CGPoint(x: rect.minX, y: y), control1: CGPoint(x: x - dx, y: rect.maxY),
                control2: CGPoint(x: rect.minX, y: y + dy)),
            .curve(
                to: CGPoint(x: x, y: rect.minY), control1: CGPoint(x: rect.minX, y: y - dy),
                control2: CGPoint(x: x - dx, y: rect.minY)),
            .curve(
                to: CGPoint(x: rect.maxX, y: y), control1: CGPoint(x: x + dx, y: rect.minY),
                control2: CGPoint(x: rect.maxX, y: y - dy)),
            .closeSubpath,
        ]
    }
}

extension Path.Element {
    /// The element with every point replaced.
    func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let to): return .move(to: map(to))
        case .line(let to): return .line(to: map(to))
        case .quadCurve(let to, let control): return .quadCurve(to: map(to), control: map(control))
        case .curve(let to, let control1, let control2):
            return .curve(to: map(to), control1: map(control1), control2: map(control2))
        case .closeSubpath: return .closeSubpath
        }
    }

    /// Where the element leads; nil for a closing line.
    var end: CGPoint? {
        switch self {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): return to
        case .closeSubpath: return nil
        }
    }

    /// Whether all coordinates are numbers.
    var isFinite: Bool {
        switch self {
        case .move(let p), .line(let p): return p.isFinite
        case .quadCurve(let p, let q): return p.isFinite && q.isFinite
        case .curve(let p, let q, let r): return p.isFinite && q.isFinite && r.isFinite
        case .closeSubpath: return true
        }
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
