import Foundation

/// A view that is evaluated again at the times of a schedule.
///
/// Time is the host's clock's: it begins at a fixed date, so that answers are the same from run to run, and goes on by
/// what the host is advanced; the schedule itself is not asked.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content may look at.
    public struct Context {
        /// How often the view is evaluated.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

        public let cadence: Cadence
        public let date: Date

        public func invalidateTimelineContent() {}
    }

    let content: (TimelineViewDefaultContext) -> Content
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.content = content
    }
}

extension TimelineView: PrimitiveView where Content: View {
    nonisolated public static var _memberCount: Int { -1 }

    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let passed = builder.store.clock.now.components
        let date = Date(
            timeIntervalSinceReferenceDate: Double(passed.seconds) + Double(passed.attoseconds) * 1e-18)
        let row = builder.nextRow
        Content._makeNodes(view.content(TimelineViewDefaultContext(cadence: .live, date: date)), &builder)
        guard builder.nextRow > row else { return }
        builder.side.approximations[row] = "it shows a fixed time, not the present one"
    }
}

/// When a timeline's view is evaluated.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How closely a schedule is followed.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        let interval = interval > 0 ? interval : .infinity
        return sequence(first: max(start, startDate)) { $0 + interval }
    }
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        sequence(first: startDate) { $0 + 60 }
    }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = paused ? .infinity : max(1 / 60, minimumInterval ?? 1 / 60)
    }

    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        sequence(first: startDate) { [interval] in $0 + interval }
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
