import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// When a tap is a tap. Limits: a finger's tap moves less than 45 pt, lasts less than 0.75 s, and the next one comes
/// within 0.35 s; a mouse's fails when it moves about 5 pt.
struct TapRecognitionTests {
    @Test func aTapFiresWhenTheFingerIsLifted() {
        // HR-G1
        let log = GestureLog()
        let host = gestureHost(rules: .macOS) { box().onTapGesture(perform: log.note("tap")) }
        host.press(at: middle)
        #expect(log.take() == [])
        host.release()
        #expect(log.take() == ["tap"])
    }

    @Test(arguments: [(44.0, ["tap"]), (45.0, []), (60.0, [])])
    func aFingersTapMovesLessThan45Points(distance: Double, fired: [String]) {
        // G16 has 60 pt.
        let log = GestureLog()
        let host = gestureHost { Color.red.onTapGesture(perform: log.note("tap")) }
        host.drag(from: middle, to: moved(distance))
        #expect(log.take() == fired)
    }

    @Test(arguments: [(4.0, ["tap"]), (5.0, []), (20.0, [])])
    func aClickMovesLessThan5Points(distance: Double, fired: [String]) {
        let log = GestureLog()
        let host = gestureHost(rules: .macOS) { Color.red.onTapGesture(perform: log.note("tap")) }
        host.drag(from: middle, to: moved(distance))
        #expect(log.take() == fired)
    }

    @Test(arguments: [(0.74, ["tap"]), (0.75, []), (2.0, [])])
    func aTapLastsLessThanThreeQuartersOfASecond(duration: Double, fired: [String]) {
        let log = GestureLog()
        let host = gestureHost { box().onTapGesture(perform: log.note("tap")) }
        let result = host.longPress(at: middle, duration: duration)
        #expect(log.take() == fired)
        #expect((result.hitTest.receiver == nil) == fired.isEmpty)
    }

    @Test func aDoubleTapGestureTakesTwoTapsAndNotOne() {
        // HR-G5
        let log = GestureLog()
        let host = gestureHost(rules: .macOS) { box().onTapGesture(count: 2, perform: log.note("double")) }
        let single = host.tap(at: middle)
        #expect(log.take() == [])
        #expect(single.hitTest.receiver == nil)
        #expect(single.hitTest.rule == .noGesture)
        let double = host.tap(at: middle, count: 2)
        #expect(log.take() == ["double"])
        #expect(double.hitTest.receiver?.gesture == "onTapGesture")
    }

    @Test func twoTapsWithTooMuchTimeBetweenAreNoDoubleTap() {
        let log = GestureLog()
        let host = gestureHost { box().onTapGesture(count: 2, perform: log.note("double")) }
        host.tap(at: middle)
        host.tap(at: middle)
        #expect(log.take() == [])
    }

    @Test func twoTapsOnASingleTapGestureFireItTwice() {
        let log = GestureLog()
        let host = gestureHost { box().onTapGesture(perform: log.note("tap")) }
        host.tap(at: middle, count: 2)
        #expect(log.take() == ["tap", "tap"])
    }

    @Test func fewerTapsWaitForMoreTaps() {
        // G06, G07: whichever is inside.
        let log = GestureLog()
        let inner = gestureHost {
            box().onTapGesture(count: 2, perform: log.note("D")).onTapGesture(perform: log.note("S"))
        }
        let outer = gestureHost {
            box().onTapGesture(perform: log.note("S")).onTapGesture(count: 2, perform: log.note("D"))
        }
        for host in [inner, outer] {
            host.tap(at: middle)
            #expect(log.take() == ["S"])
            host.tap(at: middle, count: 2)
            #expect(log.take() == ["D"])
        }
    }

    @Test func aSingleTapFiresOnlyAfterTheDoubleTapsWindow() {
        let log = GestureLog()
        let host = gestureHost {
            box().onTapGesture(count: 2, perform: log.note("D")).onTapGesture(perform: log.note("S"))
        }
        host.press(at: middle)
        host.movePress(to: middle)
        #expect(log.take() == [])
        host.release()
        #expect(log.take() == ["S"])
    }

