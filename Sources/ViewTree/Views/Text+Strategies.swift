extension Text {
    /// What decides which way the text of a paragraph runs.
    public struct WritingDirectionStrategy: Sendable, Hashable {
        private var isContentBased: Bool

        public static let `default` = WritingDirectionStrategy(isContentBased: true)
        /// The text itself.
        public static let contentBased = WritingDirectionStrategy(isContentBased: true)
        /// The layout around it.
        public static let layoutBased = WritingDirectionStrategy(isContentBased: false)
    }

    /// What decides how the lines of a text are aligned.
    public struct AlignmentStrategy: Sendable, Hashable {
        private var isLayoutBased: Bool

        public static let `default` = AlignmentStrategy(isLayoutBased: true)
        /// The layout around it.
        public static let layoutBased = AlignmentStrategy(isLayoutBased: true)
        /// The direction of the text itself.
        public static let writingDirectionBased = AlignmentStrategy(isLayoutBased: false)
    }
}

/// Whether texts can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}

/// Texts that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
