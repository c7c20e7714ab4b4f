import Foundation

extension NodeBuilder {
    /// Segments side by side, as wide as what is offered; each as wide as the widest title, where nothing is.
    @MainActor
    func segmented(
        _ options: [PickerOption], label: String?, select: @escaping (AnyHashable) -> Void
    ) -> HostedEntry {
        let table = controls
        // Three segments "Segment A", … make 261 and, with lines between them, 263: titles of 67, which are regular.
        let font = Font.system(size: table.segmentFontSize)
        let widest = options.map { measureLine($0.title, font: font).size.width }.max() ?? 0
        let count = CGFloat(options.count)
        let ideal = count * (widest + table.segmentPadding) + max(0, count - 1) * table.segmentDivider
        // AppKit's is never wider than it likes to be.
        let isMacOS = environment.platform.isMacOS
        var entry = HostedEntry(
            kind: "Picker", label: label,
            size: CGSize(width: isMacOS ? ideal : .nan, height: table.segmentedHeight), takesTouches: true,
            isEnabled: environment.isEnabled, yieldsToAncestorTap: true, colors: [], activate: nil)
        entry.ideal.width = ideal
        entry.parts = .columns(
            options.map { option in
                HostedPart(name: option.title, activate: option.tag.map { tag in { select(tag) } })
            })
        return entry
    }

    /// A menu's button that shows the chosen option. iOS shows a label in lists alone.
    @MainActor
    mutating func menuPicker<Label: View, Value, Content: View>(
        _ picker: Picker<Label, Value, Content>, shown: String, _ options: [PickerOption], isLink: Bool
    ) {
        let isMacOS = environment.platform.isMacOS
        let isInList = environment.listContext != nil
        let showsLabel =
            (isMacOS || isInList || isLink) && !environment.labelsHidden && Label._memberCount(of: picker.label) != 0
        let title = picker.title
        guard showsLabel else {
            return menuButton(shown, options, picker.select, title: title)
        }
        let overflows = isInList && !isMacOS
        let row = nextRow
        // The button itself is a part of the row and is not reported.
        labelledRow("Picker", label: picker.label) { builder in
            guard overflows else { return builder.part { $0.menuButton(shown, options, picker.select, title: title) } }
            builder.plumbing(Node(kind: .frame, parent: -1, b: 0)) { builder in
                builder.part { $0.menuButton(shown, options, picker.select, title: title) }
            }
        }
        if let title { side.titles[row] = title }
        note(row, .menuPicker)
    }

    @MainActor
    private mutating func menuButton(
        _ shown: String, _ options: [PickerOption], _ select: @escaping (AnyHashable) -> Void, title: String?
    ) {
        let table = controls
        let isMacOS = environment.platform.isMacOS
        let side = side
        let state = opening(.menu, title) { AnyView(PickerMenu(options: options, select: select)) }
        let button = AnyButton(role: nil, action: { state.open() }, label: AnyView(EmptyView()))
        let row = nextRow
        // In a list's row the choice is a value, elsewhere a button.
        let ink =
            environment.foregroundStyle
            ?? (isMacOS ? nil : environment.listContext != nil ? AnyShapeStyle(.secondary) : buttonInk(nil))
        button.makeNodes(&self, named: "Picker") { builder in
            if let title { side.titles[builder.parent] = title }
            side.insets.append(table.menuPickerInsets)
            let insets = Node(kind: .padding, parent: -1, payload: Int32(side.insets.count - 1))
            builder.plumbing(insets) { builder in
                let stack = Node(
                    kind: .hstack, parent: -1, payload: builder.newContainer(), a: Double(table.menuPickerChevronGap))
                builder.plumbing(stack) { builder in
                    // AppKit's button is as wide as its widest option, UIKit's as the chosen one.
                    let widest = options.map { builder.measureLine($0.title).size.width }.max() ?? 0
                    builder.plumbing(
                        Node(
                            kind: .frame, parent: -1, a: isMacOS ? Double(widest) : .nan,
                            horizontal: AlignmentKey.leading)
                    ) { builder in
                        builder.withEnvironment(\.foregroundStyle, ink) { builder in
                            builder.member(0) { builder in
                                builder.part { Text._makeNodes(Text(verbatim: shown), &$0) }
                            }
                        }
                    }
                    let chevron = Node(
                        kind: .frame, parent: -1, a: Double(table.menuPickerChevronWidth),
                        b: Double(table.menuPickerChevronWidth))
                    builder.plumbing(chevron) { builder in
                        builder.part { builder in
                            if case .color(let color) = builder.resolve(ink ?? AnyShapeStyle(.primary)) {
                                builder.side.ink[builder.nextRow] = .choices(color)
                            }
                            Color._makeNodes(.clear, &builder)
                        }
                    }
                }
            }
        }
        note(row, .menuPicker)
    }

