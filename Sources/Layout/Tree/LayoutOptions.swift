/// Switches of the engine that change no result.
public struct LayoutOptions: Hashable, Sendable {
    /// Whether containers remember what they answered before.
    public var memo: Bool

    public init(memo: Bool = true) { self.memo = memo }
}
