import Foundation

/// Turns a text into runs, each with the font it has in its place.
struct TextResolving {
    private(set) var runs: [ResolvedTextRun] = []

    /// How each run is drawn.
    private(set) var looks: [TextLook] = []

    /// Why some of it may differ from the real text, beyond what the measurer knows.
    private(set) var guess: String?

    private let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) { self.environment = environment }

    mutating func add(_ text: Text, _ inherited: TextAttributes) {
        var attributes = inherited
        for modifier in text.modifiers { attributes.apply(modifier) }
        switch text.storage {
        case .string(let string):
            add(string, attributes)
        case .image(let image):
            add(image, attributes)
        case .date(let date):
            if date.isLive { guess = guess ?? "the text depends on the time" }
            add(date.string(locale: environment.locale, timeZone: environment.timeZone), attributes)
        case .formatted(let value):
            add(value.string(in: environment.locale), attributes)
        case .concatenated(let first, let second):
            add(first, attributes)
            add(second, attributes)
        case .localized(let localized):
            add(localized.text(in: environment.locale), attributes)
        }
    }

    private mutating func add(_ string: String, _ attributes: TextAttributes) {
        let cased =
            switch environment.textCase {
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            case nil: string
            }
        runs.append(run(cased, attributes))
        looks.append(attributes.look(environment))
    }

    private mutating func add(_ image: Image, _ attributes: TextAttributes) {
        let font = resolved(attributes)
        let measured = image.measured(beside: font, environment)
        var run = run(Text.attachment, attributes)
        run.attachment = measured.size
        runs.append(run)
        looks.append(attributes.look(environment))
        guess = guess ?? measured.guess
    }

    private mutating func run(_ string: String, _ attributes: TextAttributes) -> ResolvedTextRun {
        let font = resolved(attributes)
        var run = ResolvedTextRun(
            string: string, font: font, tracking: attributes.tracking, kerning: attributes.kerning,
            baselineOffset: attributes.baselineOffset)
        run.link = attributes.link
        // The serif and monospaced designs and custom fonts do not scale.
        if attributes.isSecondary, font.design == .default || font.design == .rounded {
            run.glyphScale = SecondaryTextScale.factor(font)
            run.glyphSpacing = SecondaryTextScale.spacing(font)
        }
        return run
    }

    private mutating func resolved(_ attributes: TextAttributes) -> ResolvedFont {
        let isMacOS = environment.platform.isMacOS
        let font = attributes.composed(isMacOS: isMacOS)
        if environment.textMeasurer is EmbeddedTextMeasurer { guess = guess ?? font._approximateReason }
        return font._resolve(dynamicTypeSize: environment.dynamicTypeSize, isMacOS: isMacOS)
    }
}

/// What a run of text inherits on its way down.
struct TextAttributes {
    private var font: Font?
    private var weight: Font.Weight?
    private var design: Font.Design?
    private var width: Font.Width?
    private var isBold: Bool
    private var isItalic: Bool
    private var hasMonospacedDigits: Bool
    private(set) var tracking: CGFloat
    private(set) var kerning: CGFloat
    private(set) var baselineOffset: CGFloat
    private(set) var isSecondary: Bool
    private(set) var link: URL?
    private var color: Color?
    private var lines: Set<TextLook.Line> = []

    init(_ environment: EnvironmentValues) {
        font = environment.font
        weight = environment.fontWeight
        design = environment.fontDesign
        width = environment.fontWidth
        isBold = environment.fontBold
        isItalic = environment.fontItalic
        hasMonospacedDigits = environment.fontMonospacedDigit
        tracking = environment.textTracking
        kerning = environment.textKerning
        baselineOffset = environment.textBaselineOffset
        isSecondary = environment.textScale.isSecondary
        lines = environment.textLines
    }

    /// How a run with these attributes is drawn.
    func look(_ environment: EnvironmentValues) -> TextLook {
        var look = TextLook()
        if color != nil || !lines.isEmpty || link != nil {
            look.color = color?._resolve(environment.styleContext).plainColor
            look.lines = lines
            look.isLink = link != nil
        }
        return look
    }

    mutating func apply(_ modifier: Text.Modifier) {
        switch modifier {
        case .font(let font): self.font = font ?? self.font
        case .weight(let weight): self.weight = weight ?? self.weight
        case .design(let design): self.design = design ?? self.design
        case .width(let width): self.width = width.map { Font.Width($0) } ?? self.width
        case .bold(let isActive): isBold = isActive
        case .italic(let isActive): isItalic = isActive
        case .monospacedDigit: hasMonospacedDigits = true
        case .tracking(let value): tracking = value
        case .kerning(let value): kerning = value
        case .baselineOffset(let value): baselineOffset = value
        case .scale(let scale): isSecondary = scale.isSecondary
        case .link(let url): link = url
        case .foreground(let color): self.color = color ?? self.color
        case .style: break
        case .decoration(let line, let isActive): if isActive { lines.insert(line) } else { lines.remove(line) }
        }
    }

    /// The font with all that was set; a weight wins over bold styling (recorded on macOS, iamcgn/swiftui-web Text.md).
    ///
    /// Without a font, macOS takes the system font at 13 pt, which is not its body style: bold styling makes it bold, and
    /// the body style semibold (recorded, as above).
    func composed(isMacOS: Bool) -> Font {
        var font = self.font ?? (isMacOS ? .system(size: 13) : .body)
        if isBold { font = font.bold() }
        if let weight { font = font.weight(weight) }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        if let design { font.traits.design = design }
        if let width { font = font.width(width) }
        return font
    }
}
