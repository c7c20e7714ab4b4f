import Foundation

private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .autoupdatingCurrent } }

extension EnvironmentValues {
    /// The calendar that views should use for dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
}
