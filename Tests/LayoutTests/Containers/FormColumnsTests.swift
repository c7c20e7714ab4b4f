import Foundation
import Layout
import Testing
import ViewTree

/// Forms on a Mac. Recorded: iamcgn/swiftui-web `form/basic` (macOS 26.2): labels end where the widest ends, 8 before the
/// controls; fields fill the width, in a form of 360.
@Suite struct FormColumnsTests {
    private func tree(_ width: CGFloat? = 360, @ViewBuilder _ rows: @MainActor () -> some View) -> LayoutTree {
        LayoutTree(
            Form { rows() }.environment(\.platform, .macOS), proposal: ProposedViewSize(width: width, height: 300),
            scale: 2)
    }

    private func box(_ width: CGFloat, _ height: CGFloat = 20) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test func labelsEndAndControlsBeginInTheSameColumn() throws {
        let tree = tree {
            LabeledContent {
                box(30).accessibilityIdentifier("a")
            } label: {
                box(20).accessibilityIdentifier("la")
            }
            LabeledContent {
                box(50).accessibilityIdentifier("b")
            } label: {
                box(45).accessibilityIdentifier("lb")
            }
            box(70).accessibilityIdentifier("c")
        }
        // The widest label is 45, so controls begin at 53.
        for id in ["a", "b", "c"] { #expect(try #require(tree[id]?.frame.minX) == 53) }
        for id in ["la", "lb"] { #expect(try #require(tree[id]?.frame.maxX) == 45) }
        #expect(tree.size.width == 123)
    }

    @Test func aFieldFillsTheColumnOfControls() throws {
        let tree = tree {
            TextField("", text: .constant("Hello")).accessibilityIdentifier("bare")
            LabeledContent {
                TextField("", text: .constant("Hello")).labelsHidden().accessibilityIdentifier("field")
            } label: {
                box(45)
            }
        }
        #expect(
            try #require(tree["field"]?.frame) == CGRect(x: 53, y: tree["field"]!.frame.minY, width: 307, height: 24))
        #expect(try #require(tree["bare"]?.frame.minX) == 53)
        #expect(try #require(tree["bare"]?.frame.width) == 307)
        #expect(tree.size.width == 360)
    }

    @Test func aFieldsTitleIsItsLabel() throws {
        let tree = tree { TextField("Name", text: .constant("x")) }
        let label = try #require(tree.nodes.first { $0.kind == "Text" && $0.label == "Name" }?.frame)
        let fields = tree.nodes.filter { $0.kind == "TextField" }.map(\.frame)
        #expect(fields.contains { abs($0.minX - label.maxX - 8) < 0.01 && abs($0.maxX - 360) < 0.01 })
    }

    @Test func aFormWithoutLabelsIsAsLargeAsItsContent() {
        #expect(tree { box(70, 18.5) }.size == CGSize(width: 70, height: 18.5))
        #expect(tree(nil) { box(70, 18.5) }.size == CGSize(width: 70, height: 18.5))
    }
}
