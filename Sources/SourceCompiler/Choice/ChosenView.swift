/// The view that a command is about.
struct ChosenView: Sendable {
    enum Source: Sendable {
        case type(DeclaredType)
        case app(DeclaredType)
        case preview(DeclaredPreview)
        /// One of the previews that these declare: by display name, or by its number from 1 among all of them; nil for
        /// the first. Which there are is known once the program runs; `others` are those of `#Preview`, for the message
        /// about an unknown one.
        case providers([DeclaredType], wanted: String?, others: [String])
        /// A controller of UIKit's, in a window.
        case controller(DeclaredType)
        /// A view of UIKit's, in a window.
        case uiView(DeclaredType)
    }

    /// What reports call it.
    let name: String
    let source: Source
}
