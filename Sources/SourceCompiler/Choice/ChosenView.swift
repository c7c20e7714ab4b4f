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
        /// A type that is made with arguments that nobody gave, or a part of views on a view that nobody wrote: source
        /// in front of its name, the arguments, and source behind them.
        case sample(DeclaredType, before: String, call: String, after: String)
    }

    /// What reports call it.
    let name: String
    let source: Source

    /// What the user should know about the choice.
    var notes: [String] {
        guard case .sample(let type, let before, let call, let after) = source else { return [] }
        return [
            "note: made up to show \(type.path): \(before)\(type.path)\(call)\(after)\n"
                + "a #Preview shows it with values of your own"
        ]
    }
}
