import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Who receives a tap on the system's controls.
struct ControlHitTests {
    private func host(_ view: @autoclosure @escaping @MainActor () -> some View) -> ViewHost {
        ViewHost(
            view(), proposal: ProposedViewSize(width: 300, height: 300), environment: .injectedLines(on: .iOS18))
    }

    @Test func aTapOnASwitchFlipsIt() {
        struct Screen: View {
            @State var isOn = false
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Toggle(isOn: $isOn) { line(60) }.accessibilityIdentifier("toggle")
                    if isOn { box(50, 20).accessibilityIdentifier("on") }
                }
            }
        }
        let host = host(Screen())
        // G15: the label is not the switch.
        host.tap(at: CGPoint(x: 10, y: 15))
        #expect(host.tree["on"] == nil)
        #expect(host.tap(at: CGPoint(x: 280, y: 15)).hitTest.receiver?.id == "toggle")
        #expect(host.tree["on"] != nil)
    }

    /// R01.
    @Test func aTapInARowFiresEveryButtonWithoutAStyle() {
        let tree = host(
            List {
                HStack {
                    Button(action: {}, label: { line(40) }).accessibilityIdentifier("A")
                    Button(action: {}, label: { line(40) }).accessibilityIdentifier("B")
                }
            }
        ).tree
        let between = tree.hitTest(CGPoint(x: 250, y: 57))
        #expect(between.receiver?.id == "A")
        #expect(between.also.map { $0.id } == ["B"])
    }

    /// R01, with a finger: far from both, and beyond a control's slack.
    @Test func aTouchInARowDoesWhatEveryButtonInItDoes() {
        let log = GestureLog()
        let host = host(
            List {
                HStack {
                    Button(action: log.note("A"), label: { line(40) }).accessibilityIdentifier("A")
                    Button(action: log.note("B"), label: { line(40) }).accessibilityIdentifier("B")
                }
            })
        let result = host.tap(at: CGPoint(x: 260, y: 57))
        #expect(log.take() == ["A", "B"])
        #expect(result.hitTest.receiver?.id == "A")
        #expect(result.hitTest.also.map(\.id) == ["B"])
        host.tap(at: CGPoint(x: host.tree["B"]!.frame.midX, y: 57))
        #expect(log.take().sorted() == ["A", "B"])
    }

    /// R02.
    @Test func aStyleSeparatesTheButtonsOfARow() {
        let tree = host(
            List {
                HStack {
                    Button(action: {}, label: { line(40) }).accessibilityIdentifier("A")
                    Button(action: {}, label: { line(40) }).accessibilityIdentifier("B")
                }
                .buttonStyle(.borderless)
            }
        ).tree
        #expect(tree.hitTest(CGPoint(x: 50, y: 57)).receiver?.id == "A")
        #expect(tree.hitTest(CGPoint(x: 50, y: 57)).also.isEmpty)
        #expect(tree.hitTest(CGPoint(x: 250, y: 57)).receiver == nil)
    }

    /// R04.
    @Test func aBorderlessButtonDoesNotTakeTheTapsOfItsRow() {
        let tree = host(
            List {
                HStack {
                    line(40).accessibilityIdentifier("text")
                    Button(action: {}, label: { line(40) }).buttonStyle(.borderless).accessibilityIdentifier("A")
                }
            }
        ).tree
        let text = tree["text"]!.frame
        let button = tree["A"]!.frame
        #expect(tree.hitTest(CGPoint(x: text.midX, y: text.midY)).receiver == nil)
        #expect(tree.hitTest(CGPoint(x: button.midX, y: button.midY)).receiver?.id == "A")
    }

    /// R01 on a Mac, whose lists have no such rule.
    @Test func onAMacARowsButtonsKeepTheirOwnTaps() {
        let tree = ViewHost(
            List {
                HStack {
                    Button(action: {}, label: { line(40) }).accessibilityIdentifier("A")
                    Button(action: {}, label: { line(40) }).accessibilityIdentifier("B")
                }
            }, proposal: ProposedViewSize(width: 300, height: 300), environment: .injectedLines(on: .macOS)
        ).tree
        let button = tree["B"]!.frame
        let result = tree.hitTest(CGPoint(x: button.midX, y: button.midY))
        #expect(result.receiver?.id == "B")
        #expect(result.also.isEmpty)
    }

    /// A list's row is a real container: what reaches beyond it takes no taps.
    @Test func contentBeyondItsRowTakesNoTaps() {
        let tree = host(
            List {
                Color.clear.frame(height: 40).accessibilityIdentifier("row 0")
                HStack { Color.red.frame(width: 20, height: 200).taps("tall") }.frame(height: 40)
                    .accessibilityIdentifier("row 1")
            }
        ).tree
        let row = tree["row 1"]!.frame
        let tall = tree["tall"]!.frame
        #expect(tree.hitTest(CGPoint(x: tall.midX, y: row.midY)).receiver?.id == "tall")
        #expect(tall.minY < row.minY - 60)
        let above = tree.hitTest(CGPoint(x: tall.midX, y: row.minY - 30))
        #expect(above.receiver == nil)
        #expect(above.considered.contains { $0.rule == .containerBounds })
    }

    /// H30.
    @Test func aFrameDoesNotEnlargeADatePicker() {
        let tree = host(
            DatePicker("", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden()
                .accessibilityIdentifier("date").frame(maxWidth: .infinity)
        ).tree
        let y = Double(tree.size.height / 2)
        #expect(tree.hitTest(CGPoint(x: 150, y: y)).receiver?.id == "date")
        #expect(tree.hitTest(CGPoint(x: 290, y: y)).receiver == nil)
    }

    /// H31.
    @Test func aFrameDoesNotEnlargeATextFieldThatGrows() {
        let tree = host(
            TextField("60 20.333", text: .constant("60 20.333"), axis: .vertical).accessibilityIdentifier("field")
                .frame(height: 200, alignment: .top)
        ).tree
        #expect(tree["field"]?.frame.height == 22)
        #expect(tree.hitTest(CGPoint(x: 150, y: 10)).receiver?.id == "field")
        #expect(tree.hitTest(CGPoint(x: 150, y: 100)).receiver == nil)
    }

    /// H35.
    @Test func wheelsAreAsWideAsTheirColumns() {
        let tree = host(
            HStack(spacing: 0) {
                Picker("", selection: .constant(0)) { line(10).tag(0) }.pickerStyle(.wheel)
                    .accessibilityIdentifier("A").frame(width: 100).clipped()
                Picker("", selection: .constant(0)) { line(10).tag(0) }.pickerStyle(.wheel)
                    .accessibilityIdentifier("B").frame(width: 100).clipped()
            }
        ).tree
        #expect(tree.hitTest(CGPoint(x: 95, y: 100)).receiver?.id == "A")
        #expect(tree.hitTest(CGPoint(x: 105, y: 100)).receiver?.id == "B")
    }
}
