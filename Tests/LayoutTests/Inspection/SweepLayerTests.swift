import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// Which colours a layer is taken to show, and what effects make of them. Expected numbers: the model that `docs/hits.md`
/// describes, worked out by a program of its own from the published formula of CIEDE2000.
@MainActor
struct SweepLayerTests {
    @Test func aButtonsLabelIsInTheAccentColour() throws {
        try sweep(Button("Tap") {}.accessibilityIdentifier("L"))
            .expect(layer: 0x007AFF, below: 0xFFFFFF, at02: 1.6782, highest: 0.0239)
        try sweep(Button("Tap") {}.accessibilityIdentifier("L").tint(.red))
            .expect(layer: 0xFF3B30, below: 0xFFFFFF, at02: 1.9847, highest: 0.0201)
        try sweep(Button("Tap", role: .destructive) {}.accessibilityIdentifier("L"))
            .expect(layer: 0xFF3B30, below: 0xFFFFFF, at02: 1.9847, highest: 0.0201)
        try sweep(Button("Tap") {}.foregroundStyle(.black).accessibilityIdentifier("L"))
            .expect(layer: 0x000000, below: 0xFFFFFF, at02: 1.0166, highest: 0.0389)
        try sweep(Button("Tap") {}.buttonStyle(.plain).accessibilityIdentifier("L")).expect(layer: 0x000000)
    }

    @Test func aProminentButtonIsWhiteOnTheAccentColour() throws {
        let button = Button("Tap") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("L")
        // On white only the accent shows, on the accent only the label.
        try sweep(button).expect(layer: 0x007AFF, below: 0xFFFFFF, at02: 1.6782, highest: 0.0239)
        try sweep(
            ZStack {
                SystemColor.blue.light.color
                button
            }
        ).expect(layer: 0xFFFFFF, below: 0x007AFF)
    }

    @Test func aSwitchHasATrackAndAKnob() throws {
        func toggle(_ isOn: Bool) -> some View {
            Toggle("a", isOn: .constant(isOn)).labelsHidden().accessibilityIdentifier("L")
        }
        try sweep(toggle(true)).expect(layer: 0x34C759, below: 0xFFFFFF, at02: 2.0859, highest: 0.0191)
        // Off, the track is UIKit's second fill: #787880 at 16 %.
        try sweep(toggle(false)).expect(layer: 0x787880, below: 0xFFFFFF, at02: 0.0861, highest: 0.4565)
        try sweep(
            ZStack {
                Color.green
                toggle(true)
            }
        )
        .expect(layer: 0xFFFFFF, below: 0x34C759, at02: 0.4715, highest: 0.0830)
    }

    @Test func aSymbolIsInItsForegroundColour() throws {
        try sweep(Image(systemName: "star").foregroundStyle(.red).onTapGesture {}.accessibilityIdentifier("L"))
            .expect(layer: 0xFF3B30, below: 0xFFFFFF, at02: 1.9847, highest: 0.0201)
    }

    @Test func whatDrawsNothingIsInvisible() throws {
        for color in [Color.clear, .red.opacity(0)] {
            let report = try sweep(
                color.contentShape(Rectangle()).onTapGesture {}.accessibilityIdentifier("L"))
            #expect(report.steps[0].deltaE == 0)
            #expect(report.steps[0].verdict == "invisible")
            #expect(report.window.highest == 1)
        }
        let hidden = try sweep(
            ZStack {
                Color.red.hidden()
                Color.pink.frame(width: 9, height: 9)
            }.accessibilityIdentifier("L"))
        hidden.expect(layer: 0xFF2D55, below: 0xFFFFFF, at02: 2.2759, highest: 0.0174)
    }

    @Test func anImageIsUnknown() throws {
        let report = try sweep(Image("photo").resizable().onTapGesture {}.accessibilityIdentifier("L"))
        #expect(report.steps[0].deltaE == nil)
        #expect(report.steps[0].verdict == "unknown")
    }

    // MARK: Effects

    @Test func effectsOnTheLayerChangeItsColour() throws {
        // 1 - FF3B30
        try sweep(Color.red.colorInvert().onTapGesture {}.accessibilityIdentifier("L"))
            .expect(layer: 0x00C4CF, below: 0xFFFFFF, at02: 1.9122, highest: 0.0210)
        try sweep(Color.white.colorMultiply(.red).onTapGesture {}.accessibilityIdentifier("L"))
            .expect(layer: 0xFF3B30, below: 0xFFFFFF, at02: 1.9847, highest: 0.0201)
        try sweep(Color.white.brightness(-1).onTapGesture {}.accessibilityIdentifier("L"))
            .expect(layer: 0x000000, below: 0xFFFFFF, at02: 1.0166, highest: 0.0389)
    }

