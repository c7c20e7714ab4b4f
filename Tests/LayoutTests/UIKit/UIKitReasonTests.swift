#if os(Linux)
    import HitTest
    import Layout
    import Testing
    import UIKit

    /// Why a view of UIKit's gets no tap: UIKit's rules by name, and what to change in UIKit's words.
    struct UIKitReasonTests {
        private func tap(_ x: CGFloat, _ y: CGFloat, _ make: @escaping @MainActor () -> UIView) -> HitTestResult {
            uiTree(make).hitTest(CGPoint(x: x, y: y))
        }

        /// A button 100×100 at 100,100 in a root, changed so that it cannot be tapped.
        private func blocked(_ change: @escaping @MainActor (UIButton) -> Void) -> HitTestResult {
            tap(150, 150) {
                let button = uiButton("b", 100, 100, 100, 100)
                change(button)
                return uiView("root", 0, 0, 400, 400, button)
            }
        }

        @Test func eachOfUIKitsRulesHasItsReasonAndItsFix() {
            let hidden = blocked { $0.isHidden = true }
            #expect(hidden.rule == .hidden)
            #expect(hidden.explanation.fix?.contains("isHidden of UIButton \"b\" to false") == true)
            let faint = blocked { $0.alpha = 0.005 }
            #expect(faint.rule == .hostedAlpha)
            #expect(faint.explanation.fix?.contains("alpha of UIButton \"b\" above 0.01") == true)
            let inert = blocked { $0.isUserInteractionEnabled = false }
            #expect(inert.rule == .allowsHitTesting)
            #expect(inert.explanation.fix == "Set isUserInteractionEnabled of UIButton \"b\" to true.")
            let disabled = blocked { $0.isEnabled = false }
            #expect(disabled.rule == .disabled)
            #expect(disabled.explanation.fix?.contains("isEnabled of UIButton \"b\" to true") == true)
            let flat = blocked { $0.transform = CGAffineTransform(scaleX: 0, y: 1) }
            #expect(flat.rule == .singularTransform)
            #expect(flat.explanation.fix?.contains("transform with an inverse") == true)
        }

        @Test func whatIsInFrontIsToldByUIKitsNames() {
            let result = tap(150, 150) {
                uiView(
                    "root", 0, 0, 400, 400, uiButton("b", 100, 100, 100, 100), uiView("cover", 0, 0, 400, 400))
            }
            #expect(result.rule == .occluded)
            #expect(result.explanation.fix?.contains("isUserInteractionEnabled") == true)
            #expect(result.explanation.fix?.contains("bringSubviewToFront") == true)
            #expect(result.explanation.fix?.contains("allowsHitTesting") == false)
            #expect(result.explanation.fix?.contains("zIndex") == false)
        }

        @Test func outsideTheBoundsOfAViewAroundItNothingIsFoundWhateverIsClipped() {
            let result = tap(170, 110) {
                uiView(
                    "root", 0, 0, 400, 400,
                    uiView("p", 100, 100, 50, 50, uiButton("k", 60, 0, 40, 40), change: { $0.clipsToBounds = false }))
            }
            #expect(result.rule == .containerBounds)
            #expect(result.explanation.fix?.contains("point(inside:with:)") == true)
            #expect(result.explanation.fix?.contains("clipsToBounds") == true)
        }

        @Test func aViewBelowTheEdgeOfAScrollViewIsScrolledTo() {
            let tree = uiTree {
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                scroll.contentSize = CGSize(width: 200, height: 600)
                scroll.addSubview(uiButton("far", 0, 300, 200, 50))
                return uiView("root", 0, 0, 400, 400, scroll)
            }
            let why = tree["far"].map { Tappability(tree, target: $0, rules: .frontMost) }
            #expect(why?.reason == .containerBounds)
            #expect(why?.fix?.contains("by 0,150 (its contentOffset)") == true)
        }

        @Test func aHostScrollsAScrollViewOfUIKits() {
            let host = uiHost {
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                scroll.accessibilityIdentifier = "scroll"
                scroll.contentSize = CGSize(width: 200, height: 600)
                scroll.addSubview(uiButton("far", 0, 300, 200, 50))
                return uiView("root", 0, 0, 400, 400, scroll)
            }
            host.scroll("far", by: CGVector(dx: 30, dy: 150))
            #expect(host.tree["far"]?.frame == CGRect(x: 0, y: 150, width: 200, height: 50))
            // It stops at the end of the content.
            host.scroll("scroll", by: CGVector(dx: 0, dy: 5000))
            #expect(host.tree["far"]?.frame.minY == -100)
            #expect(host.warnings.isEmpty)
        }

        @Test func aViewWithoutARecogniserIsToldOfUIKits() {
            let result = tap(150, 150) { uiView("root", 0, 0, 400, 400, uiView("v", 100, 100, 100, 100)) }
            #expect(result.rule == .noGesture)
            #expect(result.explanation.fix == "Add a UITapGestureRecognizer, or make it a UIButton.")
        }

        /// An override may find a view whose bounds do not hold the point: it is the hit, and the override is named.
        @Test func anEnlargedAreaIsNamedAtTheHit() {
            let result = tap(90, 110) {
                let wide = Wide(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
                wide.accessibilityIdentifier = "wide"
                return uiView("root", 0, 0, 400, 400, wide)
            }
            #expect(result.receiver?.id == "wide")
            let hit = result.considered.first { $0.id == "wide" }
            #expect(hit?.outcome == .hit)
            #expect(hit?.detail == "Wide.point(inside:) returned true")
        }

        @Test func aViewThatAlwaysAnswersWithItselfIsTheHit() {
            let result = tap(300, 300) {
                let greedy = Greedy(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                greedy.accessibilityIdentifier = "greedy"
                return uiView("root", 0, 0, 400, 400, uiButton("b", 250, 250, 100, 100), greedy)
            }
            #expect(result.hit?.id == "greedy")
            let hit = result.considered.first { $0.id == "greedy" }
            #expect(hit?.outcome == .hit)
            #expect(hit?.detail == "Greedy.hitTest returned itself")
        }

        @Test func aViewMayHandAHitOnToASibling() {
            let result = tap(50, 50) {
                let target = uiButton("target", 300, 300, 50, 50)
                let hand = HandingOn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                hand.accessibilityIdentifier = "hand"
                hand.target = target
                return uiView("root", 0, 0, 400, 400, target, hand)
            }
            #expect(result.receiver?.id == "target")
            let skipped = result.considered.first { $0.id == "hand" }
            #expect(skipped?.detail == "HandingOn.hitTest returned UIButton")
        }
    }

    private final class Wide: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
    }

    private final class Greedy: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    }

    private final class HandingOn: UIView {
        weak var target: UIView?
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            super.hitTest(point, with: event) == nil ? nil : target
        }
    }

    /// Views that take touches by overriding `touchesBegan`.
    struct TouchHandlerTests {
        private class Scribble: UIView {
            var log: TouchLog?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.entries.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.entries.append("ended") }
        }

        private final class Fine: Scribble {}
        private final class Plain: UIView { override func layoutSubviews() { super.layoutSubviews() } }

        private final class Dismissing: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.accessibilityIdentifier = "screen"
                view.addSubview(uiView("plain", 0, 0, 100, 100))
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { view.endEditing(true) }
        }

        @Test func aViewThatOverridesThemReceives() {
            let log = MainActorStandIn.run { TouchLog() }
            let host = uiHost {
                let scribble = Fine(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                scribble.log = log
                scribble.accessibilityIdentifier = "scribble"
                scribble.addSubview(uiView("inner", 0, 0, 100, 100))
                return uiView(
                    "root", 0, 0, 400, 400, scribble, Plain(frame: CGRect(x: 200, y: 0, width: 50, height: 50)))
            }
            let result = host.tap(at: CGPoint(x: 50, y: 50))
            #expect(result.hitTest.hit?.id == "inner")
            #expect(result.hitTest.receiver?.id == "scribble")
            #expect(result.hitTest.receiver?.gesture == "Fine.touchesBegan")
            #expect(MainActorStandIn.run { log.entries } == ["began", "ended"])
            #expect(host.tree.hitTest(CGPoint(x: 150, y: 150)).receiver?.id == "scribble")
            let drag = host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 160, y: 190))
            #expect(drag.hitTest.receiver?.id == "scribble")
            // A class that overrides something else takes none.
            #expect(host.tree.hitTest(CGPoint(x: 220, y: 20)).receiver == nil)
        }

        @Test func aControllerThatOverridesThemReceivesForItsView() {
            let tree = LayoutTree(UIKitScreen { Dismissing() }, device: Device(size: CGSize(width: 400, height: 400)))
            let result = tree.hitTest(CGPoint(x: 50, y: 50))
            #expect(result.hit?.id == "plain")
            #expect(result.receiver?.id == "screen")
        }

        @Test func aRecogniserAroundItReceivesFirst() {
            let tree = uiTree {
                let root = uiView("root", 0, 0, 400, 400, Scribble(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
                root.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
                return root
            }
            #expect(tree.hitTest(CGPoint(x: 50, y: 50)).receiver?.id == "root")
        }
    }
#endif
