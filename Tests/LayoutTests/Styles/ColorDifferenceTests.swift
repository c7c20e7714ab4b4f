import Testing
import ViewTree

@Suite struct ColorDifferenceTests {
    @Test func everyPublishedPairHasItsPublishedDifferenceBothWays() {
        #expect(SharmaPairs.all.count == 34)
        for (index, pair) in SharmaPairs.all.enumerated() {
            // Published to four decimals.
            let there = ColorDifference.ciede2000(pair.first, pair.second)
            let back = ColorDifference.ciede2000(pair.second, pair.first)
            #expect(abs(there - pair.deltaE) <= 0.00005 + 1e-9, "pair \(index + 1): \(there)")
            #expect(abs(back - pair.deltaE) <= 0.00005 + 1e-9, "pair \(index + 1), swapped: \(back)")
        }
    }

    @Test func aColourDoesNotDifferFromItself() {
        for color in SystemColor.allCases {
            #expect(ColorDifference.ciede2000(color.light, color.light) == 0)
        }
    }

    // Lightness, a* and b* of the sRGB primaries: brucelindbloom.com, D65, to four digits.
    @Test func whiteBlackAndRedHaveTheirPlacesInLab() {
        let white = LabColor(.white)
        #expect(abs(white.l - 100) < 1e-9 && abs(white.a) < 1e-9 && abs(white.b) < 1e-9)
        let black = LabColor(.black)
        #expect(abs(black.l) < 1e-9 && black.a == 0 && black.b == 0)
        let red = LabColor(ResolvedColor(hex: 0xFF0000))
        #expect(abs(red.l - 53.24) < 0.01 && abs(red.a - 80.09) < 0.01 && abs(red.b - 67.20) < 0.01)
    }

    /// A row of the perception table: a colour and its ΔE2000, unrounded and after 8-bit rounding.
    struct Row: Sendable {
        var name: String
        var layer: ResolvedColor
        var background: ResolvedColor = .white
        /// Opacity, unrounded, 8-bit (nil where the table has none).
        var values: [(opacity: Double, exact: Double, rounded: Double?)]
    }

