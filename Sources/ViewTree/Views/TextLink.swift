import Foundation

extension Text {
    /// A tap on it opens an address.
    func linked(to url: URL) -> Text {
        var text = self
        text.modifiers.append(.link(url))
        return text
    }
}

/// A link in a text: where it stands in the text's box, and what a tap on it opens.
public struct TextLink: Hashable, Sendable {
    public let url: URL
    /// What is written there.
    public let title: String
    /// In the text's own space, a rectangle for each line.
    public let frames: [CGRect]
}

extension TextEntry {
    /// The links of the text, set in a box of a size.
    ///
    /// Lines are broken as the embedded measurer breaks them. A measurer of the user's own tells sizes alone: there, a
    /// link has the part of the one line that its characters are of all, which is a guess.
    public func links(in size: CGSize) -> [TextLink] {
        guard text.runs.contains(where: { $0.link != nil }), size.width > 0, size.height > 0 else { return [] }
        return measurer is EmbeddedTextMeasurer ? setLinks(size) : sharedLinks(size)
    }

    private func sharedLinks(_ size: CGSize) -> [TextLink] {
        let all = CGFloat(max(1, text.runs.reduce(0) { $0 + $1.string.count }))
        var before = 0
        var result: [TextLink] = []
        for run in text.runs {
            defer { before += run.string.count }
            guard let url = run.link else { continue }
            var x = size.width * CGFloat(before) / all
            let width = size.width * CGFloat(run.string.count) / all
            if text.isRightToLeft { x = size.width - x - width }
            result.append(
                TextLink(
                    url: url, title: run.string,
                    frames: [CGRect(x: x, y: 0, width: width, height: size.height)]))
        }
        return result
    }

    private func setLinks(_ size: CGSize) -> [TextLink] {
        let setter = EmbeddedTextSetter()
        let offer = MeasuredProposal(ProposedViewSize(size))
        let layout = TextLayout(text, offer, setter)
        let characters = layout.characters
        let pitch = LinePitch(text, scale: 1)
        var frames: [Int: [CGRect]] = [:]
        var top = 0.0
        for line in layout.lines {
            let box = layout.box(line)
            let range = line.leading
            let free = max(0, Double(size.width) - line.width)
            let start =
                switch alignment {
                case .leading: text.isRightToLeft ? free : 0
                case .center: free / 2
                case .trailing: text.isRightToLeft ? 0 : free
                }
            var index = range.lowerBound
            while index < range.upperBound {
                let run = Int(characters[index].run)
                var end = index
                while end < range.upperBound, Int(characters[end].run) == run { end += 1 }
                if text.runs[run].link != nil {
                    let before = characters.width(range.lowerBound..<index)
                    let width = characters.width(index..<end)
                    let x = text.isRightToLeft ? Double(size.width) - start - before - width : start + before
                    frames[run, default: []].append(CGRect(x: x, y: top, width: width, height: box.height))
                }
                index = end
            }
            top += pitch.distance(box)
        }
        return text.runs.indices.compactMap { run in
            guard let url = text.runs[run].link, let frames = frames[run] else { return nil }
            return TextLink(url: url, title: text.runs[run].string, frames: frames)
        }
    }
}
