/// What is shown with arguments that nobody gave: its first row says which.
public struct _SampleContent<Content: View> {
    let arguments: String
    let content: Content

    public init(_ arguments: String, content: () -> Content) {
        self.arguments = arguments
        self.content = content()
    }
}

extension _SampleContent: View {}

extension _SampleContent: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let row = builder.nextRow
        Content._makeNodes(view.content, &builder)
        guard builder.nextRow > row, builder.side.approximations[row] == nil else { return }
        builder.side.approximations[row] = "shown with made-up arguments: \(view.arguments)"
    }
}

/// An element for a list of any kind.
public struct _SampleItem: Hashable, Comparable, Identifiable, Codable, Sendable, CustomStringConvertible {
    public let id: Int

    public init(_ number: Int) { id = number }

    public var description: String { "Item \(id)" }

    public static func < (lhs: _SampleItem, rhs: _SampleItem) -> Bool { lhs.id < rhs.id }
}
