import Foundation

/// The shape of the container around the view. Containers are rectangles here, as in SwiftUI where none is given.
@frozen
public struct ContainerRelativeShape: Shape {
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ContainerRelativeShape: InsettableShape {
    public func inset(by amount: CGFloat) -> Rectangle._Inset { Rectangle._Inset(amount: amount) }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around the view.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
