import Foundation

extension TextMeasurement {
    /// What a text answers where nothing is offered.
    init(nothingOf text: ResolvedText) {
        self.init(
            size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0,
            isTruncated: text.runs.contains { !$0.string.isEmpty },
            distancesOf: text, scale: 1, PixelGrid(text.displayScale))
    }

    /// A text that fits on a line; its width, in points, counts the spaces at its end.
    init(oneLineOf text: ResolvedText, width: Double, box: LineBox, _ offer: MeasuredProposal) {
        let pixels = PixelGrid(text.displayScale)
        var height = box.height
        if let minimum = text.minimumLines, minimum > 1 {
            height += Double(minimum - 1) * LinePitch(text, scale: 1).distance(box)
        }
        let baseline = CGFloat(pixels.rounded(box.ascent))
        self.init(
            size: CGSize(width: min(pixels.roundedUp(width), offer.width), height: pixels.roundedUp(height)),
            firstBaseline: baseline, lastBaseline: baseline, lineCount: 1, isTruncated: false,
            distancesOf: text, scale: 1, pixels)
    }

    /// A text in lines.
    init(_ layout: TextLayout, _ text: ResolvedText, _ offer: MeasuredProposal) {
        let pixels = PixelGrid(text.displayScale)
        let pitch = LinePitch(text, scale: layout.scale)
        var width = 0.0
        var top = 0.0
        var bottom = 0.0
        var first = 0.0
        var last = 0.0
        var box = LineBox(ascent: 0, descent: 0)
        for (index, line) in layout.lines.enumerated() {
            width = max(width, line.width)
            if index > 0 { top += pitch.distance(box) }
            box = layout.box(line)
            last = top + box.ascent
            if index == 0 { first = last }
            bottom = top + box.height
        }
        if let minimum = text.minimumLines, minimum > layout.lines.count {
            bottom += Double(minimum - layout.lines.count) * pitch.distance(box)
        }
        // The first baseline is moved to the nearest pixel, the last one with it and up (OpenSwiftUI's
        // `NSAttributedString.Metrics.update`).
        let firstBaseline = pixels.rounded(first)
        let lastBaseline = pixels.roundedUp(last + firstBaseline - first)
        self.init(
            size: CGSize(width: min(pixels.roundedUp(width), offer.width), height: pixels.roundedUp(bottom)),
            firstBaseline: CGFloat(firstBaseline), lastBaseline: CGFloat(lastBaseline),
            lineCount: layout.lines.count, isTruncated: layout.isTruncated,
            distancesOf: text, scale: layout.scale, pixels)
    }

    /// With the distances that the fonts of the first and the last run ask for.
    init(
        size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool,
        distancesOf text: ResolvedText, scale: Double, _ pixels: PixelGrid
    ) {
        var first = text.runs.first?.font ?? ResolvedFont()
        var last = text.runs.last?.font ?? first
        first.size *= CGFloat(scale)
        last.size *= CGFloat(scale)
        self.init(
            size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline, lineCount: lineCount,
            isTruncated: isTruncated, scaleFactor: CGFloat(scale), topToView: TextSpacing.top(first, pixels),
            bottomToView: TextSpacing.bottom(last, pixels))
    }
}
