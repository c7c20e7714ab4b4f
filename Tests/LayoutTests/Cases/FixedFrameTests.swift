import Testing
import ViewTree

/// `frame(width:height:alignment:)`.
struct FixedFrameTests {
    @Test func aFixedFrameProposesAndAnswersItsLengthsAndLeavesTheOtherAxisToItsChild() {
        expectLayout(
            "FF1", "box(20,20).tag(a).frame(width:60)", from: "MetalUI probe FS A1",
            at: .proposed(nil, nil), size: (60, 20), ["a": [20, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(width: 60)
        }
        expectLayout(
            "FF2", "box(20,20).tag(a).frame(width:60,height:40)", from: "MetalUI probe FS A2",
            at: .proposed(300, 200), size: (60, 40), ["a": [20, 10, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(width: 60, height: 40)
        }
        expectLayout(
            "FF3", "box(20,20).tag(a).frame(width:60)", from: "MetalUI probe FS A3",
            at: .proposed(300, 200), size: (60, 20), ["a": [20, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(width: 60)
        }
        expectLayout(
            "FF4", "Color.tag(a).frame(width:60)", from: "MetalUI probe FS A3",
            at: .proposed(300, 200), size: (60, 200), ["a": [0, 0, 60, 200]]
        ) {
            Color.red.mark("a").frame(width: 60)
        }
    }

    @Test func aLargerChildOverflowsAFixedFrameOnTheSideAwayFromTheAlignment() {
        expectLayout(
            "FF5", "box(200,160).tag(a).frame(width:60,height:40)", from: "MetalUI probe FS A5",
            at: .proposed(300, 200), size: (60, 40), ["a": [-70, -60, 200, 160]]
        ) {
            box(200, 160).mark("a").frame(width: 60, height: 40)
        }
        expectLayout(
            "FF6", "box(200,160).tag(a).frame(width:60,height:40,alignment:.topLeading)", from: "MetalUI probe FS B9",
            at: .proposed(300, 200), size: (60, 40), ["a": [0, 0, 200, 160]]
        ) {
            box(200, 160).mark("a").frame(width: 60, height: 40, alignment: .topLeading)
        }
        expectLayout(
            "FF8", "box(20,20).tag(a).frame(width:0,height:0)", from: "MetalUI probe FS A6",
            at: .proposed(300, 200), size: (0, 0), ["a": [-10, -10, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(width: 0, height: 0)
        }
    }

    @Test func aNegativeFixedLengthCountsAsZero() {
        expectLayout(
            "FF9", "box(20,20).tag(a).frame(width:-10)", from: "MetalUI probe IV P3",
            at: .proposed(300, 200), size: (0, 20), ["a": [-10, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(width: -10)
        }
    }

    @Test func anOuterFixedFrameAlignsTheInnerOne() {
        expectLayout(
            "FF12", "box(20,20).tag(a).frame(width:50).frame(width:100)", from: "MetalUI probe FS E2",
            at: .proposed(300, 200), size: (100, 20), ["a": [40, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(width: 50).frame(width: 100)
        }
    }
}
