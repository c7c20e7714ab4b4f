/// The view that a command is about.
struct ChosenView: Sendable {
    enum Source: Sendable {
        case type(DeclaredType)
        case provider(DeclaredType)
        case preview(DeclaredPreview)
        /// A controller of UIKit's, in a window.
        case controller(DeclaredType)
        /// A view of UIKit's, in a window.
        case uiView(DeclaredType)
    }

    /// What reports call it.
    let name: String
    let source: Source
    let settings: PreviewSettings
}
