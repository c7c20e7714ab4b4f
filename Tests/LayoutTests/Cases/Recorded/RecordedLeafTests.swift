import Foundation
import Testing
import ViewTree

/// Shapes, images, ratios and transforms as real SwiftUI lays them out.
struct RecordedLeafTests {
    @Test func aFlexibleViewTakesItsProposal() {
        expectLayout(
            "MS-SC0", "c=FB(ideal 50x300)", from: "MetalUI probe swiftui-stack-algorithms, SC0",
            at: .proposed(100, 100), size: (100, 100), ["c": [0, 0, 100, 100]]
        ) {
            flexibleBoth(idealWidth: 50, idealHeight: 300).mark("c")
        }
    }

    @Test func aRatioAnswersItsChildsAnswer() {
        expectLayout(
            "MS-AR1", "c=R(168,95).aspectRatio(16/9,.fit)", from: "MetalUI probe swiftui-stack-algorithms, AR1",
            at: .proposed(500, 300), size: (168, 95), ["c": [0, 0, 168, 95]]
        ) {
            box(168, 95).mark("c").aspectRatio(16 / 9, contentMode: .fit)
        }
        expectLayout(
            "MS-K4", "c=R(168,95).aspectRatio(16/9,.fit)", from: "MetalUI probe swiftui-stack-algorithms, K4",
            at: .proposed(500, nil), size: (168, 95), ["c": [0, 0, 168, 95]]
        ) {
            box(168, 95).mark("c").aspectRatio(16 / 9, contentMode: .fit)
        }
        expectLayout(
            "MS-K4c", "c=FB.aspectRatio(16/9,.fit)", from: "MetalUI probe swiftui-stack-algorithms, K4c",
            at: .proposed(500, nil), size: (500, 281.25),
            ["c": [0, 0, 500, 281.25]], within: LayoutCase.twoDecimals
        ) {
            flexibleBoth().mark("c").aspectRatio(16 / 9, contentMode: .fit)
        }
        expectLayout(
            "MS-K4i", "c=FB.aspectRatio(-1,.fit)", from: "MetalUI probe swiftui-stack-algorithms, K4i",
            at: .proposed(100, 100), size: (100, 0), ["c": [0, 0, 100, 0]]
        ) {
            flexibleBoth().mark("c").aspectRatio(-1, contentMode: .fit)
        }
        expectLayout(
            "MS-AR4", "HStack(12){ a=R(168,64); c=R(168,95).aspectRatio(16/9); b=R(168,64) }",
            from: "MetalUI probe swiftui-stack-algorithms, AR4",
            at: .proposed(856, 300), size: (528, 95),
            ["a": [0, 15.5, 168, 64], "c": [180, 0, 168, 95], "b": [360, 15.5, 168, 64]]
        ) {
            HStack(spacing: 12) {
                box(168, 64).mark("a")
                box(168, 95).mark("c").aspectRatio(16 / 9, contentMode: .fit)
                box(168, 64).mark("b")
            }
        }
    }

