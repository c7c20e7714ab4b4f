import Foundation
import Layout
import ViewTree

extension PictureWriter {
    /// A text line by line, each stretch as wide as it was measured.
    mutating func text(_ entry: TextEntry, _ rect: CGRect, _ row: Int) {
        let lines = entry.drawnLines(in: rect.size)
        guard !lines.isEmpty, !entry.style.isClear else { return }
        if projection != nil { return words(entry, lines, rect, row) }
        write(entry, lines, rect, row)
    }

    /// In a perspective: each word by a map of its own.
    private mutating func words(_ entry: TextEntry, _ lines: [DrawnText], _ rect: CGRect, _ row: Int) {
        for line in lines {
            let count = CGFloat(max(1, line.string.count))
            var place: CGFloat = 0
            for word in line.string.split(separator: " ", omittingEmptySubsequences: false) {
                var part = line
                part.string = String(word)
                part.x = line.x + line.width * place / count
                part.width = line.width * CGFloat(word.count) / count
                place += CGFloat(word.count + 1)
                guard !word.isEmpty else { continue }
                let box = CGRect(
                    x: rect.minX + part.x, y: rect.minY + line.baseline - 10, width: part.width, height: 12)
                flat(box, row) { $0.write(entry, [part], rect, row) }
            }
        }
    }

    private mutating func write(_ entry: TextEntry, _ lines: [DrawnText], _ rect: CGRect, _ row: Int) {
        let isPlain = entry.looks.isEmpty
        body.append("<text xml:space=\"preserve\" \(paint(entry.style, rect))\(tag(row))>")
        var boxes: [String] = []
        for line in lines {
            let run = entry.text.runs.indices.contains(line.run) ? entry.text.runs[line.run] : nil
            let font = run?.font ?? ResolvedFont()
            let x = rect.minX + line.x
            let y = rect.minY + line.baseline - (run?.baselineOffset ?? 0)
            if let image = run?.attachment {
                let box = CGRect(
                    x: x, y: y - image.height * line.scale * 0.8, width: image.width * line.scale,
                    height: image.height * line.scale)
                boxes.append(
                    "<rect \(SVGMarkup.box(box)) rx=\"2\" fill=\"none\" stroke=\"#8e8e93\" stroke-width=\"0.5\"\(tag(row))/>"
                )
                continue
            }
            let string = line.string.filter { !$0.isNewline }
            guard !string.isEmpty, font.size > 0, font.size.isFinite else { continue }
            var attributes =
                "x=\"\(SVGMarkup.number(x))\" y=\"\(SVGMarkup.number(y))\" font-size=\""
                + "\(SVGMarkup.number(font.size * line.scale * (run?.glyphScale ?? 1)))\""
            if font.weight != .regular { attributes += " font-weight=\"\(font.weight.rawValue)\"" }
            if font.isItalic { attributes += " font-style=\"italic\"" }
            switch font.design {
            case .monospaced: attributes += " font-family=\"ui-monospace, monospace\""
            case .serif: attributes += " font-family=\"ui-serif, serif\""
            case .rounded: attributes += " font-family=\"ui-rounded, system-ui, sans-serif\""
            default: break
            }
            if line.width > 0 {
                attributes += " textLength=\"\(SVGMarkup.number(line.width))\" lengthAdjust=\"spacingAndGlyphs\""
            }
            if !isPlain, entry.looks.indices.contains(line.run) {
                attributes += look(entry.looks[line.run])
            }
            if entry.text.isRightToLeft { attributes += " direction=\"ltr\"" }
            body.append("<tspan \(attributes)>\(SVGMarkup.escaped(string))</tspan>")
        }
        body.append("</text>")
        body += boxes
    }

    private func look(_ look: TextLook) -> String {
        var result = ""
        if let color = look.color ?? (look.isLink ? self.color(.link) : nil) { result += " \(Self.fill(color))" }
        let lines =
            (look.lines.contains(.under) ? ["underline"] : []) + (look.lines.contains(.through) ? ["line-through"] : [])
        if !lines.isEmpty { result += " text-decoration=\"\(lines.joined(separator: " "))\"" }
        return result
    }
}
