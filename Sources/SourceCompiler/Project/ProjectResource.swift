/// A file or folder of the user's that `Bundle.main` is to find.
struct ProjectResource: Sendable, Equatable {
    /// Absolute.
    let path: String
    /// Of `de.lproj`, `de`.
    var language: String?

    /// The last part of the path.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
