import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Tabs and pages by the values of the user's own, and what bars keep from what lies behind them.
struct TabTests {
    enum Place: Hashable { case first, second }

    /// The tag around the item, as most apps write it, or inside.
    struct Tabs: View {
        var isOutside = true
        @State var place = Place.first

        var body: some View {
            TabView(selection: $place) {
                if isOutside {
                    Text("one").tabItem { Text("1") }.badge(3).tag(Place.first)
                    Text("two").tabItem { Text("2") }.tag(Place.second)
                } else {
                    Text("one").tag(Place.first).tabItem { Text("1") }
                    Text("two").tag(Place.second).tabItem { Text("2") }
                }
            }
        }
    }

    private func says(_ text: String, _ host: ViewHost) -> Bool { host.tree.nodes.contains { $0.label == text } }

    @Test(arguments: [true, false])
    func aTabIsChosenByItsTagWhereverThatStands(_ isOutside: Bool) {
        let host = ViewHost(Tabs(isOutside: isOutside), device: .iPhone16Pro)
        #expect(says("one", host) && !says("two", host))
        let effects = host.tap(at: CGPoint(x: 301, y: 815)).effects
        #expect(effects.contains { $0.kind == .state })
        #expect(says("two", host) && !says("one", host))
        #expect(says("two", ViewHost(Tabs(isOutside: isOutside, place: .second), device: .iPhone16Pro)))
    }

    struct Pages: View {
        @State var page = "a"
        @State var taps = 0

        var body: some View {
            VStack(spacing: 0) {
                TabView(selection: $page) {
                    ForEach(["a", "b", "c"], id: \.self) { name in
                        VStack {
                            Text(name)
                            if name == "b" { Button("\(taps)") { taps += 1 }.accessibilityIdentifier("button") }
                        }
                        .tag(name)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
                .accessibilityIdentifier("pages")
                Text("page " + page).frame(height: 50)
            }
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aPageIsTurnedByASwipeAndTheEndsStay(_ direction: LayoutDirection) throws {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let host = ViewHost(Pages(), device: .iPhone16Pro, environment: environment)
        let (forward, back): (SwipeDirection, SwipeDirection) =
            direction == .leftToRight ? (.left, .right) : (.right, .left)
        host.swipe("pages", back)
        #expect(says("page a", host))
        host.swipe("pages", forward)
        #expect(says("page b", host) && says("b", host))
        // What is on a page keeps its taps.
        try host.tap("button")
        #expect(says("1", host))
        host.swipe("pages", forward)
        #expect(says("page c", host))
        host.swipe("pages", forward)
        #expect(says("page c", host))
        host.swipe("pages", .up)
        #expect(says("page c", host))
    }

    struct Scrolled: View {
        @State var taps = 0

        var body: some View {
            NavigationStack {
                ScrollView {
                    Color.red.frame(height: 3000).onTapGesture { taps += 1 }.accessibilityIdentifier("content")
                }
                .accessibilityIdentifier("scroll")
                .navigationTitle("Title")
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button {
                            taps = 10
                        } label: {
                            Label("Add", systemImage: "plus")
                        }
                        .accessibilityIdentifier("add")
                    }
                    ToolbarItem(placement: .bottomBar) { Text("bottom") }
                    ToolbarItem(placement: .topBarLeading) {
                        Menu("More") {
                            Button("Ten", systemImage: "star") { taps = 10 }
                        }
                    }
                }
            }
        }
    }

    @Test func barsKeepTapsFromWhatIsScrolledBehindThem() throws {
        let host = ViewHost(Scrolled(), device: .iPhone16Pro)
        host.scroll("scroll", by: CGVector(dx: 0, dy: 500))
        // 62 of status bar, a bar of 44, a title of 52; 44 above the home indicator of 34.
        for y: CGFloat in [66, 84, 104, 130, 874 - 34 - 40, 874 - 34 - 4] {
            #expect(host.tree.hitTest(CGPoint(x: 150, y: y)).receiver == nil, "at \(y)")
        }
        #expect(host.tree.hitTest(CGPoint(x: 150, y: 62 + 44 + 52 + 4)).receiver?.id == "content")
        #expect(host.tree.hitTest(CGPoint(x: 150, y: 874 - 34 - 48)).receiver?.id == "content")
        #expect(host.tree.hitTest(CGPoint(x: 372, y: 64)).receiver?.id == "add")
    }

    @Test func barsShowALabelsSymbolAloneAndMenusBoth() throws {
        let host = ViewHost(Scrolled(), device: .iPhone16Pro)
        let add = try #require(host.tree["add"])
        #expect(!says("Add", host) || !host.tree.nodes.contains { $0.kind == "Text" && $0.label == "Add" })
        // Read out it is the title.
        #expect(host.tree.hitTest(CGPoint(x: add.frame.midX, y: add.frame.midY)).receiver?.label == "Add")
        // The menu of a bar is no bar.
        host.tap(at: CGPoint(x: 30, y: 84))
        #expect(host.tree.nodes.contains { $0.kind == "Text" && $0.label == "Ten" })
    }
}
