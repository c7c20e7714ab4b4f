import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// The areas of the table of rules, in other shapes, nested, scaled and mirrored.
struct AreaVariantHitTests {
    @Test func aTextsAreaIsItsBoxAndNotWhatIsPutAroundIt() {
        expectReceivers(
            "text in a frame", #"Text("T").frame(100x100).tap("A")"#, [.nobody(at: 10, 10), .at(50, 50, reaches: "A")]
        ) {
            Text("T").frame(width: 100, height: 100).taps("A")
        }
        expectReceivers(
            "text in padding, scaled", #"Text("T").padding(20).tap("A").scaleEffect(2, .topLeading)"#,
            [.nobody(at: 30, 30), .at(41, 41, reaches: "A"), .at(79, 71, reaches: "A"), .nobody(at: 81, 50)]
        ) {
            Text("T").padding(20).taps("A").scaleEffect(2, anchor: .topLeading)
        }
    }

    @Test func anImagesAreaIsWhatItFillsAndNotItsFrame() {
        expectReceivers(
            "image that fits", #"Image(40×20).resizable().scaledToFit().frame(100x100).tap("A")"#,
            [.nobody(at: 50, 20), .at(1, 50, reaches: "A"), .at(50, 26, reaches: "A"), .nobody(at: 50, 76)]
        ) {
            bitmap(40, 20).resizable().scaledToFit().frame(width: 100, height: 100).taps("A")
        }
        expectReceivers(
            "image that does not stretch", #"Image(40×20).frame(100x100).tap("A")"#,
            [.nobody(at: 25, 50), .at(31, 50, reaches: "A")]
        ) {
            bitmap(40, 20).frame(width: 100, height: 100).taps("A")
        }
    }

    @Test func everyFilledShapeIsHitByItsPath() {
        expectReceivers("Ellipse", "Ellipse 100×40", [.nobody(at: 5, 5), .at(50, 2, reaches: "A")]) {
            Ellipse().frame(width: 100, height: 40).taps("A")
        }
        expectReceivers("Capsule", "Capsule 100×40", [.nobody(at: 3, 3), .at(25, 2, reaches: "A")]) {
            Capsule().frame(width: 100, height: 40).taps("A")
        }
        expectReceivers(
            "RoundedRectangle", "RoundedRectangle(30) 100×100", [.nobody(at: 3, 3), .at(50, 1, reaches: "A")]
        ) {
            RoundedRectangle(cornerRadius: 30).frame(width: 100, height: 100).taps("A")
        }
        expectReceivers(
            "UnevenRoundedRectangle", "topLeading 40 alone", [.nobody(at: 4, 4), .at(97, 3, reaches: "A")]
        ) {
            UnevenRoundedRectangle(topLeadingRadius: 40).frame(width: 100, height: 100).taps("A")
        }
    }

