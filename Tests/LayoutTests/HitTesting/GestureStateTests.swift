import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// A value that lives as long as a gesture.
struct GestureStateTests {
    struct Draggable: View {
        @GestureState var offset = CGSize.zero
        @State var settled = CGFloat.zero

        var body: some View {
            Rectangle().fill(.red).frame(width: 50, height: 50)
                .accessibilityIdentifier("box")
                .offset(x: settled + offset.width)
                .frame(width: 200, height: 200)
                .gesture(
                    DragGesture().updating($offset) { value, state, _ in state = value.translation }
                        .onEnded { settled += $0.translation.width })
        }
    }

    @Test func itFollowsTheGestureAndGoesBackAtTheEnd() throws {
        let host = ViewHost(Draggable(), proposal: ProposedViewSize(width: 200, height: 200))
        host.press(at: CGPoint(x: 100, y: 100))
        host.movePress(to: CGPoint(x: 130, y: 100))
        #expect(host.tree["box"]?.bounds.minX == 105)
        host.release()
        // The state's 30 are back at 0, the settled ones stay.
        #expect(host.tree["box"]?.bounds.minX == 105)
        host.drag(from: CGPoint(x: 130, y: 100), to: CGPoint(x: 110, y: 100))
        #expect(host.tree["box"]?.bounds.minX == 85)
    }

    @Test func whatWentBackIsNoEffect() {
        let host = ViewHost(Draggable(), proposal: ProposedViewSize(width: 200, height: 200))
        let result = host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 130, y: 100))
        let states = result.effects.filter { $0.kind == .state }
        #expect(states.map(\.label) == ["settled"])
        #expect(states.map(\.to) == [.string("30.0")])
    }

    struct Pressed: View {
        @GestureState var isDown = false
        let log: GestureLog

        init(log: GestureLog) {
            self.log = log
            _isDown = GestureState(initialValue: false, reset: { value, _ in log.names.append("reset \(value)") })
        }

        var body: some View {
            Rectangle().fill(isDown ? .green : .red).frame(width: 100, height: 100)
                .accessibilityLabel(isDown ? "down" : "up")
                .gesture(
                    LongPressGesture(minimumDuration: 1).updating($isDown) { value, state, _ in state = value }
                        .onEnded { _ in log.names.append("ended") })
        }
    }

    @Test func aPressShowsAtOnceAndGoesBackWhereItFails() {
        let log = GestureLog()
        let host = ViewHost(Pressed(log: log), proposal: ProposedViewSize(width: 100, height: 100))
        let point = CGPoint(x: 50, y: 50)
        host.press(at: point)
        #expect(host.tree.hitTest(point).hit?.label == "down")
        host.release()
        #expect(host.tree.hitTest(point).hit?.label == "up")
        #expect(log.take() == ["reset true"])
        host.longPress(at: point, duration: 1)
        #expect(log.take() == ["ended", "reset true"])
    }

    struct Torn: View {
        @GestureState var isDown = false
        @State var word = "none"

        var body: some View {
            Rectangle().fill(.red).frame(width: 200, height: 200)
                .gesture(LongPressGesture().updating($isDown) { value, state, _ in state = value })
                .gesture(DragGesture().onEnded { _ in word = "drag" })
        }
    }

    @Test func aPressThatLosesToADragGoesBack() {
        let host = ViewHost(Torn(), proposal: ProposedViewSize(width: 200, height: 200))
        let result = host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        #expect(result.effects.filter { $0.kind == .state }.map(\.label) == ["word"])
    }

    struct Restless: View {
        @State var number = 0
        let log: GestureLog

        var body: some View {
            Child(number: number, log: log) { number += 1 }
        }

        struct Child: View {
            let number: Int
            let log: GestureLog
            let next: () -> Void

            var body: some View {
                Color.red.gesture(
                    DragGesture().onChanged { _ in
                        log.names.append("\(number)")
                        next()
                    })
            }
        }
    }

    @Test func aGestureInTheMiddleOfATouchIsTheScreensNewest() {
        let log = GestureLog()
        let host = ViewHost(Restless(log: log), proposal: ProposedViewSize(width: 200, height: 200))
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
        // Nine changes, each told to the closure of the body made after the change before.
        #expect(log.take() == (0...8).map(String.init))
    }
}
