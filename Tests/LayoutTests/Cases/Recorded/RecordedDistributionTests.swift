import Testing
import ViewTree

/// How real stacks shared out their length.
struct RecordedDistributionTests {
    @Test func equallyFlexibleViewsShareEqually() {
        expectLayout(
            "MS-G0", "HStack(0){ a=FW(0..80); b=FW(0..80) }", from: "MetalUI probe swiftui-stack-algorithms, G0",
            at: .proposed(100, 50), size: (100, 20), ["a": [0, 0, 50, 20], "b": [50, 0, 50, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(0...80).mark("a")
                flexibleWidth(0...80).mark("b")
            }
        }
        expectLayout(
            "MS-G15", "VStack(0){ a=FH(0..80); b=FH(20..80) }", from: "MetalUI probe swiftui-stack-algorithms, G15",
            at: .proposed(50, 100), size: (20, 100), ["a": [0, 0, 20, 50], "b": [0, 50, 20, 50]]
        ) {
            VStack(spacing: 0) {
                flexibleHeight(0...80).mark("a")
                flexibleHeight(20...80).mark("b")
            }
        }
        expectLayout(
            "ME-F2",
            """
            HStack(0){ a=R(100,10).frame(maxWidth:.infinity).tag(af); b=R(20,10)
                .frame(maxWidth:.infinity).tag(bf) }
            """,
            from: "MetalUI probe swiftui-engine-replacement-stage2, F2",
            at: .proposed(300, nil), size: (300, 10),
            ["a": [25, 0, 100, 10], "b": [215, 0, 20, 10], "af": [0, 0, 150, 10], "bf": [150, 0, 150, 10]]
        ) {
            HStack(spacing: 0) {
                box(100, 10).mark("a").frame(maxWidth: .infinity).mark("af")
                box(20, 10).mark("b").frame(maxWidth: .infinity).mark("bf")
            }
        }
    }

    @Test func theLessFlexibleViewIsServedFirstWhereverItStands() {
        expectLayout(
            "MS-G1", "HStack(0){ a=FW(20..100); b=FW(60..100) }", from: "MetalUI probe swiftui-stack-algorithms, G1",
            at: .proposed(100, 50), size: (100, 20), ["a": [0, 0, 40, 20], "b": [40, 0, 60, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(20...100).mark("a")
                flexibleWidth(60...100).mark("b")
            }
        }
        expectLayout(
            "MS-G1r", "HStack(0){ b=FW(60..100); a=FW(20..100) }",
            from: "MetalUI probe swiftui-stack-algorithms, G1r",
            at: .proposed(100, 50), size: (100, 20), ["b": [0, 0, 60, 20], "a": [60, 0, 40, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(60...100).mark("b")
                flexibleWidth(20...100).mark("a")
            }
        }
        expectLayout(
            "MS-X2", "HStack(0){ a=FW(0..inf,ideal 10); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, X2",
            at: .proposed(200, 50), size: (200, 20), ["a": [0, 0, 180, 20], "b": [180, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(0...(.infinity), ideal: 10).mark("a")
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-X3", "HStack(0){ a=FW(0..80); b=R(30,20); c=R(30,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, X3",
            at: .proposed(100, 50), size: (100, 20),
            ["a": [0, 0, 40, 20], "b": [40, 0, 30, 20], "c": [70, 0, 30, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(0...80).mark("a")
                box(30, 20).mark("b")
                box(30, 20).mark("c")
            }
        }
        expectLayout(
            "MS-G6c", "HStack(0){ a=R(80,20); b=FW(0..80) }", from: "MetalUI probe swiftui-stack-algorithms, G6c",
            at: .proposed(100, 50), size: (100, 20), ["a": [0, 0, 80, 20], "b": [80, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(80, 20).mark("a")
                flexibleWidth(0...80).mark("b")
            }
        }
    }

    @Test func aViewWiderThanItsShareLeavesTheOthersTheRest() {
        expectLayout(
            "ME-F3",
            """
            HStack(0){ a=R(200,10).frame(maxWidth:.infinity).tag(af); b=R(20,10)
                .frame(maxWidth:.infinity).tag(bf) }
            """,
            from: "MetalUI probe swiftui-engine-replacement-stage2, F3",
            at: .proposed(300, nil), size: (300, 10),
            ["a": [0, 0, 200, 10], "b": [240, 0, 20, 10], "af": [0, 0, 200, 10], "bf": [200, 0, 100, 10]]
        ) {
            HStack(spacing: 0) {
                box(200, 10).mark("a").frame(maxWidth: .infinity).mark("af")
                box(20, 10).mark("b").frame(maxWidth: .infinity).mark("bf")
            }
        }
    }

    @Test func aShareIsNeverNegative() {
        expectLayout(
            "MS-G13", "HStack(0){ a=FW(30..40); b=FW(0..100,ideal 50); c=R(45,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, G13",
            at: .proposed(60, 50), size: (75, 20),
            ["a": [0, 0, 30, 20], "b": [30, 0, 0, 20], "c": [30, 0, 45, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(30...40).mark("a")
                flexibleWidth(0...100, ideal: 50).mark("b")
                box(45, 20).mark("c")
            }
        }
    }

    @Test func aHigherPriorityLeavesTheOthersTheirMinimum() {
        expectLayout(
            "MS-G2", "HStack(0){ a=FW(0..80).layoutPriority(1); b=FW(30..80) }",
            from: "MetalUI probe swiftui-stack-algorithms, G2",
            at: .proposed(100, 50), size: (100, 20), ["a": [0, 0, 70, 20], "b": [70, 0, 30, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(0...80).mark("a").layoutPriority(1)
                flexibleWidth(30...80).mark("b")
            }
        }
        expectLayout(
            "MS-G2c", "HStack(0){ a=FW(0..80).layoutPriority(1); b=FW(0..80) }",
            from: "MetalUI probe swiftui-stack-algorithms, G2c",
            at: .proposed(100, 50), size: (100, 20), ["a": [0, 0, 80, 20], "b": [80, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(0...80).mark("a").layoutPriority(1)
                flexibleWidth(0...80).mark("b")
            }
        }
        expectLayout(
            "MS-G24", "HStack(0){ a=FW(0..inf,ideal 10); b=FW(0..inf,ideal 10).layoutPriority(1) }",
            from: "MetalUI probe swiftui-stack-algorithms, G24",
            at: .proposed(200, 50), size: (200, 20), ["a": [0, 0, 0, 20], "b": [0, 0, 200, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(0...(.infinity), ideal: 10).mark("a")
                flexibleWidth(0...(.infinity), ideal: 10).mark("b").layoutPriority(1)
            }
        }
    }

    @Test func aStackOfTwoHidesThePriorityInsideIt() {
        expectLayout(
            "MS-G11c", "HStack(0){ HStack(0){ a=FW(0..80).layoutPriority(1); c=R(0,0) }; b=FW(0..80) }",
            from: "MetalUI probe swiftui-stack-algorithms, G11c",
            at: .proposed(100, 50), size: (100, 20),
            ["a": [0, 0, 50, 20], "c": [50, 10, 0, 0], "b": [50, 0, 50, 20]]
        ) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    flexibleWidth(0...80).mark("a").layoutPriority(1)
                    box(0, 0).mark("c")
                }
                flexibleWidth(0...80).mark("b")
            }
        }
    }

    @Test func rigidViewsKeepTheirSizesAndAStackItsSum() {
        expectLayout(
            "MS-G10", "HStack(0){ a=R(20,20); b=R(20,20) }", from: "MetalUI probe swiftui-stack-algorithms, G10",
            at: .proposed(300, 50), size: (40, 20), ["a": [0, 0, 20, 20], "b": [20, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a")
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MF-G0", "HStack(0){ a=R(20,20); b=R(20,20) }", from: "MetalUI probe swiftui-frame-semantics, G0",
            at: .proposed(nil, nil), size: (40, 20), ["a": [0, 0, 20, 20], "b": [20, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a")
                box(20, 20).mark("b")
            }
        }
    }

    @Test func anInfiniteProposalGoesToEveryChild() {
        expectLayout(
            "MS-G8", "HStack(0){ a=FW(0..inf,ideal 10); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, G8",
            at: .proposed(.infinity, .infinity), size: (.infinity, 20)
        ) {
            HStack(spacing: 0) {
                flexibleWidth(0...(.infinity), ideal: 10).mark("a")
                box(20, 20).mark("b")
            }
        }
    }

    @Test func theBreadthIsTheLargestOfTheChildren() {
        expectLayout(
            "MS-G16", "VStack(0){ a=FW(0..inf,ideal 10); b=R(30,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, G16",
            at: .proposed(100, 100), size: (100, 40), ["a": [0, 0, 100, 20], "b": [35, 20, 30, 20]]
        ) {
            VStack(spacing: 0) {
                flexibleWidth(0...(.infinity), ideal: 10).mark("a")
                box(30, 20).mark("b")
            }
        }
        expectLayout(
            "MS-G20", "HStack(0){ a=FH(0..inf,ideal 10); b=R(20,30) }",
            from: "MetalUI probe swiftui-stack-algorithms, G20",
            at: .proposed(100, 80), size: (40, 80), ["a": [0, 0, 20, 80], "b": [20, 25, 20, 30]]
        ) {
            HStack(spacing: 0) {
                flexibleHeight(0...(.infinity), ideal: 10).mark("a")
                box(20, 30).mark("b")
            }
        }
        expectLayout(
            "ME-X3", "HStack(0){ VStack(0){ a=R(30,10); b=R(0,10) }.tag(v) }",
            from: "MetalUI probe swiftui-engine-replacement-stage2, X3",
            at: .proposed(200, nil), size: (30, 20),
            ["a": [0, 0, 30, 10], "b": [15, 10, 0, 10], "v": [0, 0, 30, 20]]
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    box(30, 10).mark("a")
                    box(0, 10).mark("b")
                }
                .mark("v")
            }
        }
        expectLayout(
            "ME-X4", "HStack(0){ VStack(0){ a=R(30,10); b=R(0,10).frame(maxWidth:.infinity) }.tag(v) }",
            from: "MetalUI probe swiftui-engine-replacement-stage2, X4",
            at: .proposed(200, nil), size: (200, 20),
            ["a": [85, 0, 30, 10], "b": [100, 10, 0, 10], "v": [0, 0, 200, 20]]
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    box(30, 10).mark("a")
                    box(0, 10).mark("b").frame(maxWidth: .infinity)
                }
                .mark("v")
            }
        }
    }

    @Test func withoutACrossProposalChildrenArePlacedWithTheBreadth() {
        expectLayout(
            "MS-X10", "HStack(0){ a=FH(0..inf,ideal 10); b=R(20,30) }",
            from: "MetalUI probe swiftui-stack-algorithms, X10",
            at: .proposed(nil, nil), size: (40, 30), ["a": [0, 0, 20, 30], "b": [20, 0, 20, 30]]
        ) {
            HStack(spacing: 0) {
                flexibleHeight(0...(.infinity), ideal: 10).mark("a")
                box(20, 30).mark("b")
            }
        }
        expectLayout(
            "MS-X11", "VStack(0){ a=FW(0..inf,ideal 10); b=R(30,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, X11",
            at: .proposed(nil, 100), size: (30, 40), ["a": [0, 0, 30, 20], "b": [0, 20, 30, 20]]
        ) {
            VStack(spacing: 0) {
                flexibleWidth(0...(.infinity), ideal: 10).mark("a")
                box(30, 20).mark("b")
            }
        }
        expectLayout(
            "ME-s1S3", "VStack(0){ a=R(42,16); b=R(0,26).frame(maxWidth:.infinity).tag(bf) }",
            from: "MetalUI probe swiftui-engine-replacement-stage1, S3",
            at: .proposed(nil, nil), size: (42, 42),
            ["a": [0, 0, 42, 16], "b": [21, 16, 0, 26], "bf": [0, 16, 42, 26]]
        ) {
            VStack(spacing: 0) {
                box(42, 16).mark("a")
                box(0, 26).mark("b").frame(maxWidth: .infinity).mark("bf")
            }
        }
    }

    @Test func aFrameAroundAStackIsWhatItSharesOut() {
        expectLayout(
            "MF-G1", "HStack(0){ a=R(20,20); b=R(20,20) }.frame(width:100)",
            from: "MetalUI probe swiftui-frame-semantics, G1",
            at: .proposed(nil, nil), size: (100, 20), ["a": [30, 0, 20, 20], "b": [50, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a")
                box(20, 20).mark("b")
            }
            .frame(width: 100)
        }
        expectLayout(
            "ME-s1S2", "VStack(0){ a=R(42,16); Fill().frame(height:26).tag(f) }.frame(width:196)",
            from: "MetalUI probe swiftui-engine-replacement-stage1, S2",
            at: .proposed(nil, nil), size: (196, 42), ["a": [77, 0, 42, 16], "f": [0, 16, 196, 26]]
        ) {
            VStack(spacing: 0) {
                box(42, 16).mark("a")
                Color.red.frame(height: 26).mark("f")
            }
            .frame(width: 196)
        }
        expectLayout(
            "ME-s1G2", "HStack(12){ a=R(40,40); b=R(0,12).frame(maxWidth:.infinity).tag(bf) }.frame(width:568)",
            from: "MetalUI probe swiftui-engine-replacement-stage1, G2",
            at: .proposed(nil, nil), size: (568, 40),
            ["a": [0, 0, 40, 40], "b": [310, 14, 0, 12], "bf": [52, 14, 516, 12]]
        ) {
            HStack(spacing: 12) {
                box(40, 40).mark("a")
                box(0, 12).mark("b").frame(maxWidth: .infinity).mark("bf")
            }
            .frame(width: 568)
        }
        expectLayout(
            "ME-F0", "HStack(0){ a=R(40,10); b=R(0,10) }.frame(width:300)",
            from: "MetalUI probe swiftui-engine-replacement-stage2, F0",
            at: .proposed(nil, nil), size: (300, 10), ["a": [130, 0, 40, 10], "b": [170, 0, 0, 10]]
        ) {
            HStack(spacing: 0) {
                box(40, 10).mark("a")
                box(0, 10).mark("b")
            }
            .frame(width: 300)
        }
        expectLayout(
            "ME-X2", "HStack(0){ a=R(20,40); b=R(20,10).frame(maxHeight:.infinity).tag(bf) }.frame(height:100)",
            from: "MetalUI probe swiftui-engine-replacement-stage2, X2",
            at: .proposed(nil, nil), size: (40, 100),
            ["a": [0, 30, 20, 40], "b": [20, 45, 20, 10], "bf": [20, 0, 20, 100]]
        ) {
            HStack(spacing: 0) {
                box(20, 40).mark("a")
                box(20, 10).mark("b").frame(maxHeight: .infinity).mark("bf")
            }
            .frame(height: 100)
        }
        expectLayout(
            "ME-X14",
            """
            VStack(0){ a=R(100,10); b=R(20,10).frame(maxWidth:.infinity,alignment:.trailing).padding(8)
                .tag(p) }
            """,
            from: "MetalUI probe swiftui-engine-replacement-stage2, X14",
            at: .proposed(300, nil), size: (300, 36),
            ["a": [100, 0, 100, 10], "b": [272, 18, 20, 10], "p": [0, 10, 300, 26]]
        ) {
            VStack(spacing: 0) {
                box(100, 10).mark("a")
                box(20, 10).mark("b").frame(maxWidth: .infinity, alignment: .trailing).padding(8).mark("p")
            }
        }
    }

    @Test func stacksInAWindow() {
        expectLayout(
            "A06",
            """
            VStack(spacing:10){
              HStack(spacing:10){ Fill().tag(a); Fill().frame(width:80).tag(b) }.padding(10).tag(row)
              HStack{ Box(40,40).tag(c); Spacer(); Box(40,40).tag(d) }.frame(height:60).tag(bottom)
            }
            """,
            from: "swiftui-web layout/nested-stacks",
            at: .window(300, 200),
            [
                "row": [0, 0, 300, 130], "a": [10, 10, 190, 110], "b": [210, 10, 80, 110],
                "bottom": [0, 140, 300, 60], "c": [0, 150, 40, 40], "d": [260, 150, 40, 40],
            ], within: LayoutCase.recorded
        ) {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    Color.red.mark("a")
                    Color.red.frame(width: 80).mark("b")
                }
                .padding(10).mark("row")
                HStack {
                    box(40, 40).mark("c")
                    Spacer()
                    box(40, 40).mark("d")
                }
                .frame(height: 60).mark("bottom")
            }
        }
        expectLayout(
            "A08",
            """
            HStack(spacing:0){ Fill().frame(minWidth:20).tag(a); Fill().frame(minWidth:20)
                .layoutPriority(1).tag(b); Fill().frame(width:60).tag(c) }
            """,
            from: "swiftui-web layout/hstack-priority",
            at: .window(300, 100),
            ["a": [0, 0, 20, 100], "b": [20, 0, 220, 100], "c": [240, 0, 60, 100]], within: LayoutCase.recorded
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).mark("a")
                Color.red.frame(minWidth: 20).layoutPriority(1).mark("b")
                Color.red.frame(width: 60).mark("c")
            }
        }
        expectLayout(
            "D006", "HStack{ Box(50,50).tag(a); Box(50,50).tag(b); Box(50,50).tag(c) }.tag(row)",
            from: "swiftui-web layout/spacing-default",
            at: .window(300, 100),
            [
                "row": [67, 25, 166, 50], "a": [67, 25, 50, 50], "b": [125, 25, 50, 50], "c": [183, 25, 50, 50],
            ], within: LayoutCase.recorded
        ) {
            HStack {
                box(50, 50).mark("a")
                box(50, 50).mark("b")
                box(50, 50).mark("c")
            }
            .mark("row")
        }
    }
}
