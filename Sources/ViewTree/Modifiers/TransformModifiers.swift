import Foundation

nonisolated extension View {
    /// Moves what is drawn and hit, not the frame. x runs leftwards in right-to-left.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                Node(
                    kind: .offset, parent: -1, a: builder.finite(x, "offset x"), b: builder.finite(y, "offset y"))
            })
    }

    public func offset(_ offset: CGSize) -> ModifiedContent<Self, _PreparedNodeModifier> {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Scales what is drawn and hit, not the frame. A scale of 0 leaves nothing to hit.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                if !x.isFinite || !y.isFinite {
                    builder.warn("scaleEffect is \(x), \(y); what is not finite is taken as 1")
                }
                return builder.anchored(
                    .scaleEffect, x.isFinite ? Double(x) : 1, y.isFinite ? Double(y) : 1, anchor)
            })
    }

    public func scaleEffect(
        _ s: CGFloat, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    public func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Rotates what is drawn and hit clockwise, not the frame.
    public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                builder.anchored(.rotationEffect, builder.finite(angle.radians, "rotationEffect angle"), .nan, anchor)
            })
    }

    /// Transforms what is drawn and hit, about the top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                builder.side.affineTransforms.append(transform)
                return Node(
                    kind: .transformEffect, parent: -1, payload: Int32(builder.side.affineTransforms.count - 1))
            })
    }

    /// Transforms what is drawn and hit by a projection, about the top left corner.
    public func projectionEffect(_ transform: ProjectionTransform) -> ModifiedContent<Self, _PreparedNodeModifier> {
        projecting { _ in transform }
    }

    /// Rotates what is drawn and hit in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        projecting { size in
            ProjectionTransform.rotation3D(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, size: size)
        }
    }

    private func projecting(
        _ transform: @escaping (CGSize) -> ProjectionTransform
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                builder.side.projections.append(ProjectionEntry(transform: transform))
                return Node(
                    kind: .projectionEffect, parent: -1, payload: Int32(builder.side.projections.count - 1))
            })
    }
}

extension NodeBuilder {
    /// A row with an anchor.
    func anchored(_ kind: NodeKind, _ a: Double, _ b: Double, _ anchor: UnitPoint) -> Node {
        side.anchors.append(anchor)
        return Node(kind: kind, parent: -1, payload: Int32(side.anchors.count - 1), a: a, b: b)
    }
}
