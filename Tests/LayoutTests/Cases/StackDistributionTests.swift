import Testing
import ViewTree

/// How HStack and VStack share out their length.
struct StackDistributionTests {
    @Test func theLeastFlexibleChildIsServedFirst() {
        expectLayout(
            "ST5", "HStack(spacing:0){box(20,20).tag(a); Color.frame(height:20).tag(b)}", from: "MetalUI probe SA",
            at: .proposed(200, 50), size: (200, 20), ["a": [0, 0, 20, 20], "b": [20, 0, 180, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a")
                Color.red.frame(height: 20).mark("b")
            }
        }
        expectLayout(
            "ST11", "HStack(spacing:0){flex(0,80).tag(a); box(30,20).tag(b); box(30,20).tag(c)}",
            from: "MetalUI probe SA X3",
            at: .proposed(100, 50), size: (100, 20),
            ["a": [0, 0, 40, 20], "b": [40, 0, 30, 20], "c": [70, 0, 30, 20]]
        ) {
            HStack(spacing: 0) {
                flex(0, 80).mark("a")
                box(30, 20).mark("b")
                box(30, 20).mark("c")
            }
        }
        expectLayout(
            "ST16", "HStack(spacing:0){Color.tag(a); Color.tag(b); box(100,20).tag(c)}", from: "MetalUI probe E7 G0",
            at: .proposed(700, 50), size: (700, 50),
            ["a": [0, 0, 300, 50], "b": [300, 0, 300, 50], "c": [600, 15, 100, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.mark("a")
                Color.red.mark("b")
                box(100, 20).mark("c")
            }
        }
    }

    @Test func rigidChildrenOverflowAndTheStackSaysSo() {
        expectLayout(
            "ST6", "HStack(spacing:0){box(80,20).tag(a); box(80,20).tag(b)}", from: "MetalUI probe SA",
            at: .proposed(100, 50), size: (160, 20), ["a": [0, 0, 80, 20], "b": [80, 0, 80, 20]]
        ) {
            HStack(spacing: 0) {
                box(80, 20).mark("a")
                box(80, 20).mark("b")
            }
        }
        expectLayout(
            "ST28",
            """
            HStack(spacing:0){HStack(spacing:0){box(100,20); box(100,20)}.frame(maxWidth:.infinity)
                .tag(g); box(20,20).frame(maxWidth:.infinity).tag(b)}
            """,
            from: "MetalUI probe E2 F10",
            at: .proposed(150, 50), size: (220, 20), ["g": [0, 0, 200, 20], "b": [200, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    box(100, 20)
                    box(100, 20)
                }
                .frame(maxWidth: .infinity).mark("g")
                box(20, 20).frame(maxWidth: .infinity).mark("b")
            }
        }
    }

    @Test func aFrameCentresTheStackThatOverflowsIt() {
        expectLayout(
            "ST29",
            """
            HStack(spacing:0){box(50,20).tag(a); box(50,20).tag(b); box(50,20).tag(c); box(50,20)
                .tag(d)}.frame(width:120)
            """,
            from: "MetalUI probe E7 W1",
            at: .proposed(120, 50), size: (120, 20),
            ["a": [-40, 0, 50, 20], "b": [10, 0, 50, 20], "c": [60, 0, 50, 20], "d": [110, 0, 50, 20]]
        ) {
            HStack(spacing: 0) {
                box(50, 20).mark("a")
                box(50, 20).mark("b")
                box(50, 20).mark("c")
                box(50, 20).mark("d")
            }
            .frame(width: 120)
        }
        expectLayout(
            "ST18",
            """
            HStack(spacing:0){Color.frame(maxWidth:100).tag(r); Color.frame(minWidth:100)
                .tag(g)}.frame(width:150,height:100)
            """,
            from: "objc.io, How an HStack lays out its children",
            at: .proposed(300, 200), size: (150, 100), ["r": [-12.5, 0, 75, 100], "g": [62.5, 0, 100, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).mark("r")
                Color.red.frame(minWidth: 100).mark("g")
            }
            .frame(width: 150, height: 100)
        }
    }

    @Test func equalChildrenShareEqually() {
        expectLayout(
            "ST7", "HStack(spacing:10){flex(0,80).tag(a); flex(0,80).tag(b); flex(0,80).tag(c)}",
            from: "MetalUI probe SA",
            at: .proposed(100, 50), size: (100, 20),
            [
                "a": [0, 0, 26.666666666666668, 20], "b": [36.66666666666667, 0, 26.666666666666664, 20],
                "c": [73.33333333333334, 0, 26.666666666666664, 20],
            ], within: LayoutCase.fourDecimals
        ) {
            HStack(spacing: 10) {
                flex(0, 80).mark("a")
                flex(0, 80).mark("b")
                flex(0, 80).mark("c")
            }
        }
        expectLayout(
            "ST13",
            """
            VStack(spacing:0){Color.frame(minHeight:0,maxHeight:80).tag(a);
                Color.frame(minHeight:20,maxHeight:80).tag(b)}
            """,
            from: "MetalUI probe SA",
            at: .proposed(50, 100), size: (50, 100), ["a": [0, 0, 50, 50], "b": [0, 50, 50, 50]]
        ) {
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 0, maxHeight: 80).mark("a")
                Color.red.frame(minHeight: 20, maxHeight: 80).mark("b")
            }
        }
        expectLayout(
            "ST34", "VStack(spacing:0){Color.tag(a); Color.tag(b)}", from: "Tokamak StackTests",
            at: .proposed(500, 500), size: (500, 500), ["a": [0, 0, 500, 250], "b": [0, 250, 500, 250]]
        ) {
            VStack(spacing: 0) {
                Color.red.mark("a")
                Color.red.mark("b")
            }
        }
        expectLayout(
            "ST35", "VStack{Color.tag(a); Color.tag(b)}", from: "Tokamak StackTests",
            at: .proposed(500, 500), size: (500, 500), ["a": [0, 0, 500, 246], "b": [0, 254, 500, 246]]
        ) {
            VStack {
                Color.red.mark("a")
                Color.red.mark("b")
            }
        }
    }

