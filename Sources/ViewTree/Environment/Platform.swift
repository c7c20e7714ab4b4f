/// The system whose metrics and rules are used.
public enum Platform: String, Sendable, CaseIterable, Hashable {
    case iOS17, iOS18, iOS26, macOS, watchOS

    /// Whether controls, fonts and hit rules are AppKit's.
    public var isMacOS: Bool { self == .macOS }
}
