import SwiftTokens

extension PreviewSettings {
    /// Reads `.fixedLayout(width: 300, height: 70)`, `.landscapeLeft` and the like from a preview's traits, and
    /// `.previewLayout(.fixed(width: 300, height: 70))` and the like from a provider's body. Sizes that are no plain
    /// numbers are passed over.
    init(_ tokens: Range<Int>, of source: TokenizedSource, isProvider: Bool) {
        self.init()
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            defer { index += 1 }
            guard source.kind(at: index) == .word, source.isMark(".", at: index - 1) else { continue }
            let name = source.text(at: index)
            if isProvider {
                guard source.isMark("(", at: index + 1) else { continue }
                let inner = source.isMark(".", at: index + 2) ? index + 3 : index + 2
                switch name {
                case "previewLayout": readLayout(inner, source)
                case "previewDevice": readDevice(inner, source)
                case "previewInterfaceOrientation": readOrientation(source.text(at: inner))
                default: break
                }
            } else {
                readLayout(index, source)
                readOrientation(name)
            }
        }
    }

    private mutating func readLayout(_ index: Int, _ source: TokenizedSource) {
        switch source.text(at: index) {
        case "sizeThatFits", "sizeThatFitsLayout":
            isSizeThatFits = true
        case "fixed", "fixedLayout":
            // ( width : 300 , height : 70 )
            guard let width = Double(source.text(at: index + 4)), let height = Double(source.text(at: index + 8)) else {
                return
            }
            self.width = width
            self.height = height
        default: break
        }
    }

    private mutating func readOrientation(_ name: String) {
        if name == "landscapeLeft" || name == "landscapeRight" { isLandscape = true }
    }

    private mutating func readDevice(_ index: Int, _ source: TokenizedSource) {
        // ( "iPhone 16 Pro" ), or PreviewDevice ( rawValue : "iPhone 16 Pro" )
        for position in index..<index + 4 where source.kind(at: position) == .string {
            device = device ?? source.plainString(at: position)
        }
    }
}

extension TokenizedSource {
    /// The value of a string literal on one line without escapes and interpolations; nil for any other token.
    func plainString(at index: Int) -> String? {
        guard kind(at: index) == .string else { return nil }
        let text = text(at: index)
        guard text.count >= 2, text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else {
            return text == "\"\"" ? "" : nil
        }
        return String(text.dropFirst().dropLast())
    }
}
