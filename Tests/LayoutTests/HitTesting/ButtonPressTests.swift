import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What a button does between the touch and its end.
struct ButtonPressTests {
    struct Watched: View {
        let log: GestureLog

        struct Style: ButtonStyle {
            let log: GestureLog
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onChange(of: configuration.isPressed) { _, new in log.names.append("\(new)") }
                    .scaleEffect(configuration.isPressed ? 0.9 : 1)
            }
        }

        var body: some View {
            Button {
                log.names.append("action")
            } label: {
                Rectangle().fill(.red).frame(width: 100, height: 40)
            }
            .buttonStyle(Style(log: log))
        }
    }

    let log = GestureLog()
    private func host(_ rules: HitTestRules) -> ViewHost { gestureHost(rules: rules) { Watched(log: log) } }

    @Test func aClickMayLeaveAndComeBack() {
        // HR-B2
        let host = host(.macOS)
        host.press(at: middle)
        host.movePress(to: moved(0, 60))
        host.movePress(to: middle)
        host.release()
        #expect(log.take() == ["true", "false", "true", "action", "false"])
    }

    @Test func aClickThatEndsOutsideDoesNothing() {
        // HR-B3
        let host = host(.macOS)
        let result = host.drag(from: middle, to: moved(0, 60))
        #expect(log.take() == ["true", "false"])
        #expect(result.hitTest.receiver == nil)
    }

    @Test(arguments: [(80.0, ["action"]), (110.0, [])])
    func aFingerMayBeLiftedUpTo70PointsOutside(distance: Double, fired: [String]) {
        // U17: a control 40 high, touched in its middle: 60 and 90 pt below its edge.
        let host = host(.frontMost)
        host.drag(from: middle, to: moved(0, distance))
        #expect(log.take().filter { $0 == "action" } == fired)
    }

    @Test func aPressAsLongAsYouLikeIsStillAPress() {
        let host = host(.frontMost)
        let result = host.longPress(at: middle, duration: 3)
        #expect(log.take() == ["true", "action", "false"])
        #expect(result.hitTest.receiver?.kind == "Button")
    }

    @Test func aPrimitiveStyleSaysItselfWhatTriggersTheButton() {
        struct DoubleTap: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture(count: 2) { configuration.trigger() }
            }
        }
        let host = gestureHost { Button(action: log.note("action")) { box() }.buttonStyle(DoubleTap()) }
        host.tap(at: middle)
        #expect(log.take() == [])
        host.tap(at: middle, count: 2)
        #expect(log.take() == ["action"])
    }

    @Test func aLongPressAfterAButtonNeverBegins() {
        let host = gestureHost {
            Button(action: log.note("action")) { box() }.buttonStyle(.plain)
                .onLongPressGesture(perform: log.note("press"))
        }
        host.longPress(at: middle)
        #expect(log.take() == ["action"])
    }
}

/// Drags inside a scroll view.
struct ScrollDragTests {
    let log = GestureLog()

    private func scrolling(
        _ rules: HitTestRules = .frontMost, @ViewBuilder _ row: @escaping @MainActor (Int) -> some View
    ) -> ViewHost {
        ViewHost(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { index in row(index).accessibilityIdentifier("row \(index)") }
                }
            },
            proposal: ProposedViewSize(width: 200, height: 200), rules: rules)
    }

    @Test func theContentFollowsTheFinger() {
        let host = scrolling { _ in Color.red.frame(width: 200, height: 40) }
        let result = host.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 80))
        #expect(host.tree["row 3"]?.frame.minY == 20)
        #expect(result.hitTest.receiver?.kind == "ScrollView")
        #expect(result.effects.contains { $0.kind == .moved && $0.id == "row 3" })
    }

    @Test func itStopsAtItsEndsAndMovesAlongItsAxesAlone() {
        let host = scrolling { _ in Color.red.frame(width: 200, height: 40) }
        host.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 150))
        #expect(host.tree["row 0"]?.frame.minY == 0)
        let sideways = host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 20, y: 100))
        #expect(host.tree["row 0"]?.frame.minY == 0)
        #expect(sideways.hitTest.receiver == nil)
    }

    @Test func aScrollTakesTheTouchFromAButtonAndATap() {
        let host = scrolling { index in
            Button {
                log.names.append("button \(index)")
            } label: {
                Color.red.frame(width: 200, height: 40)
            }
            .buttonStyle(.plain)
        }
        host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 120))
        #expect(log.take() == [])
        host.tap(at: CGPoint(x: 100, y: 20))
        #expect(log.take() == ["button 1"])
    }

    @Test func anInnerDragWinsOverTheScrollView() {
        let host = scrolling { _ in
            Color.red.frame(width: 200, height: 40).gesture(DragGesture().onEnded { _ in log.names.append("drag") })
        }
        let result = host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
        #expect(log.take() == ["drag"])
        #expect(host.tree["row 0"]?.frame.minY == 0)
        #expect(result.hitTest.receiver?.gesture == "gesture")
    }

    @Test func aMouseDoesNotScrollByDragging() {
        let host = scrolling(.macOS) { _ in Color.red.frame(width: 200, height: 40) }
        host.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 80))
        #expect(host.tree["row 0"]?.frame.minY == 0)
    }
}
