import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Order, transforms and what takes a subtree out, in other forms.
struct OrderVariantHitTests {
    @Test func zIndexReachesTheContainerThroughModifiersAndNoFurther() {
        expectReceivers(
            "zIndex inside modifiers", "ZStack{ A.zIndex(1).padding(0).overlay{}; B }", [.at(50, 50, reaches: "A")]
        ) {
            ZStack {
                plainButton("A") { square(.red, 100, 100) }.zIndex(1).padding(0)
                    .overlay { Color.clear.frame(width: 1, height: 1) }
                plainButton("B") { square(.blue, 100, 100) }
            }
        }
        expectReceivers("zIndex inside a stack", "ZStack{ VStack{ A.zIndex(9) }; B }", [.at(50, 50, reaches: "B")]) {
            ZStack {
                VStack { plainButton("A") { square(.red, 100, 100) }.zIndex(9) }
                plainButton("B") { square(.blue, 100, 100) }
            }
        }
    }

    @Test func noZIndexBringsAViewBeforeItsOverlayOrBehindItsBackground() {
        expectReceivers("zIndex and overlay", "A.zIndex(9).overlay(B)", [.at(50, 50, reaches: "B")]) {
            plainButton("A") { square(.red, 100, 100) }.zIndex(9)
                .overlay { plainButton("B") { square(.blue, 100, 100) }.zIndex(-9) }
        }
        expectReceivers("zIndex and background", "A.zIndex(-9).background(B)", [.at(50, 50, reaches: "A")]) {
            plainButton("A") { square(.red, 100, 100) }.zIndex(-9)
                .background { plainButton("B") { square(.blue, 100, 100) }.zIndex(9) }
        }
    }

    @Test func zIndexOrdersOverlappingRows() {
        expectReceivers(
            "zIndex in a VStack", "VStack(spacing: -50){ A.zIndex(1); B }",
            [.at(50, 75, reaches: "A"), .at(50, 120, reaches: "B")]
        ) {
            VStack(spacing: -50) {
                plainButton("A") { square(.red, 100, 100) }.zIndex(1)
                plainButton("B") { square(.blue, 100, 100) }
            }
        }
    }

    @Test func overlaysAreInFrontFromTheOutsideIn() {
        expectReceivers("two overlays", "A.overlay(B).overlay(C)", [.at(50, 50, reaches: "C")]) {
            plainButton("A") { square(.red, 100, 100) }
                .overlay { plainButton("B") { square(.blue, 100, 100) } }
                .overlay { plainButton("C") { square(.green, 100, 100) } }
        }
        expectReceivers("two backgrounds", "clear.background(B).background(C)", [.at(50, 50, reaches: "B")]) {
            Color.clear.frame(width: 100, height: 100)
                .background { plainButton("B") { square(.blue, 100, 100) } }
                .background { plainButton("C") { square(.green, 100, 100) } }
        }
        expectReceivers("several in one overlay", "clear.overlay{ B; C }", [.at(50, 50, reaches: "C")]) {
            Color.clear.frame(width: 100, height: 100).overlay {
                plainButton("B") { square(.blue, 100, 100) }
                plainButton("C") { square(.green, 100, 100) }
            }
        }
    }

    @Test func aBackgroundWrittenAfterTheGestureIsNoneOfIt() {
        expectReceivers(
            "background after", "Box(40).padding(30).tap.background(Fill())",
            [.at(50, 50, reaches: "A"), .nobody(at: 5, 50)]
        ) {
            box(40, 40).padding(30).taps("A").background(Color.blue)
        }
        expectReceivers(
            "overlay after", "Box(100).tap.overlay(Fill(40))", [.nobody(at: 50, 50), .at(5, 50, reaches: "A")]
        ) {
            box(100, 100).taps("A").overlay { box(40, 40) }
        }
    }

