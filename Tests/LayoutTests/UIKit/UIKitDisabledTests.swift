#if os(Linux)
    import HitTest
    import Layout
    import Testing
    import UIKit

    /// A disabled control of UIKit's swallows taps, and hosted controls are not left out by masks. Source: the rules of
    /// hit-testing, section 2 ("it swallows the tap") and section 4, rule 8.
    struct UIKitDisabledTests {
        @MainActor private final class Target {
            var count = 0
            func tapped(_ recognizer: UITapGestureRecognizer) { count += 1 }
        }

        @Test func aDisabledControlKeepsTapsFromRecognisersAroundItAndOnIt() {
            let made = MainActorStandIn.run { Target() }
            let host = uiHost {
                let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                control.accessibilityIdentifier = "c"
                control.isEnabled = false
                let root = uiView("root", 0, 0, 400, 400, control)
                for view in [root, control] {
                    view.addGestureRecognizer(UITapGestureRecognizer(target: made, action: Selector(Target.tapped(_:))))
                }
                return root
            }
            let point = CGPoint(x: 50, y: 50)
            let result = host.tap(at: point).hitTest
            #expect(result.receiver == nil)
            #expect(result.rule == .disabled)
            #expect(host.tree.hitTest(point).receiver == nil)
            #expect(HitRegions(host.tree, rules: .frontMost).region(of: host.tree.hitTest(point).hitRow) == nil)
            // Beside it the root's own recogniser takes them.
            #expect(host.tap(at: CGPoint(x: 200, y: 200)).hitTest.receiver?.id == "root")
        }

        @Test func swiftUIsDisabledSwallowsTapsOnAHostedControl() {
            let tree = LayoutTree(
                ZStack { uiKitWell("H").disabled(true) }.onTapGesture {}.accessibilityIdentifier("P")
                    .frame(width: 400, height: 400, alignment: .topLeading),
                device: Device(size: CGSize(width: 400, height: 400)))
            let result = tree.hitTest(CGPoint(x: 14, y: 14))
            #expect(result.receiver == nil)
            #expect(result.rule == .disabled)
            #expect(result.certainty == .uncertain)
        }

        @Test func aMaskThatLeavesOutWhatIsInsideLeavesAHostedControlItsTouches() {
            for isHigh in [false, true] {
                let tree = LayoutTree(
                    ZStack { uiKitWell("H") }
                        .modifier(MaskedTap(isHigh: isHigh))
                        .frame(width: 400, height: 400, alignment: .topLeading),
                    device: Device(size: CGSize(width: 400, height: 400)))
                #expect(tree.hitTest(CGPoint(x: 14, y: 14)).receiver?.id == "H")
                let host = ViewHost(
                    ZStack { uiKitWell("H") }.modifier(MaskedTap(isHigh: isHigh))
                        .frame(width: 400, height: 400, alignment: .topLeading),
                    device: Device(size: CGSize(width: 400, height: 400)))
                #expect(host.tap(at: CGPoint(x: 14, y: 14)).hitTest.receiver?.id == "H")
            }
        }

        private struct MaskedTap: ViewModifier {
            let isHigh: Bool

            @ViewBuilder func body(content: Content) -> some View {
                if isHigh {
                    content.highPriorityGesture(TapGesture().onEnded {}, including: .gesture)
                } else {
                    content.gesture(TapGesture().onEnded {}, including: .gesture)
                }
            }
        }

        /// AppKit's threshold is one good source less than UIKit's.
        @Test func aRepresentableThatOnlyAppKitWouldHitIsNotSettled() {
            let tree = LayoutTree(
                uiKitWell("H").opacity(0.005).frame(width: 400, height: 400, alignment: .topLeading),
                device: Device(size: CGSize(width: 400, height: 400)))
            let result = tree.hitTest(CGPoint(x: 14, y: 14), rules: .macOS)
            #expect(result.receiver?.id == "H")
            #expect(result.certainty != .settled)
        }
    }
#endif
