/// What a view that has the focus lets the user do.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
    private let name: String

    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// A press of a key.
public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a press was for the view.
    @frozen
    public enum Result: Sendable { case handled, ignored }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

/// Moves of a focus by arrow keys or a remote.
public enum MoveCommandDirection: Sendable { case up, down, left, right }

// Only fields have the focus here, and a press of a key goes to shortcuts.
nonisolated extension View {
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> UnchangedContent<Self> {
        unchanged
    }

    public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func focusEffectDisabled(_ disabled: Bool = true) -> UnchangedContent<Self> { unchanged }
    public func focusSection() -> UnchangedContent<Self> { unchanged }
    public func focusScope(_ namespace: Namespace.ID) -> UnchangedContent<Self> { unchanged }

    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> UnchangedContent<
        Self
    > {
        unchanged
    }

    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> UnchangedContent<Self> { unchanged }

    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> UnchangedContent<Self> {
        unchanged
    }

    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> UnchangedContent<Self> { unchanged }

    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> UnchangedContent<Self> { unchanged }

    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> UnchangedContent<Self> { unchanged }

    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> UnchangedContent<Self> {
        unchanged
    }

    public func onExitCommand(perform action: (() -> Void)?) -> UnchangedContent<Self> { unchanged }
    public func onDeleteCommand(perform action: (() -> Void)?) -> UnchangedContent<Self> { unchanged }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> UnchangedContent<Self> { unchanged }
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> UnchangedContent<Self> { unchanged }
}