    static let rows: [Row] = [
        Row(
            name: "pink", layer: SystemColor.pink.light,
            values: [
                (0.010, 1.16, 1.04), (0.011, 1.28, 1.04), (0.014, 1.61, 1.75), (0.020, 2.28, 2.22),
                (0.030, 3.35, 3.17),
            ]),
        Row(
            name: "red", layer: SystemColor.red.light,
            values: [
                (0.010, 1.01, 1.04), (0.011, 1.11, 1.04), (0.014, 1.40, 1.55), (0.020, 1.98, 2.05),
                (0.030, 2.93, 3.02),
            ]),
        Row(
            name: "orange", layer: SystemColor.orange.light,
            values: [
                (0.010, 0.85, 1.06), (0.011, 0.93, 1.06), (0.014, 1.18, 1.53), (0.020, 1.67, 1.66),
                (0.030, 2.47, 2.64),
            ]),
        Row(
            name: "yellow", layer: SystemColor.yellow.light,
            values: [
                (0.010, 1.05, 1.06), (0.011, 1.15, 1.06), (0.014, 1.46, 1.53), (0.020, 2.05, 2.01),
                (0.030, 3.01, 2.97),
            ]),
        Row(
            name: "green", layer: SystemColor.green.light,
            values: [
                (0.010, 1.07, 0.86), (0.011, 1.17, 0.86), (0.014, 1.48, 1.27), (0.020, 2.09, 2.03),
                (0.030, 3.06, 2.82),
            ]),
        Row(
            name: "blue", layer: SystemColor.blue.light,
            values: [
                (0.010, 0.85, 1.02), (0.011, 0.94, 1.02), (0.014, 1.19, 1.31), (0.020, 1.68, 1.73),
                (0.030, 2.48, 2.56),
            ]),
        Row(
            name: "purple", layer: SystemColor.purple.light,
            values: [
                (0.010, 1.02, 1.32), (0.011, 1.12, 1.32), (0.014, 1.41, 1.32), (0.020, 2.00, 1.39),
                (0.030, 2.94, 2.91),
            ]),
        Row(
            name: "pure green", layer: ResolvedColor(hex: 0x00FF00),
            values: [
                (0.010, 2.04, 2.39), (0.011, 2.24, nil), (0.014, 2.81, 3.13), (0.020, 3.91, nil), (0.030, 5.62, nil),
            ]),
        Row(
            name: "pure magenta", layer: ResolvedColor(hex: 0xFF00FF),
            values: [
                (0.010, 2.07, 2.42), (0.011, 2.27, nil), (0.014, 2.85, 3.17), (0.020, 3.97, nil), (0.030, 5.72, nil),
            ]),
        Row(
            name: "pink over gray", layer: SystemColor.pink.light, background: SystemColor.gray.light,
            values: [(0.010, 1.18, 1.08), (0.014, 1.64, 1.59), (0.020, 2.31, 2.28), (0.030, 3.39, 3.25)]),
        Row(
            name: "pink over grouped", layer: SystemColor.pink.light, background: SystemColor.groupedBackground.light,
            values: [(0.010, 1.12, 1.03), (0.014, 1.55, 1.69), (0.020, 2.19, 2.16), (0.030, 3.22, 3.10)]),
        Row(
            name: "pink over black", layer: SystemColor.pink.light, background: .black,
            values: [(0.010, 0.90, 1.35), (0.014, 1.25, 1.20), (0.020, 1.77, 1.74), (0.030, 2.60, 2.98)]),
        Row(
            name: "pink over dark", layer: SystemColor.pink.light, background: SystemColor.secondaryBackground.dark,
            values: [(0.010, 1.55, 1.70), (0.014, 2.14, 2.31), (0.020, 3.00, 3.55), (0.030, 4.37, 4.18)]),
    ]

    @Test func aFaintLayerDiffersByTheTablesNumbers() {
        // Two decimals in the table.
        let tolerance = 0.005 + 1e-9
        for row in Self.rows {
            for (opacity, exact, rounded) in row.values {
                let value = ColorDifference.ofLayer(row.layer, opacity: opacity, over: row.background)
                #expect(abs(value - exact) <= tolerance, "\(row.name) at \(opacity): \(value)")
                guard let rounded else { continue }
                let bytes = ColorDifference.ofLayerIn8Bits(row.layer, opacity: opacity, over: row.background)
                #expect(abs(bytes - rounded) <= tolerance, "\(row.name) at \(opacity), 8-bit: \(bytes)")
            }
        }
    }

    @Test func theArticlesPairIsSeparatedByTheLimitForTheSystemHues() {
        let hues: [SystemColor] = [.red, .orange, .yellow, .green, .blue, .purple, .pink]
        for background in [ResolvedColor.white, SystemColor.gray.light, SystemColor.groupedBackground.light] {
            func strongest(_ opacity: Double) -> Double {
                hues.map { ColorDifference.ofLayer($0.light, opacity: opacity, over: background) }.max() ?? 0
            }
            #expect(LayerVisibility(deltaE: strongest(0.014)) == .barely)
            #expect(LayerVisibility(deltaE: strongest(0.02)) == .visible)
        }
    }

    @Test func theBandsBeginAtOneAndTwo() {
        #expect(LayerVisibility(deltaE: 0.999) == .invisible)
        #expect(LayerVisibility(deltaE: 1) == .barely)
        #expect(LayerVisibility(deltaE: 1.999) == .barely)
        #expect(LayerVisibility(deltaE: 2) == .visible)
        #expect(LayerVisibility(deltaE: .nan) == .visible)
    }

    @Test func aLayerOfOpacityZeroChangesNothing() {
        #expect(ColorDifference.ofLayer(SystemColor.pink.light, opacity: 0, over: .white) == 0)
    }
}
