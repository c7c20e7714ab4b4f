import Foundation

/// A point or rectangle of one view that another view can read in its own space: `proxy[anchor]`.
public struct Anchor<Value> {
    /// In the tree's space.
    let geometry: AnchorGeometry
    let make: (AnchorGeometry, (CGPoint) -> CGPoint) -> Value

    /// What the anchor is made of, before it is known where the view lies.
    public struct Source: @unchecked Sendable {
        let resolve: (AnchorSpace) -> AnchorGeometry
        let make: (AnchorGeometry, (CGPoint) -> CGPoint) -> Value
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.geometry == b.geometry }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(geometry) }
}

/// Points that transforms can be applied to. A rectangle is kept as its corners, so that it comes out whole where the
/// reader is turned as far as the view.
indirect enum AnchorGeometry: Hashable, Sendable {
    case none
    case point(CGPoint)
    case corners([CGPoint])
    case list([AnchorGeometry])
}

extension Anchor.Source {
    /// The anchor of a view that lies somewhere.
    func anchor(in space: AnchorSpace) -> Anchor { Anchor(geometry: resolve(space), make: make) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle of the view's space.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { corners { _ in r } }

    /// The view's rectangle.
    public static var bounds: Anchor<CGRect>.Source { corners { CGRect(origin: .zero, size: $0) } }

    private static func corners(_ rect: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(
            resolve: { space in
                let rect = rect(space.size)
                return .corners(
                    [
                        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                    ].map { $0.applying(space.transform) })
            },
            make: { geometry, convert in
                guard case .corners(let corners) = geometry else { return .zero }
                let points = corners.map(convert)
                let xs = points.map(\.x)
                let ys = points.map(\.y)
                return CGRect(
                    x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
            })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view's space.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { place { _ in p } }

    /// A point in units of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        place { p.point(in: CGRect(origin: .zero, size: $0)) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }

    private static func place(_ point: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            resolve: { .point(point($0.size).applying($0.transform)) },
            make: { geometry, convert in
                guard case .point(let point) = geometry else { return .zero }
                return convert(point)
            })
    }
}

extension Anchor.Source {
    /// Several anchors as one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            resolve: { space in .list(array.map { $0.resolve(space) }) },
            make: { geometry, convert in
                guard case .list(let list) = geometry else { return [] }
                return zip(array, list).map { $0.make($1, convert) }
            })
    }

    /// An anchor that may be missing.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(
            resolve: { space in anchor.map { .list([$0.resolve(space)]) } ?? .none },
            make: { geometry, convert in
                guard let anchor, case .list(let list) = geometry, let only = list.first else { return nil }
                return anchor.make(only, convert)
            })
    }
}

extension GeometryProxy {
    /// An anchor in the reader's own space, transforms included. Where a transform leaves nothing of the reader, in
    /// the tree's space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let way = result.transform
        return anchor.make(anchor.geometry) { way.unproject($0) ?? $0 }
    }
}
