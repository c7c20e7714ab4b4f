import Testing
import ViewTree

/// How broad real stacks are.
struct RecordedBreadthTests {
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
}
