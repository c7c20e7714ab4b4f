import Foundation
import Testing
import ViewTree

/// The distances that texts want to other views.
@Suite struct TextSpacingTests {
    @Test func onMacOSTheyAreAsRecorded() {
        let line = measured(resolved("Text", .macOS))
        #expect(line.topToView == 4.7421875)
        #expect(line.bottomToView == 8.15087890625)
    }

    // OpenSwiftUI's Spacing.TextMetrics at 3x, to three decimals.
    @Test(arguments: [(17.0, 6.434, 10.642), (34, 12.535, 20.951)])
    func onIOSTheyFollowFromTheFont(_ size: Double, _ top: Double, _ bottom: Double) {
        let line = measured(resolved("Text", ResolvedFont(size: CGFloat(size)), scale: 3))
        #expect(abs(Double(line.topToView) - top) < 0.0006)
        #expect(abs(Double(line.bottomToView) - bottom) < 0.0006)
    }

    @Test func theFirstAndTheLastRunDecide() {
        var text = resolved("Text", scale: 3)
        text.runs.append(ResolvedTextRun(string: "large", font: ResolvedFont(size: 34)))
        let large = measured(resolved("Text", ResolvedFont(size: 34), scale: 3))
        #expect(measured(text).topToView == measured(resolved("Text", scale: 3)).topToView)
        #expect(measured(text).bottomToView == large.bottomToView)
    }
}
