/// Views that belong together, with a header and a footer.
///
/// Not a container: header, content and footer are members of the container around, which may arrange them by their
/// roles (`SectionRole`), as lazy stacks and grids do.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Nil for a section that cannot be collapsed.
    let isExpanded: Binding<Bool>?

    init(_header header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(_header: header(), content: content(), footer: footer())
    }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(_header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(_header: EmptyView(), content: content(), footer: footer())
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(_header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(_header: header(), content: content(), footer: EmptyView())
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(_header: header, content: content(), footer: EmptyView())
    }

    /// A section whose content is left out while `isExpanded` is false.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(_header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(_header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(_header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(_header: Text(title), content: content(), footer: EmptyView())
    }

    /// A section whose content is left out while `isExpanded` is false.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(_header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// A section whose content is left out while `isExpanded` is false.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(_header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    // The type does not tell whether the content is collapsed.
    nonisolated public static var _memberCount: Int { -1 }

    nonisolated public static func _memberCount(of view: Self) -> Int {
        let content = view.isExpanded == nil ? Content._memberCount(of: view.content) : -1
        return ViewBuilder._sum(
            ViewBuilder._sum(Parent._memberCount(of: view.header), content), Footer._memberCount(of: view.footer))
    }

    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let number = builder.side.sectionCount
        builder.side.sectionCount += 1
        builder.member(0) { builder in
            builder.inListSection(.header, number) { $0.sectionMembers(view.header, .header, number) }
        }
        if view.isExpanded?.wrappedValue != false {
            builder.member(1) { builder in
                builder.inListSection(.row, number) { $0.sectionMembers(view.content, .content, number) }
            }
        }
        builder.member(2) { builder in
            builder.inListSection(.footer, number) { $0.sectionMembers(view.footer, .footer, number) }
        }
    }
}

extension NodeBuilder {
    /// Lowers one part of a section, with a note on each view it turns out to be.
    @MainActor
    fileprivate mutating func sectionMembers<V: View>(_ view: V, _ role: SectionRole, _ number: Int32) {
        let note = Node(kind: .section, parent: -1, payload: number, a: Double(role.rawValue))
        switch V._memberCount(of: view) {
        case 0:
            // Nothing to show, but what is inside keeps its state.
            V._makeNodes(view, &self)
        case 1:
            plumbing(note) { V._makeNodes(view, &$0) }
        default:
            distributing(
                { builder, content in builder.plumbing(note) { content(&$0) } }, over: { V._makeNodes(view, &$0) })
        }
    }
}
