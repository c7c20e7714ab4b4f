import Testing
import ViewTree

/// Spacers inside modifiers and other containers.
struct RecordedSpacerModifierTests {
    @Test func aSpacersPriorityCounts() {
        expectLayout(
            "MS-X6", "HStack(0){ a=FW(0..80); Spacer().layoutPriority(1); b=FW(0..80) }",
            from: "MetalUI probe swiftui-stack-algorithms, X6",
            at: .proposed(100, 50), size: (100, 20), ["a": [0, 0, 0, 20], "b": [100, 0, 0, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(0...80).mark("a")
                Spacer().layoutPriority(1)
                flexibleWidth(0...80).mark("b")
            }
        }
    }

    @Test func aSpacerWithAnOverlayStillIsOne() {
        expectLayout(
            "MS-X8", "HStack(0){ Spacer().overlay{ o=R(20,20) }; a=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, X8",
            at: .proposed(200, 50), size: (200, 20), ["o": [80, 0, 20, 20], "a": [180, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                Spacer().overlay { box(20, 20).mark("o") }
                box(20, 20).mark("a")
            }
        }
    }

    @Test func aSpacerKnowsItsStackThroughARatioAndAFixedSize() {
        expectLayout(
            "MS-K2b", "HStack(0){ a=R(20,20); Spacer().aspectRatio(1,.fit); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K2b",
            at: .proposed(200, 50), size: (90, 20), ["a": [0, 0, 20, 20], "b": [70, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a")
                Spacer().aspectRatio(1, contentMode: .fit)
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-K2g", "HStack(0){ Spacer().fixedSize() }.background{ bg=R(0,0) }",
            from: "MetalUI probe swiftui-stack-algorithms, K2g",
            at: .proposed(nil, nil), size: (8, 0), ["bg": [4, 0, 0, 0]]
        ) {
            HStack(spacing: 0) { Spacer().fixedSize() }.background { box(0, 0).mark("bg") }
        }
        expectLayout(
            "MS-K2i", "HStack(0){ a=R(20,20); Spacer(min:30).fixedSize(); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K2i",
            at: .proposed(nil, nil), size: (70, 20), ["a": [0, 0, 20, 20], "b": [50, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a")
                Spacer(minLength: 30).fixedSize()
                box(20, 20).mark("b")
            }
        }
    }

    @Test func insideAZStackASpacerIsFlexibleBothWays() {
        expectLayout(
            "MS-K2j", "HStack(0){ a=R(20,20); ZStack{ Spacer(min:30).fixedSize() }; b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K2j",
            at: .proposed(nil, nil), size: (70, 30), ["a": [0, 5, 20, 20], "b": [50, 5, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a")
                ZStack { Spacer(minLength: 30).fixedSize() }
                box(20, 20).mark("b")
            }
        }
    }

    @Test func aSpacerKeepsNoDistanceThroughPriorityAndFixedSize() {
        expectLayout(
            "MS-K3d", "HStack{ a=R(20,20); Spacer(min:0).layoutPriority(1); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K3d",
            at: .proposed(nil, nil), size: (40, 20), ["b": [20, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).mark("a")
                Spacer(minLength: 0).layoutPriority(1)
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-K3e", "HStack{ a=R(20,20); Spacer(min:0).fixedSize(); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K3e",
            at: .proposed(nil, nil), size: (40, 20), ["b": [20, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).mark("a")
                Spacer(minLength: 0).fixedSize()
                box(20, 20).mark("b")
            }
        }
    }

    @Test func aZStackOfSpacersAloneKeepsNoDistance() {
        expectLayout(
            "MS-K3g", "HStack{ a=R(20,20); ZStack{ Spacer(min:0) }; b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K3g",
            at: .proposed(nil, nil), size: (40, 20), ["b": [20, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).mark("a")
                ZStack { Spacer(minLength: 0) }
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-K3l", "HStack{ a=R(20,20); ZStack{ Spacer(min:0); Spacer(min:0) }; b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K3l",
            at: .proposed(nil, nil), size: (40, 20), ["b": [20, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).mark("a")
                ZStack {
                    Spacer(minLength: 0)
                    Spacer(minLength: 0)
                }
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-K3j", "HStack{ a=R(20,20); ZStack{ Spacer(min:0); c=R(0,0) }; b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K3j",
            at: .proposed(nil, nil), size: (56, 20), ["c": [28, 10, 0, 0], "b": [36, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).mark("a")
                ZStack {
                    Spacer(minLength: 0)
                    box(0, 0).mark("c")
                }
                box(20, 20).mark("b")
            }
        }
    }

    @Test func anOverlaidSpacerDoesNotTakeTheDistanceAway() {
        expectLayout(
            "MS-K3i", "HStack{ a=R(20,20); c=R(0,0).overlay{ Spacer(min:0) }; b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K3i",
            at: .proposed(nil, nil), size: (56, 20), ["c": [28, 10, 0, 0], "b": [36, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).mark("a")
                box(0, 0).mark("c").overlay { Spacer(minLength: 0) }
                box(20, 20).mark("b")
            }
        }
    }

    @Test func paddingASpacerOnOneEdgeRestoresTheDistanceThere() {
        expectLayout(
            "MS-K3n", "HStack{ a=R(20,20); Spacer(min:0).padding(.leading,4); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K3n",
            at: .proposed(nil, nil), size: (52, 20), ["b": [32, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).mark("a")
                Spacer(minLength: 0).padding(.leading, 4)
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-K3p", "VStack{ a=R(20,20); Spacer(min:0).padding(.top,4); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K3p",
            at: .proposed(nil, nil), size: (20, 52), ["b": [0, 32, 20, 20]]
        ) {
            VStack {
                box(20, 20).mark("a")
                Spacer(minLength: 0).padding(.top, 4)
                box(20, 20).mark("b")
            }
        }
    }

    @Test func anAbsentViewAddsNoDistance() {
        expectLayout(
            "MS-G23", "HStack{ a=R(20,20); if false {}; b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, G23",
            at: .proposed(nil, nil), size: (48, 20), ["a": [0, 0, 20, 20], "b": [28, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).mark("a")
                if isShown {}
                box(20, 20).mark("b")
            }
        }
    }

    /// `false`, but not to the compiler's knowledge.
    private let isShown: Bool

    init() {
        isShown = false
    }
}
