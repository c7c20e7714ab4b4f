import Testing
import ViewTree

/// The order of modifiers, and those that change no frame.
struct RecordedModifierOrderTests {
    @Test func backgroundsFillWhatTheyAreWrittenAround() {
        expectLayout(
            "MO-A3", "leaf=Box(20,20).padding(8).background(bg).padding(4)",
            from: "MetalUI probe swiftui-outer-modifier-order, A3",
            at: .proposed(nil, nil), size: (44, 44), ["leaf": [12, 12, 20, 20], "bg": [4, 4, 36, 36]]
        ) {
            box(20, 20).mark("leaf").padding(8).background(Color.blue.mark("bg")).padding(4).fixedSize()
        }
        expectLayout(
            "MO-B1", "leaf=Box(20,20).frame(60,60).background(bg)",
            from: "MetalUI probe swiftui-outer-modifier-order, B1",
            at: .proposed(nil, nil), size: (60, 60), ["leaf": [20, 20, 20, 20], "bg": [0, 0, 60, 60]]
        ) {
            box(20, 20).mark("leaf").frame(width: 60, height: 60).background(Color.blue.mark("bg")).fixedSize()
        }
        expectLayout(
            "MO-D1", "leaf=Box(20,20).padding(8).frame(60,60).background(bg)",
            from: "MetalUI probe swiftui-outer-modifier-order, D1",
            at: .proposed(nil, nil), size: (60, 60), ["leaf": [20, 20, 20, 20], "bg": [0, 0, 60, 60]]
        ) {
            box(20, 20).mark("leaf").padding(8).frame(width: 60, height: 60)
                .background(Color.blue.mark("bg")).fixedSize()
        }
    }

    @Test func clippingChangesNoFrame() {
        expectLayout(
            "MO-F2", "Box(40,40).frame(20,20).clipped().padding(8)",
            from: "MetalUI probe swiftui-outer-modifier-order, F2",
            at: .proposed(nil, nil), size: (36, 36)
        ) {
            box(40, 40).frame(width: 20, height: 20).clipped().padding(8).fixedSize()
        }
    }

    @Test func drawingAndHittingModifiersChangeNoFrame() {
        expectLayout(
            "MO-L",
            """
            leaf=Box(20,20) with one of .border(4) .opacity(0.5) .clipShape(Rect) .cornerRadius(6) .allo
                wsHitTesting(false) .contentShape(Rect) .focusable() .overlay(Fill)
            """,
            from: "MetalUI probe swiftui-outer-modifier-order, L",
            at: .proposed(nil, nil), size: (20, 20), ["leaf": [0, 0, 20, 20]]
        ) {
            box(20, 20).mark("leaf").border(Color.blue, width: 4).fixedSize()
        }
        expectLayout(
            "MO-L",
            """
            leaf=Box(20,20) with one of .border(4) .opacity(0.5) .clipShape(Rect) .cornerRadius(6) .allo
                wsHitTesting(false) .contentShape(Rect) .focusable() .overlay(Fill)
            """,
            from: "MetalUI probe swiftui-outer-modifier-order, L",
            at: .proposed(nil, nil), size: (20, 20), ["leaf": [0, 0, 20, 20]]
        ) {
            box(20, 20).mark("leaf").opacity(0.5).fixedSize()
        }
        expectLayout(
            "MO-L",
            """
            leaf=Box(20,20) with one of .border(4) .opacity(0.5) .clipShape(Rect) .cornerRadius(6) .allo
                wsHitTesting(false) .contentShape(Rect) .focusable() .overlay(Fill)
            """,
            from: "MetalUI probe swiftui-outer-modifier-order, L",
            at: .proposed(nil, nil), size: (20, 20), ["leaf": [0, 0, 20, 20]]
        ) {
            box(20, 20).mark("leaf").clipShape(Rectangle()).fixedSize()
        }
        expectLayout(
            "MO-L",
            """
            leaf=Box(20,20) with one of .border(4) .opacity(0.5) .clipShape(Rect) .cornerRadius(6) .allo
                wsHitTesting(false) .contentShape(Rect) .focusable() .overlay(Fill)
            """,
            from: "MetalUI probe swiftui-outer-modifier-order, L",
            at: .proposed(nil, nil), size: (20, 20), ["leaf": [0, 0, 20, 20]]
        ) {
            box(20, 20).mark("leaf").cornerRadius(6).fixedSize()
        }
        expectLayout(
            "MO-L",
            """
            leaf=Box(20,20) with one of .border(4) .opacity(0.5) .clipShape(Rect) .cornerRadius(6) .allo
                wsHitTesting(false) .contentShape(Rect) .focusable() .overlay(Fill)
            """,
            from: "MetalUI probe swiftui-outer-modifier-order, L",
            at: .proposed(nil, nil), size: (20, 20), ["leaf": [0, 0, 20, 20]]
        ) {
            box(20, 20).mark("leaf").allowsHitTesting(false).fixedSize()
        }
        expectLayout(
            "MO-L",
            """
            leaf=Box(20,20) with one of .border(4) .opacity(0.5) .clipShape(Rect) .cornerRadius(6) .allo
                wsHitTesting(false) .contentShape(Rect) .focusable() .overlay(Fill)
            """,
            from: "MetalUI probe swiftui-outer-modifier-order, L",
            at: .proposed(nil, nil), size: (20, 20), ["leaf": [0, 0, 20, 20]]
        ) {
            box(20, 20).mark("leaf").contentShape(Rectangle()).fixedSize()
        }
        expectLayout(
            "MO-L",
            """
            leaf=Box(20,20) with one of .border(4) .opacity(0.5) .clipShape(Rect) .cornerRadius(6) .allo
                wsHitTesting(false) .contentShape(Rect) .focusable() .overlay(Fill)
            """,
            from: "MetalUI probe swiftui-outer-modifier-order, L",
            at: .proposed(nil, nil), size: (20, 20), ["leaf": [0, 0, 20, 20]]
        ) {
            box(20, 20).mark("leaf").overlay(Color.blue).fixedSize()
        }
    }

