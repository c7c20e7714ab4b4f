import Testing
import ViewTree

/// Spacers as real SwiftUI lays them out.
struct RecordedSpacerTests {
    @Test func aSpacerKeepsNoDistanceUnlessSpacingIsExplicit() {
        expectLayout(
            "MS-SP0", "HStack(0){ a=R(20,20); Spacer(min:30); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, SP0",
            at: .proposed(nil, nil), size: (70, 20), ["a": [0, 0, 20, 20], "b": [50, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a")
                Spacer(minLength: 30)
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-SP3", "HStack{ a=R(20,20); Spacer(min:0); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, SP3",
            at: .proposed(nil, nil), size: (40, 20), ["a": [0, 0, 20, 20], "b": [20, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).mark("a")
                Spacer(minLength: 0)
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-SP4", "HStack(20){ a=R(20,20); Spacer(min:0); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, SP4",
            at: .proposed(nil, nil), size: (80, 20), ["a": [0, 0, 20, 20], "b": [60, 0, 20, 20]]
        ) {
            HStack(spacing: 20) {
                box(20, 20).mark("a")
                Spacer(minLength: 0)
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-SP7", "VStack{ a=R(20,20); Spacer(min:0); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, SP7",
            at: .proposed(nil, nil), size: (20, 40), ["a": [0, 0, 20, 20], "b": [0, 20, 20, 20]]
        ) {
            VStack {
                box(20, 20).mark("a")
                Spacer(minLength: 0)
                box(20, 20).mark("b")
            }
        }
    }

    @Test func aSpacerIsAtLeastEightLong() {
        expectLayout(
            "MS-G7", "HStack(0){ a=FW(0..80); Spacer(); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, G7",
            at: .proposed(nil, nil), size: (108, 20), ["a": [0, 0, 80, 20], "b": [88, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(0...80).mark("a")
                Spacer()
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-G19", "HStack(0){ a=R(20,20); Spacer(); b=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, G19",
            at: .proposed(nil, 50), size: (48, 20), ["a": [0, 0, 20, 20], "b": [28, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a")
                Spacer()
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-X9", "HStack(0){ a=R(20,20); Spacer() }", from: "MetalUI probe swiftui-stack-algorithms, X9",
            at: .proposed(nil, nil), size: (28, 20), ["a": [0, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a")
                Spacer()
            }
        }
        expectLayout(
            "MS-G25", "HStack(0){ a=FW(0..inf,ideal 10); Spacer(); b=FW(0..inf,ideal 10) }",
            from: "MetalUI probe swiftui-stack-algorithms, G25",
            at: .proposed(200, 50), size: (200, 20), ["a": [0, 0, 96, 20], "b": [104, 0, 96, 20]]
        ) {
            HStack(spacing: 0) {
                flexibleWidth(0...(.infinity), ideal: 10).mark("a")
                Spacer()
                flexibleWidth(0...(.infinity), ideal: 10).mark("b")
            }
        }
        expectLayout(
            "MS-K1", "VStack{ T[13x16]; Spacer(); T[13x16] }", from: "MetalUI probe swiftui-stack-algorithms, K1",
            at: .proposed(nil, nil), size: (13, 40)
        ) {
            VStack {
                line(13)
                Spacer()
                line(13)
            }
        }
    }

    @Test func aNestedSpacerKeepsTheDirectionOfItsOwnStack() {
        expectLayout(
            "MS-SP18", "HStack(0){ VStack{ Spacer() }; a=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, SP18",
            at: .proposed(100, 50), size: (20, 50), ["a": [0, 15, 20, 20]]
        ) {
            HStack(spacing: 0) {
                VStack { Spacer() }
                box(20, 20).mark("a")
            }
        }
        expectLayout(
            "MS-SP21", "VStack(0){ HStack(0){ Spacer() }; a=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, SP21",
            at: .proposed(100, 50), size: (100, 20), ["a": [40, 0, 20, 20]]
        ) {
            VStack(spacing: 0) {
                HStack(spacing: 0) { Spacer() }
                box(20, 20).mark("a")
            }
        }
    }

    @Test func aSpacerIsGreedyAlongItsStackAndBothWaysOutsideOne() {
        expectLayout(
            "MS-SPB3", "Spacer().background{ bg=R(0,0) }", from: "MetalUI probe swiftui-stack-algorithms, SPB3",
            at: .proposed(100, 50), size: (100, 50), ["bg": [50, 25, 0, 0]]
        ) {
            Spacer().background { box(0, 0).mark("bg") }
        }
        expectLayout(
            "MS-SPB5", "VStack(0){ Spacer() }.background{ bg=R(0,0) }",
            from: "MetalUI probe swiftui-stack-algorithms, SPB5",
            at: .proposed(100, 50), size: (0, 50), ["bg": [0, 25, 0, 0]]
        ) {
            VStack(spacing: 0) { Spacer() }.background { box(0, 0).mark("bg") }
        }
        expectLayout(
            "MS-SPB6", "ZStack{ Spacer() }.background{ bg=R(0,0) }",
            from: "MetalUI probe swiftui-stack-algorithms, SPB6",
            at: .proposed(100, 50), size: (100, 50), ["bg": [50, 25, 0, 0]]
        ) {
            ZStack { Spacer() }.background { box(0, 0).mark("bg") }
        }
    }

    @Test func anEmptyStackHasNoSize() {
        expectLayout(
            "MS-SPB7", "HStack(0){ }.background{ bg=R(0,0) }", from: "MetalUI probe swiftui-stack-algorithms, SPB7",
            at: .proposed(100, 50), size: (0, 0), ["bg": [0, 0, 0, 0]]
        ) {
            HStack(spacing: 0) {}.background { box(0, 0).mark("bg") }
        }
    }

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

    @Test func spacersAreEquallyLongUnlessAMinimumIsLarger() {
        expectLayout(
            "ME-J4", "HStack(0){ S0; a=R(20,10); S0; b=R(20,10); S0; c=R(20,10); S0 }   // S0 = Spacer(min:0)",
            from: "MetalUI probe swiftui-engine-replacement-stage2, J4",
            at: .proposed(200, nil), size: (200, 10),
            ["a": [35, 0, 20, 10], "b": [90, 0, 20, 10], "c": [145, 0, 20, 10]]
        ) {
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                box(20, 10).mark("a")
                Spacer(minLength: 0)
                box(20, 10).mark("b")
                Spacer(minLength: 0)
                box(20, 10).mark("c")
                Spacer(minLength: 0)
            }
        }
        expectLayout(
            "ME-J5", "HStack(0){ S0; a=R(20,10); Spacer(min:10); b=R(20,10); S0 }",
            from: "MetalUI probe swiftui-engine-replacement-stage2, J5",
            at: .proposed(200, nil), size: (200, 10),
            ["a": [53.333333, 0, 20, 10], "b": [126.666667, 0, 20, 10]], within: LayoutCase.recorded
        ) {
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                box(20, 10).mark("a")
                Spacer(minLength: 10)
                box(20, 10).mark("b")
                Spacer(minLength: 0)
            }
        }
    }

    @Test func aGreedyFrameComesBeforeASpacer() {
        expectLayout(
            "ME-J6", "HStack(0){ a=R(20,10).frame(maxWidth:.infinity).tag(af); Spacer(min:0); b=R(20,10) }",
            from: "MetalUI probe swiftui-engine-replacement-stage2, J6",
            at: .proposed(200, nil), size: (200, 10),
            ["a": [80, 0, 20, 10], "b": [180, 0, 20, 10], "af": [0, 0, 180, 10]]
        ) {
            HStack(spacing: 0) {
                box(20, 10).mark("a").frame(maxWidth: .infinity).mark("af")
                Spacer(minLength: 0)
                box(20, 10).mark("b")
            }
        }
    }

    @Test func aStackWithASpacerFillsAPhone() {
        expectLayout(
            "B03", "VStack(spacing:30){ 10 x Box(30,30).tag(b0…b9); Spacer() }", from: "AccessibilitySnapshot",
            at: .iPhone17Pro,
            [
                "b0": [186, 62, 30, 30], "b1": [186, 122, 30, 30], "b9": [186, 602, 30, 30],
            ], within: LayoutCase.recorded, pixelRounded: true
        ) {
            TenBoxes()
        }
        expectLayout(
            "B04", "same view as B03", from: "AccessibilitySnapshot",
            at: .iPhone15Pro,
            [
                "b0": [181.666667, 59, 30, 30], "b1": [181.666667, 119, 30, 30], "b9": [181.666667, 599, 30, 30],
            ], within: LayoutCase.recorded, pixelRounded: true
        ) {
            TenBoxes()
        }
    }

    /// `false`, but not to the compiler's knowledge.
    private let isShown: Bool

    init() {
        isShown = false
    }
}

/// Boxes 30 points apart, pushed up by a Spacer.
private struct TenBoxes: View {
    var body: some View {
        VStack(spacing: 30) {
            Group {
                ForEach(0..<10) { box(30, 30).mark("b\($0)") }
            }
            Spacer()
        }
    }
}
