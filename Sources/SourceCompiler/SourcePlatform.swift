/// The platform that a file's conditions (`#if os(…)`, `#available(…)`) are decided for.
public struct SourcePlatform: Hashable, Sendable {
    /// As `os()` spells it: `iOS`, `macOS`, `watchOS`, `tvOS`, `visionOS`.
    public let name: String
    /// The major version; nil takes every `#available` as true.
    public let version: Int?

    public init(name: String, version: Int? = nil) {
        self.name = name
        self.version = version
    }

    public static let iOS = SourcePlatform(name: "iOS", version: 18)
}
