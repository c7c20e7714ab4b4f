import Testing
import ViewTree

/// Group, conditionals and views that are not there.
struct GroupTests {
    @Test func modifiersOnAGroupGoToEachMember() {
        expectLayout(
            "GP2", "HStack{Group{box(30,10).tag(a); box(50,10).tag(b)}.padding(8)}", from: "MetalUI probe CD",
            at: .proposed(nil, nil), size: (120, 26), ["a": [8, 8, 30, 10], "b": [62, 8, 50, 10]]
        ) {
            HStack {
                Group {
                    box(30, 10).mark("a")
                    box(50, 10).mark("b")
                }
                .padding(8)
            }
        }
        expectLayout(
            "GP3", "HStack{Group{box(30,10).tag(a); box(50,10).tag(b)}.frame(width:70)}", from: "MetalUI probe CD",
            at: .proposed(nil, nil), size: (148, 10), ["a": [20, 0, 30, 10], "b": [88, 0, 50, 10]]
        ) {
            HStack {
                Group {
                    box(30, 10).mark("a")
                    box(50, 10).mark("b")
                }
                .frame(width: 70)
            }
        }
        expectLayout(
            "GP4", "HStack{Group{box(30,10).tag(a); box(50,10).tag(b)}.frame(maxWidth:.infinity)}",
            from: "MetalUI probe CD E3",
            at: .proposed(300, 50), size: (300, 10), ["a": [58, 0, 30, 10], "b": [202, 0, 50, 10]]
        ) {
            HStack {
                Group {
                    box(30, 10).mark("a")
                    box(50, 10).mark("b")
                }
                .frame(maxWidth: .infinity)
            }
        }
    }

    @Test func aHiddenViewKeepsItsPlace() {
        expectLayout(
            "GP6", "HStack{box(20,20).hidden().tag(h); box(20,20).tag(b)}", from: "MetalUI probe CD",
            at: .proposed(nil, nil), size: (48, 20), ["h": [0, 0, 20, 20], "b": [28, 0, 20, 20]]
        ) {
            HStack {
                box(20, 20).hidden().mark("h")
                box(20, 20).mark("b")
            }
        }
    }

    @Test func onlyTheBranchTakenIsThere() {
        expectLayout(
            "GP7",
            """
            HStack{if flag {box(20,20).tag(a)} else {box(60,20).tag(a)}; box(20,20)
                .tag(b)}  /* flag == false */
            """,
            from: "ViewBuilder semantics",
            at: .proposed(nil, nil), size: (88, 20), ["a": [0, 0, 60, 20], "b": [68, 0, 20, 20]]
        ) {
            HStack {
                if isFlagSet {
                    box(20, 20).mark("a")
                } else {
                    box(60, 20).mark("a")
                }
                box(20, 20).mark("b")
            }
        }
    }

    @Test func modifiersOnAnEmptyViewMakeNothing() {
        expectLayout(
            "GP9", "HStack{EmptyView().frame(width:10,height:10); box(20,20).tag(b)}", from: "MetalUI probe SA",
            at: .proposed(nil, nil), size: (20, 20), ["b": [0, 0, 20, 20]]
        ) {
            HStack {
                EmptyView().frame(width: 10, height: 10)
                box(20, 20).mark("b")
            }
        }
    }

    /// `false`, but not to the compiler's knowledge.
    private let isFlagSet: Bool

    init() {
        isFlagSet = false
    }
}
