import Foundation
import Layout
import Testing
import ViewTree

/// Text among other views, stated relative to the text's own size.
struct TextInStacksTests {
    /// One paragraph, long enough to wrap.
    private let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

    /// The size of the paragraph on one line.
    private var oneLine: CGSize {
        tree(nil, nil) { Text(paragraph) }.size
    }

    private func tree(
        _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: @MainActor () -> some View
    ) -> LayoutTree {
        LayoutTree(view(), proposal: ProposedViewSize(width: width, height: height))
    }

    @Test func aParagraphIsOneLineWhereNothingLimitsIt() {
        let line = oneLine
        #expect(line.width > 0 && line.height > 0, "TX1, from MetalUI probe TS")
        #expect(tree(.infinity, .infinity) { Text(paragraph) }.size == line, "TX1, from MetalUI probe TS")
    }

    @Test func theHeightLimitsTheNumberOfLines() {
        let line = oneLine
        let limited = tree(line.width / 2, 1.5 * line.height) { Text(paragraph) }
        #expect(limited.size.height == line.height, "TX3, from MetalUI probe TS")
        #expect(limited.size.width <= line.width / 2, "TX3, from MetalUI probe TS")
    }

    @Test func textBesideAColourIsOfferedHalfAndWraps() throws {
        let line = oneLine
        let row = tree(nil, nil) {
            HStack(spacing: 0) {
                Text(paragraph).mark("text")
                Color.red.mark("color")
            }
            .frame(width: 1.5 * line.width)
        }
        let text = try #require(row["text"]?.frame)
        #expect(text.width <= 0.75 * line.width, "TX7, from SwiftUI Field Guide")
        #expect(text.height > line.height, "TX7, from SwiftUI Field Guide")
    }

    @Test func textOfAHigherPriorityKeepsItsLine() throws {
        let line = oneLine
        let row = tree(nil, nil) {
            HStack(spacing: 0) {
                Text(paragraph).layoutPriority(1).mark("text")
                Color.red.mark("color")
            }
            .frame(width: 1.5 * line.width)
        }
        #expect(row["text"]?.frame.size == line, "TX8, from SwiftUI Field Guide")
        let color = try #require(row["color"]?.frame)
        #expect(color.width.isNear(0.5 * line.width, within: LayoutCase.exact), "TX8, from SwiftUI Field Guide")
    }

    @Test func twoLinesOfTextTouch() {
        let line = oneLine
        let column = tree(nil, nil) {
            VStack {
                Text(paragraph)
                Text(paragraph)
            }
        }
        #expect(
            column.size.isNear(CGSize(width: line.width, height: 2 * line.height), within: LayoutCase.exact),
            "TX9, from MetalUI probe SA, OpenSwiftUI: \(column.size.shortDescription)")
    }

    @Test func aSpacerBetweenTextsIsEightLong() {
        let line = oneLine
        let column = tree(nil, nil) {
            VStack {
                Text(paragraph)
                Spacer()
                Text(paragraph)
            }
        }
        #expect(
            column.size.height.isNear(2 * line.height + 8, within: LayoutCase.exact),
            "TX10, from MetalUI probe SA: \(column.size.shortDescription)")
    }
}