    @Test func ofOneTwoAndThreeTapsExactlyTheOneThatWasMadeFires() {
        let log = GestureLog()
        let host = gestureHost {
            box().onTapGesture(perform: log.note("1")).onTapGesture(count: 2, perform: log.note("2"))
                .onTapGesture(count: 3, perform: log.note("3"))
        }
        for count in 1...3 {
            host.tap(at: middle, count: count)
            #expect(log.take() == ["\(count)"])
        }
    }

    @Test func aTapKnowsItsPlaceInTheSpaceItAskedFor() {
        final class Places: @unchecked Sendable { var found: [CGPoint] = [] }
        let places = Places()
        let host = gestureHost {
            ZStack {
                box()
                    .onTapGesture { (place: CGPoint) in places.found.append(place) }
                    .simultaneousGesture(
                        SpatialTapGesture(coordinateSpace: .global).onEnded { places.found.append($0.location) }
                    )
                    .simultaneousGesture(
                        SpatialTapGesture(coordinateSpace: .named("room")).onEnded { places.found.append($0.location) }
                    )
            }
            .padding(10).coordinateSpace(name: "room")
        }
        host.tap(at: CGPoint(x: 60, y: 70))
        // The outermost simultaneous gesture first; the box begins at 50,50, the room at 40,40.
        #expect(places.found == [CGPoint(x: 20, y: 30), CGPoint(x: 60, y: 70), CGPoint(x: 10, y: 20)])
    }

    @Test func aPlaceInsideARotatedViewIsTheViewsOwn() {
        final class Places: @unchecked Sendable { var found: [CGPoint] = [] }
        let places = Places()
        let host = gestureHost {
            box().onTapGesture { (place: CGPoint) in places.found.append(place) }.rotationEffect(.degrees(90))
        }
        host.tap(at: CGPoint(x: 140, y: 60))
        // A quarter turn clockwise brought the view's top left corner to the top right.
        #expect(places.found.count == 1)
        #expect(abs((places.found.first?.x ?? .nan) - 10) < 1e-9 && abs((places.found.first?.y ?? .nan) - 10) < 1e-9)
    }
}

/// Presses that last.
struct LongPressRecognitionTests {
    @Test func pressingIsToldFromTheTouchToTheEndAndTheActionInBetween() {
        // HR-G8
        let log = GestureLog()
        let host = gestureHost(rules: .macOS) {
            box().onLongPressGesture(minimumDuration: 0.3, perform: log.note("perform")) {
                log.names.append("pressing=\($0)")
            }
        }
        host.longPress(at: middle, duration: 0.6)
        #expect(log.take() == ["pressing=true", "perform", "pressing=false"])
        host.tap(at: middle)
        #expect(log.take() == ["pressing=true", "pressing=false"])
    }

    @Test(arguments: [(0.49, []), (0.5, ["press"]), (0.9, ["press"])])
    func aLongPressLastsHalfASecond(duration: Double, fired: [String]) {
        let log = GestureLog()
        let host = gestureHost { box().onLongPressGesture(perform: log.note("press")) }
        let result = host.longPress(at: middle, duration: duration)
        #expect(log.take() == fired)
        #expect(result.hitTest.receiver?.gesture == (fired.isEmpty ? nil : "onLongPressGesture"))
    }

    @Test(arguments: [(10.0, ["press"]), (11.0, [])])
    func aLongPressMovesNoMoreThan10Points(distance: Double, fired: [String]) {
        let log = GestureLog()
        let host = gestureHost { box().gesture(LongPressGesture().onEnded { _ in log.names.append("press") }) }
        host.press(at: middle)
        host.movePress(to: moved(distance))
        host.holdPress(for: 1)
        host.release()
        #expect(log.take() == fired)
    }

