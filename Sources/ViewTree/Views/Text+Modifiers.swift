import Foundation

extension Text {
    public func font(_ font: Font?) -> Text { modified(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }
    public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }
    public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width?.value)) }
    public func bold() -> Text { modified(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }
    public func italic() -> Text { modified(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? modified(.design(.monospaced)) : self }
    public func monospacedDigit() -> Text { modified(.monospacedDigit) }
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }
    public func foregroundColor(_ color: Color?) -> Text { modified(.foreground(color)) }

    /// A logical scale: the secondary one is smaller, in lines as high as before.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.scale(scale)) : self
    }

    /// Any style keeps this a Text. Generic, as SwiftUI's: a second overload for colours alone makes the compiler slow.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        modified((style as? Color).map { .foreground($0) } ?? .style(TextStyle(style)))
    }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { modified(.decoration(.under, isActive: isActive)) }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { modified(.decoration(.through, isActive: isActive)) }

    public func underline(_ isActive: Bool = true, color: Color?) -> Text {
        modified(.decoration(.under, isActive: isActive))
    }

    public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
        modified(.decoration(.through, isActive: isActive))
    }
}
