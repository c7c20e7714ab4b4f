/// "What if this element's opacity were …": the question a sweep asks, without laying out again.
public struct OpacityAssumption: Hashable, Sendable {
    /// An `opacity` row whose value is replaced, or any other row, taken as wrapped in one more `opacity`.
    public var row: Int
    public var opacity: Double

    public init(row: Int, opacity: Double) {
        self.row = row
        self.opacity = opacity
    }
}