    @Test func aTapAndALongPressOnOneViewTellEachOtherApart() {
        let log = GestureLog()
        let host = gestureHost {
            box().onTapGesture(perform: log.note("tap")).onLongPressGesture(perform: log.note("press"))
        }
        host.tap(at: middle)
        #expect(log.take() == ["tap"])
        host.longPress(at: middle)
        #expect(log.take() == ["press"])
    }

    @Test func aTapOnAViewWithALongPressAloneReachesNobody() {
        let host = gestureHost { box().onLongPressGesture {} }
        #expect(host.tree.hitTest(middle).receiver == nil)
        #expect(host.tap(at: middle).hitTest.receiver == nil)
    }
}

/// Drags.
struct DragRecognitionTests {
    @Test func aDragBeginsAfter10PointsAndTellsEveryStep() {
        // HR-G11: +50 in ten steps of 5.
        final class Seen: @unchecked Sendable {
            var changes: [CGFloat] = []
            var end: DragGesture.Value?
        }
        let seen = Seen()
        let host = gestureHost(rules: .macOS) {
            Color.red.gesture(
                DragGesture().onChanged { seen.changes.append($0.translation.width) }.onEnded { seen.end = $0 })
        }
        let result = host.drag(from: middle, to: moved(50))
        #expect(seen.changes == [10, 15, 20, 25, 30, 35, 40, 45, 50])
        #expect(seen.end?.startLocation == middle)
        #expect(seen.end?.translation == CGSize(width: 50, height: 0))
        #expect(result.hitTest.receiver?.gesture == "gesture")
    }

    @Test func aShortMoveAndAClickAreNoDrag() {
        // HR-G12
        let log = GestureLog()
        let host = gestureHost(rules: .macOS) {
            Color.red.gesture(
                DragGesture().onChanged { _ in log.names.append("changed") }.onEnded { _ in log.names.append("ended") })
        }
        host.drag(from: middle, to: moved(6))
        host.tap(at: middle)
        #expect(log.take() == [])
    }

    @Test func aDragDownwardsIsPositive() {
        final class Seen: @unchecked Sendable { var end: CGSize? }
        let seen = Seen()
        let host = gestureHost { Color.red.gesture(DragGesture().onEnded { seen.end = $0.translation }) }
        host.drag(from: middle, to: moved(0, 40))
        #expect(seen.end == CGSize(width: 0, height: 40))
    }

    @Test func aTapAndADragOnOneViewTellEachOtherApart() {
        // HR-G15
        let log = GestureLog()
        for rules in [HitTestRules.macOS, .frontMost] {
            let host = gestureHost(rules: rules) {
                Color.red.onTapGesture(perform: log.note("tap"))
                    .gesture(DragGesture().onEnded { _ in log.names.append("drag") })
            }
            host.tap(at: middle)
            #expect(log.take() == ["tap"])
            host.drag(from: middle, to: moved(50))
            #expect(log.take() == ["drag"])
        }
    }

    @Test func aDragWithoutAMinimumBeginsWithTheTouchAndTakesTaps() {
        let log = GestureLog()
        let host = gestureHost {
            box().gesture(
                DragGesture(minimumDistance: 0).onChanged { _ in log.names.append("down") }
                    .onEnded { _ in log.names.append("up") })
        }
        let result = host.tap(at: middle)
        #expect(log.take() == ["down", "up"])
        #expect(result.hitTest.receiver?.gesture == "gesture")
        #expect(host.tree.hitTest(middle).receiver?.gesture == "gesture")
    }

    @Test func thePredictedEndIsAQuarterOfASecondAhead() {
        final class Seen: @unchecked Sendable { var end: DragGesture.Value? }
        let seen = Seen()
        let host = gestureHost { Color.red.gesture(DragGesture().onEnded { seen.end = $0 }) }
        host.drag(from: middle, to: moved(50), duration: 0.5)
        // 50 pt in 0.5 s.
        #expect(abs((seen.end?.velocity.width ?? 0) - 100) < 1e-6)
        #expect(abs((seen.end?.predictedEndTranslation.width ?? 0) - 75) < 1e-6)
    }
}
