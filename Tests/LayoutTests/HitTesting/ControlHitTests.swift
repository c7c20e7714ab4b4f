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
