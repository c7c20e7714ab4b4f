import Foundation

/// A view whose content is made from the size it is given.
///
/// Its own size does not depend on its content: it takes what it is offered, 10 where it is offered nothing. The
/// content is lowered once its size is known; see ``StateStore/geometry``.
@frozen
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    @inlinable
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {}

extension GeometryReader: PrimitiveView where Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let identity = builder.identity
        builder.side.geometry.append(GeometryEntry(identity: identity))
        let payload = Int32(builder.side.geometry.count - 1)
        builder.node(Node(kind: .geometryReader, parent: -1, payload: payload)) { builder in
            guard let result = builder.store.geometry[identity] else { return }
            // A reader directly inside is a place of its own.
            builder.member(0) { builder in
                builder.withStackAxis(.none) { Content._makeNodes(view.content(GeometryProxy(result)), &$0) }
            }
        }
    }
}

/// What a GeometryReader knows about itself.
public struct GeometryProxy: Sendable {
    let result: GeometryResult

    public init(_ result: GeometryResult) { self.result = result }

    /// The reader's size in points, before any transform.
    public var size: CGSize { result.size }

    /// How far the safe area's edges lie inside the reader; 0 on edges that do not touch it.
    public var safeAreaInsets: EdgeInsets { result.safeAreaInsets }

    /// The reader's rectangle in a space, transforms included.
    public func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .global: return result.frame
        case .local: return CGRect(origin: .zero, size: result.size)
        case .named(let name):
            guard let origin = result.spaces["\(name)"]?.origin else { return result.frame }
            return result.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = space.coordinateSpace, let rect = result.spaces["\(name)"] else { return nil }
        return rect.offsetBy(dx: -result.frame.minX, dy: -result.frame.minY)
    }
}

/// A space to give coordinates in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    public let coordinateSpace: CoordinateSpace
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Gives this view's space a name.
nonisolated public struct _CoordinateSpaceModifier: PrimitiveModifier {
    var name: AnyHashable

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let payload = builder.string("\(modifier.name)")
        builder.node(Node(kind: .coordinateSpace, parent: -1, payload: payload)) { C._makeNodes(content, &$0) }
    }
}

extension NodeBuilder {
    /// Keeps a string for a row.
    func string(_ string: String) -> Int32 {
        side.strings.append(string)
        return Int32(side.strings.count - 1)
    }
}

nonisolated extension View {
    /// Gives this view's space a name, for `GeometryProxy.frame(in:)`.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
        guard case .named(let name) = name.coordinateSpace else { return coordinateSpace(name: "") }
        return modifier(_CoordinateSpaceModifier(name: name))
    }

    public func coordinateSpace<T: Hashable>(name: T) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
