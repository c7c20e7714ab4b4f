import Layout
import ViewTree

extension LayoutTree {
    /// Why all numbers of the screen are a guess, as on a watch; nil where they are none.
    public var screenApproximation: String? {
        guard table.count > 0, table.nodes[0].kind == .window else { return nil }
        return table.side.approximations[0]
    }
}
