#if FreeTypeText
    import Foundation
    import Testing
    import ViewTree

    private let dejaVuSans = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

    /// Runs where the package is built with its trait `FreeTypeText`; needs the fonts of Debian's `fonts-dejavu-core`.
    @Suite(.enabled(if: FileManager.default.fileExists(atPath: dejaVuSans)))
    struct FreeTypeTextMeasurerTests {

        private let unspecified = ProposedViewSize(width: nil, height: nil)

        private func measurer(usesFontMetrics: Bool = false) throws -> FreeTypeTextMeasurer {
            try FreeTypeTextMeasurer(fontFile: dejaVuSans, usesFontMetrics: usesFontMetrics)
        }

        private func width(_ string: String, size: CGFloat = 20.48, _ change: (inout ResolvedText) -> Void = { _ in })
            throws -> Double
        {
            let text = resolved(string, ResolvedFont(size: size)) {
                $0.displayScale = 1000
                change(&$0)
            }
            return Double(try measurer().measure(text, proposal: unspecified).size.width)
        }

        // DejaVu Sans has 2048 units per em; in its `hmtx`: H 1540, i 569, A 1401, V 1401, and a kerning of −131 for AV.
        @Test func advancesAreTheFonts() throws {
            #expect(abs(try width("H") - 15.4) < 0.01)
            #expect(abs(try width("Hi") - 21.09) < 0.01)
            #expect(abs(try width("Hi", size: 40.96) - 42.18) < 0.01)
        }

        @Test func pairsAreKerned() throws {
            #expect(try width("AV") < width("A") + width("V") - 0.5)
        }

        @Test func trackingIsAddedToEveryCharacter() throws {
            #expect(abs(try width("Hi") { $0.runs[0].tracking = 2 } - 25.09) < 0.01)
        }

        @Test func linesAreAsHighAsTheSystemFontsUnlessAsked() throws {
            let text = resolved("Hello\nworld", .macOS)
            #expect(try measurer().measure(text, proposal: unspecified).size.height == 32)
            // `hhea` of DejaVu Sans: 1901 above and 483 below the baseline, no gap.
            let own = try measurer(usesFontMetrics: true).measure(
                resolved("Hello", ResolvedFont(size: 20.48), scale: 1000), proposal: unspecified)
            #expect(abs(own.size.height - 23.84) < 0.01)
            #expect(abs(own.firstBaseline - 19.01) < 0.01)
        }

        @Test func linesBreakAsWithTheDefaultMeasurer() throws {
            let text = resolved("Layout must wrap this sentence onto several lines inside a narrow frame.", .macOS)
            let measured = try measurer().measure(text, proposal: ProposedViewSize(width: 150, height: nil))
            #expect(measured.lineCount > 2)
            #expect(measured.size.width <= 150)
            #expect(try measurer().measure(text, proposal: .zero).size == .zero)
            var limited = text
            limited.maximumLines = 1
            #expect(try measurer().measure(limited, proposal: ProposedViewSize(width: 150, height: nil)).isTruncated)
        }

        @Test func shapedScriptsAreNarrowerThanTheirLetters() throws {
            #expect(try width("لا") < width("ل") + width("ا") - 0.1, "a ligature")
        }

        @Test func charactersThatTheFontLacksAreMeasuredByDefault() throws {
            #expect(abs(try width("設定", size: 20) - 40) < 0.01)
            #expect(abs(try width("H設", size: 20.48) - 15.4 - 20.48) < 0.01)
        }

        @Test func textsWithoutCharactersHaveALine() throws {
            #expect(
                try measurer().measure(resolved("", .macOS), proposal: unspecified).size == CGSize(width: 0, height: 16)
            )
        }

        @Test func filesThatAreNoFontsAreNamed() {
            #expect {
                _ = try FreeTypeTextMeasurer(fontFile: "/nowhere/font.ttf")
            } throws: { error in
                "\(error)".contains("/nowhere/font.ttf") && "\(error)".contains("no such file")
            }
            #expect {
                _ = try FreeTypeTextMeasurer(fontFile: #filePath)
            } throws: { error in
                "\(error)".contains("it is not a font")
            }
        }

        @Test func severalThreadsMayMeasure() async throws {
            let measurer = try measurer()
            let text = resolved("Several threads", .macOS)
            let widths = await withTaskGroup(of: CGFloat.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        (0..<200).map { _ in
                            measurer.measure(text, proposal: ProposedViewSize(width: nil, height: nil)).size.width
                        }.max() ?? 0
                    }
                }
                return await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(widths.count == 1)
        }
    }
#endif
