import Foundation
import HitTest
import Testing
import ViewTree

/// What of a view takes taps: a text's box, a shape's path, and nothing of a gap.
struct LeafAreaHitTests {
    @Test func aTextTakesTapsInItsWholeBox() {
        expectReceivers(
            "L02", #"Text("O").font(huge).tap("A")"#,
            [.at(60, 80, reaches: "A"), .at(1, 1, reaches: "A"), .nobody(at: 121, 80)]
        ) {
            Text("O").font(.system(size: 160)).taps("A")
        }
    }

    @Test func aShapeTakesTapsInsideItsPath() {
        expectReceivers(
            "L04", #"Circle().fill(red).frame(100x100).tap("A")"#, [.nobody(at: 3, 3), .at(50, 50, reaches: "A")]
        ) {
            Circle().fill(.red).frame(width: 100, height: 100).taps("A")
        }
    }

    @Test func aContentShapeReplacesAShapesPath() {
        expectReceivers(
            "L05", #"Circle().frame(100x100).contentShape(Rectangle()).tap("A")"#, [.at(3, 3, reaches: "A")]
        ) {
            Circle().frame(width: 100, height: 100).contentShape(Rectangle()).taps("A")
        }
    }

    @Test func aStrokeTakesTapsOnTheStrokedPathOnly() {
        expectReceivers(
            "L06", #"Circle().stroke(lineWidth:10).frame(100x100).tap("A")"#,
            [.nobody(at: 50, 50), .at(50, 2, reaches: "A")]
        ) {
            Circle().stroke(lineWidth: 10).frame(width: 100, height: 100).taps("A")
        }
    }

    @Test func aContentShapeFillsABorderedCard() {
        expectReceivers(
            "L07", #"RoundedRectangle(8).strokeBorder().contentShape(.rect).tap("A")"#, [.at(100, 50, reaches: "A")]
        ) {
            RoundedRectangle(cornerRadius: 8).strokeBorder(lineWidth: 2).frame(width: 200, height: 100)
                .contentShape(.rect).taps("A")
        }
        expectReceivers(
            "L07", #"RoundedRectangle(8).strokeBorder().tap("A")"#,
            [.nobody(at: 100, 50), .at(100, 1, reaches: "A")]
        ) {
            RoundedRectangle(cornerRadius: 8).strokeBorder(lineWidth: 2).frame(width: 200, height: 100).taps("A")
        }
    }

    @Test func anEvenOddFillLeavesTheHoleOpen() {
        expectReceivers(
            "L09", #"Path(two nested rects).fill(style: eoFill).tap("A")"#,
            [.nobody(at: 50, 50), .at(10, 10, reaches: "A")]
        ) {
            nestedRectangles.fill(style: FillStyle(eoFill: true)).frame(width: 100, height: 100).taps("A")
        }
        expectReceivers("L09, non-zero", #"Path(two nested rects).fill().tap("A")"#, [.at(50, 50, reaches: "A")]) {
            nestedRectangles.fill().frame(width: 100, height: 100).taps("A")
        }
    }

    @Test func aGradientTakesTapsOnItsClearEndToo() {
        expectReceivers(
            "L11", #"Rectangle().fill(LinearGradient(clear->red)).tap("A")"#, [.at(1, 50, reaches: "A")]
        ) {
            Rectangle()
                .fill(LinearGradient(colors: [.clear, .red], startPoint: .leading, endPoint: .trailing))
                .frame(width: 100, height: 100).taps("A")
        }
    }

    @Test func aSpacerIsAHoleInTheRow() {
        expectReceivers(
            "L13", #"HStack(spacing:0){ Text; Spacer(); Text }.frame(width:300).tap("A")"#,
            [.nobody(at: 150, 8), .at(20, 8, reaches: "A"), .at(280, 8, reaches: "A")]
        ) {
            HStack(spacing: 0) {
                Text("first")
                Spacer()
                Text("last")
            }
            .frame(width: 300).taps("A")
        }
    }

    @Test func aStacksSpacingIsAHole() {
        expectReceivers(
            "L16", #"VStack(spacing:40){ Text; Text }.tap("A")"#,
            [.nobody(at: 20, 36), .at(20, 8, reaches: "A"), .at(20, 64, reaches: "A")]
        ) {
            VStack(spacing: 40) {
                Text("first")
                Text("last")
            }
            .taps("A")
        }
    }

