import Testing
import ViewTree

/// `padding`.
struct PaddingTests {
    @Test func paddingNeverOffersLessThanZeroAndCanOutgrowItsProposal() {
        expectLayout(
            "PD2", "Color.tag(a).padding(60)", from: "MetalUI probes FS and SH",
            at: .proposed(100, 100), size: (120, 120), ["a": [60, 60, 0, 0]]
        ) {
            Color.red.mark("a").padding(60)
        }
    }

    @Test func negativePaddingOffersMoreAndAnswersLess() {
        expectLayout(
            "PD3", "box(20,20).tag(a).padding(-5)", from: "MetalUI probe FN",
            at: .proposed(200, 200), size: (10, 10), ["a": [-5, -5, 20, 20]]
        ) {
            box(20, 20).mark("a").padding(-5)
        }
        expectLayout(
            "PD5", "Color.tag(a).padding(-5)", from: "MetalUI probe FN",
            at: .proposed(100, 100), size: (100, 100), ["a": [-5, -5, 110, 110]]
        ) {
            Color.red.mark("a").padding(-5)
        }
    }

    @Test func theAnswerStopsAtZeroAndTheChildKeepsItsPlace() {
        expectLayout(
            "PD4", "box(20,20).tag(a).padding(-15)", from: "MetalUI probe FN",
            at: .proposed(200, 200), size: (0, 0), ["a": [-15, -15, 20, 20]]
        ) {
            box(20, 20).mark("a").padding(-15)
        }
        expectLayout(
            "PD7", "box(20,20).tag(a).padding(EdgeInsets(top:0,leading:-30,bottom:0,trailing:5))",
            from: "MetalUI probe FN",
            at: .proposed(200, nil), size: (0, 20), ["a": [-30, 0, 20, 20]]
        ) {
            box(20, 20).mark("a")
                .padding(EdgeInsets(top: 0, leading: -30, bottom: 0, trailing: 5))
        }
    }

    @Test func aFrameAlignsThePaddedView() {
        expectLayout(
            "PD9", "box(10,10).tag(a).padding(12).tag(p).frame(width:10,height:10,alignment:.topLeading)",
            from: "MetalUI probe E2 P1",
            at: .proposed(300, 200), size: (10, 10), ["p": [0, 0, 34, 34], "a": [12, 12, 10, 10]]
        ) {
            box(10, 10).mark("a").padding(12).mark("p")
                .frame(width: 10, height: 10, alignment: .topLeading)
        }
        expectLayout(
            "PD10", "box(10,10).tag(a).padding(12).tag(p).frame(width:10,height:10)", from: "MetalUI probe E2 P9",
            at: .proposed(300, 200), size: (10, 10), ["p": [-12, -12, 34, 34], "a": [0, 0, 10, 10]]
        ) {
            box(10, 10).mark("a").padding(12).mark("p").frame(width: 10, height: 10)
        }
        expectLayout(
            "PD11", "box(10,10).tag(a).padding(.vertical,60).padding(.horizontal,50).frame(width:100,height:80)",
            from: "MetalUI probe E7 B1",
            at: .proposed(400, 300), size: (100, 80), ["a": [45, 35, 10, 10]]
        ) {
            box(10, 10).mark("a").padding(.vertical, 60).padding(.horizontal, 50)
                .frame(width: 100, height: 80)
        }
    }

    @Test func paddingLeavesAnOpenAxisOpen() {
        expectLayout(
            "PD14", "Color.tag(a).padding(.top,20)", from: "derived",
            at: .proposed(100, nil), size: (100, 30), ["a": [0, 20, 100, 10]]
        ) {
            Color.red.mark("a").padding(.top, 20)
        }
    }
}
