import Foundation

/// Where a scroll view is, or is to be.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    private(set) var target: ScrollDestination?
    private var id: (any Hashable & Sendable)?
    /// Counts the requests, so that asking for the same place twice scrolls twice.
    private var requests = 0

    public init(idType: (some Hashable & Sendable).Type) {}

    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        target = ScrollDestination(.view(AnyHashable(id)), anchor: anchor)
        self.id = id
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        target = ScrollDestination(.edge(edge))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        target = ScrollDestination(.point(point))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        target = ScrollDestination(.point(CGPoint(x: x, y: y)))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        target = ScrollDestination(.offset(x, .horizontal))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        target = ScrollDestination(.offset(y, .vertical))
    }

    /// The edge it was asked to scroll to.
    public var edge: Edge? {
        guard case .edge(let edge)? = target?.place else { return nil }
        return edge
    }

    /// The point it was asked to scroll to.
    public var point: CGPoint? {
        guard case .point(let point)? = target?.place else { return nil }
        return point
    }

    /// How far from the leading edge it was asked to scroll, in points.
    public var x: CGFloat? {
        if case .offset(let x, .horizontal)? = target?.place { return x }
        return point?.x
    }

    /// How far from the top it was asked to scroll, in points.
    public var y: CGFloat? {
        if case .offset(let y, .vertical)? = target?.place { return y }
        return point?.y
    }

    /// The id of the view it was asked to scroll to.
    public var viewID: (any Hashable & Sendable)? { id }

    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        request(ScrollDestination(.view(AnyHashable(id)), anchor: anchor))
        self.id = id
    }

    public mutating func scrollTo(edge: Edge) { request(ScrollDestination(.edge(edge))) }

    public mutating func scrollTo(point: CGPoint) { request(ScrollDestination(.point(point))) }

    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

    public mutating func scrollTo(x: CGFloat) { request(ScrollDestination(.offset(x, .horizontal))) }

    public mutating func scrollTo(y: CGFloat) { request(ScrollDestination(.offset(y, .vertical))) }

    private mutating func request(_ new: ScrollDestination) {
        target = new
        requests += 1
        id = nil
    }

    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.target == b.target && a.requests == b.requests
    }
}
