#if os(Linux)
    import Foundation
    import HitTest
    import Layout
    import Testing
    import UIKit

    /// What a user's code should not do, and what becomes of it: never a hang, never a wild crash.
    struct UIKitExtremeTests {
        @Test func geometryThatIsNoNumberIsIgnoredAndSaysSo() {
            let tree = uiTree {
                uiView(
                    "root", 0, 0, 400, 400,
                    uiView("frame", .nan, 0, 10, 10), uiView("length", 0, 0, .infinity, 10),
                    uiView("center", 10, 10, 10, 10, change: { $0.center = CGPoint(x: CGFloat.nan, y: 0) }),
                    uiView(
                        "turned", 10, 10, 10, 10,
                        change: { $0.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0) }),
                    uiView("negative", 100, 100, -50, -20))
            }
            for id in ["frame", "length", "center", "turned"] {
                #expect(tree[id]?.approximate != nil, "\(id)")
                #expect(tree[id]?.frame.width.isFinite == true, "\(id)")
            }
            #expect(tree["center"]?.frame == CGRect(x: 10, y: 10, width: 10, height: 10))
            #expect(tree["turned"]?.frame == CGRect(x: 10, y: 10, width: 10, height: 10))
            // A rectangle of negative lengths is the same one from its other corner.
            #expect(tree["negative"]?.frame == CGRect(x: 50, y: 80, width: 50, height: 20))
        }

        @Test func aViewInsideItselfStopsWithAMessage() async {
            let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                MainActorStandIn.run {
                    let view = UIView()
                    view.addSubview(view)
                }
            }
            let first = String(decoding: itself?.standardErrorContent ?? [], as: UTF8.self)
            #expect(first.contains("Can't add UIView as a subview of itself"))
            let cycle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                MainActorStandIn.run {
                    let outer = UIView()
                    let inner = UILabel()
                    outer.addSubview(inner)
                    inner.addSubview(outer)
                }
            }
            let second = String(decoding: cycle?.standardErrorContent ?? [], as: UTF8.self)
            #expect(second.contains("Can't add UIView as a subview of UILabel, which lies inside it"))
        }

        @Test func viewsNestedThousandsDeepAreLaidOutAndHit() {
            let host = uiHost {
                let root = uiView("root", 0, 0, 400, 400)
                var outer = root
                for depth in 0..<10_000 {
                    // Every other one is of a class of the user's, which is asked.
                    let view = depth % 2 == 0 ? UIView() : Asking()
                    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
                    outer.addSubview(view)
                    outer = view
                }
                outer.addSubview(uiButton("deep", 10, 10, 100, 100))
                return root
            }
            let result = host.tap(at: CGPoint(x: 50, y: 50))
            #expect(result.hitTest.receiver?.id == "deep")
            #expect(host.tree["deep"]?.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
        }

        private final class Asking: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                super.hitTest(point, with: event)
            }
        }

        private final class Restless: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                frame.size.width += 1
                setNeedsLayout()
                superview?.setNeedsLayout()
                layoutIfNeeded()
            }
        }

        private final class Settled: UIView {
            var rounds = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                rounds += 1
                setNeedsLayout()
            }
        }

        @Test func aLayoutThatAsksForAnotherOneEndsAndSaysSo() {
            let tree = uiTree {
                let restless = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                restless.accessibilityIdentifier = "restless"
                let settled = Settled(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                settled.accessibilityIdentifier = "settled"
                return uiView("root", 0, 0, 400, 400, restless, settled)
            }
            #expect(tree["restless"]?.approximate != nil)
            // Where nothing moves any more, nothing is a guess.
            #expect(tree["settled"]?.approximate == nil)
        }

        private final class Vanishing: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                if hit != nil { removeFromSuperview() }
                return hit
            }
        }

        private final class Stranger: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                super.hitTest(point, with: event) == nil ? nil : UIButton()
            }
        }

        @Test func aViewMayGoWhileItIsAskedOrNameAStranger() {
            let host = uiHost {
                let vanishing = Vanishing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                vanishing.accessibilityIdentifier = "vanishing"
                let stranger = Stranger(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
                return uiView("root", 0, 0, 400, 400, uiButton("b", 0, 0, 400, 400), vanishing, stranger)
            }
            let first = host.tap(at: CGPoint(x: 50, y: 50))
            #expect(first.hitTest.hit?.id == "vanishing")
            #expect(host.tree["vanishing"] == nil)
            #expect(host.tap(at: CGPoint(x: 50, y: 50)).hitTest.receiver?.id == "b")
            // A view that is on no screen takes nothing.
            #expect(host.tap(at: CGPoint(x: 250, y: 50)).hitTest.receiver?.id == "b")
        }

        @Test func aScaleOfZeroContainsNothingAndConvertsToAPoint() {
            let tree = uiTree {
                let flat = uiButton("flat", 0, 0, 100, 100)
                flat.transform = CGAffineTransform(scaleX: 0, y: 0)
                return uiView("root", 0, 0, 400, 400, flat)
            }
            expectHit("flat", tree, 50, 50, hits: "root")
            MainActorStandIn.run {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let inner = UIView(frame: view.bounds)
                view.addSubview(inner)
                inner.transform = CGAffineTransform(scaleX: 0, y: 0)
                #expect(inner.convert(CGPoint(x: 1, y: 1), to: view) == CGPoint(x: 50, y: 50))
                let back = inner.convert(CGPoint(x: 1, y: 1), from: view)
                #expect(back.x.isFinite && back.y.isFinite)
            }
        }
    }

    /// Layers have an order of their own.
    struct LayerHitTests {
        @Test func aLayersOwnHitTestGoesByZPositionAndAViewsDoesNot() {
            MainActorStandIn.run {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let below = UIView(frame: root.bounds)
                let above = UIView(frame: root.bounds)
                root.addSubview(below)
                root.addSubview(above)
                below.layer.zPosition = 1
                #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === above)
                #expect(root.layer.hitTest(CGPoint(x: 5, y: 5)) === below.layer)
                below.layer.isHidden = true
                #expect(root.layer.hitTest(CGPoint(x: 5, y: 5)) === above.layer)
            }
        }

        @Test func whatIsMaskedEndsAtTheBounds() {
            let layer = CALayer()
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            let inner = CALayer()
            inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            layer.addSublayer(inner)
            #expect(layer.hitTest(CGPoint(x: 50, y: 50)) === inner)
            layer.masksToBounds = true
            #expect(layer.hitTest(CGPoint(x: 50, y: 50)) == nil)
        }
    }

    /// Properties that are observed.
    struct KeyValueObservingTests {
        private final class Player: NSObject { var progress = 0.0 }

        @Test func anObserverIsToldOnceAfterTheCodeThatChangedAProperty() throws {
            let log = MainActorStandIn.run { TouchLog() }
            let player = Player()
            nonisolated(unsafe) var tokens: [NSKeyValueObservation] = []
            let host = uiHost {
                let button = uiButton("b", 0, 0, 100, 100)
                button.addAction(
                    UIAction { _ in
                        player.progress += 0.25
                        player.progress += 0.25
                    }, for: .touchUpInside)
                tokens.append(
                    player.observe(\.progress, options: [.initial, .new, .old]) { _, change in
                        log.entries.append("\(change.oldValue.map { "\($0)" } ?? "-") \(change.newValue!)")
                    })
                return uiView("root", 0, 0, 400, 400, button)
            }
            try host.tap("b")
            #expect(MainActorStandIn.run { log.entries } == ["- 0.0", "0.0 0.5"])
            tokens[0].invalidate()
            try host.tap("b")
            #expect(MainActorStandIn.run { log.entries }.count == 2)
        }
    }
#endif
