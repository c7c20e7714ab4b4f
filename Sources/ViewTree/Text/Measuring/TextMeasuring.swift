/// Something that knows how large texts are.
///
/// Measurers are asked often, for every proposal a text gets while views are laid out, and on any thread.
public protocol TextMeasuring: Sendable {
    /// - Parameter proposal: a nil or NaN length leaves the text as long as it likes to be.
    func measure(_ text: ResolvedText, proposal: ProposedViewSize) -> TextMeasurement
}
