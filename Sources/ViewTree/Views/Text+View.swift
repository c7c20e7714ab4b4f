import Foundation

extension Text: View {}

extension Text: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Text, _ builder: inout NodeBuilder) {
        let environment = builder.environment
        var runs: [ResolvedTextRun] = []
        view.resolve(TextAttributes(environment), environment, into: &runs)
        let limit = environment.textLineLimit
        var text = ResolvedText(runs: runs)
        text.minimumLines = limit.minimum
        text.maximumLines = limit.maximum
        text.lineSpacing = environment.lineSpacing
        text.truncationMode = environment.truncationMode
        text.minimumScaleFactor = environment.minimumScaleFactor
        text.allowsTightening = environment.allowsTightening
        text.displayScale = environment.displayScale
        text.isRightToLeft = environment.layoutDirection == .rightToLeft
        builder.side.texts.append(
            TextEntry(
                text: text, measurer: environment.textMeasurer, style: view.style(in: environment),
                string: view._plainString, alignment: environment.multilineTextAlignment))
        builder.leaf(Node(kind: .text, parent: -1, payload: Int32(builder.side.texts.count - 1)))
    }

    /// The colour it is drawn in: its own, else the environment's.
    private func style(in environment: EnvironmentValues) -> ResolvedStyle {
        for case .foreground(let color?) in modifiers.reversed() { return color._resolve(environment.styleContext) }
        return ForegroundStyle()._resolve(environment.styleContext)
    }

    private func resolve(
        _ inherited: TextAttributes, _ environment: EnvironmentValues, into runs: inout [ResolvedTextRun]
    ) {
        var attributes = inherited
        for modifier in modifiers { attributes.apply(modifier) }
        switch storage {
        case .string(let string):
            runs.append(attributes.run(string, environment))
        case .concatenated(let first, let second):
            first.resolve(attributes, environment, into: &runs)
            second.resolve(attributes, environment, into: &runs)
        }
    }
}

/// What a run of text inherits on its way down.
private struct TextAttributes {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic: Bool
    var hasMonospacedDigits: Bool
    var tracking: CGFloat
    var kerning: CGFloat
    var baselineOffset: CGFloat = 0

    init(_ environment: EnvironmentValues) {
        font = environment.font
        weight = environment.fontWeight
        design = environment.fontDesign
        isItalic = environment.fontItalic
        hasMonospacedDigits = environment.fontMonospacedDigit
        tracking = environment.textTracking
        kerning = environment.textKerning
    }

    mutating func apply(_ modifier: Text.Modifier) {
        switch modifier {
        case .font(let font): self.font = font ?? self.font
        case .weight(let weight): self.weight = weight ?? self.weight
        case .design(let design): self.design = design ?? self.design
        case .italic: isItalic = true
        case .monospacedDigit: hasMonospacedDigits = true
        case .tracking(let value): tracking = value
        case .kerning(let value): kerning = value
        case .baselineOffset(let value): baselineOffset = value
        case .foreground, .decoration: break
        }
    }

    func run(_ string: String, _ environment: EnvironmentValues) -> ResolvedTextRun {
        var font = self.font ?? .body
        if let weight { font = font.weight(weight) }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        var resolved = font._resolve(
            dynamicTypeSize: environment.dynamicTypeSize, isMacOS: environment.platform.isMacOS)
        if let design { resolved.design = ResolvedFont.Design(design) }
        let cased =
            switch environment.textCase {
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            case nil: string
            }
        return ResolvedTextRun(
            string: cased, font: resolved, tracking: tracking, kerning: kerning, baselineOffset: baselineOffset)
    }
}
