import Foundation
import Layout
import Testing
import ViewTree

/// What the system's controls answer.
struct ControlSizeTests {
    private let flex = "MetalUI probe FLEX, swiftui-controls-in-stacks"
    private let ios = EnvironmentValues.injectedLines(on: .iOS26)

    @Test(arguments: [
        SizeAnswer(0, 0, is: 0, 0), SizeAnswer(nil, nil, is: 17.5, 16), SizeAnswer(.infinity, .infinity, is: 17.5, 16),
    ])
    func aPlainButtonIsItsLabel(_ answer: SizeAnswer) {
        answer.expect("MZ-FL1", "Button(17.5).plain", from: flex) {
            Button(action: {}, label: { line(17.5) }).buttonStyle(.plain)
        }
    }

    @Test(arguments: [
        SizeAnswer(0, 0, is: 0, 24), SizeAnswer(nil, nil, is: 47.5, 24), SizeAnswer(200, nil, is: 200, 24),
        SizeAnswer(.infinity, .infinity, is: .infinity, 24),
    ])
    func aBorderedFieldTakesTheWidthItIsOffered(_ answer: SizeAnswer) {
        answer.expect("MZ-FL3", "TextField (rounded default), placeholder 35.5", from: flex) {
            TextField("35.5 16", text: .constant(""))
        }
    }

    @Test(arguments: [
        SizeAnswer(nil, nil, is: 0, 12), SizeAnswer(.infinity, .infinity, is: .infinity, .infinity),
        SizeAnswer(200, nil, is: 200, 12), SizeAnswer(nil, 200, is: 0, 200),
    ])
    func aTextEditorTakesWhatItIsOffered(_ answer: SizeAnswer) {
        answer.expect("MZ-FL5", "TextEditor", from: flex) { TextEditor(text: .constant("text")) }
    }

    @Test(arguments: [
        SizeAnswer(0, 0, is: 120, 24), SizeAnswer(nil, nil, is: 120, 24), SizeAnswer(.infinity, .infinity, is: 120, 24),
        SizeAnswer(200, nil, is: 120, 24),
    ])
    func aBorderedButtonInAFrameKeepsItsHeight(_ answer: SizeAnswer) {
        answer.expect("MZ-FL16", "Button(17.5).frame(width:120)", from: flex) {
            Button(action: {}, label: { line(17.5) }).frame(width: 120)
        }
    }

    @Test(arguments: [
        SizeAnswer(0, 0, is: 10, 6), SizeAnswer(nil, nil, is: 35, 20), SizeAnswer(.infinity, .infinity, is: 35, 20),
    ])
    func aSmallButtonKeepsHalfItsInsetsWhereNothingIsOffered(_ answer: SizeAnswer) {
        answer.expect("MZ-FL20", "Button(17.5 at 13 pt).controlSize(.small)", from: flex) {
            Button(action: {}, label: { line(15, 14) }).controlSize(.small)
        }
    }

    @Test func buttonsStandSideBySideAtTheirOwnSizes() {
        expectLayout(
            "MC-CSP2", "HStack{ Button[41.5x24].tag(a); Button[107.5x24].tag(b) }",
            from: "MetalUI docs/probes/swiftui-controls-in-stacks.swift, arm SP2", at: .proposed(300, nil),
            size: (157, 24), ["a": [0, 0, 41.5, 24], "b": [49.5, 0, 107.5, 24]]
        ) {
            HStack {
                Button(action: {}, label: { line(17.5) }).mark("a")
                Button(action: {}, label: { line(83.5) }).mark("b")
            }
        }
    }

    @Test func aListHasNoHeightOfItsOwn() {
        expectLayout(
            "MC-SCL", "ScrollView{ header 300 tall; List }",
            from: "MetalUI docs/probes/swiftui-data-and-scrolling.swift, arms T*, L1", at: .proposed(400, 112),
            size: (400, 112), ["list": [0, 300, 400, 0]]
        ) {
            ScrollView {
                VStack(spacing: 0) {
                    box(10, 300)
                    List { line(10) }.mark("list")
                }
            }
        }
    }

    @Test func uikitsControlsHaveTheSizesRecordedOnAnIPhone() {
        expectLayout(
            "B26", "VStack(alignment:.leading){ stepper; progress; spinner } 200 wide",
            from: "swiftui-web ios/representable/measure-controls", at: .proposed(200, nil),
            ["stepper": [0, 0, 94, 32], "progress": [0, 40, 200, 4], "spinner": [0, 52, 20, 20]], environment: ios
        ) {
            VStack(alignment: .leading, spacing: 8) {
                Stepper("1 1", value: .constant(1)).labelsHidden().mark("stepper")
                ProgressView(value: 0.5).mark("progress")
                ProgressView().mark("spinner")
            }
        }
    }

    /// Source: spec of section 6: three segments with titles of 67 points.
    @Test(arguments: [(Platform.iOS17, 263.0), (.iOS18, 263), (.iOS26, 261)])
    func segmentsAreAsWideAsTheWidestTitle(_ platform: Platform, _ width: Double) {
        let tree = LayoutTree(
            Picker("1 1", selection: .constant(0)) {
                line(67, 16).tag(0)
                line(67, 16).tag(1)
                line(67, 16).tag(2)
            }
            .pickerStyle(.segmented).fixedSize(), environment: .injectedLines(on: platform))
        #expect(tree.size == CGSize(width: width, height: 31))
    }

    @Test(arguments: [(Platform.iOS17, 51.0, 31.0), (.iOS18, 51, 31), (.iOS26, 66, 30)])
    func aSwitchHasTheSizeOfItsVersion(_ platform: Platform, _ width: Double, _ height: Double) {
        let tree = LayoutTree(
            Toggle("1 1", isOn: .constant(true)).labelsHidden(), environment: .injectedLines(on: platform))
        #expect(tree.size == CGSize(width: width, height: height))
    }

    /// Source: swiftui-web Docs/elements/Button.md, ios/button/looks.
    @Test(arguments: [(ControlSize.mini, 20.0, 10.0), (.small, 20, 10), (.regular, 24, 14), (.large, 40, 30)])
    func aBorderedButtonsInsetsFollowTheControlSize(_ size: ControlSize, _ width: Double, _ height: Double) {
        let tree = LayoutTree(
            Button(action: {}, label: { line(60, 20) }).buttonStyle(.bordered).controlSize(size), environment: ios)
        #expect(tree.size == CGSize(width: 60 + width, height: 20 + height))
    }

    /// Source: swiftui-web Docs/elements/Label.md: icon, 8, title; the icon's middle half a capital above the baseline.
    @Test func aLabelLinesItsIconUpWithItsTitle() {
        let tree = LayoutTree(
            Label(title: { line(26.5).mark("title") }, icon: { box(24, 24).mark("icon") }),
            environment: .injectedLines)
        #expect(tree.size == CGSize(width: 58.5, height: 24))
        #expect(tree["title"]?.frame.minX == 32)
    }

    @Test func aCustomToggleStyleMakesTheToggle() {
        struct Boxed: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    box(configuration.isOn ? 30 : 20, 20)
                    configuration.label
                }
            }
        }
        let tree = LayoutTree(
            Toggle(isOn: .constant(true)) { line(50) }.toggleStyle(Boxed()), environment: .injectedLines)
        #expect(tree.size == CGSize(width: 80, height: 20))
    }
}
