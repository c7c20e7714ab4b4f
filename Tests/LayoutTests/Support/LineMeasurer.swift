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
    let first = baseline ?? LineMeasurer.baseline(ofHeight: height)
    return Text(verbatim: "\(width) × \(height), \(first) … \(lastBaseline ?? first)")
}

/// Reads the sizes that ``line(_:_:baseline:lastBaseline:)`` writes.
struct LineMeasurer: TextMeasuring {
    /// Where the recorded lines have their baselines: 13 pt text on macOS, and the tall lines of the iOS recordings.
    static func baseline(ofHeight height: CGFloat) -> CGFloat {
        switch height {
        case 16: 13
        case 24.5: 18.5
        default: height
        }
    }

    func measure(_ text: ResolvedText, proposal: ProposedViewSize) -> TextMeasurement {
        let string = text.runs.map(\.string).joined()
        let numbers = string.split { !"0123456789.e-".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
        guard numbers.count == 4 else { return EmbeddedTextMeasurer().measure(text, proposal: proposal) }
        let size = CGSize(width: numbers[0], height: numbers[1])
        var measurement = FixedTextMeasurer([string: size]).measure(text, proposal: proposal)
        // Where nothing is offered, nothing is shown.
        guard measurement.size != .zero else { return measurement }
        measurement.firstBaseline = numbers[2]
        measurement.lastBaseline = numbers[3]
        return measurement
    }
}
