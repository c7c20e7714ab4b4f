/// Where a control that UIKit draws as one is touched decides what it does.
public enum HostedParts: Hashable, Sendable {
    /// The same everywhere.
    case whole
    /// Side by side and equally wide, from the leading edge: the segments of a Picker, by their titles.
    case columns([String])
    /// Only its thumb starts a drag; the value is where the thumb is, 0 to 1.
    case thumb(Double)
}
