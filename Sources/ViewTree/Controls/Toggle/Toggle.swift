/// A control that is on or off.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    let isMixed: Bool
    let label: Label
    let title: String?
}

extension Toggle: View where Label: View {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: false, label: label())
    }

    /// A control for several values: on where all are, mixed where some are; a tap makes all of them the same.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn].wrappedValue }
        let all = Binding<Bool>(
            get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
            set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
        self.init(isOn: all, isMixed: values.contains(true) && values.contains(false), label: label())
    }

    private init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
        title = label.plainTitle()
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == _TitleAndImage {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitleAndImage(titleKey, systemImage: systemImage) }
    }

    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitleAndImage(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitleAndImage(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle inside a `ToggleStyle`.
    public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        isMixed = configuration.isMixed
        label = configuration.label
        title = configuration.title
    }
}

extension Toggle: PrimitiveView where Label: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let configuration = ToggleStyleConfiguration(
            label: .init(view: AnyView(view.label)), isOn: view.isOn, isMixed: view.isMixed, title: view.title)
        // In a menu a toggle is an item whatever its style.
        if builder.environment.isInMenu { return builder.menuItem(configuration) }
        switch builder.environment.toggleStyle {
        case .builtIn(let look): builder.toggle(configuration, look)
        case .custom(let make):
            // A style may put a Toggle inside: that one is in the default style.
            builder.withEnvironment(\.toggleStyle, .builtIn(.automatic)) { builder in
                AnyView._makeNodes(make(configuration), &builder)
            }
        }
    }
}

extension NodeBuilder {
    /// A toggle in one of the system's looks.
    @MainActor
    fileprivate mutating func toggle(_ toggle: ToggleStyleConfiguration, _ look: ToggleLook) {
        let isOn = toggle.$isOn
        let flip = { isOn.wrappedValue = !isOn.wrappedValue }
        switch look {
        case .button:
            let appearance: ButtonAppearance = isOn.wrappedValue ? .borderedProminent : .bordered
            let button = AnyButton(role: nil, action: flip, label: toggle.label.view)
            EnvironmentButtonStyle.builtIn(appearance).makeNodes(button, &self)
        case .checkbox where environment.platform.isMacOS, .automatic where environment.platform.isMacOS:
            checkbox(toggle, flip)
        default:
            // The track, which is a fill where it is off, and the knob.
            let track = isOn.wrappedValue ? environment.tint ?? .green : Color(system: .secondaryFill)
            hostedControl(
                HostedEntry(
                    kind: "Toggle", label: toggle.title, size: controls.toggle, takesTouches: true,
                    isEnabled: environment.isEnabled, yieldsToAncestorTap: false, colors: [resolve(track), .white],
                    activate: flip, shown: .isOn(isOn.wrappedValue)),
                .toggle, label: toggle.label, overflowsInLists: true)
        }
    }

    /// An item of a menu, with a checkmark where it is on. A tap flips it.
    @MainActor
    fileprivate mutating func menuItem(_ toggle: ToggleStyleConfiguration) {
        let isOn = toggle.$isOn
        let label = MenuItemLabel(isChecked: isOn.wrappedValue, label: toggle.label.view)
        let button = AnyButton(
            role: nil, action: { isOn.wrappedValue = !isOn.wrappedValue }, label: AnyView(label))
        environment.buttonStyle.makeNodes(button, named: "Toggle", &self)
    }

    /// A checkbox with its label after it. AppKit's button is both: a click on the label counts.
    @MainActor
    private mutating func checkbox(_ toggle: ToggleStyleConfiguration, _ flip: @escaping () -> Void) {
        let box = HostedEntry(
            kind: "Toggle", label: toggle.title, size: controls.checkbox, takesTouches: true,
            isEnabled: environment.isEnabled, yieldsToAncestorTap: false,
            colors: toggle.$isOn.wrappedValue
                ? [resolve(Color.accentColor), .white] : [resolve(Color(system: .background))],
            activate: flip, shown: .isOn(toggle.$isOn.wrappedValue))
        guard !environment.labelsHidden, AnyView._memberCount(of: toggle.label.view) != 0 else { return hosted(box) }
        let gap = Double(controls.checkboxGap)
        let side = side
        side.buttons.append(ButtonEntry(isEnabled: environment.isEnabled, action: flip))
        node(Node(kind: .button, parent: -1, payload: Int32(side.buttons.count - 1))) { builder in
            side.names[builder.parent] = "Toggle"
            builder.plumbing(Node(kind: .hstack, parent: -1, payload: builder.newContainer(), a: gap)) { builder in
                builder.member(0) { builder in builder.part { $0.hosted(box) } }
                builder.member(1) { builder in
                    builder.single(toggle.label, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
                }
            }
        }
    }
}
