import Foundation
import Layout
import Testing

@testable import ViewTree

/// How large symbols are. Recorded boxes: iamcgn/swiftui-web `symbol/*` (macOS 26.2) and `ios/symbol/basic` (iOS 26.0),
/// both at 2 pixels a point, so that half a point is a pixel.
@Suite struct SymbolBoxTests {
    private func tree(
        _ platform: Platform = .iOS26, scale: CGFloat = 2, @ViewBuilder _ view: @MainActor () -> some View
    ) -> LayoutTree {
        LayoutTree(
            view().environment(\.platform, platform), proposal: ProposedViewSize(width: 320, height: 300), scale: scale)
    }

    private func size(_ platform: Platform = .iOS26, @ViewBuilder _ view: @MainActor () -> some View) -> CGSize {
        tree(platform, view).size
    }

    @Test(
        arguments: [
            ("star", 22, 20), ("gear", 21.5, 20.5), ("wifi", 22.5, 16), ("chevron.right", 12.5, 16.5),
        ] as [(String, CGFloat, CGFloat)])
    func aSymbolHasItsRecordedBoxBesideBodyText(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        let box = size { Image(systemName: name) }
        #expect(abs(box.width - width) <= 0.5 && abs(box.height - height) <= 0.5, "\(box)")
    }

    @Test(
        arguments: [
            ("star", 16.5, 16), ("chevron.right", 10, 13.5), ("ellipsis", 14, 4.5), ("rectangle.portrait", 14, 16),
            ("line.3.horizontal", 16, 8.5), ("person.circle", 15, 15), ("bell.slash", 15, 16.5),
        ] as [(String, CGFloat, CGFloat)])
    func aSymbolHasItsRecordedBoxInTheMacsBodyFont(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        #expect(size(.macOS) { Image(systemName: name) } == CGSize(width: width, height: height))
    }

    /// 28 and 34 points lie beyond the sizes that every symbol was recorded at.
    @Test func aSymbolGrowsWithItsFontBeyondTheRecordedSizes() {
        let title = size { Image(systemName: "star").font(.title) }
        #expect(abs(title.width - 36) <= 0.5 && abs(title.height - 33.5) <= 0.5)
        let large = size { Image(systemName: "star").font(.largeTitle) }
        #expect(abs(large.width - 43.5) <= 0.5 && abs(large.height - 40.5) <= 1)
        let footnote = size { Image(systemName: "star").font(.footnote) }
        #expect(footnote == CGSize(width: 16.5, height: 16))
    }

    @Test func imageScalesAndBoldFontsChangeTheBox() {
        let large = size { Image(systemName: "star").imageScale(.large) }
        #expect(abs(large.width - 28) <= 0.5 && abs(large.height - 27) <= 0.5)
        let bold = size { Image(systemName: "star").font(.body.weight(.bold)) }
        #expect(abs(bold.width - 22.5) <= 0.5 && abs(bold.height - 21.5) <= 1)
        let small = size(.macOS) { Image(systemName: "star").imageScale(.small) }
        #expect(abs(small.width - 13.5) <= 0.5 && abs(small.height - 13) <= 0.5)
    }

    /// The template app: a globe of 25.667 above a line of 20.333 make 46, on a screen of 3 pixels a point.
    @Test func theTemplatesGlobeIsAsHighAsInARealDump() {
        let app = tree(.iOS18, scale: 3) {
            VStack {
                Image(systemName: "globe").imageScale(.large)
                Text("Hello, world!")
            }
        }
        #expect(abs(app.size.height - 46) < 0.001)
    }

    /// `symbol/basic`, `baselineRow`: the bottom of a star lies 3 below the baseline at 13 points, an ellipsis 2.5 above it.
    @Test(arguments: [("star", 3), ("ellipsis", -2.5), ("square.and.arrow.up", 3)] as [(String, CGFloat)])
    func aSymbolStandsOnTheBaselineOfTheTextBesideIt(_ name: String, _ descent: CGFloat) throws {
        let row = tree(.macOS) {
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: name).accessibilityIdentifier("symbol")
                Color.clear.frame(width: 10, height: 10).accessibilityIdentifier("foot")
            }
        }
        // A view without text has its baseline at its bottom.
        let bottom = try #require(row["symbol"]?.frame.maxY)
        let baseline = try #require(row["foot"]?.frame.maxY)
        #expect(abs(bottom - baseline - descent) <= 0.5)
    }

    /// `symbol/variants`: filled and enclosed symbols.
    @Test func aSymbolInAShapeHasTheShapesBoxAndAFilledOneItsOutlines() {
        let circle = size { Image(systemName: "circle") }
        for name in ["star.circle", "trash.circle.fill", "figure.walk.circle"] {
            #expect(size { Image(systemName: name) } == circle)
        }
        #expect(size { Image(systemName: "drop.fill") } == size { Image(systemName: "drop") })
        #expect(size { Image(systemName: "star").symbolVariant(.circle) } == circle)
        #expect(size { Image(systemName: "star").symbolVariant(.fill) } == size { Image(systemName: "star") })
    }

    /// `symbol/basic`, `unknown`.
    @Test func anImageWithoutASymbolsNameHasNoSize() {
        #expect(size { Image(systemName: "") } == .zero)
    }

    // MARK: Marks

    private func guesses(@ViewBuilder _ view: @MainActor () -> some View) -> [String] {
        tree { view() }.nodes.filter { $0.kind == "Image" }.compactMap(\.approximate)
    }

    @Test func onlySymbolsThatWereNotRecordedAreMarked() {
        #expect(guesses { Image(systemName: "heart.fill") }.isEmpty)
        #expect(guesses { Image(systemName: "questionmark.circle") }.isEmpty)
        #expect(guesses { Image(systemName: "carrot") }.count == 1)
    }

    @Test func anUnknownAssetIsMarkedWhereItsOwnSizeCounts() {
        #expect(guesses { Image("nowhere") }.count == 1)
        #expect(guesses { Image("nowhere").frame(width: 40, height: 30) }.count == 1, "it is not resizable")
        #expect(guesses { Image("nowhere").resizable().scaledToFit().frame(width: 40, height: 30) }.count == 1)
        #expect(guesses { ScrollView { Image("nowhere").resizable() } }.count == 1)
    }

    @Test func aResizableImageThatIsOfferedBothLengthsIsNotMarked() {
        #expect(guesses { Image("nowhere").resizable().frame(width: 40, height: 30) }.isEmpty)
        #expect(guesses { ScrollView { Image("nowhere").resizable().frame(width: 40, height: 30) } }.isEmpty)
        #expect(guesses { Image("nowhere").resizable().aspectRatio(2, contentMode: .fit) }.isEmpty)
        #expect(guesses { Color.red.background { Image("nowhere").resizable() } }.isEmpty)
    }

    @Test func drawingsAreAsLargeAsWhatIsOfferedWhateverIsDrawn() {
        #expect(tree { Canvas { _, _ in } }.nodes.allSatisfy { $0.approximate == nil })
    }
}
