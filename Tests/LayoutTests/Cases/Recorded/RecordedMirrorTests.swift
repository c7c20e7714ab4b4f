import Testing
import ViewTree

/// A recorded right-to-left window.
struct RecordedMirrorTests {
    @Test func rightToLeftMirrorsStacksFramesAndPositions() {
        expectLayout(
            "A16",
            """
            VStack(alignment:.leading,spacing:10){
              HStack(spacing:10){ Shape.frame(40,30).tag(s1); Shape.frame(40,30).tag(s2); Box(15,12)
                .tag(i1); Box(15,12).tag(i2) }.tag(row)
              Fill().frame(width:120,height:20).tag(bar)
              ZStack(alignment:.topLeading){ Box(160,40).tag(pbox); Box(20,20).position(x:30,y:20)
                .tag(pos) }.frame(width:160,height:40)
              Box(20,20).offset(x:40).tag(off)
            }.environment(layoutDirection,.rightToLeft)
            """,
            from: "swiftui-web layout/rtl-shapes",
            at: .window(300, 200),
            [
                "row": [90, 30, 140, 30], "s1": [190, 30, 40, 30], "s2": [140, 30, 40, 30],
                "i1": [115, 39, 15, 12], "i2": [90, 39, 15, 12], "bar": [110, 70, 120, 20],
                "pbox": [70, 100, 160, 40], "pos": [70, 100, 160, 40], "off": [210, 150, 20, 20],
            ], within: LayoutCase.recorded
        ) {
            VStack(alignment: .leading, spacing: 10) {
                HStack(spacing: 10) {
                    Rectangle().frame(width: 40, height: 30).mark("s1")
                    Rectangle().frame(width: 40, height: 30).mark("s2")
                    box(15, 12).mark("i1")
                    box(15, 12).mark("i2")
                }
                .mark("row")
                Color.red.frame(width: 120, height: 20).mark("bar")
                ZStack(alignment: .topLeading) {
                    box(160, 40).mark("pbox")
                    box(20, 20).position(x: 30, y: 20).mark("pos")
                }
                .frame(width: 160, height: 40)
                box(20, 20).offset(x: 40).mark("off")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
