import Foundation

/// Where an element is activated: a point of its own space, or of its size.
public enum ActivationPoint: Hashable, Sendable {
    case point(CGPoint)
    case unit(UnitPoint)
}

/// `accessibilityActivationPoint`.
nonisolated public struct _ActivationPointModifier: PrimitiveModifier {
    var point: ActivationPoint
    var isEnabled: Bool

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        guard modifier.isEnabled else { return C._makeNodes(content, &builder) }
        let name = builder.string("accessibilityActivationPoint")
        let side = builder.side
        builder.node(Node(kind: .visualEffect, parent: -1, payload: name)) { builder in
            side.activationPoints[builder.parent] = modifier.point
            C._makeNodes(content, &builder)
        }
    }
}

nonisolated extension View {
    /// Where the element is activated, in its own space.
    public func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, _ActivationPointModifier> {
        modifier(_ActivationPointModifier(point: .point(activationPoint), isEnabled: true))
    }

    /// Where the element is activated, in units of its size.
    public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, _ActivationPointModifier> {
        modifier(_ActivationPointModifier(point: .unit(activationPoint), isEnabled: true))
    }

    public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, _ActivationPointModifier> {
        modifier(_ActivationPointModifier(point: .point(activationPoint), isEnabled: isEnabled))
    }

    public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, _ActivationPointModifier> {
        modifier(_ActivationPointModifier(point: .unit(activationPoint), isEnabled: isEnabled))
    }
}
