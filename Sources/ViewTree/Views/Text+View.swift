import Foundation

extension Text: View {}

extension Text: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Text, _ builder: inout NodeBuilder) {
        let environment = builder.environment
        var resolving = TextResolving(environment)
        resolving.add(view, TextAttributes(environment))
        let limit = environment.textLineLimit
        var text = ResolvedText(runs: resolving.runs)
        text.minimumLines = limit.minimum
        text.maximumLines = limit.maximum
        text.lineSpacing = environment.lineSpacing
        text.truncationMode = environment.truncationMode
        text.minimumScaleFactor = environment.minimumScaleFactor
        text.allowsTightening = environment.allowsTightening
        text.displayScale = environment.displayScale
        text.isRightToLeft = environment.layoutDirection == .rightToLeft
        builder.check(text)
        let measurer = environment.textMeasurer
        builder.side.texts.append(
            TextEntry(
                text: text, measurer: measurer, style: view.style(in: environment),
                string: view.plainString(locale: environment.locale, timeZone: environment.timeZone),
                alignment: environment.multilineTextAlignment,
                openURL: text.runs.contains { $0.link != nil } ? environment.openURL : nil,
                looks: resolving.looks.contains { $0 != TextLook() } ? resolving.looks : [],
                areLinksEnabled: environment.isEnabled))
        builder.leaf(Node(kind: .text, parent: -1, payload: Int32(builder.side.texts.count - 1)))
        if let guess = measurer.guess(about: text) ?? resolving.guess {
            builder.side.approximations[builder.nextRow - 1] = guess
        }
    }

    /// The colour it is drawn in: its own, else the environment's.
    private func style(in environment: EnvironmentValues) -> ResolvedStyle {
        for modifier in modifiers.reversed() {
            switch modifier {
            case .foreground(let color?): return color._resolve(environment.styleContext)
            case .style(let text): return text.style._resolve(environment.styleContext)
            default: continue
            }
        }
        return ForegroundStyle()._resolve(environment.styleContext)
    }
}

/// What a text is drawn in. Two are equal when they read the same.
struct TextStyle: Hashable, @unchecked Sendable {
    let style: AnyShapeStyle

    init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }

    static func == (lhs: TextStyle, rhs: TextStyle) -> Bool { "\(lhs.style)" == "\(rhs.style)" }
    func hash(into hasher: inout Hasher) { hasher.combine("\(style)") }
}
