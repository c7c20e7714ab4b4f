import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Pages of a tab view under a finger.
@Suite struct PageTabViewTests {
    private struct Pages: View {
        @State private var page = 0
        var body: some View {
            TabView(selection: $page) {
                Text("One").accessibilityIdentifier("one").tag(0)
                Color.green.accessibilityIdentifier("two").tag(1)
                ScrollView { Color.blue.frame(height: 2000).accessibilityIdentifier("three") }.tag(2)
            }
            .tabViewStyle(.page)
        }
    }

    private func host(_ view: @autoclosure @escaping @MainActor () -> some View) -> ViewHost {
        ViewHost(view(), device: .iPhone16Pro)
    }

    /// From the middle of the screen, sideways and down.
    private func drag(_ host: ViewHost, _ dx: CGFloat, _ dy: CGFloat = 0) {
        host.drag(from: CGPoint(x: 201, y: 600), to: CGPoint(x: 201 + dx, y: 600 + dy))
    }

    @Test func aFingerTurnsThePages() {
        let host = host(Pages())
        drag(host, -180)
        #expect(host.tree["two"] != nil && host.tree["one"] == nil)
        drag(host, -180)
        #expect(host.tree["three"] != nil)
        drag(host, 180)
        #expect(host.tree["two"] != nil)
    }

    @Test func theFirstAndTheLastPageStay() {
        let host = host(Pages())
        drag(host, 180)
        #expect(host.tree["one"] != nil)
        for _ in 0..<3 { drag(host, -180) }
        #expect(host.tree["three"] != nil)
    }

    @Test func aShortWayAndOneUpOrDownTurnNoPage() {
        let host = host(Pages())
        drag(host, -40)
        drag(host, -60, 200)
        #expect(host.tree["one"] != nil)
    }

    @Test func aPageThatScrollsUpAndDownIsTurnedSideways() throws {
        let host = host(Pages())
        drag(host, -180)
        drag(host, -180)
        let before = try #require(host.tree["three"]?.bounds.minY)
        drag(host, 0, -150)
        #expect(try #require(host.tree["three"]?.bounds.minY) < before)
        drag(host, 180)
        #expect(host.tree["two"] != nil)
    }

    @Test func fromRightToLeftTheNextPageLiesToTheLeft() {
        let host = host(Pages().environment(\.layoutDirection, .rightToLeft))
        drag(host, 180)
        #expect(host.tree["two"] != nil)
    }

    @Test func aDragOfTheUsersOwnHasPrecedence() {
        struct Own: View {
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) {
                    Color.red.gesture(DragGesture()).accessibilityIdentifier("one").tag(0)
                    Color.green.accessibilityIdentifier("two").tag(1)
                }
                .tabViewStyle(.page)
            }
        }
        let host = host(Own())
        drag(host, -180)
        #expect(host.tree["one"] != nil)
    }

    @Test func withoutASelectionThePagesTurnAsWell() {
        struct Plain: View {
            var body: some View {
                TabView {
                    Color.red.accessibilityIdentifier("one")
                    Color.green.accessibilityIdentifier("two")
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
            }
        }
        let host = host(Plain())
        drag(host, -180)
        #expect(host.tree["two"] != nil)
    }

    /// swiftui-web `uikit/controls/more`: 92 for four pages; `ios/representable/measure-controls`: 74 for three.
    @Test(arguments: [(3, 74), (4, 92)] as [(Int, CGFloat)])
    func theDotsTakeEighteenPointsEach(_ count: Int, _ width: CGFloat) throws {
        let tree = LayoutTree(
            TabView { ForEach(0..<count, id: \.self) { _ in Color.red } }.tabViewStyle(.page),
            device: Device(size: CGSize(width: 375, height: 667), scale: 2, platform: .iOS26))
        let dots = try #require(tree.nodes.first { $0.kind == "PageControl" })
        #expect(dots.frame.size == CGSize(width: width, height: 26))
    }
}
