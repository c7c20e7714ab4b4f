import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// The areas of buttons, links, menus, fields and rows, in other places.
struct ControlVariantHitTests {
    private func tree(_ view: @autoclosure @escaping @MainActor () -> some View) -> LayoutTree {
        ViewHost(
            view(), proposal: ProposedViewSize(width: 300, height: 400), environment: .injectedLines(on: .iOS18)
        ).tree
    }

    private func middle(_ id: String, _ tree: LayoutTree) throws -> CGPoint {
        let frame = try #require(tree[id]?.frame)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func aMenuPickerAndALinkTakeTapsOnTheirLabels() throws {
        let tree = tree(
            VStack(spacing: 40) {
                NavigationStack {
                    NavigationLink(destination: Text("x"), label: { line(40) }).accessibilityIdentifier("link")
                }
                Picker("", selection: .constant(0)) { line(30).tag(0) }.pickerStyle(.menu)
                    .accessibilityIdentifier("picker")
                Menu(content: { Text("item") }, label: { line(40).padding(20) }).accessibilityIdentifier("menu")
            })
        for id in ["link", "picker", "menu"] {
            let result = tree.hitTest(try middle(id, tree))
            #expect(result.receiver?.id == id, "\(id): \(result)")
            #expect(result.certainty == .likely, "\(id)")
        }
        // Padding in a label is a gap.
        let menu = tree["menu"]!.frame
        #expect(tree.hitTest(CGPoint(x: menu.minX + 5, y: menu.midY)).receiver == nil)
    }

    @Test func aTextEditorTakesTapsAllOverItsFrame() throws {
        let tree = tree(
            TextEditor(text: .constant("60 16")).accessibilityIdentifier("editor").frame(width: 200, height: 100))
        let frame = try #require(tree["editor"]?.frame)
        for x in [frame.minX + 1, frame.maxX - 1] {
            for y in [frame.minY + 1, frame.maxY - 1] {
                #expect(tree.hitTest(CGPoint(x: x, y: y)).receiver?.id == "editor")
            }
        }
        #expect(tree.hitTest(CGPoint(x: frame.midX, y: frame.midY)).certainty == .likely)
    }

    @Test func everyButtonWithoutAStyleInAFormsRowFires() throws {
        let tree = tree(
            Form {
                Section {
                    VStack {
                        Button(action: {}, label: { line(40) }).accessibilityIdentifier("A")
                        Button(action: {}, label: { line(40) }).accessibilityIdentifier("B")
                        Button(action: {}, label: { line(40) }).buttonStyle(.plain).accessibilityIdentifier("C")
                    }
                }
            })
        let frame = try #require(tree["A"]?.frame)
        let beside = tree.hitTest(CGPoint(x: 250, y: frame.midY))
        #expect(beside.receiver?.id == "A")
        #expect(beside.also.map(\.id) == ["B"])
        let plain = tree.hitTest(try middle("C", tree))
        #expect(plain.receiver?.id == "C")
        #expect(plain.also.isEmpty)
        let other = tree.hitTest(try middle("B", tree))
        #expect(other.receiver?.id == "B")
        #expect(other.also.map(\.id) == ["A"])
    }

    @Test func aLinkFillsItsRowInAList() throws {
        let tree = tree(
            NavigationStack {
                List {
                    NavigationLink(destination: Text("x"), label: { line(40) }).accessibilityIdentifier("link")
                    line(40).accessibilityIdentifier("text")
                }
            })
        let frame = try #require(tree["link"]?.frame)
        #expect(tree.hitTest(CGPoint(x: 200, y: frame.midY)).receiver?.id == "link")
        #expect(tree.hitTest(CGPoint(x: 200, y: try middle("text", tree).y)).receiver == nil)
    }

    @Test func aCardsGestureTakesTheTapOnATogglesLabelAndNotOnItsSwitch() throws {
        let tree = tree(
            Toggle(isOn: .constant(true), label: { line(60) }).accessibilityIdentifier("toggle").taps("card"))
        let frame = try #require(tree["toggle"]?.frame)
        #expect(tree.hitTest(CGPoint(x: 10, y: frame.midY)).receiver?.id == "card")
        // A Toggle goes by the outermost of its names.
        #expect(tree.hitTest(CGPoint(x: frame.maxX - 10, y: frame.midY)).receiver?.gesture == nil)
        #expect(tree.hitTest(CGPoint(x: 10, y: frame.midY)).certainty == .likely)
    }

