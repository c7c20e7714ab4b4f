import Foundation

/// What a content shape is for.
@frozen
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// `contentShape`: replaces the hit area of everything inside.
nonisolated public struct _ContentShapeModifier<S: Shape>: PrimitiveModifier {
    var kinds: ContentShapeKinds
    var shape: S
    var eoFill: Bool

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        // Only the interaction kind changes who is hit (Apple).
        guard modifier.kinds.contains(.interaction) else { return C._makeNodes(content, &builder) }
        builder.node(builder.clip(.contentShape, modifier.shape, eoFill: modifier.eoFill)) {
            C._makeNodes(content, &$0)
        }
    }
}

nonisolated extension View {
    /// Replaces the area in which this view and everything inside takes hits.
    public func contentShape<S: Shape>(
        _ shape: S, eoFill: Bool = false
    ) -> ModifiedContent<Self, _ContentShapeModifier<S>> {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> ModifiedContent<Self, _ContentShapeModifier<S>> {
        modifier(_ContentShapeModifier(kinds: kind, shape: shape, eoFill: eoFill))
    }

    /// Whether this view and everything inside takes hits.
    @inlinable
    public func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, _NodeModifier> {
        modifier(_NodeModifier(.allowsHitTesting, enabled ? 1 : 0))
    }

    /// Whether this view is in front of its siblings: higher is nearer; 0 where not given.
    @inlinable
    public func zIndex(_ value: Double) -> ModifiedContent<Self, _NodeModifier> {
        modifier(_NodeModifier(.zIndex, value))
    }

    /// Whether this view reacts to the user; an inner `false` cannot be undone outside.
    public func disabled(_ disabled: Bool) -> ModifiedContent<Self, _DisabledModifier> {
        modifier(_DisabledModifier(isDisabled: disabled))
    }
}

/// `disabled`.
nonisolated public struct _DisabledModifier: PrimitiveModifier {
    var isDisabled: Bool

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let isEnabled = builder.environment.isEnabled && !modifier.isDisabled
        builder.withEnvironment(\.isEnabled, isEnabled) { builder in
            builder.node(Node(kind: .disabled, parent: -1, a: modifier.isDisabled ? 1 : 0)) {
                C._makeNodes(content, &$0)
            }
        }
    }
}
