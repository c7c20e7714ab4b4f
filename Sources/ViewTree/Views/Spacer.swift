import Foundation

/// Takes what the other views of a stack leave, along the stack's axis.
@frozen
public struct Spacer: Sendable {
    /// The least length in points, may be negative; nil for the system's, 8.
    public var minLength: CGFloat?

    @inlinable
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {}

extension Spacer: PrimitiveView {
    @inlinable
    @MainActor public static func _makeNodes(_ view: Spacer, _ builder: inout NodeBuilder) {
        var length = view.minLength ?? ControlMetrics.spacerMinLength
        if !length.isFinite {
            builder.warn("Spacer's minLength is \(length); taken as not given")
            length = ControlMetrics.spacerMinLength
        }
        builder.leaf(
            Node(kind: .spacer, parent: -1, payload: Int32(builder.stackAxis.rawValue), a: Double(length)))
    }
}

/// A hairline across the stack it stands in.
@frozen
public struct Divider: Sendable {
    @inlinable public init() {}
}

extension Divider: View {}

extension Divider: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Divider, _ builder: inout NodeBuilder) {
        let environment = builder.environment
        let thickness = ControlMetrics(environment.platform).dividerThickness(pixelLength: environment.pixelLength)
        // Horizontal unless the enclosing stack is an HStack (OpenSwiftUI).
        builder.leaf(
            Node(kind: .divider, parent: -1, payload: Int32(builder.stackAxis.rawValue), a: Double(thickness)))
    }
}
