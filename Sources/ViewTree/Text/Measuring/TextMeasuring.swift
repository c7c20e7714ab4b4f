/// Something that knows how large texts are.
///
/// Measurers are asked often, for every proposal a text gets while views are laid out, and on any thread.
public protocol TextMeasuring: Sendable {
    /// - Parameter proposal: a nil or NaN length leaves the text as long as it likes to be.
    func measure(_ text: ResolvedText, proposal: ProposedViewSize) -> TextMeasurement

    /// Why the measurer may be wrong about a text by more than usual; nil where it is not. Asked once per text.
    func guess(about text: ResolvedText) -> String?
}

extension TextMeasuring {
    public func guess(about text: ResolvedText) -> String? { nil }
}
