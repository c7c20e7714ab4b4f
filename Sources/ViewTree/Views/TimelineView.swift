import Foundation

/// A view that is evaluated again at the times of a schedule.
///
/// Time is the host's clock's: it begins at a fixed date, so that answers are the same from run to run, and goes on by
/// what the host is advanced. For the same reason the first date of the schedule counts as the moment at which the view
/// came to be, whatever it is; the others follow at the distances that the schedule gives them.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content may look at.
    public struct Context {
        /// How often the view is evaluated.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

        public let cadence: Cadence
        public let date: Date

        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }
}

extension TimelineView: PrimitiveView where Content: View {
    nonisolated public static var _memberCount: Int { -1 }

    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let store = builder.store
        let schedule = view.schedule
        let times = builder.modifierSlot("timeline") { TimelineTimes(schedule, store) }
        store.readsTime = true
        let date = Date(timeIntervalSinceReferenceDate: times.present())
        let row = builder.nextRow
        Content._makeNodes(view.content(TimelineViewDefaultContext(cadence: .live, date: date)), &builder)
        guard builder.nextRow > row else { return }
        builder.side.approximations[row] = "it shows a fixed time, not the present one"
    }
}

/// Where a timeline is on its schedule.
private final class TimelineTimes {
    private unowned let store: StateStore
    /// When the view came to be, by the host's clock, in seconds.
    private let start: TimeInterval
    private var dates: AnyIterator<Date>?
    private let first: Date?
    /// Seconds after the start.
    private var shown: TimeInterval = 0
    private var next: TimeInterval?
    /// Whether the view is evaluated at each date; where they follow like a film's pictures, at the last one alone.
    private let hasAlarms: Bool
    private var alarm: AnyCancellable?

    init<Schedule: TimelineSchedule>(_ schedule: Schedule, _ store: StateStore) {
        self.store = store
        start = store.clock.now.inSeconds
        hasAlarms = (schedule as? AnimationTimelineSchedule).map { $0.interval >= 0.1 } ?? true
        var dates = schedule.entries(
            from: Date(timeIntervalSinceReferenceDate: store.clock.now.inSeconds), mode: .normal
        ).makeIterator()
        first = dates.next()
        self.dates = AnyIterator { dates.next() }
        step()
    }

    /// The date that is shown now, in seconds since the reference date.
    func present() -> TimeInterval {
        let now = store.clock.now.inSeconds - start
        // A schedule of moments without a distance must not keep the screen for ever.
        var left = 1_000_000
        while let next, next <= now, left > 0 {
            left -= 1
            shown = next
            step()
        }
        alarm = nil
        if hasAlarms, let next {
            alarm = store.clock.schedule(after: .seconds(next - now)) { [weak store] in store?.invalidate() }
        }
        return start + shown
    }

    /// Looks up the next date; dates that do not come later, and those that never come, are the end.
    private func step() {
        guard let first, let date = dates?.next() else {
            next = nil
            return
        }
        // What a date far from the reference date loses in digits is not the schedule's.
        let distance = (date.timeIntervalSince(first) * 1e6).rounded() / 1e6
        next = distance.isFinite && distance > shown && distance < 1e9 ? distance : nil
    }
}

extension Duration {
    fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
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
