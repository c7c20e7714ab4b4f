import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What fires at the same time as something else takes nothing from it; what a hosted leaf takes itself no mask takes
/// away. Source: the rules of hit-testing, "gestures on one path" and "List row holding several default-style Buttons".
struct SimultaneousHitTests {
    private let log = GestureLog()

    private func host(@ViewBuilder _ view: @escaping @MainActor () -> some View) -> ViewHost {
        ViewHost(view(), device: Device(size: CGSize(width: 400, height: 400)))
    }

    /// A tap in the middle of the first row's width, beside what it shows.
    private func tapInTheFirstRow(_ host: ViewHost, x: CGFloat? = nil) throws -> TapResult {
        let row = try #require(host.tree.nodes.first { $0.kind == "ListRow" })
        return host.tap(at: CGPoint(x: x ?? row.frame.midX, y: row.frame.midY))
    }

    private var twoButtons: some View {
        HStack {
            Button("A", action: log.note("A"))
            Spacer()
            Button("B", action: log.note("B"))
        }
        .contentShape(Rectangle())
    }

    @Test func aSimultaneousGestureInAListsRowLeavesTheRowsButtonsAlone() throws {
        let host = host {
            List { twoButtons.simultaneousGesture(TapGesture().onEnded(log.note("P"))) }
        }
        let result = try tapInTheFirstRow(host)
        #expect(log.take() == ["P", "A", "B"])
        #expect(result.hitTest.receiver?.label == "A")
        #expect(result.hitTest.also.count == 2)
        // The tree alone says the same.
        #expect(host.tree.hitTest(result.hitTest.point).receiver?.label == "A")
    }

    @Test func aSimultaneousGestureOnATextInARowLeavesTheButtonBesideItAlone() throws {
        let host = host {
            List {
                HStack {
                    Text("some text").simultaneousGesture(TapGesture().onEnded(log.note("P")))
                        .accessibilityIdentifier("text")
                    Spacer()
                    Button("A", action: log.note("A"))
                }
            }
        }
        let text = try #require(host.tree["text"]).frame
        let result = host.tap(at: CGPoint(x: text.midX, y: text.midY))
        #expect(log.take() == ["P", "A"])
        #expect(result.hitTest.receiver?.label == "A")
    }

    private struct Rows: View {
        let log: GestureLog
        @State private var chosen: Int?

        var body: some View {
            List(selection: $chosen) {
                ForEach(0..<2, id: \.self) { number in
                    Text("row \(number)").simultaneousGesture(TapGesture().onEnded(log.note("P")))
                }
            }
            .accessibilityIdentifier(chosen.map { "chosen \($0)" } ?? "none")
        }
    }

    @Test func aSimultaneousGestureInARowLeavesItsSelectionAlone() throws {
        let log = log
        let host = host { Rows(log: log) }
        let text = try #require(host.tree.nodes.first { $0.kind == "Text" }).frame
        let result = host.tap(at: CGPoint(x: text.midX, y: text.midY))
        #expect(log.take() == ["P"])
        #expect(host.tree["chosen 0"] != nil)
        #expect(result.hitTest.receiver?.kind == "ListRow")
    }

    @Test func whatIsInsideFiresAtEachTapOfASimultaneousDoubleTap() {
        let host = gestureHost {
            box().onTapGesture(perform: log.note("c")).simultaneousGesture(
                TapGesture(count: 2).onEnded(log.note("2")))
        }
        host.tap(at: middle, count: 2)
        // Simultaneous gestures fire first.
        #expect(log.take() == ["c", "2", "c"])
        host.tap(at: middle)
        #expect(log.take() == ["c"])
    }

    @Test func aButtonFiresAtEachTapOfASimultaneousDoubleTap() {
        let host = gestureHost {
            Button(action: log.note("B")) { box() }.buttonStyle(.plain).simultaneousGesture(
                TapGesture(count: 2).onEnded(log.note("2")))
        }
        host.tap(at: middle, count: 2)
        #expect(log.take() == ["B", "2", "B"])
    }

    private struct Covered: View {
        let log: GestureLog
        @State private var isCovered = false

        var body: some View {
            ZStack {
                box().onTapGesture {
                    log.note("under")()
                    isCovered = true
                }
                if isCovered { box(.blue).onTapGesture(perform: log.note("over")) }
            }
            .simultaneousGesture(TapGesture(count: 2).onEnded(log.note("2")))
        }
    }

    /// The second finger finds the screen that the first one has made.
    @Test func theSecondTapGoesToWhatIsThereThen() {
        let log = log
        let host = gestureHost { Covered(log: log) }
        host.tap(at: middle, count: 2)
        #expect(log.take() == ["under", "2", "over"])
    }

    private struct Switch: View {
        @State private var isOn = false

        var body: some View {
            Toggle("t", isOn: $isOn).labelsHidden().accessibilityIdentifier(isOn ? "on" : "off")
                .simultaneousGesture(TapGesture(count: 2).onEnded {})
        }
    }

    @Test func aToggleSwitchesAtEachTapOfASimultaneousDoubleTap() {
        let host = gestureHost { Switch() }
        host.tap(at: middle, count: 2)
        #expect(host.tree["off"] != nil)
        host.tap(at: middle)
        #expect(host.tree["on"] != nil)
    }
}
