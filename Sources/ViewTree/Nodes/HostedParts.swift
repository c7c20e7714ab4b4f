/// Where a control that UIKit draws as one is touched decides what it does.
public enum HostedParts: @unchecked Sendable {
    /// The same everywhere.
    case whole
    /// Side by side and equally wide, from the leading edge: a Stepper's halves, a segmented Picker's segments.
    case columns([HostedPart])
    /// Only its thumb starts a drag; the value is where the thumb is, 0 to 1.
    case thumb(Double)
}

/// What a control shows: for pictures.
public enum HostedState: Hashable, Sendable {
    case plain
    /// A switch, a box, a circle.
    case isOn(Bool)
    /// The place of the chosen part, from the leading edge.
    case selected(Int)
    /// How far something has come, 0 to 1.
    case fraction(Double)
    /// A field's text, or the prompt of an empty one.
    case text(String, isPrompt: Bool)
}

/// A part of a control.
public struct HostedPart: @unchecked Sendable {
    /// What it shows, or is for.
    public var name: String
    /// What a tap on it does; nil for nothing.
    public var activate: (() -> Void)?

    public init(name: String, activate: (() -> Void)?) {
        self.name = name
        self.activate = activate
    }
}
