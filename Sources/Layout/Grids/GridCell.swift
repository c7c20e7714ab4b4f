import ViewTree

/// A cell of a grid: where it stands, what its view says about it, and what it answered.
struct GridCell {
    /// The row of the node table.
    var node: Int
    /// The grid's row.
    var row = 0
    /// The first of its columns.
    var column = 0
    /// How many lines of the grid's columns it reaches over; 0 after `gridCellColumns(0)`.
    var span = 1
    /// Whether it takes one column, for whose width it counts.
    var isSingle = true
    /// Whether it stands in a GridRow; other cells reach over all columns.
    var isInRow = false
    var unsizedAxes: Axis.Set = []
    /// In units of the cell; nil where the alignments decide.
    var anchor: UnitPoint?
    /// The guide that it gives the column it begins in.
    var columnAlignment: HorizontalAlignment?
    var priority = 0.0

    /// Its answers to 0×0 and to ∞×∞.
    var least = Size.zero
    var most = Size.zero
    /// On how many of the axes that something is offered on it takes all there is.
    var endlessAxes = 0
    /// How far it can stretch on the other ones, in points.
    var flexibility = 0.0

    /// What it was offered last while the grid was measured, and its answer.
    var proposal = Proposal.unspecified
    var answer = Size.zero

    init(node: Int) { self.node = node }

    /// The columns that wait for it. What stands in no row takes those there are.
    var ownColumns: Range<Int> { column..<column + (isInRow || isSingle ? span : 0) }

    /// Whether both are served together.
    func isServed(with other: GridCell) -> Bool {
        priority == other.priority && endlessAxes == other.endlessAxes && flexibility == other.flexibility
    }

    /// Higher priorities first, then what stretches less.
    func isServed(before other: GridCell) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if endlessAxes != other.endlessAxes { return endlessAxes < other.endlessAxes }
        return flexibility < other.flexibility
    }
}
