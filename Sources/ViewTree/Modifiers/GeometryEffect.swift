import Foundation

/// An effect that moves what is drawn and hit, not the frame: SwiftUI's `GeometryEffect`.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform for a size, about the view's top left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is lowered without a body") }
    nonisolated public static var _isPrimitive: Bool { true }
    nonisolated public static var _wrapsEachMember: Bool { true }

    @MainActor
    public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        // Effects are evaluated by the pass that lays out, on the thread that stands for the main one.
        let effect: @MainActor (CGSize) -> ProjectionTransform = { modifier.effectValue(size: $0) }
        builder.side.projections.append(
            ProjectionEntry(transform: unsafeBitCast(effect, to: ((CGSize) -> ProjectionTransform).self)))
        let payload = Int32(builder.side.projections.count - 1)
        builder.node(Node(kind: .projectionEffect, parent: -1, payload: payload)) { builder in
            builder.side.names[builder.parent] = String("\(Self.self)".prefix { $0 != "<" })
            C._makeNodes(content, &builder)
        }
    }
}
