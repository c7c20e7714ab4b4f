import Foundation
import Testing
import ViewTree

/// What holds for every text and every proposal.
@Suite struct TextPropertyTests {
    /// A repeatable source of chance.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let pieces = [
        "Hello", " ", "  ", "\n", "\r\n", "well-known", "e\u{301}", "設定", "。", "👩‍👩‍👧", "🇩🇪", "\u{A0}", "Αθήνα", "…", "a/b",
        "\t",
        "\u{200B}", "\u{301}", "Straße", "I", "שלום", "\u{200D}",
    ]

    private func text(_ dice: inout Dice) -> ResolvedText {
        var text = ResolvedText(runs: [])
        for _ in 0..<Int.random(in: 0...3, using: &dice) {
            let string = (0..<Int.random(in: 0...8, using: &dice)).map { _ in
                Self.pieces.randomElement(using: &dice) ?? ""
            }
            let font = ResolvedFont(
                size: [0, 13, 17, 22, 34, .nan].randomElement(using: &dice) ?? 17,
                weight: ResolvedFont.Weight.allCases.randomElement(using: &dice) ?? .regular,
                design: Bool.random(using: &dice) ? .default : .monospaced,
                platform: Bool.random(using: &dice) ? .iOS : .macOS)
            text.runs.append(ResolvedTextRun(string: string.joined(), font: font))
        }
        text.maximumLines = [nil, nil, 0, 1, 2, .max].randomElement(using: &dice) ?? nil
        text.minimumLines = [nil, nil, 2].randomElement(using: &dice) ?? nil
        text.minimumScaleFactor = [1, 1, 0.5, .nan, -1].randomElement(using: &dice) ?? 1
        text.lineSpacing = [0, 0, 3.5, -2, .nan].randomElement(using: &dice) ?? 0
        text.truncationMode = [.head, .middle, .tail].randomElement(using: &dice) ?? .tail
        text.allowsTightening = Bool.random(using: &dice)
        text.displayScale = [1, 2, 3, 0, .nan].randomElement(using: &dice) ?? 1
        return text
    }

    private func length(_ dice: inout Dice) -> CGFloat? {
        [nil, 0, -3, .infinity, .nan, 1e300, CGFloat.random(in: 0...300, using: &dice)].randomElement(using: &dice)
            ?? nil
    }

    @Test func noTextIsWiderThanOfferedOrLosesItsBaselines() {
        var dice = Dice(state: 7)
        for _ in 0..<3000 {
            let text = text(&dice)
            let proposal = ProposedViewSize(width: length(&dice), height: length(&dice))
            let measurement = EmbeddedTextMeasurer().measure(text, proposal: proposal)
            #expect(measurement.size.width >= 0 && measurement.size.width.isFinite)
            #expect(measurement.size.height >= 0 && measurement.size.height.isFinite)
            if let width = proposal.width, width.isFinite { #expect(measurement.size.width <= max(0, width)) }
            #expect(measurement.firstBaseline <= measurement.lastBaseline)
            #expect(measurement.lastBaseline <= measurement.size.height + 1)
            if let limit = text.maximumLines { #expect(measurement.lineCount <= max(1, limit)) }
        }
    }

    @Test func aTextThatIsPreparedOnceAnswersAsTheMeasurerDoesAtEveryProposal() throws {
        var dice = Dice(state: 13)
        var answers = 0
        for _ in 0..<2000 {
            let text = text(&dice)
            guard let prepared = PreparedText(text, measurer: EmbeddedTextMeasurer()) else {
                #expect(text.runs.count != 1)
                continue
            }
            for _ in 0..<6 {
                let proposal = ProposedViewSize(width: length(&dice), height: length(&dice))
                guard let size = prepared.size(proposal) else {
                    // What is shrunk or tightened is left to the measurer.
                    #expect(!(text.minimumScaleFactor >= 1) || text.allowsTightening)
                    continue
                }
                answers += 1
                let measured = EmbeddedTextMeasurer().measure(text, proposal: proposal).size
                #expect(size == measured, "\(text) at \(proposal)")
            }
        }
        #expect(answers > 1000)
    }

    @Test func noCharacterIsLostInWrapping() {
        var dice = Dice(state: 11)
        for _ in 0..<1000 {
            var text = text(&dice)
            text.maximumLines = nil
            let width = CGFloat.random(in: 0...200, using: &dice)
            func letters(_ string: String) -> [Unicode.Scalar] {
                string.unicodeScalars.filter { !$0.properties.isWhitespace }
            }
            let lines = lines(of: text, width: width).joined()
            #expect(letters(lines) == letters(text.runs.map(\.string).joined()))
        }
    }

    @Test func measuringIsTheSameWithAndWithoutLines() {
        // One run or two, a width that is just enough or none: the fast path and the slow one agree.
        for string in ["Hello", "AV To", "Größe", "Tel: +49 30", "a – b", "設定 ok", "e\u{301}"] {
            let once = measured(resolved(string, scale: 1000))
            let twice = measured(resolved(string + "\n" + string, scale: 1000))
            #expect(abs(once.size.width - twice.size.width) < 1e-6, "\(string)")
        }
    }
}
