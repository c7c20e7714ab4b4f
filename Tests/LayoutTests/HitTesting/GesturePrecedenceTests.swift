import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Which of several gestures on the way from the hit to the root fires; child 100×100 in a parent of 200×200.
struct GesturePrecedenceTests {
    let log = GestureLog()
    let corner = CGPoint(x: 10, y: 10)

    private func tap(_ name: String) -> some Gesture { TapGesture().onEnded(log.note(name)) }

    private func drag(_ name: String) -> some Gesture { DragGesture().onEnded { [log] _ in log.names.append(name) } }

    @Test func theInnerOfTwoTapsFires() {
        // HR-PC1
        let host = gestureHost(rules: .macOS) {
            ZStack {
                Color.blue
                box().onTapGesture(perform: log.note("child"))
            }.gesture(tap("parent"))
        }
        host.tap(at: middle)
        #expect(log.take() == ["child"])
        host.tap(at: corner)
        #expect(log.take() == ["parent"])
    }

    @Test func aSimultaneousGestureFiresFirstAndTheOtherAsWell() {
        // HR-PC3, G03
        let host = gestureHost(rules: .macOS) {
            ZStack {
                Color.blue
                box().onTapGesture(perform: log.note("child"))
            }
            .simultaneousGesture(tap("parent"))
        }
        let result = host.tap(at: middle)
        #expect(log.take() == ["parent", "child"])
        #expect(result.hitTest.receiver?.gesture == "onTapGesture")
        #expect(result.hitTest.also.map(\.gesture) == ["simultaneousGesture"])
        let outside = host.tap(at: corner)
        #expect(log.take() == ["parent"])
        #expect(outside.hitTest.receiver?.gesture == "simultaneousGesture")
    }

    @Test func ofSeveralSimultaneousGesturesTheOutermostFiresFirst() {
        let host = gestureHost {
            box().simultaneousGesture(tap("inner")).simultaneousGesture(tap("outer"))
        }
        let result = host.tap(at: middle)
        #expect(log.take() == ["outer", "inner"])
        // With simultaneous ones alone the nearest receives.
        #expect(result.hitTest.receiver?.gesture == "simultaneousGesture")
        #expect(result.hitTest.also.count == 1)
    }

    @Test func anInnerDragThatFailsHandsTheTapToTheParent() {
        // HR-PC4
        for rules in [HitTestRules.macOS, .frontMost] {
            let host = gestureHost(rules: rules) {
                ZStack {
                    Color.blue
                    box().gesture(drag("child drag"))
                }.onTapGesture(perform: log.note("parent tap"))
            }
            host.tap(at: middle)
            #expect(log.take() == ["parent tap"])
            host.drag(from: middle, to: moved(40))
            #expect(log.take() == ["child drag"])
        }
    }

    @Test func aDisabledInnerDragIsNoGestureAtAll() {
        // HR-H17
        let host = gestureHost(rules: .macOS) {
            ZStack {
                Color.blue
                box().gesture(drag("child drag")).disabled(true)
            }
            .onTapGesture(perform: log.note("parent tap"))
        }
        host.drag(from: middle, to: moved(4))
        #expect(log.take() == ["parent tap"])
    }

    @Test func aButtonFiresAfterASimultaneousTapAndNotBesideAHighPriorityOne() {
        // HR-PC9
        let simultaneous = gestureHost(rules: .macOS) {
            Button(action: log.note("button")) { box() }.buttonStyle(.plain).simultaneousGesture(tap("sim"))
        }
        simultaneous.tap(at: middle)
        #expect(log.take() == ["sim", "button"])
        let high = gestureHost(rules: .macOS) {
            Button(action: log.note("button")) { box() }.buttonStyle(.plain).highPriorityGesture(tap("high"))
        }
        let result = high.tap(at: middle)
        #expect(log.take() == ["high"])
        #expect(result.hitTest.rule == .highPriority)
    }

    @Test func twoGesturesOfOneViewFollowTheSameRules() {
        // HR-PC10
        let plain = gestureHost { box().onTapGesture(perform: log.note("inner")).gesture(tap("outer")) }
        plain.tap(at: middle)
        #expect(log.take() == ["inner"])
        let simultaneous = gestureHost {
            box().onTapGesture(perform: log.note("inner")).simultaneousGesture(tap("outer"))
        }
        simultaneous.tap(at: middle)
        #expect(log.take() == ["outer", "inner"])
        let high = gestureHost { box().onTapGesture(perform: log.note("inner")).highPriorityGesture(tap("outer")) }
        high.tap(at: middle)
        #expect(log.take() == ["outer"])
    }

    @Test func aButtonKeepsItsTouchFromADragAroundIt() {
        // HR-PC13
        let host = gestureHost(rules: .macOS) {
            ZStack {
                Color.blue
                Button(action: log.note("button")) { box() }.buttonStyle(.plain)
            }
            .gesture(drag("drag"))
        }
        host.tap(at: middle)
        #expect(log.take() == ["button"])
        let result = host.drag(from: middle, to: moved(30))
        #expect(log.take() == ["button"])
        #expect(result.hitTest.receiver?.kind == "Button")
    }

    @Test func aHighPriorityDragTakesTheTouchFromAButton() {
        let host = gestureHost {
            Button(action: log.note("button")) { box() }.buttonStyle(.plain).highPriorityGesture(drag("drag"))
        }
        host.drag(from: middle, to: moved(30))
        #expect(log.take() == ["drag"])
        host.tap(at: middle)
        #expect(log.take() == ["button"])
    }