    @Test func aCircleTakesASquareOfItsShare() {
        expectLayout(
            "D067",
            """
            HStack(10){ Circle.tag(ci); Rect.frame(width:40).tag(re); RR.frame(40,40).tag(rr);
                Capsule.frame(60,30).tag(ca); Ellipse.frame(50,30).tag(el) }.frame(height:100).tag(row)
            """,
            from: "swiftui-web paint/shapes",
            at: .window(300, 200),
            [
                "row": [0, 50, 300, 100], "ci": [0, 65, 70, 70], "re": [80, 50, 40, 100], "rr": [130, 80, 40, 40],
                "ca": [180, 85, 60, 30], "el": [250, 85, 50, 30],
            ], within: LayoutCase.recorded
        ) {
            HStack(spacing: 10) {
                Circle().mark("ci")
                Rectangle().frame(width: 40).mark("re")
                RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40).mark("rr")
                Capsule().frame(width: 60, height: 30).mark("ca")
                Ellipse().frame(width: 50, height: 30).mark("el")
            }
            .frame(height: 100).mark("row")
        }
    }

    @Test func imagesStretchOnlyWhenResizable() {
        expectLayout(
            "A43",
            """
            VStack(spacing:8){
              HStack(spacing:8){ Img.resizable().frame(30x30).tag(a); Img.resizable().frame(96x30)
                .tag(b); Img.frame(30x30).tag(c); Img.frame(30x30).clipped().tag(d) }.tag(r1)
              Img.resizable().frame(height:24).tag(w)
              HStack(spacing:0){ Tall.resizable().tag(e); Img.resizable().tag(f) }.frame(height:40)
                .tag(r3)
              Img.resizable().padding(10).frame(120x60).tag(p)
            }.tag(col)
            """,
            from: "swiftui-web image/resizable",
            at: .window(300, 200),
            [
                "col": [0, 11, 300, 178], "r1": [45, 11, 210, 30], "a": [45, 11, 30, 30], "b": [83, 11, 96, 30],
                "c": [187, 11, 30, 30], "d": [225, 11, 30, 30], "w": [0, 49, 300, 24], "r3": [0, 81, 300, 40],
                "e": [0, 81, 150, 40], "f": [150, 81, 150, 40], "p": [90, 129, 120, 60],
            ], within: LayoutCase.recorded
        ) {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    bitmap(64, 40).resizable().frame(width: 30, height: 30).mark("a")
                    bitmap(64, 40).resizable().frame(width: 96, height: 30).mark("b")
                    bitmap(64, 40).frame(width: 30, height: 30).mark("c")
                    bitmap(64, 40).frame(width: 30, height: 30).clipped().mark("d")
                }
                .mark("r1")
                bitmap(64, 40).resizable().frame(height: 24).mark("w")
                HStack(spacing: 0) {
                    bitmap(40, 64).resizable().mark("e")
                    bitmap(64, 40).resizable().mark("f")
                }
                .frame(height: 40).mark("r3")
                bitmap(64, 40).resizable().padding(10).frame(width: 120, height: 60).mark("p")
            }
            .mark("col")
        }
    }

    @Test func transformsChangeNoFrame() {
        expectLayout(
            "A45",
            """
            VStack(spacing:24){
              HStack(spacing:40){ Box(40,40).offset(x:10,y:6).tag(o); Box(40,40).rotationEffect(45°)
                .tag(r); Box(40,40).scaleEffect(1.5).tag(s) }.tag(r1)
              HStack(spacing:40){ Box(40,40).rotationEffect(30°,anchor:.topLeading).tag(a); Box(40,40)
                .scaleEffect(x:2,y:0.5,anchor:.bottom).tag(b); T[19.5x16].rotationEffect(-20°).tag(t)
                }.tag(r2)
              Box(60,20).transformEffect(translate 20,-4).tag(f)
            }.tag(col)
            """,
            from: "swiftui-web transform/basic",
            at: .window(320, 260),
            [
                "col": [60, 56, 200, 148], "r1": [60, 56, 200, 40], "o": [60, 56, 40, 40], "r": [140, 56, 40, 40],
                "s": [220, 56, 40, 40], "r2": [70.25, 120, 179.5, 40], "a": [70.25, 120, 40, 40],
                "b": [150.25, 120, 40, 40], "t": [230.25, 132, 19.5, 16], "f": [130, 184, 60, 20],
            ], within: LayoutCase.recorded
        ) {
            VStack(spacing: 24) {
                HStack(spacing: 40) {
                    box(40, 40).offset(x: 10, y: 6).mark("o")
                    box(40, 40).rotationEffect(.degrees(45)).mark("r")
                    box(40, 40).scaleEffect(1.5).mark("s")
                }
                .mark("r1")
                HStack(spacing: 40) {
                    box(40, 40).rotationEffect(.degrees(30), anchor: .topLeading).mark("a")
                    box(40, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).mark("b")
                    line(19.5).rotationEffect(.degrees(-20)).mark("t")
                }
                .mark("r2")
                box(60, 20).transformEffect(CGAffineTransform(translationX: 20, y: -4)).mark("f")
            }
            .mark("col")
        }
        expectLayout(
            "D064",
            """
            VStack(30){ HStack(40){ Box(40,40).rotation3DEffect(45, z).tag(z) }.tag(r1); HStack(40){
                Box(40,40).projectionEffect(shear).tag(p); Box(40,40).modifier(GeometryEffect skew)
                .tag(s) }.tag(r2) }.tag(col)
            """,
            from: "swiftui-web transform/3d",
            at: .window(320, 200),
            [
                "col": [100, 45, 120, 110], "r1": [140, 45, 40, 40], "z": [140, 45, 40, 40],
                "r2": [100, 115, 120, 40], "p": [100, 115, 40, 40], "s": [180, 115, 40, 40],
            ], within: LayoutCase.recorded
        ) {
            VStack(spacing: 30) {
                HStack(spacing: 40) {
                    box(40, 40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)).mark("z")
                }
                .mark("r1")
                HStack(spacing: 40) {
                    box(40, 40).projectionEffect(ProjectionTransform(.sheared)).mark("p")
                    box(40, 40).modifier(Skew()).mark("s")
                }
                .mark("r2")
            }
            .mark("col")
        }
    }

    @Test func aGeometryReaderHandsOutItsWidth() {
        expectLayout(
            "ME-C2",
            """
            VStack(0){ GeometryReader{ g in Fill().frame(width:g.w*0.5,height:10).tag(f)
                }.frame(height:10).tag(gr) }.frame(width:200)
            """,
            from: "MetalUI probe swiftui-engine-replacement-stage2, C2",
            at: .proposed(nil, nil), size: (200, 10), ["f": [0, 0, 100, 10], "gr": [0, 0, 200, 10]]
        ) {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.size.width * 0.5, height: 10).mark("f")
                }
                .frame(height: 10).mark("gr")
            }
            .frame(width: 200)
        }
    }

    @Test(arguments: [
        SizeAnswer(nil, nil, is: 10, 10), SizeAnswer(100, 60, is: 60, 60), SizeAnswer(0, 0, is: 0, 0),
        SizeAnswer(.infinity, .infinity, is: .infinity, .infinity), SizeAnswer(100, nil, is: 100, 100),
    ])
    func aCircleFilledOrStrokedIsASquare(_ answer: SizeAnswer) {
        let source = "MetalUI probe swiftui-shapes-and-rendering"
        answer.expect("MZ-S1c", "Circle()", from: source) { Circle() }
        answer.expect("MZ-S1c", "Circle().fill(…)", from: source) { Circle().fill(Color.red) }
        answer.expect("MZ-S1c", "Circle().stroke(…)", from: source) { Circle().stroke(Color.red) }
        answer.expect("MZ-S1c", "Circle().strokeBorder(…)", from: source) { Circle().strokeBorder(Color.red) }
    }

    @Test(arguments: [
        SizeAnswer(nil, nil, is: 40, 20), SizeAnswer(100, 60, is: 100, 60), SizeAnswer(0, 0, is: 0, 0),
        SizeAnswer(.infinity, .infinity, is: .infinity, .infinity), SizeAnswer(100, nil, is: 100, 20),
    ])
    func aResizableImageTakesItsProposal(_ answer: SizeAnswer) {
        answer.expect("MZ-I2", "Image 40x20 .resizable()", from: "MetalUI probe swiftui-shapes-and-rendering") {
            bitmap(40, 20).resizable()
        }
    }

    @Test(arguments: [
        SizeAnswer(nil, nil, is: 40, 20), SizeAnswer(100, 60, is: 100, 50),
        SizeAnswer(100, nil, is: 100, 50), SizeAnswer(.infinity, .infinity, is: .infinity, .infinity),
    ])
    func anImageScaledToFitKeepsItsRatio(_ answer: SizeAnswer) {
        answer.expect(
            "MZ-I5f", "Image 40x20 .resizable().scaledToFit()", from: "MetalUI probe swiftui-shapes-and-rendering"
        ) {
            bitmap(40, 20).resizable().scaledToFit()
        }
    }

    @Test(arguments: [
        SizeAnswer(nil, nil, is: 40, 20), SizeAnswer(100, 60, is: 120, 60),
        SizeAnswer(100, nil, is: 100, 50),
    ])
    func anImageScaledToFillCoversItsProposal(_ answer: SizeAnswer) {
        answer.expect(
            "MZ-I5F", "Image 40x20 .resizable().scaledToFill()", from: "MetalUI probe swiftui-shapes-and-rendering"
        ) {
            bitmap(40, 20).resizable().scaledToFill()
        }
    }

    @Test(arguments: [
        SizeAnswer(0, 0, is: 0, 0), SizeAnswer(nil, nil, is: 17.5, 16),
        SizeAnswer(100, 60, is: 17.5, 16), SizeAnswer(50, nil, is: 17.5, 16),
    ])
    func aShortTextKeepsItsSizeUnlessNothingIsProposed(_ answer: SizeAnswer) {
        answer.expect("MZ-FX2", "Text 17.5x16", from: "MetalUI probe swiftui-controls-in-stacks") { line(17.5) }
    }
}

/// Tilts what it is put on.
private struct Skew: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(.sheared) }
}

extension CGAffineTransform {
    /// Half a point to the side for each point down.
    fileprivate static var sheared: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0) }
}