    @Test func ofTwoInfinitelyFlexibleChildrenTheLargerMinimumIsServedFirst() {
        expectLayout(
            "ST19", "VStack(spacing:0){Color.tag(z); Color.frame(minHeight:58).tag(b)}",
            from: "MetalUI probe stack-ties T7",
            at: .proposed(200, 100), size: (200, 100), ["z": [0, 0, 200, 42], "b": [0, 42, 200, 58]]
        ) {
            VStack(spacing: 0) {
                Color.red.mark("z")
                Color.red.frame(minHeight: 58).mark("b")
            }
        }
        expectLayout(
            "ST21", "HStack(spacing:0){Color.frame(minWidth:100).tag(a); Color.tag(b)}",
            from: "derived from MetalUI probe stack-ties T7",
            at: .proposed(150, 50), size: (150, 50), ["a": [0, 0, 100, 50], "b": [100, 0, 50, 50]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 100).mark("a")
                Color.red.mark("b")
            }
        }
        expectLayout(
            "ST25",
            """
            HStack(spacing:0){box(200,20).frame(maxWidth:.infinity).tag(a); box(20,20)
                .frame(maxWidth:.infinity).tag(b)}
            """,
            from: "MetalUI probe E2 F3",
            at: .proposed(300, 50), size: (300, 20), ["a": [0, 0, 200, 20], "b": [200, 0, 100, 20]]
        ) {
            HStack(spacing: 0) {
                box(200, 20).frame(maxWidth: .infinity).mark("a")
                box(20, 20).frame(maxWidth: .infinity).mark("b")
            }
        }
        expectLayout(
            "ST26",
            """
            HStack(spacing:0){box(20,20).frame(maxWidth:.infinity).tag(b); box(200,20)
                .frame(maxWidth:.infinity).tag(a)}
            """,
            from: "derived from MetalUI probe E2 F3",
            at: .proposed(300, 50), size: (300, 20), ["b": [0, 0, 100, 20], "a": [100, 0, 200, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).frame(maxWidth: .infinity).mark("b")
                box(200, 20).frame(maxWidth: .infinity).mark("a")
            }
        }
        expectLayout(
            "ST27",
            """
            HStack(spacing:0){box(200,20).tag(a).frame(minWidth:0,maxWidth:.infinity); box(20,20)
                .frame(maxWidth:.infinity).tag(b)}
            """,
            from: "MetalUI probe E2 F4",
            at: .proposed(300, 50), size: (300, 20), ["a": [-25, 0, 200, 20], "b": [150, 0, 150, 20]]
        ) {
            HStack(spacing: 0) {
                box(200, 20).mark("a").frame(minWidth: 0, maxWidth: .infinity)
                box(20, 20).frame(maxWidth: .infinity).mark("b")
            }
        }
    }

    @Test func theSmallestStackIsTheSumOfItsChildrensMinima() {
        expectLayout(
            "ST23", "VStack(spacing:0){Color.frame(minHeight:5,maxHeight:100); Color.frame(minHeight:80)}",
            from: "swiftui-layout-edge-cases",
            at: .proposed(300, 0), size: (300, 85)
        ) {
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 5, maxHeight: 100)
                Color.red.frame(minHeight: 80)
            }
        }
    }

    @Test func withoutACrossProposalChildrenArePlacedWithTheStacksOwnBreadth() {
        expectLayout(
            "ST31", "HStack(spacing:0){Color.tag(a); box(20,30).tag(b)}", from: "MetalUI probe SA X10",
            at: .proposed(nil, nil), size: (30, 30), ["a": [0, 0, 10, 30], "b": [10, 0, 20, 30]]
        ) {
            HStack(spacing: 0) {
                Color.red.mark("a")
                box(20, 30).mark("b")
            }
        }
        expectLayout(
            "ST37", "HStack(spacing:0){box(20,40).tag(a); box(20,10).frame(maxHeight:.infinity).tag(b)}",
            from: "MetalUI probe E2 X1",
            at: .proposed(nil, nil), size: (40, 40), ["a": [0, 0, 20, 40], "b": [20, 0, 20, 40]]
        ) {
            HStack(spacing: 0) {
                box(20, 40).mark("a")
                box(20, 10).frame(maxHeight: .infinity).mark("b")
            }
        }
    }

    @Test func aStackOfColoursIsInfinitelyFlexible() {
        expectLayout(
            "ST41", "HStack(spacing:0){VStack(spacing:0){Color;Color}.tag(v); box(80,20).tag(b)}", from: "derived",
            at: .proposed(100, 50), size: (100, 50), ["v": [0, 0, 20, 50], "b": [20, 15, 80, 20]]
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red
                    Color.red
                }
                .mark("v")
                box(80, 20).mark("b")
            }
        }
    }
}
