import Foundation

extension Text {
    /// A string with attributes: each run has those of its attributes that views know.
    ///
    /// Disfavoured, because a literal could be one: it is a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        self.init(
            joining: attributedContent.runs.map { run in
                var text = Text(verbatim: String(attributedContent[run.range].characters))
                if let font = run[Attributes.FontAttribute.self] { text = text.font(font) }
                if let color = run[Attributes.ForegroundColorAttribute.self] { text = text.foregroundColor(color) }
                if let kerning = run[Attributes.KerningAttribute.self] { text = text.kerning(kerning) }
                if let tracking = run[Attributes.TrackingAttribute.self] { text = text.tracking(tracking) }
                if let offset = run[Attributes.BaselineOffsetAttribute.self] { text = text.baselineOffset(offset) }
                if let intent = run[Attributes.InlinePresentationIntentAttribute.self] {
                    if intent.contains(.stronglyEmphasized) { text = text.bold() }
                    if intent.contains(.emphasized) { text = text.italic() }
                    if intent.contains(.code) { text = text.monospaced() }
                    if intent.contains(.strikethrough) { text = text.strikethrough() }
                }
                if let link = run.link { text = text.linked(to: link) }
                return text
            })
    }
}
