import Foundation
import ViewTree

/// How large a string is in a font.
@MainActor
enum TextMeasure {
    /// In points, rounded up to pixels. A width that is 0, infinite or not a number leaves lines as long as they are.
    static func size(
        _ string: String, _ font: UIFont, width: CGFloat = .infinity, lines: Int = 1,
        truncation: Text.TruncationMode = .tail, shrinksTo: CGFloat = 1
    ) -> CGSize {
        guard !string.isEmpty else { return .zero }
        var text = ResolvedText(runs: [ResolvedTextRun(string: string, font: font.resolved)])
        text.maximumLines = lines > 0 ? lines : nil
        text.truncationMode = truncation
        text.minimumScaleFactor = shrinksTo
        text.displayScale = HostScreen.current.scale
        let isFree = !width.isFinite || width <= 0
        let measurer = HostScreen.current.textMeasurer ?? EmbeddedTextMeasurer()
        return measurer.measure(text, proposal: ProposedViewSize(width: isFree ? nil : width, height: nil)).size
    }
}
