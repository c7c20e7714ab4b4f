import Foundation

// The colours of buttons' labels, from general knowledge of UIKit: the tint; red for what destroys; white on a
// prominent button; faint where it is disabled. A style given by the user has the last word.
extension NodeBuilder {
    /// The style of a label in a style of the library's own; nil for the surroundings'.
    @MainActor
    func buttonInk(_ role: ButtonRole?, isProminent: Bool = false) -> AnyShapeStyle? {
        if environment.foregroundStyle != nil { return nil }
        guard environment.isEnabled else { return AnyShapeStyle(.tertiary) }
        if isProminent { return AnyShapeStyle(Color.white) }
        if role == .destructive { return AnyShapeStyle(Color.red) }
        return AnyShapeStyle(Color.accentColor)
    }

    /// Lowers a label in the colour that a button's style gives it.
    @MainActor
    mutating func withButtonInk(
        _ appearance: ButtonAppearance, _ role: ButtonRole?, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        let isProminent = appearance == .borderedProminent
        // AppKit's labels are black, and so is what has no style; a menu's items are red or black.
        let isTinted =
            isProminent || role == .destructive
            || (appearance != .plain && !environment.platform.isMacOS && !environment.isInMenu)
        guard isTinted || (!environment.isEnabled && appearance != .plain), appearance != .plain,
            let ink = buttonInk(role, isProminent: isProminent)
        else { return content(&self) }
        withEnvironment(\.foregroundStyle, ink, content)
    }
}