    /// Options one below the other with a button before each: what `.inline` is on a Mac. The options are views here.
    @MainActor
    mutating func radioGroup<Label: View, Value, Content: View>(
        _ picker: Picker<Label, Value, Content>, _ options: [PickerOption]
    ) {
        let isMacOS = environment.platform.isMacOS
        // swiftui-web `picker/basic`: a circle of 16, 5 to the option, 6 between rows.
        let group = RadioGroup(content: picker.content)
        guard isMacOS, !environment.labelsHidden, Label._memberCount(of: picker.label) != 0 else {
            return RadioGroup._makeNodes(group, &self)
        }
        rowNamed("Picker", spacing: Double(controls.labelGap), vertical: AlignmentKey.firstTextBaseline) { builder in
            builder.member(0) { builder in
                builder.single(picker.label, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
            }
            builder.member(1) { RadioGroup._makeNodes(group, &$0) }
        }
    }

    /// A list's row for the label, unless labels are hidden, and one for each option, the chosen one with a mark at its end.
    @MainActor
    mutating func inlineOptions<Label: View, Value, Content: View>(_ picker: Picker<Label, Value, Content>) {
        if !environment.labelsHidden, Label._memberCount(of: picker.label) != 0 {
            member(-1) { builder in
                builder.plumbing(Node(kind: .hstack, parent: -1, payload: builder.newContainer())) { builder in
                    builder.withStackAxis(.horizontal) { Label._makeNodes(picker.label, &$0) }
                }
            }
        }
        let select = picker.select
        let selection = picker.selection
        let notes = notesIDs
        notesIDs = true
        distributing(
            { builder, content in
                let id = builder.notedID
                let side = builder.side
                side.buttons.append(ButtonEntry(isEnabled: builder.environment.isEnabled, action: {}))
                let entry = side.buttons.count - 1
                builder.node(Node(kind: .button, parent: -1, payload: Int32(entry))) { builder in
                    let row = builder.parent
                    side.names[row] = "Picker"
                    builder.plumbing(Node(kind: .hstack, parent: -1, payload: builder.newContainer())) { builder in
                        builder.withStackAxis(.horizontal) { content(&$0) }
                        builder.flexibleGap()
                    }
                    let own = (Int(row)..<Int(builder.count)).lazy.compactMap { side.tags[Int32($0)] }.first
                    guard let tag = own ?? id else { return }
                    side.buttons[entry].action = builder.environment.completing { select(tag) }
                    let isChosen = PickerOption(title: "", tag: tag).matches(selection)
                    side.titles[row] = isChosen ? "selected" : nil
                    if isChosen { side.ink[row] = .checkmark(builder.resolve(.accentColor)) }
                }
            }, over: { Content._makeNodes(picker.content, &$0) })
        notesIDs = notes
    }

    /// An item of a menu for each option, the chosen one with a checkmark after it; with the style `menu` they are a
    /// menu of their own.
    @MainActor
    mutating func menuOptions<Label: View, Value, Content: View>(_ picker: Picker<Label, Value, Content>) {
        guard environment.pickerLook == .menu || environment.pickerLook == .navigationLink else {
            return menuItems(picker)
        }
        let items = LoweredContent { $0.menuItems(picker) }
        let submenu = Menu {
            items
        } label: {
            picker.label
        }
        type(of: submenu)._makeNodes(submenu, &self)
    }

    @MainActor
    private mutating func menuItems<Label: View, Value, Content: View>(_ picker: Picker<Label, Value, Content>) {
        let select = picker.select
        let selection = picker.selection
        let notes = notesIDs
        notesIDs = true
        distributing(
            { builder, content in
                let id = builder.notedID
                let side = builder.side
                let chosen = ChosenTag()
                let label = LoweredContent { builder in
                    builder.plumbing(Node(kind: .hstack, parent: -1, payload: builder.newContainer())) { builder in
                        let first = Int(builder.nextRow)
                        builder.withStackAxis(.horizontal) { content(&$0) }
                        let own = (first..<Int(builder.count)).lazy.compactMap { side.tags[Int32($0)] }.first
                        chosen.tag = own ?? id
                        builder.flexibleGap()
                        guard let tag = chosen.tag, PickerOption(title: "", tag: tag).matches(selection) else { return }
                        builder.member(1) { Image._makeNodes(Image(systemName: "checkmark"), &$0) }
                    }
                }
                let button = AnyButton(
                    role: nil, action: { if let tag = chosen.tag { select(tag) } }, label: AnyView(label))
                builder.environment.buttonStyle.makeNodes(button, named: "Picker", &builder)
            }, over: { Content._makeNodes(picker.content, &$0) })
        notesIDs = notes
    }
}

/// Which option an item of a menu chooses: what is in it tells.
private final class ChosenTag {
    var tag: AnyHashable?
}

/// The options of a radio group.
private struct RadioGroup<Content: View> {
    let content: Content
}

extension RadioGroup: View {}
extension RadioGroup: PrimitiveView {
    @MainActor static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.columnNamed("Picker", spacing: 6, horizontal: AlignmentKey.leading) { builder in
            builder.distributing(
                { builder, content in
                    builder.plumbing(Node(kind: .hstack, parent: -1, payload: builder.newContainer(), a: 5)) {
                        builder in
                        let circle = HostedEntry(
                            kind: "RadioButton", label: nil, size: CGSize(width: 16, height: 16), takesTouches: true,
                            isEnabled: builder.environment.isEnabled, yieldsToAncestorTap: false, colors: [],
                            activate: nil)
                        builder.part { $0.hosted(circle) }
                        content(&builder)
                    }
                }, over: { Content._makeNodes(view.content, &$0) })
        }
    }
}

/// The open menu of a picker: a button for each option.
private struct PickerMenu {
    let options: [PickerOption]
    let select: (AnyHashable) -> Void
}

extension PickerMenu: View {
    var body: some View {
        ForEach(options.indices, id: \.self) { place in
            Button(options[place].title) { if let tag = options[place].tag { select(tag) } }
        }
    }
}
