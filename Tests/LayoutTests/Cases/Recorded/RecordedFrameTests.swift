import Foundation
import Layout
import Testing
import ViewTree

/// Frames and padding as real SwiftUI lays them out.
struct RecordedFrameTests {
    @Test func aFixedFrameLeavesTheOtherAxisToItsChild() {
        expectLayout(
            "MF-A1", "c=R(20,20).frame(width:60)", from: "MetalUI probe swiftui-frame-semantics, A1",
            at: .proposed(nil, nil), size: (60, 20), ["c": [20, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(width: 60)
        }
    }

    @Test func anIdealWidthCountsOnlyWithoutAProposal() {
        expectLayout(
            "MF-C0", "c=R(20,20).frame(idealWidth:80)", from: "MetalUI probe swiftui-frame-semantics, C0",
            at: .proposed(300, 200), size: (20, 20), ["c": [0, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(idealWidth: 80)
        }
        expectLayout(
            "MF-C1", "c=R(20,20).frame(idealWidth:80)", from: "MetalUI probe swiftui-frame-semantics, C1",
            at: .proposed(nil, nil), size: (80, 20), ["c": [30, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(idealWidth: 80)
        }
    }

    @Test func aMaximumGrowsWithTheProposalAndNotBelowTheChild() {
        expectLayout(
            "MF-D4", "c=R(20,20).frame(maxWidth:80)", from: "MetalUI probe swiftui-frame-semantics, D4",
            at: .proposed(100, 100), size: (80, 20), ["c": [30, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(maxWidth: 80)
        }
        expectLayout(
            "MF-H7", "c=R(20,20).frame(maxWidth:80)", from: "MetalUI probe swiftui-frame-negative-sizes, H7",
            at: .proposed(0, 0), size: (20, 20), ["c": [0, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(maxWidth: 80)
        }
        expectLayout(
            "MF-H15", "c=R(200,160).frame(maxWidth:80)", from: "MetalUI probe swiftui-frame-negative-sizes, H15",
            at: .proposed(10, 10), size: (80, 160), ["c": [-60, 0, 200, 160]]
        ) {
            box(200, 160).mark("c").frame(maxWidth: 80)
        }
        expectLayout(
            "MF-H16", "c=R(200,160).frame(maxWidth:.infinity)",
            from: "MetalUI probe swiftui-frame-negative-sizes, H16",
            at: .proposed(100, 100), size: (200, 160), ["c": [0, 0, 200, 160]]
        ) {
            box(200, 160).mark("c").frame(maxWidth: .infinity)
        }
        expectLayout(
            "MF-D12", "c=R(20,20).frame(maxWidth:.infinity)", from: "MetalUI probe swiftui-frame-semantics, D12",
            at: .proposed(.infinity, .infinity), size: (.infinity, 20)
        ) {
            box(20, 20).mark("c").frame(maxWidth: .infinity)
        }
        expectLayout(
            "MF-D14", "c=R(200,160).frame(maxWidth:80)", from: "MetalUI probe swiftui-frame-semantics, D14",
            at: .proposed(nil, nil), size: (80, 160), ["c": [-60, 0, 200, 160]]
        ) {
            box(200, 160).mark("c").frame(maxWidth: 80)
        }
    }

    @Test func aMinimumHoldsWhateverIsProposed() {
        expectLayout(
            "MF-D8", "c=R(20,20).frame(minWidth:40)", from: "MetalUI probe swiftui-frame-semantics, D8",
            at: .proposed(30, 30), size: (40, 20), ["c": [10, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(minWidth: 40)
        }
        expectLayout(
            "MF-D9", "c=R(20,20).frame(minWidth:40)", from: "MetalUI probe swiftui-frame-semantics, D9",
            at: .proposed(nil, nil), size: (40, 20), ["c": [10, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(minWidth: 40)
        }
        expectLayout(
            "MF-D15", "c=R(20,20).frame(minWidth:400)", from: "MetalUI probe swiftui-frame-semantics, D15",
            at: .proposed(100, 100), size: (400, 20), ["c": [190, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(minWidth: 400)
        }
        expectLayout(
            "MF-D16", "c=R(20,20).frame(minHeight:40,maxHeight:80)",
            from: "MetalUI probe swiftui-frame-semantics, D16",
            at: .proposed(100, 100), size: (20, 80), ["c": [0, 30, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(minHeight: 40, maxHeight: 80)
        }
    }

    @Test func framesNest() {
        expectLayout(
            "MF-E3", "c=R(20,20).frame(maxWidth:.infinity).frame(width:50)",
            from: "MetalUI probe swiftui-frame-semantics, E3",
            at: .proposed(300, 200), size: (50, 20), ["c": [15, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(maxWidth: .infinity).frame(width: 50)
        }
        expectLayout(
            "MF-E5", "c=R(20,20).frame(minWidth:40).frame(minWidth:80)",
            from: "MetalUI probe swiftui-frame-semantics, E5",
            at: .proposed(300, 200), size: (80, 20), ["c": [30, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(minWidth: 40).frame(minWidth: 80)
        }
    }

    @Test func negativeBoundsCountAsZero() {
        expectLayout(
            "MF-H4", "c=R(20,20).frame(minWidth:-50,maxWidth:80)",
            from: "MetalUI probe swiftui-frame-negative-sizes, H4",
            at: .proposed(-30, -30), size: (0, 20), ["c": [-10, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(minWidth: -50, maxWidth: 80)
        }
        expectLayout(
            "MF-H6", "c=R(20,20).frame(minWidth:-50,maxWidth:-10)",
            from: "MetalUI probe swiftui-frame-negative-sizes, H6",
            at: .proposed(100, 100), size: (0, 20), ["c": [-10, 0, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(minWidth: -50, maxWidth: -10)
        }
    }

    @Test func framesInAWindow() {
        expectLayout(
            "D004", "Box(40,40).tag(in).frame(width:120,height:80,alignment:.topLeading).tag(out)",
            from: "swiftui-web layout/frame-fixed",
            at: .window(200, 200),
            ["out": [40, 60, 120, 80], "in": [40, 60, 40, 40]], within: LayoutCase.recorded
        ) {
            box(40, 40).mark("in").frame(width: 120, height: 80, alignment: .topLeading).mark("out")
        }
        expectLayout(
            "A04",
            """
            VStack(spacing:0){
              Box(40,20).frame(minWidth:100).tag(min)
              Box(40,20).frame(maxWidth:200).tag(max)
              Box(40,20).frame(minWidth:50,maxWidth:.infinity).tag(fill)
              Box(40,20).frame(idealWidth:150).fixedSize().tag(ideal)
              Fill().frame(maxWidth:120,maxHeight:20).tag(clamp)
              Box(250,20).frame(maxWidth:200).tag(over)
            }
            """,
            from: "swiftui-web layout/frame-flex",
            at: .window(300, 300),
            [
                "min": [100, 90, 100, 20], "max": [50, 110, 200, 20], "fill": [0, 130, 300, 20],
                "ideal": [75, 150, 150, 20], "clamp": [90, 170, 120, 20], "over": [50, 190, 200, 20],
            ], within: LayoutCase.recorded
        ) {
            VStack(spacing: 0) {
                box(40, 20).frame(minWidth: 100).mark("min")
                box(40, 20).frame(maxWidth: 200).mark("max")
                box(40, 20).frame(minWidth: 50, maxWidth: .infinity).mark("fill")
                box(40, 20).frame(idealWidth: 150).fixedSize().mark("ideal")
                Color.red.frame(maxWidth: 120, maxHeight: 20).mark("clamp")
                box(250, 20).frame(maxWidth: 200).mark("over")
            }
        }
    }

    @Test func aFixedSizeAsksForTheIdeal() {
        expectLayout(
            "A09",
            """
            VStack(spacing:0){ Fill().fixedSize().tag(both); Fill()
                .fixedSize(horizontal:true,vertical:false).frame(height:30).tag(h) }
            """,
            from: "swiftui-web layout/fixed-size",
            at: .window(200, 200),
            ["both": [95, 80, 10, 10], "h": [95, 90, 10, 30]], within: LayoutCase.recorded
        ) {
            VStack(spacing: 0) {
                Color.red.fixedSize().mark("both")
                Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30).mark("h")
            }
        }
    }

    @Test func paddingsAddUp() {
        expectLayout(
            "A01", "Fill().tag(inner).padding(.leading,30).padding(.vertical).padding(t:1,l:2,b:3,r:4).tag(outer)",
            from: "swiftui-web layout/padding-edges",
            at: .window(200, 100),
            ["inner": [32, 17, 164, 64], "outer": [0, 0, 200, 100]], within: LayoutCase.recorded
        ) {
            Color.red.mark("inner")
                .padding(.leading, 30)
                .padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .mark("outer")
        }
        expectLayout(
            "MO-C1", "leaf=Box(20,20).padding(8)", from: "MetalUI probe swiftui-outer-modifier-order, C1",
            at: .proposed(nil, nil), size: (36, 36), ["leaf": [8, 8, 20, 20]]
        ) {
            box(20, 20).mark("leaf").padding(8).fixedSize()
        }
        expectLayout(
            "MO-G6", "Box(30,10).tag(a).padding(8)", from: "MetalUI probe swiftui-component-distribution, G6",
            at: .proposed(nil, nil), size: (46, 26), ["a": [8, 8, 30, 10]]
        ) {
            box(30, 10).mark("a").padding(8).fixedSize()
        }
        expectLayout(
            "ME-s1B1", "c=R(10,26).padding(12).frame(width:60,height:60,alignment:.topLeading)",
            from: "MetalUI probe swiftui-engine-replacement-stage1, B1",
            at: .proposed(nil, nil), size: (60, 60), ["c": [12, 12, 10, 26]]
        ) {
            box(10, 26).mark("c").padding(12).frame(width: 60, height: 60, alignment: .topLeading)
        }
        expectLayout(
            "ME-P9", "c=R(10,10).padding(12).tag(p).frame(width:10,height:10)",
            from: "MetalUI probe swiftui-engine-replacement-stage2, P9",
            at: .proposed(nil, nil), size: (10, 10), ["c": [0, 0, 10, 10], "p": [-12, -12, 34, 34]]
        ) {
            box(10, 10).mark("c").padding(12).mark("p").frame(width: 10, height: 10)
        }
        expectLayout(
            "ME-P6", "T[33x16].tag(t).padding(10)", from: "MetalUI probe swiftui-engine-replacement-stage2, P6",
            at: .proposed(nil, nil), size: (53, 36), ["t": [10, 10, 33, 16]]
        ) {
            line(33).mark("t").padding(10)
        }
    }

    @Test func negativePaddingOverlapsTheNeighbour() {
        expectLayout(
            "ME-P4", "HStack(0){ a=R(20,20).padding(-8); b=R(20,20) }",
            from: "MetalUI probe swiftui-engine-replacement-stage2, P4",
            at: .proposed(nil, nil), size: (24, 20), ["a": [-8, 0, 20, 20], "b": [4, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a").padding(-8)
                box(20, 20).mark("b")
            }
        }
    }

    @Test func aBorderDoesNotChangeAFrame() {
        expectLayout(
            "B17", #"Text("Hello!").font(.title).padding(8).border(1).tag(f)"#, from: "swiftui-preview-snapshots",
            at: .window(400, 400, scale: 1, platform: .iOS18),
            ["f": [157, 175, 86, 50]], within: LayoutCase.recorded, pixelRounded: true
        ) {
            line(70, 34).padding(8).border(Color.red, width: 1).mark("f")
        }
    }

    @Test(arguments: Alignment.nine)
    func aFrameAlignsItsChildInNineWays(_ alignment: Alignment.Named) {
        expectLayout(
            "MF-B", "c=R(20,20).frame(width:60,height:40,alignment:.\(alignment.name))",
            from: "MetalUI probe swiftui-frame-semantics, B",
            at: .proposed(nil, nil), size: (60, 40),
            ["c": [CGFloat(alignment.column) * 20, CGFloat(alignment.row) * 10, 20, 20]]
        ) {
            box(20, 20).mark("c").frame(width: 60, height: 40, alignment: alignment.value)
        }
    }
}