    @Test func fromRightToLeftViewsAreHitWhereTheyLie() {
        expectReceivers(
            "HStack, right to left", "HStack(spacing:0){ A; B }",
            [.at(10, 10, reaches: "B"), .at(50, 10, reaches: "A")]
        ) {
            HStack(spacing: 0) {
                square(.red, 40, 40).taps("A")
                square(.blue, 40, 40).taps("B")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        expectReceivers(
            "overlay, right to left", ".overlay(T, alignment: .topLeading)",
            [.at(95, 5, reaches: "T"), .at(5, 5, reaches: "R")]
        ) {
            square(.red, 100, 100).taps("R").overlay(Text("x").taps("T"), alignment: .topLeading)
                .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test func manyRowsAreFoundFromRightToLeftAsWell() {
        expectReceivers(
            "a long HStack", "20 × sq(10)",
            [.at(5, 5, reaches: "0"), .at(195, 5, reaches: "19"), .at(30, 5, reaches: "3")]
        ) {
            longRow
        }
        expectReceivers(
            "a long HStack, right to left", "20 × sq(10)",
            [.at(5, 5, reaches: "19"), .at(195, 5, reaches: "0"), .at(30, 5, reaches: "16")]
        ) {
            longRow.environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test func everyEffectMovesTheArea() {
        expectReceivers(
            "transformEffect", "moved by 100,50 and doubled",
            [.nobody(at: 10, 10), .at(139, 89, reaches: "A"), .nobody(at: 141, 60)]
        ) {
            square(.red, 20, 20).taps("A").transformEffect(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 100, ty: 50))
        }
        expectReceivers(
            "projectionEffect", "an affine one", [.nobody(at: 10, 10), .at(110, 60, reaches: "A")]
        ) {
            square(.red, 20, 20).taps("A")
                .projectionEffect(ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 100, ty: 50)))
        }
        expectReceivers(
            "scale about a corner", "scaleEffect(0.5, .bottomTrailing)",
            [.nobody(at: 45, 45), .at(55, 55, reaches: "A")]
        ) {
            square(.red, 100, 100).scaleEffect(0.5, anchor: .bottomTrailing).taps("A")
        }
        expectReceivers(
            "negative scale", "HStack.scaleEffect(x: 1, y: -1)", [.at(10, 35, reaches: "A"), .at(10, 5, reaches: "B")]
        ) {
            VStack(spacing: 0) {
                square(.red, 40, 20).taps("A")
                square(.blue, 40, 20).taps("B")
            }
            .scaleEffect(x: 1, y: -1)
        }
    }

    @Test func aHostedControlFollowsEveryEffect() {
        expectReceivers(
            "hosted, transformed", "Host.rotation3DEffect(180°).transformEffect(+100)",
            [.nobody(at: 14, 14), .at(101, 1, reaches: "H"), .at(127, 27, reaches: "H"), .nobody(at: 129, 14)]
        ) {
            hostedWell("H").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
                .transformEffect(CGAffineTransform(translationX: 100, y: 0))
        }
        expectReceivers(
            "hosted, flat", "Host.scaleEffect(x: 1, y: 0)", [.nobody(at: 14, 14)], certainty: .uncertain
        ) {
            hostedWell("H").scaleEffect(x: 1, y: 0)
        }
    }

    @Test func whatTakesOutASubtreeTakesOutAllOfIt() {
        expectReceivers("hidden overlay", "B.overlay(A.hidden())", [.at(50, 50, reaches: "B")]) {
            plainButton("B") { square(.red, 100, 100) }
                .overlay { plainButton("A") { square(.blue, 100, 100) }.hidden() }
        }
        expectReceivers("inert overlay", "B.overlay(ZStack{ A }.allowsHitTesting(false))", [.at(50, 50, reaches: "B")])
        {
            plainButton("B") { square(.red, 100, 100) }.overlay {
                ZStack { plainButton("A") { square(.blue, 100, 100) }.allowsHitTesting(true) }.allowsHitTesting(false)
            }
        }
        expectReceivers(
            "inert part", "HStack{ A.allowsHitTesting(false); B }.tap(P)",
            [.nobody(at: 10, 10), .at(50, 10, reaches: "P")]
        ) {
            HStack(spacing: 0) {
                square(.red, 40, 40).taps("A").allowsHitTesting(false)
                square(.blue, 40, 40)
            }
            .taps("P")
        }
    }

    @Test func noInnerEnablingUndoesAnOuterDisabling() {
        expectReceivers("disabled", "VStack{ A.disabled(false) }.disabled(true).tap(P)", [.at(20, 20, reaches: "P")]) {
            VStack { plainButton("A") { square(.red, 40, 40) }.disabled(false) }.disabled(true).taps("P")
        }
        expectReceivers("disabled behind", "ZStack{ B; VStack{ A }.disabled(true) }", [.nobody(at: 20, 20)]) {
            plainButton("B") { square(.blue, 100, 100) }
            VStack { plainButton("A") { square(.red, 40, 40) } }.disabled(true)
        }
    }

    @Test func opacitiesOfSwiftUIsOwnViewsAreTestedEachAlone() {
        expectReceivers("opacity 0.001", "0.001 twice, nested in stacks", [.at(20, 20, reaches: "A")]) {
            VStack { VStack { square(.red, 40, 40).taps("A").opacity(0.001) }.opacity(0.001) }
        }
        expectReceivers("opacity 0.0009", "one of them below", [.nobody(at: 20, 20)], certainty: .uncertain) {
            VStack { VStack { square(.red, 40, 40).taps("A").opacity(1) }.opacity(0.0009) }
        }
        expectReceivers("opacity above 1", "opacity(5)", [.at(20, 20, reaches: "A")]) {
            square(.red, 40, 40).taps("A").opacity(5)
        }
    }

    @Test(arguments: [(0.01, false), (0.0100000003, true), (0.0101, true), (0.0099, false)])
    func everyHostedControlHasTheSameThreshold(opacity: Double, isAlive: Bool) {
        func check(_ name: String, @ViewBuilder _ view: @MainActor () -> some View) {
            let tree = HitStage.topLeading400.tree {
                view().accessibilityIdentifier("H").opacity(opacity).frame(width: 300)
            }
            let frame = tree["H"]!.frame
            let result = tree.hitTest(CGPoint(x: frame.maxX - 10, y: frame.midY))
            #expect((result.receiver?.id == "H") == isAlive, "\(name): \(result)")
        }
        check("DatePicker") { DatePicker("", selection: .constant(.distantPast)).labelsHidden() }
        check("Slider") { Slider(value: .constant(1)) }
        check("Stepper") { Stepper("", value: .constant(1)).labelsHidden() }
        check("Toggle") { Toggle("", isOn: .constant(true)).labelsHidden() }
        check("TextField") { TextField("", text: .constant("")) }
        check("TextEditor") { TextEditor(text: .constant("")).frame(height: 50) }
        check("segmented Picker") {
            Picker("", selection: .constant(0)) {
                Text("x").tag(0)
                Text("T").tag(1)
            }
            .pickerStyle(.segmented)
        }
    }

    private var longRow: some View {
        HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { number in square(.red, 10, 10).taps("\(number)") }
        }
    }
}