    @Test func anAncestorsTapBeatsACompactDatePickerAndNoColorPicker() throws {
        let tree = tree(
            VStack(spacing: 20) {
                DatePicker("", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden()
                    .accessibilityIdentifier("date")
                hostedWell("colour")
            }
            .padding(30).background(Color.white).taps("card"))
        #expect(tree.hitTest(try middle("date", tree)).receiver?.id == "card")
        #expect(tree.hitTest(try middle("date", tree)).certainty == .likely)
        #expect(tree.hitTest(try middle("colour", tree)).receiver?.id == "colour")
    }

    @Test func aSimultaneousTapAroundASegmentedPickerLeavesItItsTaps() throws {
        let tree = tree(
            Picker("", selection: .constant(0)) { line(30).tag(0) }.pickerStyle(.segmented)
                .accessibilityIdentifier("picker").padding().simultaneousGesture(TapGesture()))
        let result = tree.hitTest(try middle("picker", tree))
        #expect(result.receiver?.kind == "Picker")
        #expect(result.also.map(\.gesture) == ["simultaneousGesture"])
    }

    @Test func anOverlayOutsideAButtonIsNoneOfIt() throws {
        let tree = tree(
            Button(action: {}, label: { line(40) }).buttonStyle(.plain).padding(20)
                .background(.regularMaterial, in: Capsule()).overlay(Capsule().stroke())
                .accessibilityIdentifier("button"))
        let frame = try #require(tree["button"]?.frame)
        #expect(tree.hitTest(CGPoint(x: frame.midX, y: frame.midY)).receiver?.kind == "Button")
        #expect(tree.hitTest(CGPoint(x: frame.minX + 12, y: frame.midY)).receiver == nil)
    }

    @Test func aBackgroundInsideALabelIsTheButtons() throws {
        let tree = tree(
            Button(action: {}, label: { line(40).padding(20).background(.blue, in: Capsule()) })
                .accessibilityIdentifier("button"))
        let frame = try #require(tree["button"]?.frame)
        #expect(tree.hitTest(CGPoint(x: frame.minX + 12, y: frame.midY)).receiver?.id == "button")
        #expect(tree.hitTest(CGPoint(x: frame.minX + 1, y: frame.minY + 1)).receiver == nil)
    }

    @Test func aLinkOutsideOfANavigationStackIsDisabled() throws {
        let tree = tree(
            NavigationLink(destination: Text("x"), label: { line(40) }).accessibilityIdentifier("link"))
        let result = tree.hitTest(try middle("link", tree))
        #expect(result.receiver == nil)
        #expect(result.rule == .disabled)
        #expect(result.verdict.contains("NavigationLink \"link\" is disabled"))
        #expect(result.explanation.fix?.contains("NavigationStack") == true)
    }

    @Test func menusAndLinksInABarTakeTheirSlot() throws {
        let tree = ViewHost(
            NavigationStack {
                Color.white.toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Menu("More") { Button("x") {} }.accessibilityIdentifier("menu")
                    }
                    ToolbarItem(placement: .topBarLeading) {
                        NavigationLink("Next", destination: Text("x")).accessibilityIdentifier("link")
                    }
                }
            }, device: .iPhone16Pro
        ).tree
        for id in ["menu", "link"] {
            let frame = try #require(tree[id]?.frame)
            for y in [frame.midY - 20, frame.midY, frame.midY + 20] {
                let result = tree.hitTest(CGPoint(x: frame.midX, y: y))
                #expect(result.receiver?.id == id, "\(id): \(result)")
                #expect(result.certainty == .likely, "\(id)")
            }
        }
    }

    @Test func aHostedControlInAScaledListRowKeepsItsOwnBox() throws {
        let tree = tree(
            List {
                hostedWell("H").frame(maxWidth: .infinity)
                hostedWell("dead").opacity(0.1).opacity(0.05)
            })
        let frame = try #require(tree["H"]?.frame)
        #expect(tree.hitTest(CGPoint(x: frame.midX, y: frame.midY)).receiver?.id == "H")
        let beside = tree.hitTest(CGPoint(x: frame.midX + 40, y: frame.midY))
        #expect(beside.receiver == nil)
        let dead = tree.hitTest(try middle("dead", tree))
        #expect(dead.receiver == nil)
        #expect(dead.rule == .hostedAlpha)
        #expect(dead.certainty == .likely)
    }

    @Test func aButtonToggleIsAButton() throws {
        let tree = tree(
            Toggle(isOn: .constant(true), label: { line(40) }).toggleStyle(.button).accessibilityIdentifier("toggle"))
        let frame = try #require(tree["toggle"]?.frame)
        #expect(tree.hitTest(CGPoint(x: frame.midX, y: frame.midY)).receiver?.id == "toggle")
        #expect(tree.hitTest(CGPoint(x: frame.minX + 4, y: frame.midY)).receiver?.id == "toggle")
    }

    @Test func scrolledContentIsHitWhereItIsShown() throws {
        let host = ViewHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { row in square(.red, 100, 50).taps("\(row)") }
                }
            }
            .frame(width: 100, height: 200).accessibilityIdentifier("scroll"),
            proposal: ProposedViewSize(width: 100, height: 200))
        host.scroll("scroll", by: CGVector(dx: 0, dy: 510))
        #expect(host.tree.hitTest(CGPoint(x: 50, y: 0)).receiver?.id == "10")
        #expect(host.tree.hitTest(CGPoint(x: 50, y: 199)).receiver?.id == "14")
        #expect(host.tree.hitTest(CGPoint(x: 50, y: 200)).receiver == nil)
    }
}
