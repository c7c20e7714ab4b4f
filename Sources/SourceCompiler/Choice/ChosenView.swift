/// The view that a command is about.
struct ChosenView: Sendable {
    enum Source: Sendable {
        case type(DeclaredType)
        case provider(DeclaredType)
        case preview(DeclaredPreview)
    }

    /// What reports call it.
    let name: String
    let source: Source
    let settings: PreviewSettings
}
