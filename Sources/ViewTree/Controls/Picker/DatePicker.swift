import Foundation

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control that chooses a date, a time or both.
public struct DatePicker<Label: View> {
    let selection: Date
    let binding: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
    let label: Label
    let title: String?
}

extension DatePicker: View where Label: View {
    public typealias Components = DatePickerComponents

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label(), DateBounds(first: range.lowerBound, last: range.upperBound))
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label(), DateBounds(first: range.lowerBound))
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label(), DateBounds(last: range.upperBound))
    }

    fileprivate init(
        _ selection: Binding<Date>, _ components: Components, _ label: Label, _ bounds: DateBounds = DateBounds()
    ) {
        self.selection = selection.wrappedValue
        binding = selection
        self.bounds = bounds
        self.components = components
        self.label = label
        title = label.plainTitle()
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, displayedComponents, Text(titleKey), DateBounds(first: range.lowerBound, last: range.upperBound))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleKey), DateBounds(first: range.lowerBound))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleKey), DateBounds(last: range.upperBound))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, displayedComponents, Text(title), DateBounds(first: range.lowerBound, last: range.upperBound))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(title), DateBounds(first: range.lowerBound))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(title), DateBounds(last: range.upperBound))
    }
}

extension DatePicker: PrimitiveView where Label: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        if let style = builder.environment.datePickerStyle {
            let configuration = DatePickerStyleConfiguration(
                label: _StyledPart(AnyView(view.label)), selection: view.binding, displayedComponents: view.components,
                bounds: view.bounds)
            return builder.withEnvironment(\.datePickerStyle, nil) {
                AnyView._makeNodes(style.make(configuration), &$0)
            }
        }
        let isMacOS = builder.environment.platform.isMacOS
        var size: CGSize
        var ideal = CGFloat.nan
        var value: ControlValue
        switch builder.environment.datePickerLook {
        case .graphical:
            size = builder.controls.dateGraphical
            value = .graphicalDate
            if !isMacOS {
                ideal = size.width
                size.width = .nan
            }
        case .wheel where !isMacOS:
            size = builder.controls.wheel
            value = .dateWheel
        default:
            size = builder.compactDateSize(view.selection, view.components)
            value = .compactDate
        }
        var entry = HostedEntry(
            kind: "DatePicker", label: view.title, size: size, takesTouches: true,
            isEnabled: builder.environment.isEnabled, yieldsToAncestorTap: value == .compactDate, colors: [],
            activate: nil)
        if !ideal.isNaN { entry.ideal.width = ideal }
        view.take(input: &entry, value, &builder)
        entry.shown = .text(builder.dateText(view.selection, view.components), isPrompt: false)
        // A calendar takes the whole width and shows no label.
        guard ideal.isNaN else { return builder.hosted(entry, value) }
        builder.hostedControl(entry, value, label: view.label)
    }
}

extension NodeBuilder {
    /// A compact picker: a pill for the date and one for the time, or a field of fixed size.
    @MainActor
    fileprivate func compactDateSize(_ date: Date, _ components: DatePickerComponents) -> CGSize {
        let table = controls
        let showsDate = components.contains(.date) || components.isEmpty
        let showsTime = components.contains(.hourAndMinute)
        guard table.dateFields.isEmpty else { return table.dateFields[showsDate && showsTime ? 2 : showsDate ? 0 : 1] }
        var size = CGSize.zero
        func add(_ string: String) {
            let line = measureLine(string).size
            let insets = table.datePillInsets
            if size.width > 0 { size.width += table.datePillGap }
            size.width += line.width + insets.leading + insets.trailing
            size.height = max(size.height, line.height + insets.top + insets.bottom)
        }
        if showsDate { add(Self.string(date, environment.locale, date: .medium, time: .none)) }
        if showsTime { add(Self.string(date, environment.locale, date: .none, time: .short)) }
        return size
    }

    /// What a compact picker shows.
    fileprivate func dateText(_ date: Date, _ components: DatePickerComponents) -> String {
        var parts: [String] = []
        if components.contains(.date) || components.isEmpty {
            parts.append(Self.string(date, environment.locale, date: .medium, time: .none))
        }
        if components.contains(.hourAndMinute) {
            parts.append(Self.string(date, environment.locale, date: .none, time: .short))
        }
        return parts.joined(separator: "  ")
    }

    private static func string(
        _ date: Date, _ locale: Locale, date dateStyle: DateFormatter.Style, time: DateFormatter.Style
    ) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.dateStyle = dateStyle
        formatter.timeStyle = time
        return formatter.string(from: date)
    }
}

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View = EmptyView
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DatePickerStyleConfiguration

    nonisolated static var _look: _DatePickerLook { get }
}

extension DatePickerStyle {
    nonisolated public static var _look: _DatePickerLook { .automatic }
}

extension DatePickerStyle where Body == EmptyView {
    /// The library's own styles have a look instead.
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The system's looks of a date picker.
public enum _DatePickerLook: Sendable { case automatic, compact, graphical, wheel, field }

public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
}
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public static var _look: _DatePickerLook { .compact }
    nonisolated public init() {}
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public static var _look: _DatePickerLook { .graphical }
    nonisolated public init() {}
}
public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public static var _look: _DatePickerLook { .wheel }
    nonisolated public init() {}
}
public struct FieldDatePickerStyle: DatePickerStyle {
    nonisolated public static var _look: _DatePickerLook { .field }
    nonisolated public init() {}
}
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    nonisolated public static var _look: _DatePickerLook { .compact }
    nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: _DatePickerLook { .automatic } }

extension EnvironmentValues {
    var datePickerLook: _DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the date pickers inside.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.datePickerLook = S._look
                environment.datePickerStyle =
                    S.Body.self == EmptyView.self
                    ? nil : StyleMaker { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}

/// A date picker as its style sees it.
public struct DatePickerStyleConfiguration {
    public enum LabelRole {}
    public typealias Label = _StyledPart<LabelRole>

    public let label: Label
    @Binding public var selection: Date
    public let displayedComponents: DatePickerComponents
    /// The first date that can be chosen; nil for any.
    public let minimumDate: Date?
    /// The last date that can be chosen; nil for any.
    public let maximumDate: Date?

    init(
        label: Label, selection: Binding<Date>, displayedComponents: DatePickerComponents, bounds: DateBounds
    ) {
        minimumDate = bounds.first
        maximumDate = bounds.last
        self.label = label
        _selection = selection
        self.displayedComponents = displayedComponents
    }
}

private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: StyleMaker<DatePickerStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var datePickerStyle: StyleMaker<DatePickerStyleConfiguration>? {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}