    @Test func anUnevenShapeIsMirroredFromRightToLeft() {
        expectReceivers(
            "UnevenRoundedRectangle, right to left", "topLeading 40 alone",
            [.at(4, 4, reaches: "A"), .nobody(at: 97, 3)]
        ) {
            UnevenRoundedRectangle(topLeadingRadius: 40).frame(width: 100, height: 100).taps("A")
                .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test func aTurnedOrScaledCircleIsStillOne() {
        expectReceivers(
            "Circle, scaled", "Circle 40.scaleEffect(2) at 20,20", [.nobody(at: 3, 3), .at(40, 2, reaches: "A")]
        ) {
            Circle().frame(width: 40, height: 40).taps("A").scaleEffect(2).offset(x: 20, y: 20)
        }
    }

    @Test func aStrokeBorderLiesInsideAndAStrokeOnTheEdge() {
        expectReceivers(
            "strokeBorder", "Circle().strokeBorder(lineWidth: 10)",
            [.at(150, 108, reaches: "A"), .nobody(at: 150, 98), .nobody(at: 150, 150)]
        ) {
            Circle().strokeBorder(lineWidth: 10).frame(width: 100, height: 100).taps("A").offset(x: 100, y: 100)
        }
        expectReceivers(
            "stroke", "Circle().stroke(lineWidth: 10)",
            [.at(150, 104, reaches: "A"), .at(150, 96, reaches: "A"), .nobody(at: 150, 108)]
        ) {
            Circle().stroke(lineWidth: 10).frame(width: 100, height: 100).taps("A").offset(x: 100, y: 100)
        }
        expectReceivers(
            "border", "Color.clear.border(.red, width: 10)", [.at(5, 50, reaches: "A"), .nobody(at: 50, 50)]
        ) {
            Color.clear.frame(width: 100, height: 100).border(Color.red, width: 10).taps("A")
        }
    }

    @Test func aTrimmedShapeIsHitWhereItIsFilled() {
        expectReceivers(
            "trim", "Circle().trim(from: 0, to: 0.5)", [.at(50, 75, reaches: "A"), .nobody(at: 50, 25)]
        ) {
            Circle().trim(from: 0, to: 0.5).frame(width: 100, height: 100).taps("A")
        }
    }

    @Test func whateverIsClearHasNoArea() {
        expectReceivers("clear fill", "Circle().fill(.clear)", [.nobody(at: 50, 50)]) {
            Circle().fill(.clear).frame(width: 100, height: 100).taps("A")
        }
        expectReceivers("clear style", "Rectangle().foregroundStyle(.clear)", [.nobody(at: 50, 50)]) {
            Rectangle().foregroundStyle(.clear).frame(width: 100, height: 100).taps("A")
        }
        expectReceivers("colour of alpha 0", "Rectangle().fill(Color.red.opacity(0))", [.nobody(at: 50, 50)]) {
            Rectangle().fill(Color.red.opacity(0)).frame(width: 100, height: 100).taps("A")
        }
        expectReceivers("nothing", "EmptyView and Spacer in a frame", [.nobody(at: 50, 50)]) {
            ZStack {
                EmptyView()
                Spacer()
            }
            .frame(width: 100, height: 100).taps("A")
        }
        expectReceivers("clear layers", "Color.clear in an overlay", [.at(50, 50, reaches: "A")]) {
            square(.red, 100, 100).taps("A").overlay { Color.clear.onTapGesture {} }
        }
    }

    @Test func aGradientIsHitWhereItIsClear() {
        expectReceivers(
            "radial gradient", "RadialGradient(red -> clear)", [.at(2, 2, reaches: "A"), .at(50, 50, reaches: "A")]
        ) {
            RadialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 20)
                .frame(width: 100, height: 100).taps("A")
        }
        expectReceivers("gradient behind a gap", "HStack{…}.background(gradient)", [.at(150, 8, reaches: "A")]) {
            HStack {
                Text("first")
                Spacer()
                Text("last")
            }
            .frame(width: 300)
            .background(LinearGradient(colors: [.red, .clear], startPoint: .leading, endPoint: .trailing)).taps("A")
        }
    }

    @Test func aFrameSmallerThanItsContentLimitsNothing() {
        expectReceivers(
            "overflow of a frame", "sq(300).frame(20x20) at 100,100",
            [.at(150, 150, reaches: "A"), .nobody(at: 300, 110)]
        ) {
            square(.red, 300, 300).frame(width: 20, height: 20).taps("A").offset(x: 100, y: 100)
        }
        expectReceivers(
            "overflow of a stack", "HStack of 60 in a frame of 40",
            [.at(91, 110, reaches: "A"), .at(149, 110, reaches: "B"), .nobody(at: 151, 110)]
        ) {
            HStack(spacing: 0) {
                square(.red, 30, 20).taps("A")
                square(.blue, 30, 20).taps("B")
            }
            .fixedSize().frame(width: 40).offset(x: 100, y: 100)
        }
    }

    @Test func aScrollViewTestsItsBounds() {
        expectReceivers(
            "scroll view", "ScrollView{ sq(100,300) }.frame(100x100)",
            [.at(50, 99, reaches: "A"), .nobody(at: 50, 101), .nobody(at: 101, 50)]
        ) {
            ScrollView { square(.red, 100, 300).taps("A") }.frame(width: 100, height: 100)
        }
        expectReceivers(
            "scroll view, disabled clip", "ScrollView{ contentShape grown }.frame(100x100)", [.nobody(at: 120, 50)]
        ) {
            ScrollView { square(.red, 80, 80).contentShape(Rectangle().inset(by: -100)).taps("A") }
                .frame(width: 100, height: 100)
        }
    }

    @Test(arguments: [(2.0, 0.4), (3.0, 0.32)])
    func coloursKeepToTheGridOfTheScreenAndTextsDoNot(scale: Double, inside: Double) {
        // An edge at 0.3 is drawn, and hit, from 0.5 on at two pixels a point, and from 1/3 on at three.
        var environment = EnvironmentValues()
        environment.textMeasurer = HitFixtures.measurer
        func receiver(_ x: Double, @ViewBuilder _ view: @MainActor () -> some View) -> String? {
            LayoutTree(
                view().padding(0.3), proposal: .unspecified, scale: scale, environment: environment
            ).hitTest(CGPoint(x: x, y: 5)).receiver?.id
        }
        let edge = scale == 2 ? 0.5 : 1.0 / 3
        #expect(receiver(inside) { box(20, 20).taps("A") } == nil)
        #expect(receiver(edge + 1e-6) { box(20, 20).taps("A") } == "A")
        #expect(receiver(inside) { square(.red, 20, 20).taps("A") } == nil)
        let shaped = receiver(inside) {
            Color.clear.frame(width: 20, height: 20).contentShape(Rectangle()).taps("A")
        }
        #expect(shaped == nil)
        #expect(receiver(inside) { Text("x").taps("A") } == "A")
        #expect(receiver(inside) { hostedWell("A") } == "A")
    }
}

/// Content shapes, clips and masks in other forms.
struct ShapeVariantHitTests {
    @Test func writtenAfterAGestureAContentShapeCanOnlyShrinkIt() {
        expectReceivers(
            "contentShape after", #"sq(red,40,40).tap("A").contentShape(inset -20) at 100,100"#,
            [.nobody(at: 90, 120), .at(120, 120, reaches: "A")]
        ) {
            square(.red, 40, 40).taps("A").contentShape(Rectangle().inset(by: -20)).offset(x: 100, y: 100)
        }
        expectReceivers(
            "contentShape after a button", #"Btn("A").contentShape(inset -20) at 100,100"#,
            [.nobody(at: 90, 120), .at(120, 120, reaches: "A")]
        ) {
            plainButton("A") { square(.red, 40, 40) }.contentShape(Rectangle().inset(by: -20)).offset(x: 100, y: 100)
        }
    }