    @Test func theOutermostOfTwoHighPriorityGesturesWins() {
        let host = gestureHost {
            box().highPriorityGesture(tap("inner")).padding(10).highPriorityGesture(tap("outer"))
        }
        host.tap(at: middle)
        #expect(log.take() == ["outer"])
    }

    @Test func aMaskSaysWhichGesturesCount() {
        func fired(_ mask: GestureMask) -> [String] {
            let host = gestureHost {
                box().onTapGesture(perform: log.note("child")).highPriorityGesture(tap("added"), including: mask)
            }
            host.tap(at: middle)
            return log.take()
        }
        #expect(fired(.all) == ["added"])
        #expect(fired(.gesture) == ["added"])
        #expect(fired(.subviews) == ["child"])
        // Inert: the child's gesture fires.
        #expect(fired(.none) == ["child"])
    }

    @Test func aMaskWithoutSubviewsSilencesWhatIsInside() {
        let host = gestureHost {
            box().onTapGesture(perform: log.note("child")).gesture(tap("added"), including: .gesture)
        }
        let result = host.tap(at: middle)
        #expect(log.take() == ["added"])
        #expect(result.hitTest.receiver?.gesture == "gesture")
        #expect(host.tree.hitTest(middle).receiver?.gesture == "gesture")
    }

    @Test func aGestureThatIsNotEnabledIsPassedOver() {
        let host = gestureHost {
            box().gesture(tap("child"), isEnabled: false).onTapGesture(perform: log.note("parent"))
        }
        host.tap(at: middle)
        #expect(log.take() == ["parent"])
    }
}

/// Gestures made of others.
struct GestureCompositionTests {
    let log = GestureLog()

    @Test func aDoubleTapBeforeASingleTapMakesThatWait() {
        let host = gestureHost {
            box().gesture(
                TapGesture(count: 2).onEnded(log.note("double"))
                    .exclusively(before: TapGesture().onEnded(log.note("single"))))
        }
        host.tap(at: middle)
        #expect(log.take() == ["single"])
        host.tap(at: middle, count: 2)
        #expect(log.take() == ["double"])
        #expect(host.tree.hitTest(middle).receiver?.gesture == "gesture")
    }

    @Test func ofALongPressAndATapTheTouchSaysWhich() {
        let host = gestureHost {
            box().gesture(
                LongPressGesture().exclusively(before: TapGesture()).onEnded { [log] value in
                    switch value {
                    case .first: log.names.append("press")
                    case .second: log.names.append("tap")
                    }
                })
        }
        host.tap(at: middle)
        #expect(log.take() == ["tap"])
        host.longPress(at: middle)
        #expect(log.take() == ["press"])
    }

    @Test func aSequenceTellsEachOfItsStages() {
        let host = gestureHost {
            Color.red.gesture(
                LongPressGesture().sequenced(before: DragGesture()).onChanged { [log] value in
                    switch value {
                    case .first(let isPressing): log.names.append("first \(isPressing)")
                    case .second(_, let drag): log.names.append("second \(drag?.translation.width ?? 0)")
                    }
                }
                .onEnded { [log] _ in log.names.append("ended") })
        }
        host.press(at: middle)
        #expect(log.take() == ["first true"])
        host.holdPress(for: 0.5)
        #expect(log.take() == ["second 0.0"])
        host.movePress(to: moved(20))
        #expect(log.take() == ["second 20.0"])
        host.release()
        #expect(log.take() == ["ended"])
    }

    @Test func aSequenceFailsWithItsFirstGesture() {
        let host = gestureHost {
            Color.red.gesture(
                LongPressGesture().sequenced(before: DragGesture()).onEnded { [log] _ in log.names.append("ended") })
        }
        host.drag(from: middle, to: moved(50))
        #expect(log.take() == [])
    }

    @Test func simultaneousPartsEachTellTheirOwn() {
        let host = gestureHost {
            Color.red.gesture(
                DragGesture().onEnded { [log] _ in log.names.append("drag") }
                    .simultaneously(with: RotateGesture().onEnded { [log] _ in log.names.append("rotate") })
                    .onEnded { [log] value in
                        log.names.append("\(value.first != nil) \(value.second != nil)")
                    })
        }
        host.drag(from: middle, to: moved(50))
        #expect(log.take() == ["drag", "true false"])
    }

    @Test func aGestureOfTheUsersOwnIsItsBody() {
        struct Swipe: Gesture {
            let action: (String) -> Void
            var body: some Gesture<CGFloat> {
                DragGesture().map { $0.translation.width }.onEnded { action("\($0)") }
            }
        }
        let host = gestureHost { Color.red.gesture(Swipe { [log] in log.names.append($0) }) }
        host.drag(from: middle, to: moved(-40))
        #expect(log.take() == ["-40.0"])
    }

    @Test func anyGestureIsTheGestureInsideAndNilIsNone() {
        let host = gestureHost {
            box().gesture(AnyGesture(TapGesture().onEnded(log.note("tap"))))
        }
        host.tap(at: middle)
        #expect(log.take() == ["tap"])
        let none: TapGesture? = nil
        let empty = gestureHost { box().gesture(none) }
        #expect(empty.tap(at: middle).hitTest.receiver == nil)
    }
}
