import Foundation
import Testing
import ViewTree

/// Lines of text among other views; their sizes are injected.
struct RecordedTextTests {
    @Test func textKeepsADistanceThatFollowsFromItsFont() {
        expectLayout(
            "A48", "VStack{ T[25x16].tag(a); T[25x16].tag(b); Box(50,10).tag(c); T[35.5x16].tag(d) }.tag(col)",
            from: "swiftui-web text/vstack-spacing",
            at: .window(200, 200),
            [
                "col": [75, 64.553466796875, 50, 70.89306640625], "a": [87.5, 64.553466796875, 25, 16],
                "b": [87.5, 80.553466796875, 25, 16], "c": [75, 104.704345703125, 50, 10],
                "d": [82.25, 119.446533203125, 35.5, 16],
            ], within: LayoutCase.recorded
        ) {
            VStack {
                line(25).mark("a")
                line(25).mark("b")
                box(50, 10).mark("c")
                line(35.5).mark("d")
            }
            .mark("col")
        }
        expectLayout(
            "A44",
            """
            VStack(alignment:.leading,spacing:0){
              HStack{ Img64x40.tag(h1); T[17.5x16].tag(h2); Img64x40.tag(h3); Box(10,10).tag(h4)
                }.tag(h)
              VStack{ Img64x40.tag(v1); T[17.5x16].tag(v2); Img64x40.tag(v3); Box(10,10).tag(v4)
                }.tag(v)
              HStack(alignment:.firstTextBaseline,spacing:0){ T[17.5x16].tag(b1); Img64x40.tag(b2)
                }.tag(b)
              HStack(alignment:.lastTextBaseline,spacing:0){ T[17.5x16].tag(c1); Img64x40.tag(c2)
                }.tag(c)
            }.tag(col)
            """,
            from: "swiftui-web image/stack-spacing",
            at: .window(300, 280),
            [
                "col": [60.25, 13.553466796875, 179.5, 252.89306640625], "h": [60.25, 13.553466796875, 179.5, 40],
                "h1": [60.25, 13.553466796875, 64, 40], "h2": [132.25, 25.553466796875, 17.5, 16],
                "h3": [157.75, 13.553466796875, 64, 40], "h4": [229.75, 28.553466796875, 10, 10],
                "v": [60.25, 53.553466796875, 64, 126.89306640625], "v1": [60.25, 53.553466796875, 64, 40],
                "v2": [83.5, 98.295654296875, 17.5, 16], "v3": [60.25, 122.446533203125, 64, 40],
                "v4": [87.25, 170.446533203125, 10, 10], "b": [60.25, 180.446533203125, 81.5, 43],
                "b1": [60.25, 207.446533203125, 17.5, 16], "b2": [77.75, 180.446533203125, 64, 40],
                "c": [60.25, 223.446533203125, 81.5, 43], "c1": [60.25, 250.446533203125, 17.5, 16],
                "c2": [77.75, 223.446533203125, 64, 40],
            ], within: LayoutCase.recorded
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack {
                    bitmap(64, 40).mark("h1")
                    line(17.5).mark("h2")
                    bitmap(64, 40).mark("h3")
                    box(10, 10).mark("h4")
                }
                .mark("h")
                VStack {
                    bitmap(64, 40).mark("v1")
                    line(17.5).mark("v2")
                    bitmap(64, 40).mark("v3")
                    box(10, 10).mark("v4")
                }
                .mark("v")
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    line(17.5).mark("b1")
                    bitmap(64, 40).mark("b2")
                }
                .mark("b")
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    line(17.5).mark("c1")
                    bitmap(64, 40).mark("c2")
                }
                .mark("c")
            }
            .mark("col")
        }
    }

    @Test func sideBySideTheDistanceIsAlwaysEight() {
        expectLayout(
            "D022", "HStack{ T[25x16].tag(a); T[25x16].tag(b); Box(10,10).tag(box); T[35.5x16].tag(c) }.tag(row)",
            from: "swiftui-web text/hstack-spacing",
            at: .window(300, 100),
            [
                "row": [90.25, 42, 119.5, 16], "a": [90.25, 42, 25, 16], "b": [123.25, 42, 25, 16],
                "box": [156.25, 45, 10, 10], "c": [174.25, 42, 35.5, 16],
            ], within: LayoutCase.recorded
        ) {
            HStack {
                line(25).mark("a")
                line(25).mark("b")
                box(10, 10).mark("box")
                line(35.5).mark("c")
            }
            .mark("row")
        }
        expectLayout(
            "MC-IN0", "HStack{ T[9x16].tag(a); Spacer(); T[8.5x16].tag(b) }.tag(row)",
            from: "MetalUI probe swiftui-controls-in-stacks, IN0",
            at: .proposed(300, nil), size: (300, 16),
            ["row": [0, 0, 300, 16], "a": [0, 0, 9, 16], "b": [291.5, 0, 8.5, 16]]
        ) {
            HStack {
                line(9).mark("a")
                Spacer()
                line(8.5).mark("b")
            }
            .mark("row")
        }
        expectLayout(
            "MC-ST0",
            """
            HStack(16){ HStack(6){ Box(7,7).tag(dot); T[83x14].tag(usb) }.tag(g); T[74x14].tag(b);
                T[41.5x14].tag(c); T[40.5x14].tag(d); Spacer(); T[173x14].tag(f)
                }.padding(.horizontal,16).frame(minHeight 26-ish).tag(z)
            """,
            from: "MetalUI probe swiftui-controls-in-stacks, ST0",
            at: .proposed(600, 26), size: (600, 26),
            [
                "z": [0, 0, 600, 26], "g": [16, 6, 96, 14], "dot": [16, 9.5, 7, 7], "usb": [29, 6, 83, 14],
                "b": [128, 6, 74, 14], "c": [218, 6, 41.5, 14], "d": [275.5, 6, 40.5, 14], "f": [411, 6, 173, 14],
            ]
        ) {
            HStack(spacing: 16) {
                HStack(spacing: 6) {
                    box(7, 7).mark("dot")
                    line(83, 14).mark("usb")
                }
                .mark("g")
                line(74, 14).mark("b")
                line(41.5, 14).mark("c")
                line(40.5, 14).mark("d")
                Spacer()
                line(173, 14).mark("f")
            }
            .padding(.horizontal, 16)
            .frame(minHeight: 26).mark("z")
        }
    }

    @Test func baselinesOfDifferentFontsAlign() {
        expectLayout(
            "D021",
            """
            VStack(0){ HStack(alignment:.firstTextBaseline){ T[36.5x38 baseline 29].tag(big);
                T[31.5x16 baseline 13].tag(sm); Box(10,10).tag(box) }.tag(first)
                       HStack(alignment:.lastTextBaseline){ T[36.5x38].tag(big2); T[31.5x16].tag(sm2)
                }.tag(last) }
            """,
            from: "swiftui-web text/hstack-baseline",
            at: .window(300, 100),
            [
                "first": [103, 12, 94, 38], "big": [103, 12, 36.5, 38], "sm": [147.5, 28, 31.5, 16],
                "box": [187, 31, 10, 10], "last": [112, 50, 76, 38], "big2": [112, 50, 36.5, 38],
                "sm2": [156.5, 66, 31.5, 16],
            ], within: LayoutCase.recorded
        ) {
            VStack(spacing: 0) {
                HStack(alignment: .firstTextBaseline) {
                    line(36.5, 38, baseline: 29).mark("big")
                    line(31.5).mark("sm")
                    box(10, 10).mark("box")
                }
                .mark("first")
                HStack(alignment: .lastTextBaseline) {
                    line(36.5, 38, baseline: 29).mark("big2")
                    line(31.5).mark("sm2")
                }
                .mark("last")
            }
        }
    }

    @Test func theFirstAndTheLastLineHaveTheirOwnBaselines() {
        expectLayout(
            "D025",
            """
            VStack(alignment:.leading,spacing:0){
              HStack(alignment:.lastTextBaseline,spacing:0){ Text(P).tag(w1)
                .frame(width:120,.topLeading); T[43.5x38 b29].tag(e1); Box(10,10).tag(b1) }.tag(last)
              HStack(alignment:.firstTextBaseline,spacing:0){ Text(P).tag(w2)
                .frame(width:120,.topLeading); T[43.5x38 b29].tag(e2); Box(10,10).tag(b2) }.tag(first)
            }.tag(col)
            """,
            from: "swiftui-web text/baseline-wrapped",
            at: .window(400, 200),
            [
                "col": [113.25, 25, 173.5, 150], "last": [113.25, 25, 173.5, 70], "w1": [113.25, 25, 118, 64],
                "e1": [233.25, 57, 43.5, 38], "b1": [276.75, 76, 10, 10], "first": [113.25, 95, 173.5, 80],
                "w2": [113.25, 111, 118, 64], "e2": [233.25, 95, 43.5, 38], "b2": [276.75, 114, 10, 10],
            ], within: LayoutCase.recorded
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    line(118, 64, baseline: 13, lastBaseline: 61).mark("w1").frame(width: 120, alignment: .topLeading)
                    line(43.5, 38, baseline: 29).mark("e1")
                    box(10, 10).mark("b1")
                }
                .mark("last")
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    line(118, 64, baseline: 13, lastBaseline: 61).mark("w2").frame(width: 120, alignment: .topLeading)
                    line(43.5, 38, baseline: 29).mark("e2")
                    box(10, 10).mark("b2")
                }
                .mark("first")
            }
            .mark("col")
        }
    }

    @Test func textAndShapesOnAPhone() {
        expectLayout(
            "B01",
            """
            VStack(spacing:24){
              VStack(spacing:6){ Text(28 pt title, 263.667x33.667).tag(t1);
                Text(17 pt body, 176.667x20.333).tag(t2) }
              HStack(spacing:12){ Box(60,60).tag(c1); Box(60,60).tag(c2); Box(60,60).tag(c3) }
              HStack(spacing:12){ Circle 60x60 .tag(s1); Rect 60x60 .tag(s2);
                RoundedRect(12) 60x60 .tag(s3) }
              Image(resizable).scaledToFit().frame(width:80,height:80)
                .tag(img)   // natural ratio 80:71.333
            }.padding()
            """,
            from: "DisplayListExplorer",
            at: .iPhone17Pro,
            [
                "t1": [69.333333, 285, 263.666667, 33.666667],
                "t2": [112.666667, 324.666667, 176.666667, 20.333333], "c1": [99, 369, 60, 60],
                "c2": [171, 369, 60, 60], "c3": [243, 369, 60, 60], "s1": [99, 453, 60, 60],
                "s2": [171, 453, 60, 60], "s3": [243, 453, 60, 60], "img": [161, 541.333333, 80, 71.333333],
            ], within: LayoutCase.halfPixel
        ) {
            VStack(spacing: 24) {
                VStack(spacing: 6) {
                    line(263 + 2.0 / 3, 33 + 2.0 / 3).mark("t1")
                    line(176 + 2.0 / 3, 20 + 1.0 / 3).mark("t2")
                }
                HStack(spacing: 12) {
                    box(60, 60).mark("c1")
                    box(60, 60).mark("c2")
                    box(60, 60).mark("c3")
                }
                HStack(spacing: 12) {
                    Circle().frame(width: 60, height: 60).mark("s1")
                    Rectangle().frame(width: 60, height: 60).mark("s2")
                    RoundedRectangle(cornerRadius: 12).frame(width: 60, height: 60).mark("s3")
                }
                bitmap(80, 71 + 1.0 / 3).resizable().scaledToFit().mark("img").frame(width: 80, height: 80)
            }
            .padding()
        }
    }
}
