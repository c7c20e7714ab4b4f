import Foundation

/// A column of views for scrolling: as wide as what it is offered. Rules: `Sources/Layout/Stacks/LayoutPass+LazyStack`.
@frozen
public struct LazyVStack<Content: View> {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let pinnedViews: PinnedScrollableViews
    @usableFromInline let content: Content
}

/// A row of views for scrolling: as high as what it is offered. Rules: `Sources/Layout/Stacks/LayoutPass+LazyStack`.
@frozen
public struct LazyHStack<Content: View> {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let pinnedViews: PinnedScrollableViews
    @usableFromInline let content: Content
}

extension LazyVStack: View where Content: View {
    /// - Parameters:
    ///   - alignment: The guide that is lined up.
    ///   - spacing: Points between neighbours, may be negative; nil for what the neighbours prefer.
    ///   - pinnedViews: What stays at the edge of a scroll view around the stack.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: PrimitiveView where Content: View {
    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.lazyStack(
            LazyStackEntry(axis: .vertical, pinnedViews: view.pinnedViews), spacing: view.spacing,
            horizontal: view.alignment.index
        ) { Content._makeNodes(view.content, &$0) }
    }
}

extension LazyHStack: View where Content: View {
    /// - Parameters:
    ///   - alignment: The guide that is lined up.
    ///   - spacing: Points between neighbours, may be negative; nil for what the neighbours prefer.
    ///   - pinnedViews: What stays at the edge of a scroll view around the stack.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: PrimitiveView where Content: View {
    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.lazyStack(
            LazyStackEntry(axis: .horizontal, pinnedViews: view.pinnedViews), spacing: view.spacing,
            vertical: view.alignment.index
        ) { Content._makeNodes(view.content, &$0) }
    }
}
