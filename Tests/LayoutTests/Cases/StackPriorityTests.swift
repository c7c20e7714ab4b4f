import Testing
import ViewTree

/// Layout priority in a stack.
struct StackPriorityTests {
    @Test func aHigherPriorityTakesAllButTheMinimumOfTheOthers() {
        expectLayout(
            "ST3", "HStack(spacing:0){flex(0,80).layoutPriority(1).tag(a); flex(30,80).tag(b)}",
            from: "MetalUI probe SA",
            at: .proposed(100, 50), size: (100, 20), ["a": [0, 0, 70, 20], "b": [70, 0, 30, 20]]
        ) {
            HStack(spacing: 0) {
                flex(0, 80).layoutPriority(1).mark("a")
                flex(30, 80).mark("b")
            }
        }
        expectLayout(
            "ST4", "HStack(spacing:0){flex(0,80).layoutPriority(1).tag(a); flex(0,80).tag(b)}",
            from: "MetalUI probe SA",
            at: .proposed(100, 50), size: (100, 20), ["a": [0, 0, 80, 20], "b": [80, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                flex(0, 80).layoutPriority(1).mark("a")
                flex(0, 80).mark("b")
            }
        }
        expectLayout(
            "ST9",
            """
            HStack(spacing:0){flex(0,80).layoutPriority(-1).tag(a); flex(0,80).tag(b); flex(0,80)
                .layoutPriority(1).tag(c)}
            """,
            from: "MetalUI probe SA",
            at: .proposed(100, 50), size: (100, 20),
            ["a": [0, 0, 0, 20], "b": [0, 0, 20, 20], "c": [20, 0, 80, 20]]
        ) {
            HStack(spacing: 0) {
                flex(0, 80).layoutPriority(-1).mark("a")
                flex(0, 80).mark("b")
                flex(0, 80).layoutPriority(1).mark("c")
            }
        }
        expectLayout(
            "ST24",
            """
            HStack{Color.frame(minWidth:50).tag(r); Color.frame(width:30).layoutPriority(2).tag(g);
                Color.frame(minWidth:50).layoutPriority(1).tag(y); Color.layoutPriority(2).tag(b);
                Color.frame(minWidth:100,maxWidth:120).tag(o)}.frame(width:400,height:50)
            """,
            from: "objc.io S01E235",
            at: .proposed(600, 50), size: (400, 50),
            [
                "r": [0, 0, 50, 50], "g": [58, 0, 30, 50], "y": [96, 0, 50, 50], "b": [154, 0, 138, 50],
                "o": [300, 0, 100, 50],
            ]
        ) {
            HStack {
                Color.red.frame(minWidth: 50).mark("r")
                Color.red.frame(width: 30).layoutPriority(2).mark("g")
                Color.red.frame(minWidth: 50).layoutPriority(1).mark("y")
                Color.red.layoutPriority(2).mark("b")
                Color.red.frame(minWidth: 100, maxWidth: 120).mark("o")
            }
            .frame(width: 400, height: 50)
        }
    }

    @Test func aFrameHidesThePriorityInsideIt() {
        expectLayout(
            "ST40",
            """
            HStack(spacing:10){Color.frame(width:50,height:80).tag(a); VStack(spacing:0){Color.tag(b);
                Color.layoutPriority(1).frame(height:20).tag(c)}}
            """,
            from: "MetalUI probe LC",
            at: .proposed(200, 100), size: (200, 100),
            ["a": [0, 10, 50, 80], "b": [60, 0, 140, 80], "c": [60, 80, 140, 20]]
        ) {
            HStack(spacing: 10) {
                Color.red.frame(width: 50, height: 80).mark("a")
                VStack(spacing: 0) {
                    Color.red.mark("b")
                    Color.red.layoutPriority(1).frame(height: 20).mark("c")
                }
            }
        }
    }

    @Test func aStackOfOneChildPassesItsPriorityOn() {
        expectLayout(
            "ST14", "HStack(spacing:0){HStack(spacing:0){flex(0,80).layoutPriority(1).tag(a)}; flex(0,80).tag(b)}",
            from: "MetalUI probe SA",
            at: .proposed(100, 50), size: (100, 20), ["a": [0, 0, 80, 20], "b": [80, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                HStack(spacing: 0) { flex(0, 80).layoutPriority(1).mark("a") }
                flex(0, 80).mark("b")
            }
        }
    }
}
