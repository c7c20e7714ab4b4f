/// A `#Preview` in a file.
struct DeclaredPreview: Sendable {
    /// The title when it is a plain string.
    let title: String?
    let file: Int
    /// From 1.
    let line: Int
    /// UTF-8 offset of the `#`.
    let offset: Int
    /// UTF-8 offset behind the whole call.
    let end: Int
    /// The view's type, when the body is one call of it.
    let viewName: String?
    /// Every type that its body names.
    let usedNames: Set<String>
    /// Inside a type it cannot be reached.
    let isNested: Bool
}
