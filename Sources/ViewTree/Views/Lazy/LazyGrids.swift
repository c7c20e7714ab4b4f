import Foundation

/// Views in columns, line after line, for scrolling. Rules: `Sources/Layout/Grids/LayoutPass+LazyGrid`.
public struct LazyVGrid<Content: View> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

/// Views in rows, line after line, for scrolling sideways. Rules: `Sources/Layout/Grids/LayoutPass+LazyGrid`.
public struct LazyHGrid<Content: View> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyVGrid: View where Content: View {
    /// - Parameters:
    ///   - columns: The columns; none make one column.
    ///   - alignment: Where the columns lie in the grid, and the views in columns that do not say.
    ///   - spacing: Points between lines, may be negative; nil for 8.
    ///   - pinnedViews: What stays at the edge of a scroll view around the grid.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: PrimitiveView where Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.lazyGrid(
            LazyGridEntry(
                axis: .vertical, items: builder.repaired(view.columns, "LazyVGrid"), pinnedViews: view.pinnedViews),
            spacing: view.spacing, horizontal: view.alignment.index
        ) { Content._makeNodes(view.content, &$0) }
    }
}

extension LazyHGrid: View where Content: View {
    /// - Parameters:
    ///   - rows: The rows; none make one row.
    ///   - alignment: Where the rows lie in the grid, and the views in rows that do not say.
    ///   - spacing: Points between lines, may be negative; nil for 8.
    ///   - pinnedViews: What stays at the edge of a scroll view around the grid.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: PrimitiveView where Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.lazyGrid(
            LazyGridEntry(
                axis: .horizontal, items: builder.repaired(view.rows, "LazyHGrid"), pinnedViews: view.pinnedViews),
            spacing: view.spacing, vertical: view.alignment.index
        ) { Content._makeNodes(view.content, &$0) }
    }
}
