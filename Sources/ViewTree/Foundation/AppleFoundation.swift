import Foundation

// What Foundation has on Apple's platforms only.
#if os(Linux)
    extension URL {
        /// Files outside a sandbox need no permission here.
        public func startAccessingSecurityScopedResource() -> Bool { true }
        public func stopAccessingSecurityScopedResource() {}

        // The user's folders: where this system has none of its own for one, the place that the file manager names.
        public static var documentsDirectory: URL { folder(.documentDirectory) }
        public static var cachesDirectory: URL { folder(.cachesDirectory) }
        public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
        public static var libraryDirectory: URL { folder(.libraryDirectory) }
        public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
        public static var desktopDirectory: URL { folder(.desktopDirectory) }
        public static var picturesDirectory: URL { folder(.picturesDirectory) }
        public static var moviesDirectory: URL { folder(.moviesDirectory) }
        public static var musicDirectory: URL { folder(.musicDirectory) }
        public static var applicationDirectory: URL { folder(.applicationDirectory) }
        public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
        public static var userDirectory: URL { folder(.userDirectory) }
        public static var trashDirectory: URL { folder(.trashDirectory) }

        private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
            FileManager.default.urls(for: directory, in: .userDomainMask).first
                ?? homeDirectory.appending(path: "\(directory)", directoryHint: .isDirectory)
        }
    }

    public typealias CFAbsoluteTime = Double

    /// Seconds since the beginning of 2001.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

    /// Says how far a date is from another: "in 3 days", "2 hours ago". In English only: the distance is rounded down to
    /// the largest whole unit.
    open class RelativeDateTimeFormatter: Formatter {
        public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
        public enum DateTimeStyle: Int, Sendable { case numeric, named }

        open var dateTimeStyle = DateTimeStyle.numeric
        open var unitsStyle = UnitsStyle.full
        open var formattingContext = Context.unknown
        open var calendar: Calendar! = .current
        open var locale: Locale! = .current

        public enum Context: Int, Sendable {
            case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
        }

        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
            localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
        }

        /// - Parameter timeInterval: In seconds; below 0 for the past. NaN and ∞ count as 0.
        open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
            let seconds = timeInterval.isFinite ? abs(timeInterval).rounded(.down) : 0
            let unit = Self.units.first { seconds >= $0.seconds } ?? Self.units[Self.units.count - 1]
            return text(Int(min(seconds / unit.seconds, 1e15)), unit, isPast: timeInterval < 0)
        }

        /// The largest unit that is not 0 counts.
        open func localizedString(from dateComponents: DateComponents) -> String {
            let values = [
                dateComponents.year, dateComponents.month, dateComponents.weekOfMonth, dateComponents.day,
                dateComponents.hour, dateComponents.minute, dateComponents.second,
            ]
            for (value, unit) in zip(values, Self.units) {
                if let value, value != 0 { return text(abs(value), unit, isPast: value < 0) }
            }
            return text(0, Self.units[Self.units.count - 1], isPast: false)
        }

        open override func string(for obj: Any?) -> String? {
            (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
        }

        private struct Unit {
            let seconds: Double
            let name: String
            let short: String
            let letter: String
            /// For one in the future, none, and one in the past, where there are words for it.
            let named: (String, String, String)?
        }

        private static let units: [Unit] = [
            Unit(
                seconds: 31_536_000, name: "year", short: "yr.", letter: "y",
                named: ("next year", "this year", "last year")),
            Unit(
                seconds: 2_592_000, name: "month", short: "mo.", letter: "mo",
                named: ("next month", "this month", "last month")),
            Unit(
                seconds: 604_800, name: "week", short: "wk.", letter: "w",
                named: ("next week", "this week", "last week")),
            Unit(seconds: 86_400, name: "day", short: "day", letter: "d", named: ("tomorrow", "today", "yesterday")),
            Unit(seconds: 3_600, name: "hour", short: "hr.", letter: "h", named: nil),
            Unit(seconds: 60, name: "minute", short: "min.", letter: "min", named: nil),
            Unit(seconds: 1, name: "second", short: "sec.", letter: "s", named: ("", "now", "")),
        ]

        private func text(_ count: Int, _ unit: Unit, isPast: Bool) -> String {
            if dateTimeStyle == .named, let named = unit.named, count <= 1 {
                let word = count == 0 ? named.1 : isPast ? named.2 : named.0
                if !word.isEmpty { return word }
            }
            let length: String
            switch unitsStyle {
            case .abbreviated: length = "\(count)\(unit.letter)"
            case .short: length = "\(count) \(unit.short == "day" && count != 1 ? "days" : unit.short)"
            case .full, .spellOut: length = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
            }
            return isPast ? "\(length) ago" : "in \(length)"
        }
    }
#endif
