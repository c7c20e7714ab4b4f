/// A `#Preview` in a file.
struct DeclaredPreview: Sendable {
    /// The title when it is a plain string.
    let title: String?
    let file: Int
    /// From 1.
    let line: Int
    /// UTF-8 offset of the `#`.
    let offset: Int
    /// The view's type, when the body is one call of it.
    let viewName: String?
    let settings: PreviewSettings
    /// Inside a type it cannot be reached.
    let isNested: Bool
}
