import Foundation
import Layout
import Testing
import ViewTree

/// Where the title of a navigation bar stands beside its items, and how both follow the type's size.
@Suite struct BarLineTests {
    private struct Screen: View {
        var title: String
        var leading = ""
        var trailing = ""
        var isLarge = false

        var body: some View {
            NavigationStack {
                Color.red.accessibilityIdentifier("content")
                    .navigationTitle(Text(verbatim: title))
                    .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
                    .toolbar {
                        if !leading.isEmpty { ToolbarItem(placement: .topBarLeading) { button(leading, "leading") } }
                        if !trailing.isEmpty {
                            ToolbarItem(placement: .topBarTrailing) { button(trailing, "trailing") }
                        }
                    }
            }
        }

        private func button(_ title: String, _ id: String) -> some View {
            Button(action: {}, label: { Text(verbatim: title) }).accessibilityIdentifier(id)
        }
    }

    private func tree(
        _ screen: Screen, _ platform: Platform = .iOS18, size: DynamicTypeSize = .large
    ) -> LayoutTree {
        LayoutTree(
            screen.environment(\.dynamicTypeSize, size),
            device: Device(
                size: CGSize(width: 375, height: 667), scale: 2,
                safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), platform: platform))
    }

    private func title(_ tree: LayoutTree, _ text: String) throws -> CGRect {
        try #require(tree.nodes.first { $0.kind == "Text" && $0.label == text }?.frame)
    }

    @Test(arguments: [Platform.iOS18, .iOS26])
    func aTitleWithRoomStandsInTheMiddle(_ platform: Platform) throws {
        let tree = tree(Screen(title: "Title", leading: "Edit"), platform)
        #expect(abs(try title(tree, "Title").midX - 187.5) <= 0.5)
    }

    /// UIKit's rule: the title leaves the middle before it is cut off.
    @Test(arguments: [Platform.iOS18, .iOS26])
    func aTitleMovesAsideForALongItem(_ platform: Platform) throws {
        let screen = Screen(title: "Quite a long title", leading: "Something long")
        let tree = tree(screen, platform)
        let title = try title(tree, "Quite a long title")
        let item = try #require(tree["leading"]?.frame)
        #expect(abs(title.minX - item.maxX - 8) <= 0.5)
        #expect(title.midX > 187.5)
        // It is as wide as without the item.
        let alone = self.tree(Screen(title: screen.title), platform)
        #expect(title.width == (try self.title(alone, screen.title).width))
    }

    @Test(arguments: [Platform.iOS18, .iOS26])
    func aTitleWithoutRoomIsCutOffBetweenTheItems(_ platform: Platform) throws {
        let long = "A title that is much longer than any bar of a telephone"
        let tree = tree(Screen(title: long, leading: "Cancel", trailing: "Done"), platform)
        let title = try title(tree, long)
        #expect(title.minX >= (try #require(tree["leading"]?.frame.maxX)) + 8 - 0.01)
        #expect(title.maxX <= (try #require(tree["trailing"]?.frame.minX)) - 8 + 0.01)
        #expect(title.width > 100)
    }

    @Test func itemsThatDoNotFitSideBySideDoNotOverlap() throws {
        let words = "An item that is much longer than half a bar"
        let tree = tree(Screen(title: "Title", leading: words, trailing: words))
        let leading = try #require(tree["leading"]?.frame)
        let trailing = try #require(tree["trailing"]?.frame)
        #expect(leading.minX >= 0 && leading.maxX <= trailing.minX && trailing.maxX <= 375)
    }

    /// UIKit's bars do not grow with the type.
    @Test(arguments: [Platform.iOS18, .iOS26])
    func whatIsInTheLineDoesNotGrow(_ platform: Platform) throws {
        let screen = Screen(title: "Title", leading: "Edit", trailing: "Done")
        let usual = tree(screen, platform)
        let large = tree(screen, platform, size: .accessibility5)
        #expect(try title(large, "Title") == title(usual, "Title"))
        for id in ["leading", "trailing", "content"] { #expect(large[id]?.frame == usual[id]?.frame, "\(id)") }
    }

    /// Human Interface Guidelines: a large title of 34 pt is one of 60 at the largest size.
    @Test func aLargeTitleGrowsAndPushesTheContentDown() throws {
        let screen = Screen(title: "Title", isLarge: true)
        let usual = tree(screen)
        let large = tree(screen, size: .accessibility5)
        let grown = try title(large, "Title")
        #expect(abs(grown.height - 60 * 2444 / 2048) <= 0.5)
        #expect(try #require(large["content"]?.frame.minY) >= grown.maxY)
        let growth = try grown.height - title(usual, "Title").height
        #expect(
            try abs(#require(large["content"]?.frame.minY) - #require(usual["content"]?.frame.minY) - growth) <= 0.5)
    }
}
