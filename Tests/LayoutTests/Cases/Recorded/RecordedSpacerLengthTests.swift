import Testing
import ViewTree

/// How real stacks share out what they have to spare.
struct RecordedSpacerLengthTests {
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
