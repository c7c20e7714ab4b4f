import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Where bars of navigation stacks and what is in them lie.
@Suite struct NavigationBarTests {
    private struct Screen: View {
        var isInline = true
        var isSearched = false
        @State private var query = ""

        var body: some View {
            NavigationStack {
                if isSearched { content.searchable(text: $query) } else { content }
            }
        }

        private var content: some View {
            Color.red.accessibilityIdentifier("content")
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(isInline ? .inline : .large)
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button {
                        } label: {
                            Text("Edit").accessibilityIdentifier("edit")
                        }
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button {
                        } label: {
                            Image(systemName: "plus").accessibilityIdentifier("plus")
                        }
                    }
                }
        }
    }

    private func device(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, _ platform: Platform, scale: CGFloat = 3
    ) -> Device {
        Device(
            size: CGSize(width: width, height: height), scale: scale,
            safeArea: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0), platform: platform)
    }

    private func frame(_ kind: String, _ tree: LayoutTree) -> CGRect? { tree.nodes.first { $0.kind == kind }?.frame }

    private func title(_ tree: LayoutTree) -> CGRect? {
        tree.nodes.first { $0.label == "Title" && $0.kind == "Text" }?.frame
    }

    /// AccessibilitySnapshot on iOS 18.5, 402 × 874: the title's line at y 68, 20.333 high, in a bar of 44 from 56.333 on.
    @Test func onIOS18TheBarReachesIntoTheSafeAreaOfADynamicIsland() throws {
        let tree = LayoutTree(Screen(), device: device(402, 874, top: 62, .iOS18))
        let bar = try #require(frame("NavigationBar", tree))
        #expect(abs(bar.minY - 56.333) < 0.01 && abs(bar.height - 44) < 0.01)
        #expect(abs(try #require(tree["content"]?.frame.minY) - 100.333) < 0.01)
    }

    /// GKNavigationBarSwift, issue 41: a UINavigationBar of 44 at 53.6667 with a safe area of 59.
    @Test func theBarBeginsHigherBelowASmallerIsland() throws {
        let tree = LayoutTree(Screen(), device: device(393, 852, top: 59, .iOS17))
        #expect(abs(try #require(frame("NavigationBar", tree)).minY - 53.6667) < 0.01)
    }

    /// Without an island the bar begins where the safe area ends.
    @Test func belowANotchTheBarBeginsAtTheSafeArea() throws {
        let tree = LayoutTree(Screen(), device: device(390, 844, top: 47, .iOS18))
        #expect(try #require(frame("NavigationBar", tree)) == CGRect(x: 0, y: 47, width: 390, height: 44))
    }

    /// AccessibilitySnapshot on iOS 26.2, 402 × 874: a back button of 44 at 62.
    @Test func onIOS26TheBarBeginsAtTheSafeArea() throws {
        let tree = LayoutTree(Screen(), device: device(402, 874, top: 62, .iOS26))
        #expect(abs(try #require(frame("NavigationBar", tree)).minY - 62) < 0.01)
        #expect(abs(try #require(tree["content"]?.frame.minY) - 116) < 0.01)
    }

    /// A UI test's element tree on a 375 × 812 screen with a safe area of 50: a bar of 148 from 50 on, a large title at
    /// 16, 97.7, 40.7 high, a search field at 16, 147, 343 × 36.
    @Test func aLargeTitleAndASearchFieldLieBelowTheLine() throws {
        let tree = LayoutTree(Screen(isInline: false, isSearched: true), device: device(375, 812, top: 50, .iOS18))
        #expect(try #require(frame("NavigationBar", tree)) == CGRect(x: 0, y: 50, width: 375, height: 148))
        let large = try #require(title(tree))
        #expect(large.minX == 16)
        #expect(abs(large.minY - 97.667) < 0.01 && abs(large.height - 40.667) < 0.01)
        let field = try #require(frame("SearchField", tree))
        // The field at 147, 36 high, with 1 above and 15 below it.
        #expect(abs(field.minY - (147 - 1)) < 0.01 && field.height == 1 + 36 + 15)
        #expect(tree.nodes.first { $0.kind == "SearchField" }?.approximate == nil)
    }

    /// swiftui-web `uikit/nav/items`: platters 44 high, 16 from the edge and 8 apart, as wide as the title and 24, 44 for an
    /// image.
    @Test func onIOS26ItemsLieOnPlatters() throws {
        let tree = LayoutTree(Screen(), device: device(402, 874, top: 62, .iOS26))
        let buttons = tree.nodes.filter { $0.kind == "Button" }.map(\.frame)
        #expect(buttons.count == 2)
        let (edit, plus) = (buttons[0], buttons[1])
        #expect(abs(plus.maxX - 386) < 0.01 && abs(plus.minX - edit.maxX - 8) < 0.01)
        #expect(abs(edit.minY - 62) < 0.01 && abs(edit.height - 44) < 0.01 && abs(plus.height - 44) < 0.01)
        #expect(abs(edit.width - (try #require(tree["edit"]?.frame.width)) - 24) < 0.01)
        #expect(abs(plus.width - 44) <= 1)
        // The whole platter takes the tap.
        let corner = CGPoint(x: plus.maxX - 1, y: plus.maxY - 1)
        #expect(tree.hitTest(corner).receiver?.kind == "Button")
    }

    private struct Pushed: View {
        @State private var path = [1]
        var body: some View {
            NavigationStack(path: $path) {
                Text("Root").navigationTitle("First").navigationDestination(for: Int.self) { _ in
                    Text("Row").navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
                }
            }
        }
    }

    /// AccessibilitySnapshot testNavBarBackButtonTraitsWithTitles, 402 × 874: 0 56.333 63.667×44 with "First" on iOS 18.5,
    /// 16 62 44×44 on iOS 26.2.
    @Test func theBackButtonLiesWhereItWasRecorded() throws {
        func back(_ platform: Platform) throws -> CGRect {
            let tree = LayoutTree(Pushed(), device: device(402, 874, top: 62, platform))
            return try #require(tree.nodes.first { $0.kind == "Button" }?.frame)
        }
        let old = try back(.iOS18)
        #expect(old.minX == 0 && abs(old.minY - 56.333) < 0.01 && old.height == 44)
        #expect(abs(old.width - 63.667) < 0.5)
        #expect(try back(.iOS26) == CGRect(x: 16, y: 62, width: 44, height: 44))
    }

    @Test func aSheetsBarHasNoIslandToReachInto() throws {
        struct Presenting: View {
            var body: some View { Color.blue.sheet(isPresented: .constant(true)) { Screen() } }
        }
        let tree = LayoutTree(Presenting(), device: device(402, 874, top: 62, .iOS18))
        let bar = try #require(frame("NavigationBar", tree))
        let content = try #require(tree["content"]?.frame)
        #expect(abs(content.minY - bar.minY - 44) < 0.01)
    }

    private struct Sections: View {
        var body: some View {
            List {
                Section {
                    Text("Row")
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
            }
        }
    }

    @Test func whatListsOfAVersionDoNotKnowIsMarked() {
        func marked(_ platform: Platform) -> [String] {
            LayoutTree(Sections(), device: device(402, 874, top: 62, platform)).nodes.filter { $0.approximate != nil }
                .map(\.kind)
        }
        #expect(marked(.iOS26).isEmpty)
        #expect(marked(.iOS18) == ["ListHeader"])
        #expect(marked(.iOS17) == ["ListHeader", "ListFooter"])
    }
}
