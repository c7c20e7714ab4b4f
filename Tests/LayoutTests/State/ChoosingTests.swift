import Foundation
import HitTest
import Layout
import Testing
import ViewTree
import ViewTreeTesting

/// Calendars, colours, links and search.
struct ChoosingTests {
    private func label(_ id: String, _ host: ViewHost) -> String? { host.tree[id]?.children.first?.label }

    struct Dates: View {
        nonisolated static let start = Date(timeIntervalSince1970: 1_700_000_000)
        @State var date = Dates.start
        var last = Date.distantFuture
        var body: some View {
            DatePicker("When", selection: $date, in: ...last, displayedComponents: .date)
                .accessibilityIdentifier("date")
            Text("\(Int(date.timeIntervalSince(Self.start) / 86400))").accessibilityIdentifier("days")
        }
    }

    @Test func aDateIsChosenWithinTheRange() {
        let host = ViewHost(Dates(last: Dates.start.addingTimeInterval(3 * 86400)), device: .iPhone16Pro)
        host.choose(Dates.start.addingTimeInterval(2 * 86400), in: "date")
        #expect(label("days", host) == "2")
        host.choose(Dates.start.addingTimeInterval(9 * 86400), in: "date")
        #expect(label("days", host) == "3")
    }

    @Test func aDayOfTheOpenCalendarIsTapped() throws {
        let host = ViewHost(Dates(), device: .iPhone16Pro)
        try host.tap("date")
        let calendar = try #require(host.tree.nodes.first { $0.kind == "Calendar" }?.frame)
        // One cell to the right of another is the day after, one below the week after.
        func days(_ column: CGFloat, _ week: CGFloat) -> Int? {
            let weeks = calendar.height - 88
            host.tap(
                at: CGPoint(
                    x: calendar.minX + (column + 0.5) * calendar.width / 7,
                    y: calendar.minY + 88 + (week + 0.5) * weeks / 6))
            return label("days", host).flatMap { Int($0) }
        }
        let first = try #require(days(2, 1))
        #expect(days(3, 1) == first + 1)
        #expect(days(3, 2) == first + 8)
    }

    @Test func aColourOfTheOpenPanelIsTapped() throws {
        struct Colours: View {
            @State var colour = Color.red
            var body: some View {
                ColorPicker("Colour", selection: $colour).accessibilityIdentifier("picker")
                Text(colour == .black ? "black" : "other").accessibilityIdentifier("name")
            }
        }
        let host = ViewHost(Colours(), device: .iPhone16Pro)
        try host.tap("picker")
        let grid = try #require(host.tree.nodes.first { $0.kind == "ColorGrid" }?.frame)
        let result = host.tap(at: CGPoint(x: grid.maxX - 3, y: grid.minY + 3))
        #expect(result.effects.contains { $0.kind == .state && $0.label == "colour" })
        #expect(host.tree.nodes.contains { $0.kind == "ColorGrid" })
        host.tap(at: CGPoint(x: 200, y: 100))
        #expect(!host.tree.nodes.contains { $0.kind == "ColorGrid" })
    }

    @Test func linksInTextsOpenThroughTheEnvironment() throws {
        struct Links: View {
            @State var opened = "none"
            var handles = true
            var body: some View {
                VStack {
                    Text("[here](https://a.b/c)").accessibilityIdentifier("text")
                    Link("Site", destination: URL(string: "https://x.y")!).accessibilityIdentifier("link")
                    Text(opened).accessibilityIdentifier("opened")
                }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        guard handles else { return .systemAction }
                        opened = url.absoluteString
                        return .handled
                    })
            }
        }
        let host = ViewHost(Links(), device: .iPhone16Pro)
        let text = host.tree["text"]!.frame
        let result = host.tap(at: CGPoint(x: text.midX, y: text.midY))
        #expect(result.hitTest.receiver?.gesture == "link")
        #expect(label("opened", host) == "https://a.b/c")
        try host.tap("link")
        #expect(label("opened", host) == "https://x.y")
        #expect(host.openedURLs.isEmpty)
        let other = ViewHost(Links(handles: false), device: .iPhone16Pro)
        try other.tap("link")
        #expect(other.openedURLs.map(\.absoluteString) == ["https://x.y"])
    }

    struct Results: View {
        let text: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
            Text(isSearching ? "searching \(text)" : "idle").accessibilityIdentifier("state")
            Button("End") { dismissSearch() }.accessibilityIdentifier("end")
        }
    }

    @Test func aSearchFieldStandsInTheBarAndIsTypedInto() throws {
        struct Searching: View {
            @State var text = ""
            @State var submitted = "none"
            var body: some View {
                NavigationStack {
                    VStack {
                        Results(text: text)
                        Text(submitted).accessibilityIdentifier("submitted")
                    }
                    .navigationTitle("Title")
                    .searchable(text: $text, prompt: "Find")
                    .onSubmit(of: .search) { submitted = text }
                }
            }
        }
        let host = ViewHost(Searching(), device: .iPhone16Pro)
        #expect(label("state", host) == "idle")
        let field = try #require(host.tree.nodes.first { $0.kind == "SearchField" })
        host.type("ab\n", into: field)
        #expect(label("state", host) == "searching ab")
        #expect(label("submitted", host) == "ab")
        try host.tap("end")
        #expect(label("state", host) == "idle")
    }

    @Test func aDisabledToggleInAListSaysThatItIsDisabled() {
        struct Rows: View {
            @State var isOn = false
            var body: some View {
                List { Toggle("Wi-Fi", isOn: $isOn).disabled(true).accessibilityIdentifier("toggle") }
            }
        }
        let host = ViewHost(Rows(), device: .iPhone16Pro)
        expectNotTappable("toggle", in: host, because: .disabled)
        expectNotTappable("toggle", in: host.tree, because: .disabled)
        do {
            try host.tap("toggle")
            Issue.record("a disabled toggle was tapped")
        } catch { #expect("\(error)".contains("disabled")) }
    }
}
