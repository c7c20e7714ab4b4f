import Foundation

/// A shape that can move its outline inwards.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape with its outline moved inwards by an amount, in points; negative amounts move it outwards.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
