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
}
