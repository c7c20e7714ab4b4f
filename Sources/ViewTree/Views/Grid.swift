import Foundation

/// Views in rows and columns: a column is as wide as its widest cell, a row as high as its highest. Rules:
/// `Sources/Layout/Grids`.
///
/// Rows are ``GridRow``s; a view that is none is a row of its own across all columns.
@frozen
public struct Grid<Content: View> {
    @usableFromInline let alignment: Alignment
    @usableFromInline let horizontalSpacing: CGFloat?
    @usableFromInline let verticalSpacing: CGFloat?
    @usableFromInline let content: Content
}

extension Grid: View where Content: View {
    /// - Parameters:
    ///   - alignment: Where cells lie in their place.
    ///   - horizontalSpacing: Points between columns, may be negative; nil for what neighbours prefer.
    ///   - verticalSpacing: Points between rows, may be negative; nil for what neighbours prefer.
    @inlinable
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: PrimitiveView where Content: View {
    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.grid(
            alignment: view.alignment, horizontalSpacing: view.horizontalSpacing,
            verticalSpacing: view.verticalSpacing
        ) { Content._makeNodes(view.content, &$0) }
    }
}

/// The cells of one row of a ``Grid``, first column first; outside of a grid just its views.
///
/// Modifiers on it go to each cell. Of GridRows inside each other the outermost makes the row.
@frozen
public struct GridRow<Content: View> {
    @usableFromInline let alignment: VerticalAlignment?
    @usableFromInline let content: Content
}

extension GridRow: View where Content: View {
    /// - Parameter alignment: How the row's cells are lined up; nil for the grid's alignment.
    @inlinable
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView where Content: View {
    @inlinable nonisolated public static var _memberCount: Int { Content._memberCount }
    @inlinable nonisolated public static func _memberCount(of view: Self) -> Int {
        Content._memberCount(of: view.content)
    }

    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let row = builder.gridCellEntry(.row(alignment: view.alignment))
        builder.distributing(
            { builder, cell in
                builder.plumbing(Node(kind: .gridCell, parent: -1, payload: row)) { cell(&$0) }
            },
            over: { Content._makeNodes(view.content, &$0) })
    }
}

extension NodeBuilder {
    /// A grid's row. Its numbers are the horizontal and the vertical spacing; NaN stands for what neighbours prefer.
    @MainActor @inlinable
    mutating func grid(
        alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        node(
            Node(
                kind: .grid, parent: -1, payload: newContainer(),
                a: gridSpacing(horizontalSpacing, "horizontalSpacing"),
                b: gridSpacing(verticalSpacing, "verticalSpacing"),
                horizontal: alignment.horizontal.index, vertical: alignment.vertical.index)
        ) { builder in
            // Neither Spacers nor Dividers see a stack around the grid (MetalUI probe GE29).
            builder.withStackAxis(.none, content)
        }
    }

    @usableFromInline
    func gridSpacing(_ spacing: CGFloat?, _ name: String) -> Double {
        guard let spacing else { return .nan }
        if spacing.isFinite { return Double(spacing) }
        warn("Grid's \(name) is \(spacing); taken as not given")
        return .nan
    }

    /// Keeps what is said about a cell; the number is the payload of its `.gridCell` row.
    @usableFromInline
    func gridCellEntry(_ entry: GridCellEntry) -> Int32 {
        side.gridCells.append(entry)
        return Int32(side.gridCells.count - 1)
    }
}
