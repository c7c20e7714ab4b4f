import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Controls of several parts: where the tap lands decides.
struct ControlPartHitTests {
    private func host(
        _ view: @autoclosure @escaping @MainActor () -> some View, isMirrored: Bool = false
    ) -> ViewHost {
        var environment = EnvironmentValues.injectedLines(on: .iOS18)
        if isMirrored { environment.layoutDirection = .rightToLeft }
        return ViewHost(view(), proposal: ProposedViewSize(width: 300, height: 300), environment: environment)
    }

    @Test func aStepperHasALeadingHalfForLessAndATrailingOneForMore() throws {
        for isMirrored in [false, true] {
            let tree = host(
                Stepper("", value: .constant(1), in: 0...3).labelsHidden().accessibilityIdentifier("stepper"),
                isMirrored: isMirrored
            ).tree
            let stepper = try #require(tree["stepper"]?.frame)
            let right = tree.hitTest(CGPoint(x: stepper.midX + 5, y: stepper.midY))
            #expect(right.receiver?.id == "stepper")
            #expect(right.part?.name == (isMirrored ? "decrement" : "increment"))
            let left = tree.hitTest(CGPoint(x: stepper.midX - 5, y: stepper.midY))
            #expect(left.part?.name == (isMirrored ? "increment" : "decrement"))
        }
    }

    @Test func aTapLandsOnOneSegment() throws {
        let tree = host(
            Picker("", selection: .constant("a")) {
                Text("first").tag("a")
                Text("second").tag("b")
                Text("third").tag("c")
            }
            .pickerStyle(.segmented).accessibilityIdentifier("picker")
        ).tree
        let picker = try #require(tree["picker"]?.frame)
        let result = tree.hitTest(CGPoint(x: picker.minX + 0.7 * picker.width, y: picker.midY))
        #expect(result.receiver?.id == "picker")
        #expect(result.part?.name == "third")
        #expect(result.part?.index == 2)
        #expect(tree.hitTest(CGPoint(x: picker.midX, y: picker.midY)).part?.name == "second")
    }

    /// Section 3: an ancestor's tap gesture takes it.
    @Test func aTapGestureAroundASegmentedPickerTakesItsTaps() throws {
        let tree = host(
            Picker("", selection: .constant(0)) {
                Text("first").tag(0)
                Text("second").tag(1)
            }
            .pickerStyle(.segmented).accessibilityIdentifier("picker").padding().taps("card")
        ).tree
        let picker = try #require(tree["picker"]?.frame)
        #expect(tree.hitTest(CGPoint(x: picker.midX, y: picker.midY)).receiver?.id == "card")
    }

    /// Section 3: 28 wide, travel width − 28; a guess.
    @Test func onlyASlidersThumbStartsADrag() throws {
        let tree = host(Slider(value: .constant(0.5)).accessibilityIdentifier("slider")).tree
        let slider = try #require(tree["slider"]?.frame)
        let thumb = tree.hitTest(CGPoint(x: slider.midX + 13, y: slider.midY))
        #expect(thumb.part?.name == "thumb")
        #expect(thumb.part?.frame == CGRect(x: slider.midX - 14, y: slider.minY, width: 28, height: slider.height))
        #expect(thumb.receiver?.id == "slider")
        let track = tree.hitTest(CGPoint(x: slider.midX + 15, y: slider.midY))
        #expect(track.part == nil)
        #expect(track.certainty == .uncertain)
        #expect("\(track)".contains("Only a touch on its thumb"))
        let start = host(Slider(value: .constant(0.0)).accessibilityIdentifier("slider")).tree
        #expect(start.hitTest(CGPoint(x: 1, y: 10)).part?.name == "thumb")
        #expect(start.hitTest(CGPoint(x: 29, y: 10)).part == nil)
    }

    @Test func aMenuALinkAndAnOuterLabelTakeTapsWhereTheirLabelIs() throws {
        let tree = host(
            VStack(spacing: 20) {
                Menu(content: { Text("item") }, label: { line(40) }).accessibilityIdentifier("menu")
                Link(destination: URL(string: "https://swift.org")!, label: { line(40) }).accessibilityIdentifier(
                    "link")
            }
        ).tree
        for id in ["menu", "link"] {
            let frame = try #require(tree[id]?.frame)
            #expect(frame.width == 40)
            #expect(tree.hitTest(CGPoint(x: frame.midX, y: frame.midY)).receiver?.id == id)
            #expect(tree.hitTest(CGPoint(x: frame.maxX + 2, y: frame.midY)).receiver == nil)
        }
    }

    /// Buttons outside of lists: the label's content, or the background of a bordered one.
    @Test func aBorderedButtonTakesTapsOnItsBackground() throws {
        let tree = host(
            VStack(spacing: 40) {
                Button(action: {}, label: { line(40) }).accessibilityIdentifier("automatic")
                Button(action: {}, label: { line(40) }).buttonStyle(.borderless).accessibilityIdentifier("borderless")
                Button(action: {}, label: { line(40) }).buttonStyle(.bordered).accessibilityIdentifier("bordered")
                Button(action: {}, label: { line(40) }).buttonStyle(.borderedProminent)
                    .accessibilityIdentifier("prominent")
            }
        ).tree
        for id in ["automatic", "borderless"] {
            let frame = try #require(tree[id]?.frame)
            #expect(tree.hitTest(CGPoint(x: frame.midX - 25, y: frame.midY)).receiver == nil)
        }
        for id in ["bordered", "prominent"] {
            let frame = try #require(tree[id]?.frame)
            #expect(frame.width > 50)
            #expect(tree.hitTest(CGPoint(x: frame.midX - 25, y: frame.midY)).receiver?.id == id)
        }
    }

    /// Section 3, glass and other backgrounds added outside a Button's label.
    @Test func aBackgroundOutsideAButtonIsNoneOfIt() throws {
        let tree = host(
            Button(action: {}, label: { line(40) }).buttonStyle(.plain).padding(20).background(Color.blue)
                .accessibilityIdentifier("button")
        ).tree
        let frame = try #require(tree["button"]?.frame)
        #expect(tree.hitTest(CGPoint(x: frame.midX, y: frame.midY)).receiver?.kind == "Button")
        #expect(tree.hitTest(CGPoint(x: frame.minX + 5, y: frame.midY)).receiver == nil)
    }

    /// Section 3: toolbar items take the taps of their slot in the bar.
    @Test func aToolbarItemTakesTheTapsOfItsSlot() throws {
        let tree = ViewHost(
            NavigationStack {
                Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button(action: {}, label: { Text("Add") }).accessibilityIdentifier("add")
                        }
                    }
            }, device: .iPhone16Pro
        ).tree
        let frame = try #require(tree["add"]?.frame)
        #expect(frame.height < 40)
        #expect(tree.hitTest(CGPoint(x: frame.midX, y: frame.midY + 20)).receiver?.id == "add")
        #expect(tree.hitTest(CGPoint(x: frame.midX, y: frame.midY - 20)).receiver?.id == "add")
        #expect(tree.hitTest(CGPoint(x: frame.midX, y: frame.midY + 24)).receiver == nil)
    }
}
