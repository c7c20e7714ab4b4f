import Foundation

extension Path {
    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// Adds a line. Without a current point nothing happens, as for the curves.
    public mutating func addLine(to end: CGPoint) {
        guard !isEmpty else { return }
        append(.line(to: end))
    }

    /// Adds a quadratic curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard !isEmpty else { return }
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard !isEmpty else { return }
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the subpath with a line to its beginning. A subpath that is closed already stays as it is.
    public mutating func closeSubpath() {
        guard hasOpenSubpath else { return }
        append(.closeSubpath)
    }

    /// Adds a subpath through the points, left open.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
    }

    /// Adds a rectangle as a subpath of its own.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds rectangles, each as a subpath of its own.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with equally rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a rectangle with a radius for each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Adds the ellipse that touches the rectangle's sides.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds another path's subpaths.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = path.applying(transform)
        if isEmpty {
            self = added
        } else if !added.isEmpty {
            append(added.elements)
        }
    }

    /// Where the next element begins. After a closing line that is the beginning of the subpath; nil for an empty path.
    public var currentPoint: CGPoint? {
        let elements = elements
        guard let last = elements.last else { return nil }
        if let end = last.end { return end }
        return elements.last { if case .move = $0 { true } else { false } }?.end
    }

    /// Whether there is a subpath that is not closed.
    var hasOpenSubpath: Bool {
        guard case .elements(let elements) = storage, let last = elements.last else { return false }
        return last != .closeSubpath
    }

    mutating func append(_ element: Element) {
        var elements = takeElements()
        elements.append(element)
        storage = .elements(elements)
    }

    mutating func append(_ added: [Element]) {
        var elements = takeElements()
        elements.append(contentsOf: added)
        storage = .elements(elements)
    }

    /// Empties the storage and hands out its elements, so that the array is not shared and grows in place.
    private mutating func takeElements() -> [Element] {
        let elements = elements
        storage = .empty
        return elements
    }
}
