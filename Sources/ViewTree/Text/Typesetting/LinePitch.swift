import Foundation

/// The distance from one line to the next.
struct LinePitch {
    private let spacing: Double
    private let isMacOS: Bool
    private let unrounded: Double

    init(_ text: ResolvedText, scale: Double) {
        spacing = text.lineSpacing.isFinite ? max(0, Double(text.lineSpacing)) : 0
        isMacOS = text.runs.first?.font.platform == .macOS
        unrounded = (text.runs.map { Double($0.font.lineHeight) }.max() ?? 0) * scale
    }

    /// From a line with this box to the next, in points.
    ///
    /// macOS takes whole points here too: four lines of 16 are 64, 76 with 4 between them and 94 with 10 (recorded:
    /// the greater of the line and the unrounded line with the spacing).
    func distance(_ line: LineBox) -> Double {
        guard spacing > 0 else { return line.height }
        guard isMacOS else { return line.height + spacing }
        return max(line.height, (unrounded + spacing - MeasuredProposal.tolerance).rounded(.up))
    }
}
