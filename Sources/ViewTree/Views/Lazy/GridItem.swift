import Foundation

/// One column of a vertical lazy grid, one row of a horizontal one, or as many as fit.
public struct GridItem: Sendable {
    /// How wide a column, or how high a row.
    public enum Size: Sendable {
        /// This many points.
        case fixed(CGFloat)
        /// A share of the room, within bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit into a share of the room, each within bounds in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    /// Points to the next column, and between the columns of an adaptive item; may be negative, nil for 8.
    public var spacing: CGFloat?
    /// Where a view lies in its cell; nil for the grid's alignment.
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
