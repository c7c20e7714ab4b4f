import Foundation
import Layout
import Testing
import ViewTree

/// How controls follow the type's size. Sizes of styles: Human Interface Guidelines, "Dynamic Type sizes".
@Suite struct ControlTypeSizeTests {
    private func tree(
        _ platform: Platform = .iOS26, size: DynamicTypeSize = .large, width: CGFloat? = nil,
        @ViewBuilder _ view: @MainActor () -> some View
    ) -> LayoutTree {
        LayoutTree(
            view().environment(\.platform, platform).environment(\.displayScale, 2)
                .environment(\.dynamicTypeSize, size),
            proposal: ProposedViewSize(width: width, height: nil))
    }

    /// A line of the system font, in whole pixels at 2x.
    private func line(_ points: CGFloat, count: CGFloat = 1) -> CGFloat {
        (points * 2444 / 2048 * count * 2).rounded(.up) / 2
    }

    /// A small bordered button: a label in the subheadline and 10 more; 12, 15 and 49 points at these sizes.
    @Test(arguments: [(DynamicTypeSize.xSmall, 12.0), (.large, 15), (.accessibility5, 49)])
    func smallBorderedButtonsFollowTheSubheadline(_ size: DynamicTypeSize, _ points: Double) {
        for control in [ControlSize.mini, .small] {
            let height = tree(size: size) { Button("Save") {}.buttonStyle(.bordered).controlSize(control) }.size.height
            #expect(height == line(CGFloat(points)) + 10)
        }
    }

    /// swiftui-web `ios/textfield/basic`: 34 with the usual font.
    @Test func aBorderedFieldGrowsWithItsFont() {
        func height(_ font: Font?, _ platform: Platform = .iOS26) -> CGFloat {
            tree(platform, width: 200) {
                TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).font(font)
            }
            .size.height
        }
        #expect(height(nil) == 34)
        #expect(height(.caption2) == 34)
        #expect(height(.system(size: 60)) >= line(60) + 8)
        #expect(height(nil, .macOS) == 24)
        #expect(height(.largeTitle, .macOS) >= 31 + 8)
    }

    @Test func aFieldThatOutgrowsTheRecordedHeightSaysSo() {
        func reason(_ font: Font) -> String? {
            tree(.iOS26, width: 200) {
                TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).font(font)
            }
            .nodes.first { $0.kind == "TextField" }?.approximate
        }
        #expect(reason(.body) == nil)
        #expect(reason(.system(size: 60)) != nil)
    }

    /// A line more makes the field a line higher; with one it is as high as a field of one line.
    @Test func aBorderedFieldThatGrowsDownwardsHasTheSameInsets() {
        func height(_ text: String) -> CGFloat {
            tree(width: 200) {
                TextField("Name", text: .constant(text), axis: .vertical).textFieldStyle(.roundedBorder)
            }.size.height
        }
        #expect(height("one") == 34)
        #expect(abs(height("one\ntwo") - 34 - line(17, count: 2) + line(17)) <= 0.01)
    }

    /// The symbol grows with the type, and so does its place before the title.
    @Test(arguments: [DynamicTypeSize.large, .accessibility1, .accessibility3, .accessibility5])
    func aLabelsIconInAListDoesNotReachItsTitle(_ size: DynamicTypeSize) throws {
        let tree = LayoutTree(
            List { Label("Title", systemImage: "gear") }.environment(\.dynamicTypeSize, size),
            device: .iPhone16Pro)
        let icon = try #require(tree.nodes.first { $0.kind == "Image" }?.frame)
        let title = try #require(tree.nodes.first { $0.kind == "Text" && $0.label == "Title" }?.frame)
        #expect(icon.maxX <= title.minX)
    }

    /// AccessibilitySnapshot: three segments "Segment A" to "C" make 261, and 263 with lines between them.
    @Test(arguments: [(Platform.iOS18, 263.0), (.iOS26, 261)])
    func segmentsHaveRegularTitles(_ platform: Platform, _ width: Double) {
        let tree = tree(platform) {
            Picker("", selection: .constant(0)) {
                Text("Segment A").tag(0)
                Text("Segment B").tag(1)
                Text("Segment C").tag(2)
            }
            .pickerStyle(.segmented).fixedSize()
        }
        #expect(abs(Double(tree.size.width) - width) <= 0.01 * width)
    }
}
