import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Touches and keys recorded on real SwiftUI (macOS 27) by MetalUI's probes: menus, presentations, steps.
struct RecordedTouchHitTests {
    let log = GestureLog()

    @Test func aContextMenuInAViewWithoutHitsDoesNotOpen() {
        // HR-C13m
        let host = ViewHost(
            box().contextMenu { Button("X") {} }.allowsHitTesting(false), device: .iPhone16Pro, rules: .macOS)
        let middle = CGPoint(x: host.tree.spaceSize.width / 2, y: host.tree.spaceSize.height / 2)
        let result = host.secondaryPress(at: middle)
        #expect(result.hitTest.receiver == nil)
        #expect(!result.effects.contains { $0.kind == .presented })
    }

    @Test func aDisabledViewsContextMenuOpensAndItsItemsAreDisabled() throws {
        // HR-C9m
        let host = ViewHost(
            box().accessibilityIdentifier("box")
                .contextMenu { Button("X", action: log.note("X")).accessibilityIdentifier("X") }.disabled(true),
            device: .iPhone16Pro, rules: .macOS)
        let frame = try #require(host.tree["box"]?.frame)
        let result = host.secondaryPress(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(result.effects.contains { $0.kind == .presented })
        let item = try #require(host.tree["X"]?.frame)
        let tap = host.tap(at: CGPoint(x: item.midX, y: item.midY))
        #expect(log.take() == [])
        #expect(tap.hitTest.receiver == nil)
        #expect(tap.hitTest.rule == .disabled)
    }

    /// HR-PA2: presentations are not in the presenter's arena.
    private struct Presenter: View {
        enum Kind { case sheet, popover, cover }
        let kind: Kind
        let log: GestureLog
        @State var isShown = true

        var body: some View {
            let modal = Color.blue.frame(width: 60, height: 60).accessibilityIdentifier("modal")
                .onTapGesture(perform: log.note("modal"))
            let base = Color.white.frame(maxWidth: .infinity, maxHeight: .infinity)
            Group {
                switch kind {
                case .sheet: base.sheet(isPresented: $isShown) { modal }
                case .popover: base.popover(isPresented: $isShown) { modal }
                case .cover: base.fullScreenCover(isPresented: $isShown) { modal }
                }
            }
            .onTapGesture(perform: log.note("presenter"))
            .simultaneousGesture(TapGesture().onEnded(log.note("simultaneous")))
            .highPriorityGesture(TapGesture().onEnded(log.note("high")))
        }
    }

    @Test(arguments: [0, 1, 2])
    func aTapOnPresentedContentIsNoneOfThePresenters(number: Int) throws {
        let host = ViewHost(
            Presenter(kind: [.sheet, .popover, .cover][number], log: log), device: .iPhone16Pro, rules: .macOS)
        let modal = try #require(host.tree["modal"]?.frame)
        let result = host.tap(at: CGPoint(x: modal.midX, y: modal.midY))
        #expect(log.take() == ["modal"], "HR-PA2: \(result)")
        #expect(result.hitTest.also.isEmpty)
        // Beside the modal's content the presenter gets nothing, either.
        host.tap(at: CGPoint(x: modal.midX, y: modal.maxY + 4))
        #expect(log.take() == [])
    }

    @Test func returnAndEscapePressTheirButtons() {
        // HR-B6
        let host = ViewHost(
            VStack {
                Button("OK", action: log.note("OK")).keyboardShortcut(.defaultAction)
                Button("Cancel", action: log.note("Cancel")).keyboardShortcut(.cancelAction)
            }, device: .iPhone16Pro, rules: .macOS)
        host.press(key: .return)
        #expect(log.take() == ["OK"])
        host.press(key: .escape)
        #expect(log.take() == ["Cancel"])
    }

    /// What was written, beside the value.
    final class Model: @unchecked Sendable {
        var value: Double
        var writes = 0
        init(_ value: Double) { self.value = value }
        var binding: Binding<Double> {
            Binding(
                get: { self.value },
                set: {
                    self.value = $0
                    self.writes += 1
                })
        }
    }

    private func slide(
        from value: Double, in range: ClosedRange<Double>, step: Double? = nil, _ directions: String
    ) -> [Double] {
        let model = Model(value)
        let host = ViewHost(
            Group {
                if let step {
                    Slider(value: model.binding, in: range, step: step).accessibilityIdentifier("s")
                } else {
                    Slider(value: model.binding, in: range).accessibilityIdentifier("s")
                }
            }, proposal: ProposedViewSize(width: 200, height: 100))
        return directions.map { direction in
            _ = direction == "+" ? host.increment("s") : host.decrement("s")
            return model.value
        }
    }

    @Test func aSliderMovesByATenthOfItsSpan() {
        // HR-SL1
        #expect(slide(from: 5, in: 0...10, "++-") == [6, 7, 6])
        #expect(slide(from: 5, in: 0...200, "+") == [25])
        #expect(slide(from: 9.5, in: 0...10, "++") == [10, 10])
        #expect(slide(from: 0.5, in: 0...10, "-") == [0])
        #expect(slide(from: 5, in: 0...10, step: 2, "++-") == [8, 10, 8])
    }

    @Test func aSliderThatStartsBeyondItsRangeWritesNothing() {
        // HR-SL1: shown clamped.
        let model = Model(50)
        let host = ViewHost(
            Slider(value: model.binding, in: 0...10).accessibilityIdentifier("s"),
            proposal: ProposedViewSize(width: 200, height: 100))
        #expect(model.writes == 0)
        let slider = host.tree["s"]!
        #expect(host.tree.hitTest(CGPoint(x: slider.frame.maxX - 1, y: slider.frame.midY)).part?.name == "thumb")
        host.decrement("s")
        #expect(model.value == 9)
    }

    private func stepping(from value: Double, step: Double, _ directions: String) -> (values: [Double], writes: Int) {
        let model = Model(value)
        let host = ViewHost(
            Stepper("", value: model.binding, in: 0...3, step: step).accessibilityIdentifier("s"),
            proposal: ProposedViewSize(width: 200, height: 100))
        let values = directions.map { direction in
            _ = direction == "+" ? host.increment("s") : host.decrement("s")
            return model.value
        }
        return (values, model.writes)
    }

    @Test func aStepperStopsAtTheEndsAndWritesNothingThere() {
        // HR-ST1
        let single = stepping(from: 1, step: 1, "+++-")
        #expect(single.values == [2, 3, 3, 2])
        #expect(single.writes == 3)
        #expect(stepping(from: 2, step: 2, "+--").values == [3, 1, 0])
    }
}

/// Hosted views that are no control under the finger: what they swallow, and what they do not.
struct HostedSurroundingsHitTests {
    /// H36: a hosted view as large as the window; an editor stands for the blur of the report.
    @Test func theGapOfARowGoesToTheHostedViewBehindIt() {
        expectReceivers(
            "H36", #"ZStack{ Host("V"); HStack{ Text; Spacer; Text }.tap("R") }"#,
            [.at(200, 200, reaches: "V"), .at(10, 200, reaches: "R"), .at(390, 200, reaches: "R")]
        ) {
            ZStack {
                TextEditor(text: .constant("")).accessibilityIdentifier("V")
                HStack {
                    Text("first")
                    Spacer()
                    Text("last")
                }
                .taps("R")
            }
        }
    }

    /// H41: by the rules an empty box contains nothing; the report says otherwise.
    @Test func aHostedViewWithoutASizeTakesNothing() {
        expectReceivers(
            "H41", #"0x0 Host("V") under Text("T").tap("T") on macOS"#, [.at(5, 8, reaches: "T")], rules: .macOS,
            certainty: .uncertain
        ) {
            Text("T").taps("T").background(alignment: .leading) {
                Slider(value: .constant(0)).frame(width: 0, height: 0).accessibilityIdentifier("V")
            }
        }
    }
}
