import Testing
import ViewTree

/// Real stacks in frames and windows.
struct RecordedFramedStackTests {
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