    @Test func aBackgroundColourFillsTheHoleInTheRow() {
        expectReceivers(
            "L17", #"HStack{…Spacer…}.background(Color.white).tap("A")"#, [.at(150, 8, reaches: "A")]
        ) {
            rowWithAHole.background(Color.white).taps("A")
        }
    }

    @Test func aClearBackgroundFillsNothing() {
        expectReceivers("L18", #"HStack{…Spacer…}.background(Color.clear).tap("A")"#, [.nobody(at: 150, 8)]) {
            rowWithAHole.background(Color.clear).taps("A")
        }
    }

    @Test func aFrameOutsideAButtonDoesNotEnlargeIt() {
        expectReceivers(
            "L22", #"Btn("A"){Text}.frame(width:300,height:50)"#,
            [.nobody(at: 10, 25), .at(150, 25, reaches: "A")]
        ) {
            plainButton("A") { Text("first") }.frame(width: 300, height: 50)
        }
    }

    @Test func aButtonWithAClearLabelTakesNoTaps() {
        expectReceivers(
            "L24", #"Btn("A"){ Rectangle().fill(Color.clear) }, default style"#, [.nobody(at: 50, 50)],
            certainty: .uncertain
        ) {
            Button(action: {}, label: { Rectangle().fill(Color.clear) })
                .accessibilityIdentifier("A")
                .frame(width: 100, height: 100)
        }
    }

    @Test func aGeometryReaderIsNoContent() {
        expectReceivers(
            "L25", #"GeometryReader{ _ in Text("x") }.frame(200x200).tap("A")"#,
            [.nobody(at: 150, 150), .at(10, 8, reaches: "A")]
        ) {
            GeometryReader { _ in Text("x") }.frame(width: 200, height: 200).taps("A")
        }
    }

    @Test func aDividersLineTakesTaps() throws {
        let line = try #require(
            HitStage.topLeading400.tree { Divider().accessibilityIdentifier("line").frame(width: 100) }["line"]?.frame
        )
        expectReceivers(
            "L26", #"Divider().frame(width:100).tap("A")"#, [.at(50, line.midY, reaches: "A")], certainty: .uncertain
        ) {
            Divider().frame(width: 100).taps("A")
        }
    }

    @Test func aContentShapeOfHeightZeroIsNoArea() {
        expectReceivers(
            "L27", #"Color.clear.frame(height:0).contentShape(Rectangle()).tap("A")"#,
            [.nobody(at: 50, 110), .nobody(at: 50, 0)]
        ) {
            Color.clear.frame(height: 0).contentShape(Rectangle()).taps("A")
        }
    }

    @Test func edgesAreHalfOpen() {
        expectReceivers(
            "half-open edges", #"Color.red.frame(40x20).tap("A") at 10,10"#,
            [
                .at(10, 10, reaches: "A"), .at(49.999, 29.999, reaches: "A"), .nobody(at: 50, 20),
                .nobody(at: 20, 30), .nobody(at: 9.999, 20),
            ]
        ) {
            box(40, 20).taps("A").padding(10)
        }
        expectReceivers(
            "half-open edges", #"Text.tap("A") at 10,10"#,
            [.at(10, 10, reaches: "A"), .nobody(at: 30, 18), .nobody(at: 20, 26)]
        ) {
            Text("x").taps("A").padding(10)
        }
        expectReceivers(
            "half-open edges", #"Host("H") at 10,10"#,
            [.at(10, 10, reaches: "H"), .at(37.999, 37.999, reaches: "H"), .nobody(at: 38, 20), .nobody(at: 20, 38)]
        ) {
            hostedWell("H").padding(10)
        }
    }

    @Test func coloursAreHitOnThePixelGridAndTextsOffIt() {
        expectReceivers(
            "pixel grid", #"Color.red.frame(20x20).padding(0.4).tap("A"), one pixel a point"#,
            [.at(0.2, 0.2, reaches: "A"), .nobody(at: 20.2, 10)]
        ) {
            box(20, 20).padding(0.4).taps("A")
        }
        expectReceivers(
            "pixel grid", #"Text.padding(0.4).tap("A"), one pixel a point"#,
            [.nobody(at: 0.2, 0.2), .at(20.2, 10, reaches: "A")]
        ) {
            Text("x").padding(0.4).taps("A")
        }
    }

    private var nestedRectangles: Path {
        Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        }
    }

    private var rowWithAHole: some View {
        HStack {
            Text("first")
            Spacer()
            Text("last")
        }
        .frame(width: 300)
    }
}
