/// The contrast between the app's foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    case increased
}