    @Test func modifiersOnGroupsAndForEachGoToEachMember() {
        expectLayout(
            "A07",
            """
            HStack(spacing:0){ Group{ Fill().tag(a); Fill().tag(b) }.frame(width:50,height:50)
                .padding(5); Fill().tag(c) }
            """,
            from: "swiftui-web layout/group-modifier",
            at: .window(300, 100),
            ["a": [5, 25, 50, 50], "b": [65, 25, 50, 50], "c": [120, 0, 180, 100]], within: LayoutCase.recorded
        ) {
            HStack(spacing: 0) {
                Group {
                    Color.red.mark("a")
                    Color.red.mark("b")
                }
                .frame(width: 50, height: 50)
                .padding(5)
                Color.red.mark("c")
            }
        }
        expectLayout(
            "D030",
            """
            VStack(0){ ForEach(2){ T.tag(p*) }.padding().tag(padLast); ForEach(2){ T.tag(f*)
                }.frame(width:120,height:30).background(Fill()).tag(frLast)
                }.tag(col)   // texts 37.5 and 35.5 wide
            """,
            from: "swiftui-web foreach/modifier",
            at: .window(300, 260),
            [
                "col": [90, 52, 120, 156], "p0": [131.25, 68, 37.5, 16], "p1": [132.25, 116, 35.5, 16],
                "f0": [131.25, 155, 37.5, 16], "f1": [132.25, 185, 35.5, 16],
            ], within: LayoutCase.recorded
        ) {
            VStack(spacing: 0) {
                ForEach(0..<2) { line($0 == 0 ? 37.5 : 35.5).mark("p\($0)") }
                    .padding()
                ForEach(0..<2) { line($0 == 0 ? 37.5 : 35.5).mark("f\($0)") }
                    .frame(width: 120, height: 30)
                    .background(Color.red)
            }
            .mark("col")
        }
    }

    @Test func zIndexChangesNoFrame() {
        expectLayout(
            "D036",
            """
            VStack(30){ ZStack{ Box(80,80).offset(-25,-15).zIndex(2).tag(red); Box(80,80).tag(blue);
                Box(80,80).offset(25,15).zIndex(1).tag(green); Box(120,120).zIndex(-1).tag(yellow)
                }.tag(z); HStack(-30){ Box(70,50).tag(a); Box(70,50).zIndex(1).tag(b); Box(70,50)
                .tag(c) }.tag(h) }.tag(col)
            """,
            from: "swiftui-web effects/zindex",
            at: .window(320, 240),
            [
                "col": [85, 20, 150, 200], "z": [100, 20, 120, 120], "red": [120, 40, 80, 80],
                "blue": [120, 40, 80, 80], "green": [120, 40, 80, 80], "yellow": [100, 20, 120, 120],
                "h": [85, 170, 150, 50], "a": [85, 170, 70, 50], "b": [125, 170, 70, 50], "c": [165, 170, 70, 50],
            ], within: LayoutCase.recorded
        ) {
            VStack(spacing: 30) {
                ZStack {
                    box(80, 80).offset(x: -25, y: -15).zIndex(2).mark("red")
                    box(80, 80).mark("blue")
                    box(80, 80).offset(x: 25, y: 15).zIndex(1).mark("green")
                    box(120, 120).zIndex(-1).mark("yellow")
                }
                .mark("z")
                HStack(spacing: -30) {
                    box(70, 50).mark("a")
                    box(70, 50).zIndex(1).mark("b")
                    box(70, 50).mark("c")
                }
                .mark("h")
            }
            .mark("col")
        }
    }
}
