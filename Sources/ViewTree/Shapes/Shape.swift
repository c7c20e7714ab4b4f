import Foundation

/// An outline that depends on the rectangle it is drawn in: SwiftUI's `Shape`.
///
///     struct Diamond: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { path in
///                 path.addLines([
///                     CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
///                     CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
///                 ])
///                 path.closeSubpath()
///             }
///         }
///     }
///
/// A shape used as a view is filled with the foreground style. A tap reaches it where the path contains the point.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in the rectangle's coordinates. Left stands for leading.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the path is used for.
    nonisolated static var role: ShapeRole { get }

    /// Whether the outline is mirrored in right-to-left.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size of a view that shows the shape.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

nonisolated extension Shape {
    public static var role: ShapeRole { .fill }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The proposal, with 10 where it is nil.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The outline as it is drawn and hit: mirrored inside the rectangle if the shape asks for it.
    public func _path(in rect: CGRect, layoutDirection: LayoutDirection) -> Path {
        let path = path(in: rect)
        return layoutDirectionBehavior.isMirrored(in: layoutDirection) ? path.mirrored(in: rect) : path
    }
}
