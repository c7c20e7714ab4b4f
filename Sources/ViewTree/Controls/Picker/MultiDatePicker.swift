import Foundation

/// A calendar in which several days are chosen, under a label that is not shown.
public struct MultiDatePicker<Label: View> {
    let selection: Binding<Set<DateComponents>>
    let label: Label
}

extension MultiDatePicker: View where Label: View {
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, label: label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, label: label()) }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, label: label()) }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, label: label()) }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection, label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, label: Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, label: Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection, label: Text(titleKey)) }
}

extension MultiDatePicker: PrimitiveView where Label: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let size = builder.controls.dateGraphical
        var entry = HostedEntry(
            kind: "MultiDatePicker", label: view.label.plainTitle(),
            size: CGSize(width: CGFloat.nan, height: size.height),
            takesTouches: true, isEnabled: builder.environment.isEnabled, yieldsToAncestorTap: false, colors: [],
            activate: nil)
        entry.ideal.width = size.width
        builder.hosted(entry, because: "the calendar was not recorded")
    }
}