    @Test func insideAButtonsLabelItEnlargesTheButton() {
        expectReceivers(
            "contentShape in a label", #"Btn("A"){ sq(40).padding(20).contentShape(Rectangle()) }"#,
            [.at(5, 5, reaches: "A"), .nobody(at: 81, 5)]
        ) {
            plainButton("A") { square(.red, 40, 40).padding(20).contentShape(Rectangle()) }
        }
    }

    @Test func aPointHasToLieInEveryContentShapeAroundIt() {
        expectReceivers(
            "nested contentShapes", "grown inside, shrunk outside, at 100,100",
            [.nobody(at: 92, 120), .at(106, 120, reaches: "A"), .nobody(at: 103, 120)]
        ) {
            square(.red, 40, 40).contentShape(Rectangle().inset(by: -20)).taps("A")
                .contentShape(Rectangle().inset(by: 5)).offset(x: 100, y: 100)
        }
    }

    @Test func aGrownShapeReachesThroughEveryClipAroundIt() {
        expectReceivers(
            "grown through clips", ".contentShape(inset -20).tap.clipped().clipShape(Circle()).cornerRadius(9)",
            [.at(85, 120, reaches: "A"), .nobody(at: 79, 120)]
        ) {
            square(.red, 40, 40).contentShape(Rectangle().inset(by: -20)).taps("A")
                .frame(width: 40, height: 40).clipped().clipShape(Circle()).cornerRadius(9).offset(x: 100, y: 100)
        }
    }

