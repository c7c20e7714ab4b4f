import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// How visible a layer is, on the screen that lies beneath it. Numbers: ΔE2000 of system colours, worked out for the
/// model that `docs/hits.md` describes.
@MainActor
struct SweepReportTests {
    private func sweep(_ background: Color, _ layer: Color = .pink, _ opacities: [Double]) throws -> SweepReport {
        let view = ZStack {
            background.frame(width: 200, height: 100)
            layer.frame(width: 100, height: 50).opacity(0.014).onTapGesture {}.accessibilityIdentifier("layer")
        }
        let tree = LayoutTree(
            view, device: Device(size: CGSize(width: 300, height: 300), scale: 2, safeArea: EdgeInsets()))
        return SweepReport(
            tree, target: try #require(tree["layer"]), id: "layer", opacities: opacities, rules: .frontMost)
    }

    /// Unrounded and at 8 bits, of .pink over backgrounds.
    @Test(arguments: [
        (0xFFFFFF, [1.16, 1.61, 2.28], [1.04, 1.75, 2.22]),
        (0x8E8E93, [1.18, 1.64, 2.31], [1.08, 1.59, 2.28]),
        (0xF2F2F7, [1.12, 1.55, 2.19], [1.03, 1.69, 2.16]),
        (0x000000, [0.90, 1.25, 1.77], [1.35, 1.20, 1.74]),
        (0x1C1C1E, [1.55, 2.14, 3.00], [1.70, 2.31, 3.55]),
    ])
    func theDifferenceIsThatToTheScreenBeneath(_ hex: Int, _ unrounded: [Double], _ rounded: [Double]) throws {
        let color = Color(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
        let report = try sweep(color, .pink, [0.01, 0.014, 0.02])
        for (step, expected) in zip(report.steps, unrounded) {
            #expect(abs(try #require(step.deltaE) - expected) < 0.0051)
        }
        for (step, expected) in zip(report.steps, rounded) {
            #expect(abs(try #require(step.deltaE8) - expected) < 0.0051)
        }
    }

    @Test(arguments: [Color.red, .orange, .yellow, .green, .blue, .purple, .pink])
    func onAWhiteRowOneHundredthAndFourThousandthsLieInTheWindow(_ color: Color) throws {
        let report = try sweep(.white, color, [0.014])
        let lowest = try #require(report.window.lowest)
        let highest = try #require(report.window.highest)
        #expect(lowest <= 0.014)
        #expect(highest >= 0.014)
        #expect(report.steps[0].verdict == "barely")
    }

    @Test func aLayerOfAllSystemColoursIsVisibleAtTwoHundredths() throws {
        let view = ColorPicker("p", selection: .constant(.pink)).labelsHidden().opacity(0.014)
            .accessibilityIdentifier("well").background(.white)
        let tree = LayoutTree(view, device: .iPhone16Pro)
        let report = SweepReport(tree, target: try #require(tree["well"]), id: "well", rules: .frontMost)
        let window = report.window
        #expect(try #require(window.lowest) <= 0.014 && 0.014 <= (try #require(window.highest)))
        #expect(try #require(window.highest) < 0.02)
        #expect(report.steps.last?.verdict == "visible")
    }

    @Test func theWorstPlaceLiesWhereTheScreenIsDarkest() throws {
        let view = ZStack {
            HStack(spacing: 0) {
                Color.white.frame(width: 50, height: 50)
                Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255).frame(width: 50, height: 50)
            }
            Color.pink.frame(width: 100, height: 50).opacity(0.014).onTapGesture {}.accessibilityIdentifier("layer")
        }
        let tree = LayoutTree(
            view, device: Device(size: CGSize(width: 100, height: 50), scale: 2, safeArea: EdgeInsets()))
        let report = SweepReport(
            tree, target: try #require(tree["layer"]), id: "layer", opacities: [0.014], rules: .frontMost)
        let place = try #require(report.steps[0].place)
        #expect(place.x > 50)
        #expect(report.steps[0].below?.hex == "#1C1C1E")
        #expect(report.steps[0].layer?.hex == "#FF2D55")
    }

    @Test func translucentLayersBeneathAreCompositedFirst() throws {
        // Half black over white is a middle grey.
        let view = ZStack {
            Color.white
            Color.black.opacity(0.5)
            Color.pink.frame(width: 100, height: 50).opacity(0.014).onTapGesture {}.accessibilityIdentifier("layer")
        }
        let tree = LayoutTree(
            view, device: Device(size: CGSize(width: 200, height: 200), scale: 2, safeArea: EdgeInsets()))
        let report = SweepReport(
            tree, target: try #require(tree["layer"]), id: "layer", opacities: [0.014], rules: .frontMost)
        let below = try #require(report.steps[0].below)
        #expect(abs(below.red - 0.5) < 1e-9)
        #expect(below.alpha == 1)
    }

    @Test func methodAndLimitsAreNamed() throws {
        let report = try sweep(.white, .pink, [0.014])
        let json = report.json.document
        #expect(json.contains("CIEDE2000"))
        #expect(json.contains("not a promise"))
        #expect(report.text.contains("not a promise"))
    }
}
