/// What a `.gridCell` row tells the grid around it about the cell inside.
public enum GridCellEntry: Sendable {
    /// A cell of a GridRow; all its cells share the entry, so that the entry's number tells rows apart. nil for the
    /// grid's own alignment.
    case row(alignment: VerticalAlignment?)
    /// `gridCellColumns(_:)`, not negative.
    case columns(Int)
    /// `gridCellAnchor(_:)`, in units of the cell.
    case anchor(UnitPoint)
    /// `gridColumnAlignment(_:)`.
    case columnAlignment(HorizontalAlignment)
    /// `gridCellUnsizedAxes(_:)`.
    case unsizedAxes(Axis.Set)
}
