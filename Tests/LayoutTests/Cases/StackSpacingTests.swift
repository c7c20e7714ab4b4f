import Testing
import ViewTree

/// Default spacing, Spacer and Divider.
struct StackSpacingTests {
    @Test func viewsKeepTheDefaultDistance() {
        expectLayout(
            "SP1", "HStack{box(20,20).tag(a); box(20,20).tag(b)}", from: "MetalUI probe SA",
            at: .proposed(nil, nil), size: (48, 20), ["a": [0, 0, 20, 20], "b": [28, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).mark("a")
                box(20, 20).mark("b")
            }
        }
    }

    @Test func aSpacerKeepsNoDistanceAndIsAtLeastEightLong() {
        expectLayout(
            "SP2", "HStack{box(20,20).tag(a); Spacer().tag(s); box(20,20).tag(b)}", from: "MetalUI probe SA",
            at: .proposed(nil, nil), size: (48, 20),
            ["a": [0, 0, 20, 20], "s": [20, 10, 8, 0], "b": [28, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).mark("a")
                Spacer().mark("s")
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "SP3", "HStack{box(20,20); Spacer(minLength:0); box(20,20).tag(b)}", from: "MetalUI probe SA",
            at: .proposed(nil, nil), size: (40, 20), ["b": [20, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20)
                Spacer(minLength: 0)
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "SP18", "HStack{box(20,20); Spacer(minLength:-30); box(20,20).tag(b)}", from: "MetalUI probe SA",
            at: .proposed(nil, nil), size: (10, 20), ["b": [-10, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20)
                Spacer(minLength: -30)
                box(20, 20).mark("b")
            }
        }
    }

    @Test func explicitSpacingStandsOnBothSidesOfASpacer() {
        expectLayout(
            "SP4", "HStack(spacing:20){box(20,20); Spacer(minLength:0); box(20,20).tag(b)}", from: "MetalUI probe SA",
            at: .proposed(nil, nil), size: (80, 20), ["b": [60, 0, 20, 20]]
        ) {
            HStack(spacing: 20) {
                box(20, 20)
                Spacer(minLength: 0)
                box(20, 20).mark("b")
            }
        }
    }

    @Test func paddingASpacerRestoresTheDistance() {
        expectLayout(
            "SP15", "HStack{box(20,20); Spacer(minLength:0).padding(4); box(20,20).tag(b)}", from: "MetalUI probe SA",
            at: .proposed(nil, nil), size: (64, 20), ["b": [44, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20)
                Spacer(minLength: 0).padding(4)
                box(20, 20).mark("b")
            }
        }
    }

    @Test func spacersShareWhatIsLeft() {
        expectLayout(
            "SP7", "HStack{Spacer(); box(20,20).tag(a); Spacer(); Spacer()}", from: "MetalUI probe SA SP9",
            at: .proposed(200, 50), size: (200, 20), ["a": [60, 0, 20, 20]]
        ) {
            HStack {
                Spacer()
                box(20, 20).mark("a")
                Spacer()
                Spacer()
            }
        }
        expectLayout(
            "SP20", "HStack(spacing:0){flex(0,80).layoutPriority(1).tag(a); Spacer(); flex(0,80).tag(b)}",
            from: "MetalUI probe SA X5",
            at: .proposed(100, 50), size: (100, 20), ["a": [0, 0, 80, 20], "b": [88, 0, 12, 20]]
        ) {
            HStack(spacing: 0) {
                flex(0, 80).layoutPriority(1).mark("a")
                Spacer()
                flex(0, 80).mark("b")
            }
        }
        expectLayout(
            "SP21", "HStack(spacing:0){Color.tag(a); Spacer().layoutPriority(1).tag(s)}", from: "MetalUI probe SA X6",
            at: .proposed(100, 50), size: (100, 50), ["a": [0, 0, 0, 50], "s": [0, 25, 100, 0]]
        ) {
            HStack(spacing: 0) {
                Color.red.mark("a")
                Spacer().layoutPriority(1).mark("s")
            }
        }
    }

    @Test func outsideAStackASpacerIsFlexibleBothWays() {
        expectLayout(
            "SP12", "Spacer()", from: "MetalUI probe SA",
            at: .proposed(100, 50), size: (100, 50)
        ) {
            Spacer()
        }
        expectLayout(
            "SP13", "Spacer()", from: "MetalUI probe SA",
            at: .proposed(nil, nil), size: (8, 8)
        ) {
            Spacer()
        }
    }

    @Test func aSpacerKnowsItsStackThroughModifiers() {
        expectLayout(
            "SP17", "HStack{box(20,20); Spacer().fixedSize(); box(20,20).tag(b)}", from: "MetalUI probe SA K2c",
            at: .proposed(200, 50), size: (48, 20), ["b": [28, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20)
                Spacer().fixedSize()
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "SP19", "HStack(spacing:0){box(20,20); Spacer().frame(width:10); box(20,20).tag(b)}",
            from: "MetalUI probe SA SP19",
            at: .proposed(200, 50), size: (50, 20), ["b": [30, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20)
                Spacer().frame(width: 10)
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "SP26",
            """
            HStack(spacing:0){box(20,20); Spacer().aspectRatio(1,contentMode:.fit).tag(s); box(20,20)
                .tag(b)}
            """,
            from: "MetalUI probe SA K2b",
            at: .proposed(200, 50), size: (90, 20), ["s": [20, 10, 50, 0], "b": [70, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20)
                Spacer().aspectRatio(1, contentMode: .fit).mark("s")
                box(20, 20).mark("b")
            }
        }
    }

    @Test func aDividerIsAHairlineAcrossItsStack() {
        expectLayout(
            "SP24", "VStack(spacing:0){box(40,20); Divider().tag(d)}.fixedSize()", from: "derived",
            at: .proposed(200, 100), size: (40, 21), ["d": [0, 20, 40, 1]]
        ) {
            VStack(spacing: 0) {
                box(40, 20)
                Divider().mark("d")
            }
            .fixedSize()
        }
    }

    @Test func absentChildrenAddNoDistance() {
        expectLayout(
            "SP25", "HStack{box(20,20); if false {box(20,20)}; EmptyView(); box(20,20).tag(b)}",
            from: "MetalUI probe SA G23",
            at: .proposed(nil, nil), size: (48, 20), ["b": [28, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20)
                if isShown { box(20, 20) }
                EmptyView()
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
