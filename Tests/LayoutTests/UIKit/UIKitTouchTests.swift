#if os(Linux)
    import HitTest
    import Layout
    import Testing
    import UIKit

    /// Touches on views of UIKit's: controls, recognisers, and what shows afterwards.
    struct UIKitTouchTests {
        private func log() -> TouchLog { MainActorStandIn.run { TouchLog() } }
        private func entries(_ log: TouchLog) -> [String] { MainActorStandIn.run { log.entries } }

        @Test func aSwitchATapAndAValue() {
            let log = log()
            let host = uiHost {
                let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
                toggle.accessibilityIdentifier = "S"
                toggle.addAction(UIAction { _ in log.entries.append("\(toggle.isOn)") }, for: .valueChanged)
                return uiView("root", 0, 0, 400, 400, toggle)
            }
            let result = host.tap(at: CGPoint(x: 30, y: 20))
            #expect(entries(log) == ["true"])
            #expect(result.hitTest.receiver?.id == "S")
            #expect(result.effects.map(\.description) == ["state S.isOn: \"false\" → \"true\""])
        }

        @Test func onlyTheThumbOfASliderStartsADrag() {
            let log = log()
            let host = uiHost {
                let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
                slider.addAction(UIAction { _ in log.entries.append("\(slider.value)") }, for: .valueChanged)
                return uiView("root", 0, 0, 400, 400, slider)
            }
            host.drag(from: CGPoint(x: 150, y: 17), to: CGPoint(x: 200, y: 17))
            #expect(entries(log).isEmpty)
            host.drag(from: CGPoint(x: 14, y: 17), to: CGPoint(x: 114, y: 17))
            #expect(entries(log).last == "0.5")
        }

        @Test func aSegmentIsSelectedByATapOnIt() {
            let log = log()
            let host = uiHost {
                let segments = UISegmentedControl(items: ["one", "two", "three"])
                segments.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
                segments.selectedSegmentIndex = 0
                segments.addAction(
                    UIAction { _ in log.entries.append("\(segments.selectedSegmentIndex)") }, for: .valueChanged)
                return uiView("root", 0, 0, 400, 400, segments)
            }
            host.tap(at: CGPoint(x: 250, y: 16))
            host.tap(at: CGPoint(x: 250, y: 16))
            #expect(entries(log) == ["2"])
        }

        @Test func aTapRecogniserTakesTapsOnSubviewsAndNotOnButtons() {
            let log = log()
            let host = uiHost {
                let root = uiView(
                    "root", 0, 0, 400, 400, uiView("plain", 0, 0, 100, 100), uiButton("button", 200, 0, 100, 100))
                let target = TapTarget(log)
                root.addGestureRecognizer(
                    UITapGestureRecognizer(target: target, action: Selector(TapTarget.tapped(_:))))
                kept.append(target)
                return root
            }
            let onPlain = host.tap(at: CGPoint(x: 50, y: 50))
            #expect(onPlain.hitTest.receiver?.id == "root")
            #expect(onPlain.hitTest.receiver?.gesture == "UITapGestureRecognizer")
            #expect(onPlain.hitTest.rule == .nearestGesture)
            let onButton = host.tap(at: CGPoint(x: 250, y: 50))
            #expect(onButton.hitTest.receiver?.id == "button")
            #expect(entries(log) == ["tapped"])
        }

        @Test func aSingleTapWaitsForADoubleTapToFailWhereItIsToldTo() {
            let log = log()
            let host = uiHost {
                let root = uiView("root", 0, 0, 400, 400)
                let target = TapTarget(log)
                let single = UITapGestureRecognizer(target: target, action: Selector(TapTarget.tapped(_:)))
                let double = UITapGestureRecognizer(target: target, action: Selector(TapTarget.tappedTwice(_:)))
                double.numberOfTapsRequired = 2
                single.require(toFail: double)
                root.addGestureRecognizer(single)
                root.addGestureRecognizer(double)
                kept.append(target)
                return root
            }
            host.tap(at: CGPoint(x: 50, y: 50), count: 2)
            #expect(entries(log) == ["twice"])
            host.tap(at: CGPoint(x: 50, y: 50))
            #expect(entries(log) == ["twice", "tapped"])
        }

        @Test func aPanFollowsTheFingerAndALongPressWaits() {
            let log = log()
            let host = uiHost {
                let root = uiView("root", 0, 0, 400, 400)
                let box = uiView("box", 0, 0, 100, 100)
                let target = TapTarget(log)
                box.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Selector(TapTarget.panned(_:))))
                box.addGestureRecognizer(
                    UILongPressGestureRecognizer(target: target, action: Selector(TapTarget.pressed(_:))))
                root.addSubview(box)
                kept.append(target)
                return root
            }
            let drag = host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 80))
            #expect(host.tree["box"]?.frame.origin == CGPoint(x: 100, y: 30))
            #expect(drag.hitTest.receiver?.id == "box")
            #expect(drag.effects.contains { $0.kind == .moved && $0.id == "box" })
            host.longPress(at: CGPoint(x: 150, y: 80))
            #expect(entries(log) == ["pressed"])
        }

        @Test func touchesReachTheViewThatOverridesThem() {
            let log = log()
            let host = uiHost {
                let view = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                view.log = log
                return uiView("root", 0, 0, 400, 400, view)
            }
            host.tap(at: CGPoint(x: 10, y: 20))
            #expect(entries(log) == ["began 10,20", "ended 10,20"])
        }

        @Test func targetsAreHeldWeakly() {
            let log = log()
            MainActorStandIn.run {
                let button = UIButton()
                var target: TapTarget? = TapTarget(log)
                weak let watched = target
                // A method of the class, and one that is bound to its object.
                button.addTarget(target, action: Selector(TapTarget.plain), for: .touchUpInside)
                target?.register(with: button)
                button.sendActions(for: .touchUpInside)
                #expect(log.entries == ["plain", "plain"])
                target = nil
                #expect(watched == nil)
                button.sendActions(for: .touchUpInside)
                #expect(log.entries.count == 2)
            }
        }

        @Test func aSelectorMadeFromAStringFailsWithItsName() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                MainActorStandIn.run {
                    let button = UIButton()
                    button.addTarget(button, action: Selector("vanish:"), for: .touchUpInside)
                    button.sendActions(for: .touchUpInside)
                }
            }
            let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(errors.contains("unrecognized selector \"vanish:\" sent to UIButton"))
        }

        @Test func aDragScrollsAScrollViewAndTakesTheTouchFromAButtonInIt() {
            let log = log()
            let host = uiHost {
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                scroll.contentSize = CGSize(width: 200, height: 600)
                let button = uiButton("inner", 0, 100, 200, 50)
                button.addAction(UIAction { _ in log.entries.append("inner") }, for: .touchUpInside)
                scroll.addSubview(button)
                return uiView("root", 0, 0, 400, 400, scroll)
            }
            host.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 60))
            #expect(host.tree["inner"]?.frame.minY == 40)
            #expect(entries(log).isEmpty)
        }

        @Test func typingReachesATextField() {
            let log = log()
            let host = uiHost {
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
                field.accessibilityIdentifier = "F"
                field.addAction(UIAction { _ in log.entries.append(field.text ?? "") }, for: .editingChanged)
                return uiView("root", 0, 0, 400, 400, field)
            }
            host.type("ab", into: "F")
            #expect(entries(log) == ["a", "ab"])
        }
    }

    /// Recognisers and controls hold their targets weakly.
    nonisolated(unsafe) private var kept: [AnyObject] = []

    @MainActor private final class TapTarget {
        let log: TouchLog
        init(_ log: TouchLog) { self.log = log }
        func plain() { log.entries.append("plain") }
        func register(with button: UIButton) { button.addTarget(self, action: Selector(plain), for: .touchUpInside) }
        func tapped(_ recognizer: UITapGestureRecognizer) { log.entries.append("tapped") }
        func tappedTwice(_ recognizer: UITapGestureRecognizer) { log.entries.append("twice") }
        func pressed(_ recognizer: UILongPressGestureRecognizer) {
            if recognizer.state == .began { log.entries.append("pressed") }
        }
        func panned(_ recognizer: UIPanGestureRecognizer) {
            guard let view = recognizer.view else { return }
            let moved = recognizer.translation(in: view.superview)
            view.center = CGPoint(x: view.center.x + moved.x, y: view.center.y + moved.y)
            recognizer.setTranslation(.zero, in: view.superview)
        }
    }

    private final class TouchView: UIView {
        var log: TouchLog?
        private func note(_ word: String, _ touches: Set<UITouch>) {
            let place = touches.first!.location(in: self)
            log?.entries.append("\(word) \(Int(place.x)),\(Int(place.y))")
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    }
#endif
