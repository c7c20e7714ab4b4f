import Foundation

/// Something said to the grid around a view; no effect elsewhere.
nonisolated public struct _GridCellModifier: PrimitiveModifier {
    /// The modifier's name, for reports.
    let name: String
    /// Checks what was given.
    let prepare: (NodeBuilder) -> GridCellEntry

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let entry = builder.gridCellEntry(modifier.prepare(builder))
        builder.node(Node(kind: .gridCell, parent: -1, payload: entry)) { builder in
            builder.side.names[builder.parent] = modifier.name
            C._makeNodes(content, &builder)
        }
    }
}

nonisolated extension View {
    /// Lets a cell of a grid reach over several columns. Counts given more than once add up.
    ///
    /// - Parameter count: 0 for a cell that takes no column: the next one shares its place (recorded). Negative
    ///   counts, which stop SwiftUI, are taken as 1.
    public func gridCellColumns(_ count: Int) -> ModifiedContent<Self, _GridCellModifier> {
        modifier(
            _GridCellModifier(name: "gridCellColumns") { builder in
                if count < 0 { builder.warn("gridCellColumns is \(count), which stops SwiftUI; taken as 1") }
                return .columns(count < 0 ? 1 : count)
            })
    }

    /// Says where in its place a grid's cell lies, instead of the alignments of grid, row and column.
    ///
    /// - Parameter anchor: In units of the cell; a coordinate that is not finite is taken as the middle.
    public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedContent<Self, _GridCellModifier> {
        modifier(
            _GridCellModifier(name: "gridCellAnchor") { builder in
                .anchor(
                    UnitPoint(
                        x: CGFloat(builder.finite(anchor.x, "gridCellAnchor's x", else: 0.5)),
                        y: CGFloat(builder.finite(anchor.y, "gridCellAnchor's y", else: 0.5))))
            })
    }

    /// Lines up the column of a grid that the view begins in; of several in a column the first counts.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedContent<Self, _GridCellModifier> {
        modifier(_GridCellModifier(name: "gridColumnAlignment") { _ in .columnAlignment(guide) })
    }

    /// Keeps a grid's cell from asking for more than its column or row has anyway.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedContent<Self, _GridCellModifier> {
        modifier(_GridCellModifier(name: "gridCellUnsizedAxes") { _ in .unsizedAxes(axes) })
    }
}
