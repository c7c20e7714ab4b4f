import Testing
import ViewTree

extension Alignment {
    /// An alignment with its name and its place in the grid of nine, from the top left.
    struct Named: Sendable, CustomTestStringConvertible {
        let name: String
        let value: Alignment
        let column: Int
        let row: Int

        var testDescription: String { name }
    }

    /// From the top left to the bottom right, row by row.
    static let nine: [Named] = [
        Named(name: "topLeading", value: .topLeading, column: 0, row: 0),
        Named(name: "top", value: .top, column: 1, row: 0),
        Named(name: "topTrailing", value: .topTrailing, column: 2, row: 0),
        Named(name: "leading", value: .leading, column: 0, row: 1),
        Named(name: "center", value: .center, column: 1, row: 1),
        Named(name: "trailing", value: .trailing, column: 2, row: 1),
        Named(name: "bottomLeading", value: .bottomLeading, column: 0, row: 2),
        Named(name: "bottom", value: .bottom, column: 1, row: 2),
        Named(name: "bottomTrailing", value: .bottomTrailing, column: 2, row: 2),
    ]
}