    @Test func effectsBelowChangeTheGround() throws {
        func over(_ ground: some View) throws -> SweepReport {
            try sweep(
                ZStack {
                    ground
                    Color.white.onTapGesture {}.accessibilityIdentifier("L")
                })
        }
        try over(Color.white.colorInvert()).expect(below: 0x000000, at02: 0.8052, highest: 0.0485)
        try over(Color.black.brightness(0.2)).expect(below: 0x333333, at02: 1.3159, highest: 0.0303)
        try over(Color.red.contrast(0)).expect(below: 0x808080, at02: 0.9616, highest: 0.0420)
        // 0.2126 · 1 + 0.7152 · 0x3B/255 + 0.0722 · 0x30/255 = 0.39167
        let grey = try over(Color.red.grayscale(1))
        grey.expect(below: 0x646464, at02: 1.1637, highest: 0.0342)
        #expect(grey.limits.contains { $0.contains("grayscale") })
        try over(Color.red.saturation(0)).expect(below: 0x646464, at02: 1.1637, highest: 0.0342)
        // The whole group is inverted at once: a half black over white is a middle grey either way.
        try over(
            ZStack {
                Color.white
                Color.black.opacity(0.5)
            }.colorInvert()
        ).expect(below: 0x808080)
    }

    @Test func anEffectAroundBothChangesBoth() throws {
        // White, and a black layer on it, inverted.
        try sweep(
            ZStack {
                Color.white
                Color.black.onTapGesture {}.accessibilityIdentifier("L")
            }.colorInvert()
        ).expect(below: 0x000000, at02: 0.8052, highest: 0.0485)
    }

    @Test func blendModesBlendWithWhatIsBelow() throws {
        func blended(_ mode: BlendMode) throws -> SweepReport {
            try sweep(
                ZStack {
                    Color.green
                    Color.red.blendMode(mode).onTapGesture {}.accessibilityIdentifier("L")
                })
        }
        try blended(.multiply).expect(below: 0x34C759, at02: 0.7894, highest: 0.0501)
        let hue = try blended(.hue)
        #expect(hue.limits.contains { $0.contains("blendMode(.hue)") })
    }

    // MARK: Versions

    @Test func iOS26HasHuesOfItsOwn() throws {
        func button(_ platform: Platform) -> SweepReport {
            let device = Device(
                size: CGSize(width: 400, height: 400), scale: 2, safeArea: EdgeInsets(), platform: platform)
            let tree = LayoutTree(Button("Tap") {}.accessibilityIdentifier("L"), device: device)
            return SweepReport(tree, target: tree["L"]!, id: "L", opacities: [0.02], rules: .frontMost)
        }
        button(.iOS18).expect(layer: 0x007AFF, below: 0xFFFFFF, at02: 1.6782, highest: 0.0239)
        button(.iOS26).expect(layer: 0x0088FF, below: 0xFFFFFF, at02: 1.6512, highest: 0.0243)
    }

    /// Human Interface Guidelines, "Color", June 2025: light and dark.
    @Test(arguments: [
        (Color.red, 0xFF383C, 0xFF4245), (.orange, 0xFF8D28, 0xFF9230), (.yellow, 0xFFCC00, 0xFFD600),
        (.green, 0x34C759, 0x30D158), (.mint, 0x00C8B3, 0x00DAC3), (.teal, 0x00C3D0, 0x00D2E0),
        (.cyan, 0x00C0E8, 0x3CD3FE), (.blue, 0x0088FF, 0x0091FF), (.indigo, 0x6155F5, 0x6D7CFF),
        (.purple, 0xCB30E0, 0xDB34F2), (.pink, 0xFF2D55, 0xFF375F), (.brown, 0xAC7F5E, 0xB78A66),
    ])
    func theHuesOfIOS26(_ color: Color, _ light: Int, _ dark: Int) {
        #expect(color._resolved(isDark: false, palette: .iOS26) == ResolvedColor(hex: UInt32(light)))
        #expect(color._resolved(isDark: true, palette: .iOS26) == ResolvedColor(hex: UInt32(dark)))
    }
}

extension ResolvedColor {
    fileprivate var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha) }
}

@MainActor
private func sweep(_ view: some View) throws -> SweepReport {
    let device = Device(size: CGSize(width: 400, height: 400), scale: 2, safeArea: EdgeInsets())
    let tree = LayoutTree(view, device: device)
    return SweepReport(tree, target: try #require(tree["L"]), id: "L", opacities: [0.02], rules: .frontMost)
}
