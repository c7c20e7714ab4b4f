#if os(Linux)
    import HitTest
    import Layout
    import Testing
    import UIKit

    /// UIKit's own rule: hidden, interaction, alpha; the bounds; the subviews front to back; else itself.
    struct UIKitTreeHitTests {
        @Test func aViewsAlphaIsAFloatThatMustReachOneHundredth() {
            for (alpha, hit) in [(2.0 / 255, "root"), (3.0 / 255, "a"), (0.01, "root"), (0.011, "a")] {
                let tree = uiTree {
                    uiView("root", 0, 0, 400, 400, uiView("a", 100, 100, 100, 100, alpha: alpha))
                }
                expectHit("U04, alpha \(alpha)", tree, 150, 150, hits: hit)
            }
        }

        @Test func eachViewIsTestedAloneAndNeverTheProduct() {
            let tree = uiTree {
                uiView(
                    "root", 0, 0, 400, 400,
                    uiView("p", 100, 100, 100, 100, alpha: 0.1, uiView("k", 0, 0, 100, 100, alpha: 0.05)))
            }
            expectHit("U05", tree, 150, 150, hits: "k")
        }

        @Test func aNearlyTransparentViewTakesItsSubviewsWithIt() {
            let tree = uiTree {
                uiView(
                    "root", 0, 0, 400, 400,
                    uiView("p", 100, 100, 100, 100, alpha: 0.005, uiView("k", 0, 0, 100, 100)))
            }
            expectHit("U06", tree, 150, 150, hits: "root")
            let skipped = tree.hitTest(CGPoint(x: 150, y: 150)).considered.first { $0.id == "k" }
            #expect(skipped?.outcome == .skipped)
            #expect(skipped?.rule == .hostedAlpha)
        }

        @Test func aHiddenViewLetsTheTouchThrough() {
            let tree = uiTree {
                uiView(
                    "root", 0, 0, 400, 400, uiView("b", 100, 100, 100, 100),
                    uiView("p", 100, 100, 100, 100, uiView("k", 0, 0, 100, 100), change: { $0.isHidden = true }))
            }
            expectHit("U07", tree, 150, 150, hits: "b")
        }

        @Test func aViewWithoutInteractionTakesItsSubviewsWithIt() {
            let tree = uiTree {
                uiView(
                    "root", 0, 0, 400, 400, uiView("b", 100, 100, 100, 100),
                    uiView(
                        "p", 100, 100, 100, 100, uiButton("k", 0, 0, 100, 100),
                        change: { $0.isUserInteractionEnabled = false }))
            }
            expectHit("U08", tree, 150, 150, hits: "b")
        }

        @Test func aPointOutsideAParentNeverReachesItsSubviews() {
            let tree = uiTree {
                uiView("root", 0, 0, 400, 400, uiView("p", 0, 0, 50, 50, uiView("k", 60, 0, 40, 40)))
            }
            expectHit("U10", tree, 70, 10, hits: "root")
            let passed = tree.hitTest(CGPoint(x: 70, y: 10)).considered.first { $0.id == "k" }
            #expect(passed?.rule == .containerBounds)
        }

        @Test func aTurnedViewIsHitThroughTheInverse() {
            let tree = uiTree {
                uiView(
                    "root", 0, 0, 400, 400,
                    uiView(
                        "a", 100, 100, 100, 100, change: { $0.transform = CGAffineTransform(rotationAngle: .pi / 4) }))
            }
            expectHit("U14", tree, 105, 105, hits: "root")
            expectHit("U14", tree, 150, 85, hits: "a")
        }

        @Test func aClearBackgroundTakesTouchesAllTheSame() {
            let tree = uiTree {
                uiView(
                    "root", 0, 0, 400, 400, uiView("b", 100, 100, 100, 100),
                    uiView("a", 100, 100, 100, 100, change: { $0.backgroundColor = .clear }))
            }
            expectHit("U15", tree, 150, 150, hits: "a")
        }

        @Test(arguments: [(100.0, "touchUpInside"), (130.0, "touchUpOutside")])
        func aTouchThatBeganInsideMayBeLiftedSeventyPointsOutside(_ y: Double, _ expected: String) {
            let log = MainActorStandIn.run { TouchLog() }
            let host = uiHost {
                let root = uiView("root", 0, 0, 400, 400)
                let button = uiButton("A", 0, 0, 100, 40)
                button.addAction(UIAction { _ in log.entries.append("touchUpInside") }, for: .touchUpInside)
                button.addAction(UIAction { _ in log.entries.append("touchUpOutside") }, for: .touchUpOutside)
                root.addSubview(button)
                return root
            }
            let result = host.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: y))
            #expect(MainActorStandIn.run { log.entries } == [expected], "U17 lifted at 50,\(y)")
            #expect(result.hitTest.receiver?.id == "A")
        }

        @Test func edgesAreHalfOpenAndAnEmptyViewContainsNothing() {
            let tree = uiTree {
                uiView(
                    "root", 0, 0, 400, 400, uiView("a", 100, 100, 100, 100), uiView("empty", 10, 10, 0, 20))
            }
            expectHit("minimum edge", tree, 100, 100, hits: "a")
            expectHit("maximum edge", tree, 200, 150, hits: "root")
            expectHit("empty", tree, 10, 15, hits: "root")
        }

        @Test func labelsAndImagesLetTouchesThroughByDefault() {
            let tree = uiTree {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                label.text = "label"
                let image = UIImageView(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
                return uiView("root", 0, 0, 400, 400, label, image)
            }
            expectHit("UILabel", tree, 10, 10, hits: "root")
            expectHit("UIImageView", tree, 10, 60, hits: "root")
        }

        @Test func aDisabledControlSwallowsTheTouch() {
            let tree = uiTree {
                let button = uiButton("k", 0, 0, 100, 100)
                button.isEnabled = false
                return uiView("root", 0, 0, 400, 400, uiButton("b", 0, 0, 100, 100), button)
            }
            let result = tree.hitTest(CGPoint(x: 50, y: 50))
            #expect(result.hit?.id == "k")
            #expect(result.receiver == nil)
            #expect(result.rule == .disabled)
        }

        @Test func theLastSubviewIsTheFrontMostWhateverItsLayersZPosition() {
            let tree = uiTree {
                uiView(
                    "root", 0, 0, 400, 400, uiView("a", 0, 0, 100, 100, change: { $0.layer.zPosition = 10 }),
                    uiView("b", 0, 0, 100, 100))
            }
            expectHit("order", tree, 50, 50, hits: "b")
        }

        @Test func aScrolledViewIsHitWhereItsContentIsShown() {
            let tree = uiTree {
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                scroll.contentSize = CGSize(width: 200, height: 1000)
                scroll.addSubview(uiView("far", 0, 500, 200, 100))
                scroll.contentOffset = CGPoint(x: 0, y: 450)
                return uiView("root", 0, 0, 400, 400, scroll)
            }
            expectHit("scrolled", tree, 100, 60, hits: "far")
            #expect(tree["far"]?.frame == CGRect(x: 0, y: 50, width: 200, height: 100))
        }
    }

    /// A view that lets touches through itself, not through its subviews.
    private final class PassThrough: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }

    /// A view that takes touches 20 points around itself.
    private final class Enlarged: UIControl {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
    }

    struct OverriddenHitTests {
        @Test func anOverriddenHitTestIsHonouredAndNamed() {
            let tree = uiTree {
                let pass = PassThrough(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
                pass.accessibilityIdentifier = "pass"
                pass.addSubview(uiButton("inner", 300, 0, 100, 100))
                return uiView("root", 0, 0, 400, 400, uiButton("behind", 0, 0, 100, 100), pass)
            }
            expectHit("through", tree, 50, 50, hits: "behind")
            expectHit("its own subview", tree, 350, 50, hits: "inner")
            let result = tree.hitTest(CGPoint(x: 50, y: 50))
            let note = result.considered.first { $0.id == "pass" }
            #expect(note?.outcome == .skipped)
            #expect(note?.detail == "PassThrough.hitTest returned nil")
        }

        @Test func anOverriddenPointInsideEnlargesTheArea() {
            let tree = uiTree {
                let control = Enlarged(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
                control.accessibilityIdentifier = "E"
                return uiView("root", 0, 0, 400, 400, control)
            }
            expectHit("inside the larger area", tree, 85, 110, hits: "E")
            expectHit("outside of it", tree, 75, 110, hits: "root")
        }
    }
#endif