    @Test func aContentShapeWithAHoleHasOneWhereItsRuleIsEvenOdd() {
        let rings = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        }
        expectReceivers("contentShape, eoFill", "two squares", [.nobody(at: 50, 50), .at(10, 50, reaches: "A")]) {
            square(.red, 100, 100).contentShape(rings, eoFill: true).taps("A")
        }
        expectReceivers("contentShape, winding", "two squares", [.at(50, 50, reaches: "A")]) {
            square(.red, 100, 100).contentShape(rings).taps("A")
        }
    }

    @Test func aContentShapeIsHitWhateverItsContentIsTakenOutBy() {
        expectReceivers("inert content", "Color.red.allowsHitTesting(false).contentShape", [.at(50, 50, reaches: "A")])
        {
            square(.red, 100, 100).allowsHitTesting(false).contentShape(Rectangle()).taps("A")
        }
        expectReceivers("hidden content", "Color.red.hidden().contentShape", [.at(50, 50, reaches: "A")]) {
            square(.red, 100, 100).hidden().contentShape(Rectangle()).taps("A")
        }
        expectReceivers("opacity outside", "….contentShape.opacity(0)", [.nobody(at: 50, 50)]) {
            square(.red, 100, 100).contentShape(Rectangle()).opacity(0).taps("A")
        }
        expectReceivers("inert outside", "….contentShape.allowsHitTesting(false)", [.nobody(at: 50, 50)]) {
            square(.red, 100, 100).contentShape(Rectangle()).allowsHitTesting(false).taps("A")
        }
    }

    @Test func aContentShapeCoversWhatIsBehindIt() {
        expectReceivers("contentShape in front", "clear, without a gesture", [.nobody(at: 50, 50)]) {
            plainButton("B") { square(.red, 100, 100) }
            Color.clear.frame(width: 100, height: 100).contentShape(Rectangle())
        }
    }

    @Test func noClipCutsTapsHoweverItIsNested() {
        expectReceivers(
            "clips under a scale", "sq(60).frame(20).clipShape(Capsule()).clipped().scaleEffect(2) at 100,100",
            [.at(55, 110, reaches: "A"), .nobody(at: 49, 110)]
        ) {
            square(.red, 60, 60).frame(width: 20, height: 20).clipShape(Capsule()).clipped().taps("A")
                .scaleEffect(2).offset(x: 100, y: 100)
        }
        expectReceivers(
            "clip around a stack", "VStack{…offset…}.clipped()", [.at(10, 150, reaches: "A")]
        ) {
            VStack { square(.red, 20, 20).offset(y: 140).taps("A") }.frame(width: 20, height: 20).clipped()
        }
    }

    @Test func aMaskCutsNoTapsHoweverItIsMade() {
        expectReceivers("mask of text", "mask(Text)", [.at(3, 3, reaches: "A")], certainty: .likely) {
            square(.red, 100, 100).mask(Text("T")).taps("A")
        }
        expectReceivers("mask of clear", "mask{ Color.clear }, moved", [.at(53, 3, reaches: "A")], certainty: .likely) {
            square(.red, 100, 100).taps("A").mask(alignment: .top) { Color.clear.frame(height: 10) }.offset(x: 50)
        }
    }

    @Test func nothingThatOnlyChangesPixelsChangesTheArea() {
        expectReceivers(
            "drawing modifiers", "blur, shadow, drawingGroup, compositingGroup, colour effects, blend modes",
            [.at(1, 1, reaches: "A"), .nobody(at: 101, 50)]
        ) {
            square(.red, 100, 100).blur(radius: 30).shadow(radius: 40).drawingGroup().compositingGroup()
                .colorMultiply(.clear).grayscale(1).saturation(0).blendMode(.destinationOut).taps("A")
        }
    }
}
