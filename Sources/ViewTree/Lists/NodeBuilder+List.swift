import Foundation

extension NodeBuilder {
    /// A list whose rows are the members of `content`.
    @MainActor
    mutating func list<Content: View>(
        _ content: Content, _ look: ListLook, isForm: Bool, selection: ListSelection? = nil
    ) {
        let table = ControlMetrics(environment.platform).lists
        let resolved = look == .automatic ? table.automatic : look
        let body = Font.body._resolve(
            dynamicTypeSize: environment.dynamicTypeSize, isMacOS: environment.platform.isMacOS)
        side.lists.append(
            ListEntry(
                sizes: table[resolved].inWindow(width: environment._windowWidth),
                usesLabelLines: !environment.platform.isMacOS, bodySize: body.size,
                displayScale: environment.displayScale,
                rowSpacing: environment.listRowSpacing, sectionSpacing: environment.listSectionSpacing.points,
                navigation: environment.navigation, hidesBackground: environment.hidesListBackground,
                isDark: environment.colorScheme == .dark))
        let entry = side.lists.count - 1
        let side = side
        let identity = identity
        let position = environment.scrollPosition
        side.scrollViews.append(
            ScrollEntry(
                identity: identity, axes: .vertical, margins: environment.scrollContentMargins, anchor: nil,
                isEnabled: environment.isScrollEnabled, position: position, offset: store.scrollOffsets[identity],
                isList: true, refresh: environment.refresh))
        let payload = Int32(side.scrollViews.count - 1)
        let store = store
        let swipes = modifierSlot("swipeActions") { ListSwipes(store) }
        swipes.isPresent = false
        let context = ListContext(look: resolved, isForm: isForm, swipes: swipes, selection: selection)
        let rows = side.listRows.count
        node(Node(kind: .scrollView, parent: -1, payload: payload)) { builder in
            let list = builder.parent
            side.names[list] = isForm ? "Form" : "List"
            defer {
                let first = side.listRows.count > rows ? side.listRows[rows].role : .row
                if let reason = Self.guess(table, resolved, first) { side.approximations[list] = reason }
            }
            builder.tracking(position != nil) { builder in
                builder.inContainer(identity) { builder in
                    builder.plumbing(Node(kind: .list, parent: -1, payload: Int32(entry))) { builder in
                        builder.listRows(content, entry, context)
                    }
                }
            }
        }
        // The row whose buttons were shown is gone.
        if !swipes.isPresent { swipes.close() }
    }

    @MainActor
    private mutating func listRows<Content: View>(_ content: Content, _ entry: Int, _ context: ListContext) {
        let notes = (notesIDs, notedID)
        (notesIDs, notedID) = (context.selection != nil, nil)
        defer { (notesIDs, notedID) = notes }
        withEnvironment(
            {
                $0.scrollContentMargins = EdgeInsets()
                $0.scrollPosition = nil
                $0.listContext = context
                $0.listSectionPart = nil
                $0.hidesListBackground = false
                $0.listLook = .automatic
            },
            { builder in
                builder.withStackAxis(.none) { builder in
                    builder.distributing(
                        { builder, content in builder.listRow(entry, content) },
                        over: { Content._makeNodes(content, &$0) })
                }
            })
    }

    /// - Parameter first: what the list begins with.
    private static func guess(_ table: ListTable, _ look: ListLook, _ first: ListRowEntry.Role) -> String? {
        switch look {
        case .plain, .inset: table.guesses[.plainList] ?? (first == .header ? table.guesses[.plainHeader] : nil)
        case .sidebar: table.guesses[.sidebarList]
        case .watch: "lists of watches were not recorded; laid out like plain ones"
        default: nil
        }
    }

    /// A row around one member of a list.
    @MainActor
    private mutating func listRow(_ list: Int, _ content: @MainActor (inout NodeBuilder) -> Void) {
        let part = environment.listSectionPart
        let role = part?.role ?? .row
        let minimum: CGFloat =
            switch role {
            case .row: environment.minListRowHeight ?? side.lists[list].sizes.minRowHeight
            case .header: environment.defaultMinListHeaderHeight ?? 0
            case .footer: 0
            }
        side.listRows.append(ListRowEntry(role: role, section: part?.section ?? -1, minHeight: minimum))
        let entry = side.listRows.count - 1
        if role == .row {
            side.listRows[entry].handling.identity = identity
            side.listRows[entry].handling.rows = environment.dynamicRows
            side.listRows[entry].handling.number = Int(elementNumber)
        }
        let side = side
        node(Node(kind: .listRow, parent: -1, payload: Int32(entry))) { builder in
            if role != .row {
                side.names[builder.parent] = role == .header ? "ListHeader" : "ListFooter"
                let guesses = ControlMetrics(builder.environment.platform).lists.guesses
                if let reason = guesses[role == .header ? .listHeader : .listFooter] {
                    side.approximations[builder.parent] = reason
                }
            }
            if builder.environment.dynamicRows == nil {
                content(&builder)
            } else {
                builder.withEnvironment(\.dynamicRows, nil, content)
            }
            // A view inside may have asked for it.
            let background = side.listRows[entry].background
            let controls = role == .row ? builder.rowControls(entry) : nil
            guard background != nil || controls != nil else { return }
            if let controls, !controls.isRecorded { side.approximations[builder.parent] = RowControls.guess }
            builder.withEnvironment(\.listContext, nil) { builder in
                guard let controls else { return builder.apart(background!) }
                builder.apart { $0.rowLayers(entry, background, controls) }
            }
        }
    }

    /// Runs `content` as a part of a section; in a list, headers and footers have fonts of their own.
    @MainActor
    mutating func inListSection(
        _ role: ListRowEntry.Role, _ section: Int32, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        guard let list = environment.listContext else { return content(&self) }
        let sizes = ControlMetrics(environment.platform).lists[list.look]
        let isProminent = environment.headerProminence == .increased
        let isMacOS = environment.platform.isMacOS
        withEnvironment(
            { environment in
                environment.listSectionPart = ListSectionPart(role: role, section: section)
                switch role {
                case .row: break
                case .header:
                    if environment.font == nil {
                        environment.font = isProminent && !isMacOS ? .title3.weight(.semibold) : sizes.headerFont
                    }
                    if sizes.uppercasesHeaders && !isProminent && !environment.hasTextCase {
                        environment.textCase = .uppercase
                    }
                case .footer:
                    if environment.font == nil { environment.font = sizes.footerFont }
                }
                if role != .row && environment.foregroundStyle == nil && !(role == .header && isProminent) {
                    environment.foregroundStyle = AnyShapeStyle(.secondary)
                }
            }, content)
    }

    /// The entry of the list's row that is being lowered; nil outside of rows.
    var presentListRow: Int? {
        var row = parent
        while row >= 0 {
            switch nodes[Int(row)].kind {
            case .listRow: return Int(nodes[Int(row)].payload)
            case .list: return nil
            default: row = nodes[Int(row)].parent
            }
        }
        return nil
    }
}
