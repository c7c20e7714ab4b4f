import Foundation

/// What views of a matched group take over from the source.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place of the anchor, in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size that the view is offered.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// `matchedGeometryEffect`. The row keeps its place in the layout; what is inside follows the source.
nonisolated public struct _MatchedGeometryModifier<ID: Hashable>: PrimitiveModifier {
    var id: ID
    var namespace: Namespace.ID
    var properties: MatchedGeometryProperties
    var anchor: UnitPoint
    var isSource: Bool

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let entry = MatchedEntry(
            group: MatchedEntry.Group(namespace: modifier.namespace, id: AnyHashable(modifier.id)),
            properties: modifier.properties, anchor: modifier.anchor, isSource: modifier.isSource)
        if entry.isSource && !builder.side.matchedSources.insert(entry.group).inserted {
            builder.warn(
                "several views in the matched geometry group \(modifier.id) have isSource: true, which SwiftUI leaves "
                    + "undefined; the last one is followed")
        }
        builder.side.matched.append(entry)
        let payload = Int32(builder.side.matched.count - 1)
        builder.node(Node(kind: .matchedGeometry, parent: -1, payload: payload)) { builder in
            builder.side.names[builder.parent] = "matchedGeometryEffect"
            C._makeNodes(content, &builder)
        }
    }
}

/// A view of a matched group.
public struct MatchedEntry: @unchecked Sendable {
    public struct Group: Hashable {
        var namespace: Namespace.ID
        var id: AnyHashable
    }

    public var group: Group
    public var properties: MatchedGeometryProperties
    public var anchor: UnitPoint
    public var isSource: Bool
}

nonisolated extension View {
    /// Lets this view follow the geometry of the group's source, or be that source.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> ModifiedContent<Self, _MatchedGeometryModifier<ID>> {
        modifier(
            _MatchedGeometryModifier(
                id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
}
