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
}
