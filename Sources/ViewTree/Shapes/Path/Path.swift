import Foundation

/// The outline of a shape: subpaths of lines and curves, in points.
///
///     let house = Path { path in
///         path.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 10)])
///         path.closeSubpath()
///     }
///     house.contains(CGPoint(x: 10, y: 5))  // true
///
/// A rectangle, an ellipse and an evenly rounded rectangle are kept as such: they allocate nothing and their
/// containment is computed from their formulas.
public struct Path: Sendable {
    enum Storage: Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        case roundedRect(FixedRoundedRect)
        case elements([Element])
    }

    var storage: Storage

    init(storage: Storage) { self.storage = storage }

    init(elements: [Element]) { storage = elements.isEmpty ? .empty : .elements(elements) }

    /// An empty path. It contains nothing.
    public init() { storage = .empty }

    /// A rectangle. A negative width or height is turned around; the null rectangle gives an empty path.
    public init(_ rect: CGRect) { storage = rect.isNull ? .empty : .rect(rect.standardized) }

    /// A rectangle with equally rounded corners. Corners larger than half the shorter side are cut down to it.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let rounded = FixedRoundedRect(rect: rect.standardized, cornerSize: cornerSize)
        self = rounded.isRounded ? Path(storage: .roundedRect(rounded)) : Path(rect)
    }

    /// A rectangle with equally rounded corners. A radius larger than half the shorter side is cut down to it.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with a radius for each corner, each at most half the shorter side. Leading is left: a shape's path
    /// is mirrored afterwards in right-to-left.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        let radius = cornerRadii.topLeading
        if radius == cornerRadii.topTrailing, radius == cornerRadii.bottomLeading,
            radius == cornerRadii.bottomTrailing
        {
            self.init(roundedRect: rect, cornerRadius: radius, style: style)
        } else if rect.isNull {
            self.init()
        } else {
            self.init(elements: FixedRoundedRect.elements(in: rect.standardized, radii: cornerRadii))
        }
    }

    /// The ellipse that touches the rectangle's sides.
    public init(ellipseIn rect: CGRect) {
        storage = rect.isNull ? .empty : rect.isInfinite ? .rect(rect) : .ellipse(rect.standardized)
    }

    /// An empty path that the closure adds to.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether there is nothing at all in the path. A rectangle without an area is not empty in this sense.
    public var isEmpty: Bool {
        if case .empty = storage { return true }
        return false
    }
}

extension Path: Equatable {
    /// Whether both consist of the same elements.
    public static func == (lhs: Path, rhs: Path) -> Bool {
        switch (lhs.storage, rhs.storage) {
        case (.empty, .empty): return true
        case (.rect(let a), .rect(let b)), (.ellipse(let a), .ellipse(let b)): return a == b
        case (.roundedRect(let a), .roundedRect(let b)): return a == b
        default: return lhs.elements == rhs.elements
        }
    }
}
