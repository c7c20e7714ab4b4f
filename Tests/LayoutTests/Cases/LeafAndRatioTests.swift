import Testing
import ViewTree

/// Shapes, colours, images, `fixedSize` and `aspectRatio`.
struct LeafAndRatioTests {
    @Test func aCircleIsASquareOfTheShorterSide() {
        expectLayout(
            "AS1", "Circle()", from: "MetalUI probe SH",
            at: .proposed(100, 60), size: (60, 60)
        ) {
            Circle()
        }
    }

    @Test func shapesTakeWhatIsProposedAndTenOtherwise() {
        expectLayout(
            "AS4", "Rectangle()", from: "MetalUI probe SH",
            at: .proposed(nil, nil), size: (10, 10)
        ) {
            Rectangle()
        }
        expectLayout(
            "AS5", "Rectangle()", from: "MetalUI probe SH",
            at: .proposed(0, 0), size: (0, 0)
        ) {
            Rectangle()
        }
        expectLayout(
            "AS7", "Rectangle()", from: "MetalUI probe SH",
            at: .proposed(100, nil), size: (100, 10)
        ) {
            Rectangle()
        }
    }

    @Test func aRatioIsFittedOrFilledIntoTheProposal() {
        expectLayout(
            "AS9", "Color.aspectRatio(2,contentMode:.fill)", from: "MetalUI probes SH and FS",
            at: .proposed(100, 80), size: (160, 80)
        ) {
            Color.red.aspectRatio(2, contentMode: .fill)
        }
        expectLayout(
            "AS10", "Color.aspectRatio(2,contentMode:.fit)", from: "MetalUI probes SH and FS",
            at: .proposed(100, nil), size: (100, 50)
        ) {
            Color.red.aspectRatio(2, contentMode: .fit)
        }
        expectLayout(
            "AS14", "Color.scaledToFit()", from: "MetalUI probes SH and FS",
            at: .proposed(100, 60), size: (60, 60)
        ) {
            Color.red.scaledToFit()
        }
        expectLayout(
            "AS23", "Color.tag(a).aspectRatio(1,contentMode:.fit).frame(width:200,height:100)",
            from: "Tokamak AspectRatioTests",
            at: .proposed(500, 500), size: (200, 100), ["a": [50, 0, 100, 100]]
        ) {
            Color.red.mark("a").aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100)
        }
    }

    @Test func withoutAnyProposalTheRatioIsNotApplied() {
        expectLayout(
            "AS11", "Color.aspectRatio(2,contentMode:.fit)", from: "MetalUI probes SH and FS",
            at: .proposed(nil, nil), size: (10, 10)
        ) {
            Color.red.aspectRatio(2, contentMode: .fit)
        }
    }

    @Test func aNegativeRatioMakesANegativeSize() {
        expectLayout(
            "AS13", "Color.aspectRatio(-2,contentMode:.fit)", from: "MetalUI probes SH and FS",
            at: .proposed(100, 80), size: (100, -50)
        ) {
            Color.red.aspectRatio(-2, contentMode: .fit)
        }
    }

    @Test func aRatioAnswersItsChildsOwnSize() {
        expectLayout(
            "AS16", "box(168,95).tag(a).aspectRatio(1,contentMode:.fit)", from: "MetalUI probe SH",
            at: .proposed(300, 200), size: (168, 95), ["a": [0, 0, 168, 95]]
        ) {
            box(168, 95).mark("a").aspectRatio(1, contentMode: .fit)
        }
        expectLayout(
            "AS26", "HStack(spacing:12){box(168,64); box(168,64).aspectRatio(1,contentMode:.fit); box(168,64)}",
            from: "MetalUI probe SH AR4",
            at: .proposed(856, 200), size: (528, 64)
        ) {
            HStack(spacing: 12) {
                box(168, 64)
                box(168, 64).aspectRatio(1, contentMode: .fit)
                box(168, 64)
            }
        }
    }

    @Test func anImageIsItsNaturalSizeUnlessResizable() {
        expectLayout(
            "AS18", "Image(40×20)", from: "MetalUI probe SH",
            at: .proposed(300, 200), size: (40, 20)
        ) {
            bitmap(40, 20)
        }
        expectLayout(
            "AS19", "Image(40×20).resizable()", from: "MetalUI probe SH",
            at: .proposed(100, nil), size: (100, 20)
        ) {
            bitmap(40, 20).resizable()
        }
        expectLayout(
            "AS21", "Image(40×20).resizable().scaledToFill()", from: "MetalUI probe SH",
            at: .proposed(100, 60), size: (120, 60)
        ) {
            bitmap(40, 20).resizable().scaledToFill()
        }
        expectLayout(
            "AS22", "Image(40×20).resizable().scaledToFit()", from: "MetalUI probe SH",
            at: .proposed(nil, nil), size: (40, 20)
        ) {
            bitmap(40, 20).resizable().scaledToFit()
        }
    }

    @Test func aFixedSizeAsksForTheIdealOnItsAxes() {
        expectLayout(
            "AS27", "Color.tag(a).fixedSize()", from: "MetalUI probe SH",
            at: .proposed(300, 200), size: (10, 10), ["a": [0, 0, 10, 10]]
        ) {
            Color.red.mark("a").fixedSize()
        }
        expectLayout(
            "AS28", "Color.tag(a).fixedSize(horizontal:false,vertical:true)", from: "derived",
            at: .proposed(300, 200), size: (300, 10), ["a": [0, 0, 300, 10]]
        ) {
            Color.red.mark("a").fixedSize(horizontal: false, vertical: true)
        }
        expectLayout(
            "AS29", "HStack{Color.frame(height:20).tag(a); Color.frame(height:20).tag(b)}.fixedSize()",
            from: "MetalUI probe SA",
            at: .proposed(300, 200), size: (28, 20), ["a": [0, 0, 10, 20], "b": [18, 0, 10, 20]]
        ) {
            HStack {
                Color.red.frame(height: 20).mark("a")
                Color.red.frame(height: 20).mark("b")
            }
            .fixedSize()
        }
    }
}
