import Foundation

/// A row of views. Rules: `Sources/Layout/Stacks`.
@frozen
public struct HStack<Content: View> {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content
}

/// A column of views.
@frozen
public struct VStack<Content: View> {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content
}

/// Views on top of each other, the last in front.
@frozen
public struct ZStack<Content: View> {
    @usableFromInline let alignment: Alignment
    @usableFromInline let content: Content
}

extension HStack: View where Content: View {
    /// - Parameters:
    ///   - alignment: The guide that is lined up.
    ///   - spacing: Points between neighbours, may be negative; nil for what the neighbours prefer.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: PrimitiveView where Content: View {
    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.stack(
            .hstack, spacing: view.spacing, vertical: view.alignment.index, axis: .horizontal,
            isSingle: Content._memberCount == 1
        ) { Content._makeNodes(view.content, &$0) }
    }
}

extension VStack: View where Content: View {
    /// - Parameters:
    ///   - alignment: The guide that is lined up.
    ///   - spacing: Points between neighbours, may be negative; nil for what the neighbours prefer.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: PrimitiveView where Content: View {
    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.stack(
            .vstack, spacing: view.spacing, horizontal: view.alignment.index, axis: .vertical,
            isSingle: Content._memberCount == 1
        ) { Content._makeNodes(view.content, &$0) }
    }
}

extension ZStack: View where Content: View {
    /// - Parameter alignment: The guides that are lined up.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: PrimitiveView where Content: View {
    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.stack(
            .zstack, spacing: nil, horizontal: view.alignment.horizontal.index,
            vertical: view.alignment.vertical.index, axis: .none, isSingle: Content._memberCount == 1
        ) { Content._makeNodes(view.content, &$0) }
    }
}

extension NodeBuilder {
    /// A stack's row. NaN stands for the spacing that the neighbours prefer.
    @MainActor @inlinable
    mutating func stack(
        _ kind: NodeKind, spacing: CGFloat?, horizontal: UInt8 = AlignmentKey.center,
        vertical: UInt8 = AlignmentKey.center, axis: StackAxis, isSingle: Bool,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        if let spacing, !spacing.isFinite { warn("spacing is \(spacing); taken as not given") }
        var node = Node(
            kind: kind, parent: parent, payload: newContainer(),
            a: spacing.map { $0.isFinite ? Double($0) : .nan } ?? .nan,
            horizontal: horizontal, vertical: vertical)
        if isSingle { node.flags.insert(.singleChild) }
        self.node(node) { builder in
            builder.withStackAxis(axis, content)
        }
    }
}
