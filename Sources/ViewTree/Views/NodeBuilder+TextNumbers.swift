import Foundation

extension NodeBuilder {
    /// Warns of a text's numbers that are none, and says what is made of them.
    func check(_ text: ResolvedText) {
        func warn(_ message: String) { self.warn("Text \"\(text.runs.first?.string.prefix(24) ?? "")\": \(message)") }
        for run in text.runs {
            if !(run.font.size >= 0 && run.font.size < .infinity) {
                warn("the font's size is \(run.font.size); the text takes no room")
            }
            guard !(run.kerning + run.tracking + run.baselineOffset).isFinite else { continue }
            for (name, length) in [
                ("kerning", run.kerning), ("tracking", run.tracking), ("baselineOffset", run.baselineOffset),
            ] where !length.isFinite { warn("\(name) is \(length); taken as 0") }
        }
        if !(text.lineSpacing >= 0 && text.lineSpacing < .infinity) {
            warn("lineSpacing is \(text.lineSpacing); taken as 0")
        }
        if !(text.minimumScaleFactor >= 0 && text.minimumScaleFactor < .infinity) {
            let isSmall = text.minimumScaleFactor < 0 && text.minimumScaleFactor.isFinite
            warn("minimumScaleFactor is \(text.minimumScaleFactor); taken as \(isSmall ? "0" : "1")")
        }
    }
}
