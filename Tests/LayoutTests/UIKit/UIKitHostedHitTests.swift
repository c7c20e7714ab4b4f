#if os(Linux)
    import HitTest
    import Layout
    import Testing
    import UIKit

    /// The rules for controls drawn by UIKit, with a control of UIKit's own in a representable.
    struct UIKitHostedHitTests {
        @Test(arguments: [
            OpacityCase(id: "H01", opacity: 0, isAlive: false),
            OpacityCase(id: "H03", opacity: 0.01, isAlive: false),
            OpacityCase(id: "H05", opacity: 0.011), OpacityCase(id: "H06", opacity: 0.014),
            OpacityCase(id: "H07", opacity: 0.015), OpacityCase(id: "H08", opacity: 0.02),
        ])
        func theOpacityArrivesAsTheAlphaOfTheViewAroundIt(_ row: OpacityCase) {
            expectReceivers(
                row.id, #"Host("H").opacity(\#(row.opacity))"#,
                [row.isAlive ? .at(14, 14, reaches: "H") : .nobody(at: 14, 14)]
            ) {
                uiKitWell("H").opacity(row.opacity)
            }
        }

        @Test func adjacentOpacitiesMultiplyAndABlurKeepsThemApart() {
            expectReceivers("H09", "0.1 × 0.09", [.nobody(at: 14, 14)]) { uiKitWell("H").opacity(0.1).opacity(0.09) }
            expectReceivers("H10", "0.12 × 0.12", [.at(14, 14, reaches: "H")]) {
                uiKitWell("H").opacity(0.12).opacity(0.12)
            }
            expectReceivers("H11", "0.1, blur, 0.09", [.at(14, 14, reaches: "H")], certainty: .uncertain) {
                uiKitWell("H").opacity(0.1).blur(radius: 5).opacity(0.09)
            }
        }

        @Test func theFrontMostWinsOverAndUnderContent() {
            expectReceivers("H12", "ZStack{ visual; Host }", [.at(50, 20, reaches: "H"), .nobody(at: 5, 20)]) {
                ZStack {
                    square(.blue, 100, 40)
                    uiKitWell("H").opacity(0.014)
                }
            }
            for (id, opacity) in [("H13", 0.014), ("H14", 0.6)] {
                expectReceivers(id, "Btn.overlay(Host)", [.at(150, 25, reaches: "H"), .at(10, 25, reaches: "B")]) {
                    plainButton("B") { square(.blue, 300, 50) }.overlay(uiKitWell("H").opacity(opacity))
                }
            }
            expectReceivers("H15", "ZStack{ Host; caption }", [.nobody(at: 30, 14)]) {
                ZStack {
                    uiKitWell("H")
                    Text("caption")
                }
            }
            expectReceivers("H16", "ZStack{ Host; caption without hits }", [.at(30, 14, reaches: "H")]) {
                ZStack {
                    uiKitWell("H")
                    Text("caption").allowsHitTesting(false)
                }
            }
            expectReceivers("H18", "ZStack{ Host; Color.clear }", [.at(200, 200, reaches: "H")]) {
                ZStack {
                    uiKitWell("H")
                    Color.clear
                }
            }
        }

        private var trick: some View {
            uiKitWell("H").scaleEffect(x: 20, y: 2).frame(width: 300, height: 50).clipped()
        }

        @MainActor private var neighbour: some View {
            plainButton("N") { square(.green, 45, 50) }.offset(x: 0, y: 175)
        }

        @Test func effectsMoveItsAreaAndClipsDoNotLimitIt() {
            expectReceivers(
                "H22", "Host.scaleEffect(x: 20, y: 2)",
                [.at(20, 200, reaches: "H"), .at(200, 227, reaches: "H"), .nobody(at: 200, 230)]
            ) {
                uiKitWell("H").scaleEffect(x: 20, y: 2).position(x: 200, y: 200)
            }
            expectReceivers(
                "H23", "the same in a clipped frame",
                [.at(200, 200, reaches: "H"), .at(40, 200, reaches: "H"), .at(200, 227, reaches: "H")]
            ) {
                trick.position(x: 200, y: 200)
            }
            expectReceivers("H24", "N before", [.at(20, 200, reaches: "H")]) {
                neighbour
                trick.position(x: 200, y: 200)
            }
            expectReceivers("H25", "N after", [.at(20, 200, reaches: "N")]) {
                trick.position(x: 200, y: 200)
                neighbour
            }
            expectReceivers("H26", "with a content shape", [.at(20, 200, reaches: "N")], certainty: .uncertain) {
                neighbour
                trick.contentShape(Rectangle()).position(x: 200, y: 200)
            }
        }

        @Test func theFullTrickCoversItsButton() {
            expectReceivers(
                "H27", "the full trick",
                [.at(150, 25, reaches: "H"), .at(0.5, 0.5, reaches: "H"), .at(299.5, 49.5, reaches: "H")]
            ) {
                plainButton("B") { square(.blue, 300, 50) }.overlay { uiKitWell("H").stretchedOverRow() }
            }
            expectReceivers("H29", "without scaleEffect", [.at(10, 25, reaches: "B"), .at(150, 25, reaches: "H")]) {
                plainButton("B") { square(.blue, 300, 50) }
                    .overlay {
                        uiKitWell("H").blur(radius: 20).opacity(0.014)
                            .frame(maxWidth: .infinity, maxHeight: 50).clipped()
                    }
            }
        }

        @Test func aFrameNeverEnlargesTheControl() {
            expectReceivers("H30", "a compact UIDatePicker in a field of 300×44", [.nobody(at: 295, 22)]) {
                UIKitHost { UIDatePicker() }.accessibilityIdentifier("H").frame(maxWidth: .infinity)
                    .frame(width: 300, height: 44)
            }
            expectReceivers(
                "H31", "a field of one line at the top of a frame 200 high",
                [.at(50, 11, reaches: "H"), .nobody(at: 50, 100)]
            ) {
                UIKitHost {
                    let field = UITextField()
                    field.setContentHuggingPriority(.required, for: .vertical)
                    return field
                }
                .accessibilityIdentifier("H").frame(width: 200).frame(height: 200, alignment: .top)
            }
        }

        @Test func aWheelWithoutAWidthOfItsOwnIsAsWideAsItsFrame() {
            expectReceivers(
                "H35", "two wheels side by side", [.at(95, 100, reaches: "A"), .at(105, 100, reaches: "B")]
            ) {
                HStack(spacing: 0) {
                    UIKitHost { Wheel() }.accessibilityIdentifier("A").frame(width: 100).clipped()
                    UIKitHost { Wheel() }.accessibilityIdentifier("B").frame(width: 100).clipped()
                }
            }
        }

        @Test func aBlurBehindAGapSwallowsTheTap() {
            let tree = HitStage.topLeading400.tree {
                ZStack {
                    UIKitHost { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }.accessibilityIdentifier("V")
                    HStack {
                        Text("first")
                        Spacer()
                        Text("last")
                    }
                    .taps("R")
                }
            }
            let gap = tree.hitTest(CGPoint(x: 200, y: 200))
            #expect(gap.receiver == nil, "H36\n\(gap)")
            #expect(gap.hit?.id == "V", "H36\n\(gap)")
            #expect(tree.hitTest(CGPoint(x: 10, y: 200)).receiver?.id == "R")
        }

        @Test func aViewWithoutSizeTakesNothing() {
            expectReceivers("H41", "a 0×0 view under a text", [.at(5, 5, reaches: "T")]) {
                ZStack(alignment: .topLeading) {
                    Text("T").taps("T")
                    UIKitHost { UIView() }.accessibilityIdentifier("H").frame(width: 0, height: 0)
                }
            }
        }
    }

    /// A wheel that says nothing about its width.
    private final class Wheel: UIControl {
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 216) }
    }
#endif
