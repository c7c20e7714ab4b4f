import Foundation

/// A path is a shape of its own size: the rectangle plays no part.
extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
