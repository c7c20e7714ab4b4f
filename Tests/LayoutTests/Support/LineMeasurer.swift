import Foundation
import ViewTree

/// `T[w×h]` of the cases: text that brings its size along, so that no case depends on a font.
///
/// - Parameters:
///   - baseline: below the top; where not given, that of the recorded lines of this height.
///   - lastBaseline: below the top; where not given, the first: one line.
func line(
    _ width: CGFloat, _ height: CGFloat = 16, baseline: CGFloat? = nil, lastBaseline: CGFloat? = nil
) -> Text {
    let numbers = [width, height] + [baseline, lastBaseline].compactMap(\.self)
    return Text(verbatim: numbers.map { "\($0)" }.joined(separator: " "))
}

/// Reads the sizes that ``line(_:_:baseline:lastBaseline:)`` writes; other texts are measured by the system's font.
struct LineMeasurer: TextMeasuring {
    func measure(_ text: ResolvedText, proposal: ProposedViewSize) -> TextMeasurement {
        let string = text.runs.map(\.string).joined()
        let numbers = string.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        guard numbers.count >= 2 else { return EmbeddedTextMeasurer().measure(text, proposal: proposal) }
        var baselines: [String: CGFloat] = [:]
        if numbers.count > 2 { baselines[string] = numbers[2] }
        let measurer = FixedTextMeasurer(
            [string: CGSize(width: numbers[0], height: numbers[1])], firstBaselines: baselines)
        var measurement = measurer.measure(text, proposal: proposal)
        // Where nothing is offered nothing is shown, and no baseline is below the top.
        if numbers.count > 3 && measurement.size != .zero { measurement.lastBaseline = numbers[3] }
        return measurement
    }
}
