import Foundation

/// The dates that a picker allows; nil for no bound.
struct DateBounds: Sendable {
    var first: Date?
    var last: Date?

    /// The nearest date inside.
    func limit(_ date: Date) -> Date {
        if let first, date < first { return first }
        if let last, date > last { return last }
        return date
    }
}

extension DatePicker {
    /// What the picker does with the user's input: a compact one opens its calendar, a calendar takes taps on its days.
    @MainActor
    func take(input entry: inout HostedEntry, _ value: ControlValue, _ builder: inout NodeBuilder) {
        let input = ControlInput()
        let (binding, bounds) = (binding, bounds)
        input.chooseDate = { binding.wrappedValue = bounds.limit($0) }
        let calendar = builder.environment.calendar
        switch value {
        case .graphicalDate:
            let month = CalendarMonth(of: selection, calendar, header: CalendarGrid.header / entry.size.height)
            input.tap = { place in
                if let date = month.date(at: place) { binding.wrappedValue = bounds.limit(date) }
            }
        case .compactDate where builder.environment.platform.isMacOS, .dateWheel:
            // AppKit's field and UIKit's wheels change by a step; a day, or a minute where no date is shown.
            let unit: Calendar.Component = components.contains(.date) || components.isEmpty ? .day : .minute
            func step(_ count: Int) {
                if let date = calendar.date(byAdding: unit, value: count, to: binding.wrappedValue) {
                    binding.wrappedValue = bounds.limit(date)
                }
            }
            input.increment = { step(1) }
            input.decrement = { step(-1) }
        default:
            let panel = builder.opening(.datePanel, title) {
                AnyView(CalendarGrid(selection: binding, bounds: bounds))
            }
            entry.activate = { panel.open() }
        }
        entry.input = input
    }
}

/// A month as a calendar shows it: a header, the names of the days, and six weeks of seven days.
struct CalendarMonth {
    private let calendar: Calendar
    private let selection: Date
    private let first: Date
    private let offset: Int
    private let header: CGFloat

    /// - Parameter header: The share of the height above the first week.
    init(of date: Date, _ calendar: Calendar, header: CGFloat) {
        self.calendar = calendar
        selection = date
        self.header = header.isFinite ? header : 0
        first = calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
        let weekday = calendar.component(.weekday, from: first)
        offset = (weekday - calendar.firstWeekday + 7) % 7
    }

    /// The day at a place, in units of the calendar's size, at the time of the selection; nil where there is none.
    func date(at place: UnitPoint) -> Date? {
        guard place.y >= header, header < 1 else { return nil }
        let week = Int((place.y - header) / (1 - header) * 6)
        let column = min(6, max(0, Int(place.x * 7)))
        let day = week * 7 + column - offset
        guard day >= 0, let days = calendar.range(of: .day, in: .month, for: first), day < days.count else {
            return nil
        }
        let present = calendar.component(.day, from: selection)
        return calendar.date(byAdding: .day, value: day + 1 - present, to: selection)
    }
}

/// The calendar that a compact picker opens.
struct CalendarGrid {
    let selection: Binding<Date>
    let bounds: DateBounds

    static let height: CGFloat = 340
    /// The month's name and the days' names.
    static let header: CGFloat = 88
}

extension CalendarGrid: View {}
extension CalendarGrid: PrimitiveView {
    @MainActor static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        var entry = HostedEntry(
            kind: "Calendar", label: nil, size: CGSize(width: .nan, height: Self.height), takesTouches: true,
            isEnabled: true, yieldsToAncestorTap: false, colors: [], activate: nil)
        let input = ControlInput()
        let (selection, bounds) = (view.selection, view.bounds)
        let month = CalendarMonth(
            of: selection.wrappedValue, builder.environment.calendar, header: Self.header / Self.height)
        input.tap = { place in
            if let date = month.date(at: place) { selection.wrappedValue = bounds.limit(date) }
        }
        input.chooseDate = { selection.wrappedValue = bounds.limit($0) }
        entry.input = input
        builder.reported { $0.hosted(entry, because: "the sizes of the calendar are not recorded") }
    }
}
