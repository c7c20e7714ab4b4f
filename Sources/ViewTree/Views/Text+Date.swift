import Foundation

extension Text {
    /// How a date is written.
    public struct DateStyle: Sendable, Hashable, Codable {
        enum Kind: String, Sendable, Codable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time alone: 8:26 PM.
        public static let time = DateStyle(kind: .time)
        /// The day alone: May 28, 2026.
        public static let date = DateStyle(kind: .date)
        /// How far from now: 2 hours, 23 minutes.
        public static let relative = DateStyle(kind: .relative)
        /// How far from now, with a sign: +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// Counting from now: 2:32.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in a style. Those that count show how far it is at the moment of layout.
    public init(_ date: Date, style: DateStyle) { storage = .date(.date(date, style)) }

    /// From one date to another.
    public init(_ dates: ClosedRange<Date>) { storage = .date(.interval(dates)) }

    /// From one date to another.
    public init(_ interval: DateInterval) { storage = .date(.interval(interval.start...interval.end)) }

    /// Counts within an interval, until it is over or paused.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        storage = .date(
            .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

/// A text that is a date. It is written where it is shown, in the locale and the time zone there.
enum TextDate: Sendable, Hashable {
    case date(Date, Text.DateStyle)
    case interval(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

    /// Whether the text depends on when it is asked.
    var isLive: Bool {
        switch self {
        case .date(_, let style): style != .time && style != .date
        case .interval: false
        case .timer(_, let pauseTime, _, _): pauseTime == nil
        }
    }

    func string(
        locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .current, now: Date = Date()
    ) -> String {
        switch self {
        case .date(let date, let style):
            switch style.kind {
            case .date:
                return date.formatted(
                    Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone))
            case .time:
                return date.formatted(
                    Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone))
            case .relative: return Self.units(date.timeIntervalSince(now))
            case .offset:
                return (date >= now ? "+" : "-") + Self.units(date.timeIntervalSince(now), limit: 1)
            case .timer: return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
            }
        case .interval(let dates):
            let style = Date.FormatStyle(date: .numeric, time: .shortened, locale: locale, timeZone: timeZone)
            return dates.lowerBound.formatted(style) + " – " + dates.upperBound.formatted(style)
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            let time = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound)
            return Self.clock(seconds, showsHours: showsHours)
        }
    }

    /// 2 hours, 23 minutes: the two largest units that are not zero.
    private static func units(_ interval: TimeInterval, limit: Int = 2) -> String {
        var rest = Int(min(abs(interval), 1e15))
        var parts: [String] = []
        let units = [
            ("year", 31_557_600), ("month", 2_629_800), ("day", 86_400), ("hour", 3600), ("minute", 60),
            ("second", 1),
        ]
        for (name, seconds) in units {
            let count = rest / seconds
            rest %= seconds
            if count == 0 {
                if parts.isEmpty { continue } else { break }
            }
            parts.append("\(count) \(name)\(count == 1 ? "" : "s")")
            if parts.count == limit { break }
        }
        return parts.isEmpty ? "0 seconds" : parts.joined(separator: ", ")
    }

    private static func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
        let seconds = Int(min(max(0, interval), 1e15))
        let minutes = seconds / 60
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard showsHours, minutes >= 60 else { return "\(minutes):\(padded(seconds % 60))" }
        return "\(minutes / 60):\(padded(minutes % 60)):\(padded(seconds % 60))"
    }
}
