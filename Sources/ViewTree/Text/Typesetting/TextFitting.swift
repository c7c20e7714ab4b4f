import Foundation

/// Fits a text into a proposal: in lines, cut off or shrunk where it has too little room.
struct TextFitting {
    let measurement: TextMeasurement

    init(_ text: ResolvedText, _ offer: MeasuredProposal, _ setter: some TextSetting) {
        measurement =
            offer.isEmpty
            ? TextMeasurement(nothingOf: text) : TextMeasurement(Self.layout(text, offer, setter), text, offer)
    }

    static func layout(_ text: ResolvedText, _ offer: MeasuredProposal, _ setter: some TextSetting) -> TextLayout {
        let layout = TextLayout(text, offer, setter)
        guard layout.isTruncated, text.minimumScaleFactor < 1 else { return layout }
        return shrunk(text, offer, setter)
    }

    /// The largest scale that a bisection of five steps finds at which nothing is cut off; else the smallest that is
    /// allowed. Five steps have the heights that were recorded and widths near them (iamcgn/swiftui-web text/fit).
    private static func shrunk(
        _ text: ResolvedText, _ offer: MeasuredProposal, _ setter: some TextSetting
    ) -> TextLayout {
        let smallest = max(0.01, text.minimumScaleFactor.isFinite ? Double(text.minimumScaleFactor) : 1)
        var layout = TextLayout(text, offer, setter, scale: smallest)
        guard !layout.isTruncated else { return layout }
        var fitting = smallest
        var failing = 1.0
        for _ in 0..<5 {
            let middle = (failing + fitting) / 2
            let attempt = TextLayout(text, offer, setter, scale: middle)
            if attempt.isTruncated {
                failing = middle
            } else {
                fitting = middle
                layout = attempt
            }
        }
        return layout
    }
}
