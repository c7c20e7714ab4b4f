/// What a preview asks of the screen around it; the command line's options go before it.
public struct PreviewSettings: Codable, Hashable, Sendable {
    /// In points.
    public var width: Double?
    public var height: Double?
    /// As large as the view wants to be.
    public var isSizeThatFits = false
    public var isLandscape = false
    /// By the name Xcode gives it.
    public var device: String?

    public init() {}
}
