import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What is shown on top of the screen, and what it keeps from the screen.
struct PresentationTests {
    struct Sheet: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() }.accessibilityIdentifier("close") }
    }

    struct Screen: View {
        @State var isShown = false
        @State var dismissals = 0
        @State var taps = 0
        var body: some View {
            VStack {
                Button("Show") { isShown = true }.accessibilityIdentifier("show")
                Text("\(dismissals) \(taps)").accessibilityIdentifier("text").onTapGesture { taps += 1 }
                Spacer()
            }
            .sheet(
                isPresented: $isShown, onDismiss: { dismissals += 1 },
                content: { Sheet().presentationDetents([.medium]) })
        }
    }

    @Test func aSheetLiesOnTopAndIsReportedAsPresented() throws {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        let result = try host.tap("show")
        let presented = result.effects.filter { $0.kind == .presented }
        #expect(presented.count == 1)
        #expect(presented.first?.description.contains("sheet") == true)
        #expect(host.tree["close"] != nil)
        #expect(host.tap(at: CGPoint(x: 5000, y: 0)).hitTest.receiver == nil)
    }

    @Test func theScreenBehindASheetReceivesNothing() throws {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        let place = CGPoint(x: host.tree["text"]!.frame.midX, y: host.tree["text"]!.frame.midY)
        try host.tap("show")
        let result = host.tap(at: place)
        // The tap takes the sheet away; the text, which counts its taps, gets none.
        #expect(result.hitTest.receiver?.kind == "sheet")
        #expect(host.tree.nodes.contains { $0.label == "1 0" })
    }

    @Test func dismissTakesTheSheetAwayAndTellsThePresenter() throws {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        try host.tap("show")
        let result = try host.tap("close")
        #expect(host.tree["close"] == nil)
        #expect(result.effects.contains { $0.kind == .gone && $0.id == "close" })
        #expect(host.tree.nodes.contains { $0.label == "1 0" })
    }

    @Test func aMediumSheetLiesWhereItWasRecorded() throws {
        // swiftui-web ios/sheet/medium: 351 of 667 points, 6 in from the sides and the bottom.
        let device = Device(size: CGSize(width: 375, height: 667), scale: 2, safeArea: EdgeInsets(), platform: .iOS26)
        struct Full: View {
            @State var isShown = true
            var body: some View {
                Color.white.sheet(isPresented: $isShown) {
                    Color.red.accessibilityIdentifier("red").presentationDetents([.medium])
                }
            }
        }
        let host = ViewHost(Full(), device: device)
        #expect(host.tree["red"]?.frame == CGRect(x: 6, y: 310, width: 363, height: 351))
    }

    @Test func anItemsSheetIsMadeForTheItem() throws {
        struct Item: Identifiable { let id: Int }
        struct Items: View {
            @State var item: Item?
            var body: some View {
                Button("Show") { item = Item(id: 3) }.accessibilityIdentifier("show")
                    .sheet(item: $item) { item in Text("item \(item.id)") }
            }
        }
        let host = ViewHost(Items(), device: .iPhone16Pro)
        try host.tap("show")
        #expect(host.tree.nodes.contains { $0.label == "item 3" })
    }

    @Test func aButtonOfAnAlertActsAndTakesItAway() throws {
        struct Alerting: View {
            @State var isShown = false
            @State var answer = "none"
            var body: some View {
                VStack {
                    Button("Ask") { isShown = true }.accessibilityIdentifier("ask")
                    Text(answer).accessibilityIdentifier("answer")
                }
                .alert("Sure?", isPresented: $isShown) {
                    Button("Delete", role: .destructive) { answer = "delete" }.accessibilityIdentifier("delete")
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("It is gone then.")
                }
            }
        }
        let host = ViewHost(Alerting(), device: .iPhone16Pro)
        try host.tap("ask")
        #expect(host.tree.nodes.contains { $0.label == "It is gone then." })
        let alert = host.tree.nodes.first { $0.kind == "alert" }
        #expect(alert?.label == "Sure?")
        try host.tap("delete")
        #expect(host.tree["delete"] == nil)
        #expect(host.tree["answer"]?.children.first?.label == "delete")
    }

    @Test func theOlderAlertHasItsButtons() throws {
        struct Alerting: View {
            @State var isShown = true
            var body: some View {
                Text("x").alert(isPresented: $isShown) { Alert(title: Text("Old")) }
            }
        }
        let host = ViewHost(Alerting(), device: .iPhone16Pro)
        #expect(host.tree.nodes.contains { $0.label == "Old" && $0.kind == "Text" })
        #expect(host.tree.nodes.contains { $0.label == "OK" })
    }

    @Test func aMenuOpensAndATapBesideItClosesIt() throws {
        struct Menus: View {
            @State var choice = "none"
            var body: some View {
                Menu("Menu") { Button("First") { choice = "first" }.accessibilityIdentifier("first") }
                    .accessibilityIdentifier("menu")
                Text(choice).accessibilityIdentifier("choice")
            }
        }
        let host = ViewHost(Menus(), device: .iPhone16Pro)
        let result = try host.tap("menu")
        #expect(result.effects.contains { $0.kind == .presented })
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(host.tree["first"] == nil)
        try host.tap("menu")
        try host.tap("first")
        #expect(host.tree["first"] == nil)
        #expect(host.tree["choice"]?.children.first?.label == "first")
    }

    @Test func aTapOnAColorPickerPresentsItsPanel() throws {
        struct Colours: View {
            @State var colour = Color.red
            var body: some View {
                ColorPicker("Colour", selection: $colour).labelsHidden().accessibilityIdentifier("picker")
                Text(colour == .blue ? "blue" : "other").accessibilityIdentifier("name")
            }
        }
        let host = ViewHost(Colours(), device: .iPhone16Pro)
        let result = try host.tap("picker")
        #expect(result.effects.contains { $0.kind == .presented })
        #expect(host.tree.nodes.contains { $0.kind == "ColorPickerPanel" })
        host.choose(.blue, in: "picker")
        #expect(host.tree["name"]?.children.first?.label == "blue")
        host.press(key: .escape)
        #expect(!host.tree.nodes.contains { $0.kind == "ColorPickerPanel" })
    }

    @Test func withoutAWindowThereIsAWarning() {
        struct Full: View {
            @State var isShown = true
            var body: some View { Color.white.sheet(isPresented: $isShown) { Text("x") } }
        }
        let host = ViewHost(Full(), proposal: ProposedViewSize(width: 100, height: 100))
        #expect(host.tree.warnings.contains { $0.message.contains("window") })
    }
}
