import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Which screen code runs on, and what its time does.
struct ScreenTimeTests {
    private struct Ticking: View {
        @State var ticks = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
            Text("\(ticks)").accessibilityIdentifier("ticks").frame(width: 200, height: 200)
                .contentShape(Rectangle()).onLongPressGesture(minimumDuration: 10) {}
                .onReceive(timer) { _ in ticks += 1 }
        }
    }

    private func shown(_ host: ViewHost, _ id: String) -> String? { host.tree[id]?.children.first?.label }

    @Test func timersFireWhileAFingerIsDown() {
        let host = ViewHost(Ticking(), device: .iPhone16Pro)
        host.longPress(at: CGPoint(x: 201, y: 437), duration: 3.5)
        #expect(shown(host, "ticks") == "3")
        host.press(at: CGPoint(x: 201, y: 437))
        host.holdPress(for: 0.5)
        #expect(shown(host, "ticks") == "4")
        host.release()
        host.advance(by: .seconds(1))
        #expect(shown(host, "ticks") == "5")
    }

    @Test func aTapTakesNoTime() {
        let host = ViewHost(Ticking(), device: .iPhone16Pro)
        for _ in 0..<100 { host.tap(at: CGPoint(x: 201, y: 437)) }
        #expect(shown(host, "ticks") == "0")
    }

    @Test func aTimelineIsEvaluatedAtTheDatesOfItsSchedule() {
        final class Log: @unchecked Sendable { var seconds: [Double] = [] }
        struct Clock: View {
            let log: Log
            var body: some View {
                TimelineView(.periodic(from: .now, by: 2)) { context in
                    Text("\(context.date.timeIntervalSinceReferenceDate)").accessibilityIdentifier("time")
                        .onChange(of: context.date) { _, date in log.seconds.append(date.timeIntervalSinceReferenceDate)
                        }
                }
            }
        }
        let log = Log()
        let host = ViewHost(Clock(log: log), device: .iPhone16Pro)
        #expect(shown(host, "time") == "0.000000")
        host.advance(by: .seconds(1.5))
        #expect(shown(host, "time") == "0.000000")
        host.advance(by: .seconds(5))
        #expect(shown(host, "time") == "6.000000")
        #expect(log.seconds == [2, 4, 6])
    }

    @Test func aPausedTimelineStands() {
        struct Clock: View {
            var body: some View {
                TimelineView(.animation(paused: true)) { context in
                    Text("\(context.date.timeIntervalSinceReferenceDate)").accessibilityIdentifier("time")
                }
            }
        }
        let host = ViewHost(Clock(), device: .iPhone16Pro)
        host.advance(by: .seconds(5))
        #expect(shown(host, "time") == "0.000000")
    }

    @Test func valuesOfStatesAreWrittenWithoutModulesAndAddresses() throws {
        let effects = try ViewHost(Described(), device: .iPhone16Pro).tap("set").effects
        #expect(
            effects.contains { $0.from == .string("nil") && $0.to == .string("Optional(ScreenTimeTests.Field.name)") })
        #expect(effects.contains { $0.to == .string("Optional(Hidden.one)") })
        #expect(effects.contains { $0.to == .string("LayoutTests.Field") })
    }

    enum Field { case name }

    private struct Described: View {
        @State var field: Field?
        @State var hidden: Hidden?
        @State var text = ""
        var body: some View {
            Button("Set") {
                field = .name
                hidden = .one
                text = "LayoutTests.Field"
            }
            .accessibilityIdentifier("set")
        }
    }

    @Test func aViewThatMovesBetweenBranchesUnderOneMatchedIdIsReportedAsMoved() throws {
        struct Hero: View {
            @Namespace var space
            @State var isUp = true
            var body: some View {
                VStack {
                    if isUp {
                        Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: "hero", in: space)
                            .accessibilityIdentifier("hero")
                    }
                    Button("Move") { isUp.toggle() }.accessibilityIdentifier("move")
                    if !isUp {
                        Color.red.frame(width: 80, height: 80).matchedGeometryEffect(id: "hero", in: space)
                            .accessibilityIdentifier("hero")
                    }
                }
            }
        }
        let host = ViewHost(Hero(), device: .iPhone16Pro)
        let effects = try host.tap("move").effects
        let hero = effects.filter { $0.kind != .state && $0.id == "hero" }
        #expect(hero.map(\.kind) == [.moved])
        #expect(!effects.contains { $0.kind == .gone || $0.kind == .appeared })
    }
}

private enum Hidden { case one }
