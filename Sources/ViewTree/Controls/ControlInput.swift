import Foundation

/// What a control that the system draws does with the user's input.
public final class ControlInput: @unchecked Sendable {
    /// Moves a slider to a fraction of its range, 0 to 1.
    public var slide: ((Double) -> Void)?
    /// A field's text, and how it is changed.
    public struct Text {
        /// What the field holds now.
        public var get: () -> String
        public var set: (String) -> Void
        /// Whether the whole text counts, once it is complete: a number, a date.
        public var isFormatted = false
        /// Whether the return key adds a line.
        public var takesLines = false
        /// What the return key does otherwise.
        public var submit: [() -> Void] = []
        public var editingChanged: ((Bool) -> Void)?

        public init(get: @escaping () -> String, set: @escaping (String) -> Void) {
            self.get = get
            self.set = set
        }
    }

    /// Set for fields.
    public var text: Text?
    public var focus: [FocusLink] = []
    /// The field's place in the structure, by which the host remembers what has the focus.
    public var identity: UInt64 = 0
    /// One step more, one step less: what assistive technology calls an adjustment.
    public var increment: (() -> Void)?
    public var decrement: (() -> Void)?
    /// What a tap at a place does, in units of the control from the leading edge.
    public var tap: ((UnitPoint) -> Void)?
    /// Sets a colour.
    public var choose: ((Color) -> Void)?
    /// Sets a date.
    public var chooseDate: ((Date) -> Void)?

    public init() {}
}

/// What a field edits.
struct FieldSource {
    var text: String
    var get: () -> String
    var set: (String) -> Void
    var isFormatted = false
    var editingChanged: ((Bool) -> Void)?
    var commit: (() -> Void)?

    init(_ text: Binding<String>) {
        self.text = text.wrappedValue
        get = { text.wrappedValue }
        set = { text.wrappedValue = $0 }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        let format = FormattedValue.located(format)
        text = format.format(value.wrappedValue)
        get = { format.format(value.wrappedValue) }
        set = { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
        isFormatted = true
    }

    init<F: ParseableFormatStyle>(
        optional value: Binding<F.FormatInput?>, _ format: F
    ) where F.FormatOutput == String {
        let format = FormattedValue.located(format)
        text = value.wrappedValue.map { format.format($0) } ?? ""
        get = { value.wrappedValue.map { format.format($0) } ?? "" }
        // A text that means nothing is no value.
        set = { value.wrappedValue = try? format.parseStrategy.parse($0) }
        isFormatted = true
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        text = formatter.string(for: value.wrappedValue) ?? ""
        get = { formatter.string(for: value.wrappedValue) ?? "" }
        set = { if let parsed = FieldSource.parse($0, formatter) as? V { value.wrappedValue = parsed } }
        isFormatted = true
    }

    private static func parse(_ string: String, _ formatter: Formatter) -> Any? {
        switch formatter {
        case let formatter as NumberFormatter: formatter.number(from: string)
        case let formatter as DateFormatter: formatter.date(from: string)
        default: string
        }
    }

    /// What the field does with the user's input, in its surroundings.
    func input(_ builder: NodeBuilder, takesLines: Bool) -> ControlInput {
        let input = ControlInput()
        var text = ControlInput.Text(get: get, set: set)
        text.isFormatted = isFormatted
        text.takesLines = takesLines
        text.submit = (commit.map { [$0] } ?? []) + builder.environment.submitActions
        text.editingChanged = editingChanged
        input.text = text
        input.focus = builder.environment.focusLinks
        input.identity = NodeBuilder.mix(builder.identity, 0xF0C5)
        return input
    }
}
