/// Something that is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let success = SensoryFeedback("success")
    public static let warning = SensoryFeedback("warning")
    public static let error = SensoryFeedback("error")
    public static let selection = SensoryFeedback("selection")
    public static let increase = SensoryFeedback("increase")
    public static let decrease = SensoryFeedback("decrease")
    public static let start = SensoryFeedback("start")
    public static let stop = SensoryFeedback("stop")
    public static let alignment = SensoryFeedback("alignment")
    public static let levelChange = SensoryFeedback("levelChange")
    public static let pathComplete = SensoryFeedback("pathComplete")
    public static let impact = SensoryFeedback("impact")

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
    public static func press(_ feedback: PressFeedback) -> SensoryFeedback { impact }
    public static func release(_ feedback: PressFeedback) -> SensoryFeedback { impact }

    /// How heavy what collides is.
    public struct Weight: Hashable, Sendable {
        private let rank: Int
        public static let light = Weight(rank: 0)
        public static let medium = Weight(rank: 1)
        public static let heavy = Weight(rank: 2)
    }

    /// How soft what collides is.
    public struct Flexibility: Hashable, Sendable {
        private let rank: Int
        public static let rigid = Flexibility(rank: 0)
        public static let solid = Flexibility(rank: 1)
        public static let soft = Flexibility(rank: 2)
    }

    public enum PressFeedback: Hashable, Sendable { case button, toggle, slider }
}

// Nothing is felt here.
nonisolated extension View {
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> UnchangedContent<Self> {
        unchanged
    }

    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> UnchangedContent<Self> { unchanged }

    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> UnchangedContent<Self> { unchanged }

    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> UnchangedContent<Self> { unchanged }
}
