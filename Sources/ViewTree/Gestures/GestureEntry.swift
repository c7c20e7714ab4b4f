/// A gesture's row.
public struct GestureEntry: @unchecked Sendable {
    /// The modifier's name, reported as the receiver's `gesture`.
    public var name: String
    public var priority: Priority
    /// Whether it counts: not where the view is disabled, or the mask leaves it out.
    public var isEnabled: Bool
    /// Whether the gestures inside the view count.
    public var allowsSubviews = true
    /// Whether it is made inert by its mask or by `isEnabled:` rather than by the view.
    public var isInert = false
    /// Whether a mask leaves something out.
    public var isMasked = false
    /// How many taps it is, where it is nothing but taps; 0 where only playing a touch can tell what it takes.
    public var tapCount = 0
    /// Whether it is known that a tap is not enough.
    public var ignoresTaps = false
    /// What a press with a second mouse button does; set for context menus, which no other button of a mouse opens.
    public var secondary: (() -> Void)?
    /// Makes a recogniser for a touch.
    public var make: () -> TouchRecognizer

    public enum Priority: Sendable { case normal, high, simultaneous }
}
