import Foundation

/// How large symbols are beside text.
enum SymbolMetrics {
    /// What an asset nobody has the size of is taken for.
    static let unknownAsset = CGSize(width: 100, height: 100)

    /// A symbol beside text in a font: its box in points, from its top to the baseline, and why both may be wrong.
    struct Measured {
        var size: CGSize
        var baseline: CGFloat?
        var guess: String?
    }

    /// - Parameter name: An empty one is no symbol's: such an image has no size (swiftui-web `symbol/basic`, `unknown`).
    static func measure(
        _ name: String, beside font: ResolvedFont, scale: Image.Scale, displayScale: CGFloat
    ) -> Measured {
        guard !name.isEmpty else { return Measured(size: .zero) }
        let box = SymbolBox.named(name)
        let shown = size(box ?? fallback, font, scale, displayScale)
        guard let box else {
            // Centred on the capital letters beside it, as symbols without a tail are.
            return Measured(
                size: shown, baseline: shown.height / 2 + font.capHeight / 2,
                guess: "the box of the symbol \"\(name)\" was not recorded; a circle's is taken")
        }
        // Scales grow about the same middle, which lies as far above the baseline as it does at the medium scale.
        let medium = size(box, font, .medium, displayScale)
        let middle = medium.height / 2 - box.descent * font.size
        return Measured(size: shown, baseline: onPixels(shown.height / 2 + middle, displayScale))
    }

    /// The box of symbols that were not recorded.
    private static let fallback = SymbolBox.named("circle")!

    private static func size(
        _ box: SymbolBox, _ font: ResolvedFont, _ scale: Image.Scale, _ displayScale: CGFloat
    ) -> CGSize {
        var size = box.size(atPointSize: font.size * factor(scale))
        // At the small and the large scale boxes are higher than the point size alone makes them: a star of 28 × 27 at 17
        // points and of 21.5 × 20.5 at 13 (swiftui-web `ios/symbol/basic`, `symbol/catalog-13-large`, `-small`).
        if scale != .medium { size.height += 0.053 * font.size }
        // Bold strokes stick out: half a point on both axes at 13 points, 0.35 in a semibold font (`catalog-13-bold`,
        // `catalog-13-semibold`); thin ones were not recorded.
        let stroke = (font.weight >= .bold ? 0.038 : font.weight >= .semibold ? 0.027 : 0) * font.size
        return CGSize(
            width: onPixels(size.width + stroke, displayScale), height: onPixels(size.height + stroke, displayScale))
    }

    /// What a scale makes of the point size. Sources: the large one is that of the template app's globe, 25.667 high at
    /// 17 points and 3 pixels a point; the small one Apple's published ratio, about 0.79.
    private static func factor(_ scale: Image.Scale) -> CGFloat {
        switch scale {
        case .small: 0.79
        case .medium: 1
        case .large: 1.287
        }
    }

    /// To the nearest pixel, halves up.
    private static func onPixels(_ length: CGFloat, _ displayScale: CGFloat) -> CGFloat {
        (length * displayScale + 0.5).rounded(.down) / displayScale
    }
}

extension SymbolBox {
    /// Between the recorded sizes in proportion to how near they are; beyond them in proportion to the point size.
    func size(atPointSize pointSize: CGFloat) -> CGSize {
        let known = Self.pointSizes
        guard pointSize.isFinite, pointSize > 0 else { return .zero }
        guard let above = known.firstIndex(where: { $0 >= pointSize }), above > 0 else {
            let end = pointSize < known[0] ? 0 : known[0] == pointSize ? 0 : known.count - 1
            let factor = pointSize / known[end]
            return CGSize(width: sizes[end].width * factor, height: sizes[end].height * factor)
        }
        let share = (pointSize - known[above - 1]) / (known[above] - known[above - 1])
        func between(_ length: (CGSize) -> CGFloat) -> CGFloat {
            length(sizes[above - 1]) + share * (length(sizes[above]) - length(sizes[above - 1]))
        }
        return CGSize(width: between(\.width), height: between(\.height))
    }
}

/// The size of a symbol in points by itself, for UIKit's images, and why it may be wrong.
public func _symbolSize(
    named name: String, pointSize: CGFloat, displayScale: CGFloat
) -> (size: CGSize, guess: String?) {
    let font = ResolvedFont(size: pointSize)
    let measured = SymbolMetrics.measure(name, beside: font, scale: .medium, displayScale: displayScale)
    return (measured.size, measured.guess)
}
