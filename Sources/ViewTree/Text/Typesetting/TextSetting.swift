/// Knows how wide a text's characters are set and how high its lines are; where lines end is the same for all.
protocol TextSetting: Sendable {
    /// - Parameter scale: by how much all fonts are shrunk.
    func characters(_ text: ResolvedText, scale: Double) -> TextCharacters

    /// The width of the ellipsis that replaces what was cut off in a run, in points.
    func ellipsis(_ run: ResolvedTextRun, scale: Double) -> Double

    /// The line of a run.
    func box(_ run: ResolvedTextRun, scale: Double) -> LineBox
}

/// Sets texts with the embedded advances.
struct EmbeddedTextSetter: TextSetting {
    func characters(_ text: ResolvedText, scale: Double) -> TextCharacters { TextCharacters(text, scale: scale) }

    func ellipsis(_ run: ResolvedTextRun, scale: Double) -> Double {
        CharacterSetter.ellipsis(run.advances(scale: scale))
    }

    func box(_ run: ResolvedTextRun, scale: Double) -> LineBox { run.lineBox(scale: scale) }
}
