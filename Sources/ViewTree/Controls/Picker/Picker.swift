import Foundation

/// A control that chooses one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    /// Nil for a picker of no sources.
    let selection: SelectionValue?
    let label: Label
    let content: Content
    let title: String?
    let select: (AnyHashable) -> Void
}

extension Picker: View where Label: View, Content: View {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, content(), label())
    }

    /// The older order of the same.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, content(), label)
    }

    /// Chooses for several values at once.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            sources.first?[keyPath: selection].wrappedValue, content(), label(),
            select: { value in for source in sources { source[keyPath: selection].wrappedValue = value } })
    }

    fileprivate init(_ selection: Binding<SelectionValue>, _ content: Content, _ label: Label) {
        self.init(selection.wrappedValue, content, label, select: { selection.wrappedValue = $0 })
    }

    private init(
        _ selection: SelectionValue?, _ content: Content, _ label: Label, select: @escaping (SelectionValue) -> Void
    ) {
        self.selection = selection
        self.label = label
        self.content = content
        title = label.plainTitle()
        self.select = { tag in if let value = tag.base as? SelectionValue { select(value) } }
    }
}

extension Picker where Label == Text, Content: View {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, content(), Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, content(), Text(title))
    }
}

extension Picker where Label == _TitleAndImage, Content: View {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, content(), _TitleAndImage(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, content(), _TitleAndImage(title, systemImage: systemImage))
    }
}

extension Picker where Label: View, Content: View {
    /// With a label for the present value, which a menu shows in place of the option's own.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, content(), label())
    }
}

extension Picker where Label == Text, Content: View {
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, content(), Text(titleKey))
    }
}

extension Picker where Label == _TitleAndImage, Content: View {
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, content(), _TitleAndImage(titleKey, image: image))
    }
}

extension Picker: PrimitiveView where Label: View, Content: View {
    /// An inline picker in a list is a row for each option; whether it is one only lowering can tell.
    nonisolated public static var _memberCount: Int { -1 }
    nonisolated public static func _memberCount(of view: Self) -> Int { 1 }

    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        if builder.environment.isInMenu { return builder.menuOptions(view) }
        let isMacOS = builder.environment.platform.isMacOS
        let isInList = builder.environment.listContext != nil
        var look = builder.environment.pickerLook
        if look == .inline && !isMacOS && !isInList { look = .wheel }
        if look == .wheel && isMacOS { look = .menu }
        if look == .inline && isInList && !isMacOS { return builder.inlineOptions(view) }
        let options = builder.options(of: view.content)
        let selected = options.first { $0.matches(view.selection) }
        switch look {
        case .segmented, .palette:
            var entry = builder.segmented(options, label: view.title, select: view.select)
            if let place = options.firstIndex(where: { $0.matches(view.selection) }) { entry.shown = .selected(place) }
            entry.input = view.input(options)
            // Its segments say themselves what a tap does.
            entry.input?.tap = nil
            // iOS shows no label beside segments.
            guard isMacOS else { return builder.hosted(entry, .segmented) }
            builder.hostedControl(entry, .segmented, label: view.label)
        case .wheel:
            var entry = HostedEntry(
                kind: "Picker", label: view.title,
                size: CGSize(width: CGFloat.nan, height: builder.controls.wheel.height), takesTouches: true,
                isEnabled: builder.environment.isEnabled, yieldsToAncestorTap: false, colors: [], activate: nil)
            entry.ideal.width = builder.controls.wheel.width
            entry.input = view.input(options)
            entry.input?.tap = nil
            entry.shown = .text(selected?.title ?? "", isPrompt: false)
            builder.hosted(entry, .wheel)
        case .inline, .radioGroup:
            builder.radioGroup(view, options)
        case .automatic, .menu, .navigationLink:
            builder.menuPicker(view, shown: selected?.title ?? "", options, isLink: look == .navigationLink)
        }
    }
}

extension Picker {
    /// Chooses the option next to the present one, or the one at a place of a row of equal segments.
    func input(_ options: [PickerOption]) -> ControlInput {
        let select = select
        let present = options.firstIndex { $0.matches(selection) }
        func choose(_ place: Int) {
            guard options.indices.contains(place), let tag = options[place].tag else { return }
            select(tag)
        }
        let input = ControlInput()
        input.increment = { choose((present ?? -1) + 1) }
        input.decrement = { choose((present ?? 0) - 1) }
        input.tap = { point in choose(Int((point.x * CGFloat(options.count)).rounded(.down))) }
        return input
    }
}
