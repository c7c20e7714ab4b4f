import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What is said of elements that take another touch than a tap, of lists with several buttons, and of
/// many changes at once.
struct StepMessageTests {
    private func why(_ host: ViewHost, _ id: String) throws -> Tappability {
        Tappability(host.tree, target: try #require(host.tree[id]), rules: host.rules)
    }

    @Test func whyNamesTheTapsAPressAndADragThatAnElementTakesInstead() throws {
        let double = try why(gestureHost { box().accessibilityIdentifier("card").onTapGesture(count: 2) {} }, "card")
        #expect(double.reason == .noGesture)
        #expect(double.detail.contains("takes 2 taps: --count 2"))
        let drag = try why(gestureHost { box().accessibilityIdentifier("card").gesture(DragGesture()) }, "card")
        #expect(drag.detail.hasSuffix("takes drags"))
        #expect(drag.fix?.contains("--drag card:DX,DY") == true)
        let press = try why(gestureHost { box().accessibilityIdentifier("card").onLongPressGesture {} }, "card")
        #expect(press.detail.hasSuffix("takes presses of 0.5 s"))
        #expect(press.fix?.contains("--press card") == true)
        let long = try why(
            gestureHost { box().accessibilityIdentifier("card").onLongPressGesture(minimumDuration: 3) {} }, "card")
        #expect(long.fix?.contains("--press card,3.1") == true)
    }

    @Test func aTapNamesThemToo() {
        let drag = gestureHost { box().accessibilityIdentifier("card").gesture(DragGesture()) }
        #expect(drag.tap(at: middle).hitTest.verdict.contains("takes drags"))
        let press = gestureHost { box().accessibilityIdentifier("card").onLongPressGesture {} }
        #expect(press.tap(at: middle).hitTest.verdict.contains("takes presses of 0.5 s"))
    }

    @Test func aPressThatIsTooShortIsToldToBeLonger() {
        let host = gestureHost { box().accessibilityIdentifier("card").onLongPressGesture {} }
        let result = host.longPress(at: middle, duration: 0.2).hitTest
        #expect(result.verdict.contains("takes presses of 0.5 s"))
        #expect(result.explanation.fix == "Hold the finger down for longer.")
    }

    @Test func behindAnAlertTheFixIsToTapItsButtons() {
        struct Screen: View {
            @State var isShown = true
            var body: some View {
                Color.white.onTapGesture {}.alert("Sure?", isPresented: $isShown) { Button("OK") {} }
            }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        let result = host.tap(at: CGPoint(x: 200, y: 100)).hitTest
        #expect(result.rule == .occluded)
        #expect(result.explanation.fix == "An alert is on top: tap one of its buttons.")
    }

    @Test func findingOutWhatAGestureTakesDoesNothing() throws {
        let log = GestureLog()
        let host = gestureHost {
            box().accessibilityIdentifier("card")
                .gesture(DragGesture().onChanged { _ in log.names.append("drag") })
                .onLongPressGesture(perform: log.note("press"), onPressingChanged: { _ in log.names.append("down") })
        }
        _ = try why(host, "card")
        #expect(log.names.isEmpty)
    }

    @Test func onATextInASheetTheSystemsGestureIsNotNamed() {
        struct Screen: View {
            @State var isShown = true
            var body: some View { Color.white.sheet(isPresented: $isShown) { Text("inside") } }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        let text = host.tree.nodes.first { $0.label == "inside" }!
        let result = host.tap(at: CGPoint(x: text.bounds.midX, y: text.bounds.midY)).hitTest
        #expect(result.rule == .noGesture)
        #expect(!result.verdict.contains("dismiss"))
        #expect(result.verdict.contains("neither that nor anything around it has a tap gesture"))
    }

    @Test func buttonsOfAListsRowThatFireTogetherAreToldToGetAStyle() throws {
        let host = ViewHost(
            List {
                HStack {
                    Button("A") {}.accessibilityIdentifier("A")
                    Button("B") {}.accessibilityIdentifier("B")
                }
            }, device: .iPhone16Pro)
        let result = try host.tap("A").hitTest
        #expect(result.explanation.notes.contains("Button \"B\" fires too, for the same touch."))
        #expect(result.explanation.fix?.contains(".buttonStyle(.borderless)") == true)
    }

    @Test func whyHasTheFixForABackgroundBesideAButton() throws {
        let host = gestureHost {
            Button("T") {}.frame(width: 150, height: 150).background(Color.yellow).accessibilityIdentifier("big")
        }
        let answer = try why(host, "big")
        #expect(answer.isTappable)
        #expect(answer.reach.share < 0.5)
        #expect(answer.fix == "Put the background inside the button's label.")
    }

    // MARK: Changes

    private struct Rows: View {
        @State private var isOpen = false
        @State private var numbers = Array(0..<60)
        var body: some View {
            VStack(spacing: 0) {
                Button("open") { isOpen.toggle() }.accessibilityIdentifier("open")
                Button("change") { numbers[30] = 99 }.accessibilityIdentifier("change")
                if isOpen {
                    VStack(spacing: 0) {
                        Text("one").frame(height: 20)
                        Text("two").frame(height: 20)
                    }
                    .accessibilityIdentifier("panel")
                }
                ForEach(0..<10) { Text("Row \($0)").frame(height: 20) }
            }
            .frame(height: 400, alignment: .top)
        }
    }

    @Test func whatComesWithItsContainerAndWhatMovesTogetherIsOneLineEach() throws {
        let host = ViewHost(Rows(), proposal: ProposedViewSize(width: 300, height: 400))
        let result = try host.tap("open")
        let lines = result.description.split(separator: "\n")
        #expect(lines.filter { $0.contains("appeared") }.count == 1)
        #expect(lines.contains { $0.contains("VStack \"panel\" and 2 views inside") })
        // The stack around them all grows, and is a line of its own.
        #expect(lines.filter { $0.contains("moved") }.count == 2)
        #expect(lines.contains { $0.contains("moved 10 views by 0,40: Text \"Row 0\"") })
        // The effects themselves stay complete.
        #expect(result.effects.filter { $0.kind == .moved }.count == 11)
        #expect(result.effects.filter { $0.kind == .appeared }.count == 3)
    }

    @Test func aLongValueIsCutAroundWhatDiffers() throws {
        let host = ViewHost(Rows(), proposal: ProposedViewSize(width: 300, height: 400))
        let result = try host.tap("change")
        let line = try #require(result.description.split(separator: "\n").first { $0.contains("state numbers") })
        #expect(line.contains("30") && line.contains("99"))
        #expect(line.count < 200)
        #expect(line.contains("…"))
    }
}
