import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Time passes when the host is told so.
struct ClockTests {
    struct Fading: View {
        @State var isShown = true
        @State var isDone = false
        @State var taps = 0
        var body: some View {
            ZStack {
                VStack {
                    Button("Hide") {
                        withAnimation(.linear(duration: 1)) {
                            isShown = false
                        } completion: {
                            isDone = true
                        }
                    }
                    .accessibilityIdentifier("hide")
                    Text("\(taps) \(isDone)").accessibilityIdentifier("text")
                    Spacer()
                }
                if isShown {
                    Color.red.frame(width: 100, height: 100).accessibilityIdentifier("red")
                        .onTapGesture { taps += 1 }.transition(.opacity)
                }
            }
        }
    }

    @Test func withoutAClockOfItsOwnAnAnimationEndsAtOnce() throws {
        let host = ViewHost(Fading(), device: .iPhone16Pro)
        try host.tap("hide")
        #expect(host.tree["red"] == nil)
        #expect(host.tree.nodes.contains { $0.label == "0 true" })
    }

    @Test func aViewThatLeavesTakesTapsUntilItsTransitionIsOver() throws {
        let host = ViewHost(Fading(), device: .iPhone16Pro, clock: HostClock())
        try host.tap("hide")
        #expect(host.tree["red"] != nil)
        host.advance(by: .milliseconds(900))
        try host.tap("red")
        #expect(host.tree.nodes.contains { $0.label == "1 false" })
        host.advance(by: .milliseconds(200))
        #expect(host.tree["red"] == nil)
        #expect(host.tree.nodes.contains { $0.label == "1 true" })
    }

    @Test func aTimerFiresAsTimePasses() {
        struct Ticking: View {
            @State var ticks = 0
            let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            var body: some View {
                Text("\(ticks)").accessibilityIdentifier("ticks").onReceive(timer) { _ in ticks += 1 }
            }
        }
        let host = ViewHost(Ticking(), device: .iPhone16Pro)
        #expect(host.tree["ticks"]?.children.first?.label == "0")
        host.advance(by: .seconds(3.5))
        #expect(host.tree["ticks"]?.children.first?.label == "3")
    }

    @Test func aBindingWithAnAnimationAnimatesItsChanges() {
        struct Toggling: View {
            @State var isShown = true
            var body: some View {
                ZStack {
                    Toggle("", isOn: $isShown.animation(.linear(duration: 1))).labelsHidden()
                        .accessibilityIdentifier("toggle").offset(y: 200)
                    if isShown {
                        Color.red.frame(width: 9, height: 9).accessibilityIdentifier("red").transition(.scale)
                    }
                }
            }
        }
        let host = ViewHost(Toggling(), device: .iPhone16Pro, clock: HostClock())
        _ = try? host.tap("toggle")
        #expect(host.tree["red"] != nil)
        host.advance(by: .seconds(2))
        #expect(host.tree["red"] == nil)
    }

    @Test func aTimelineShowsTheTimeOfTheClock() {
        struct Seconds: View {
            var body: some View {
                TimelineView(.periodic(from: .now, by: 1)) { context in
                    Text("\(Int(context.date.timeIntervalSinceReferenceDate))").accessibilityIdentifier("time")
                }
            }
        }
        let host = ViewHost(Seconds(), device: .iPhone16Pro)
        #expect(host.tree["time"]?.children.first?.label == "0")
        host.advance(by: .seconds(3))
        #expect(host.tree["time"]?.children.first?.label == "3")
    }
}
