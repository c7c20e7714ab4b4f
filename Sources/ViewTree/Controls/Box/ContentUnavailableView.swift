/// What is shown where there is no content: it fills what it is offered.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description?
    let actions: Actions?
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label: label(), description: description(), actions: actions())
    }
}

extension ContentUnavailableView where Label == _TitleAndImage, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: _TitleAndImage(title, image: name), description: description, actions: nil)
    }

    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: _TitleAndImage(title, systemImage: name), description: description, actions: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: _TitleAndImage(title, image: name), description: description, actions: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: _TitleAndImage(title, systemImage: name), description: description, actions: nil)
    }
}

/// The parts of the view for a search without results.
public struct SearchUnavailableContent {
    public struct Label {
        let text: String?
    }
    public struct Description {
        let text: String?
    }
    public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
    public var body: some View {
        _TitleAndImage(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
}
extension SearchUnavailableContent.Description: View {
    public var body: some View {
        Text(text == nil ? "Check the spelling or try a new search." : "Check spelling or try a new search.")
    }
}
extension SearchUnavailableContent.Actions: View {
    public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: ContentUnavailableView {
        ContentUnavailableView(label: .init(text: nil), description: .init(text: nil), actions: nil)
    }

    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(label: .init(text: text), description: .init(text: text), actions: nil)
    }
}

extension ContentUnavailableView: PrimitiveView where Label: View, Description: View, Actions: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let isMacOS = builder.environment.platform.isMacOS
        // swiftui-web `unavailable/basic` on macOS: at the top, 20 down, 12 apart, no symbol. On iOS in the middle, with
        // the symbol above the title; its distances are a guess.
        let column = VStack(spacing: 12) {
            view.label.labelStyle(UnavailableLabelStyle(showsIcon: !isMacOS))
                .font(isMacOS ? .largeTitle : .title2).bold().foregroundStyle(isMacOS ? .secondary : .primary)
            view.description.font(isMacOS ? .body : .subheadline).foregroundStyle(.secondary)
            HStack { view.actions }
        }
        let framed =
            column.padding(.top, isMacOS ? 20 : 0)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isMacOS ? .top : .center)
        let row = builder.nextRow
        builder.columnNamed("ContentUnavailableView") { builder in framed.lower(&builder) }
        builder.side.approximations[row] = isMacOS ? nil : "recorded on macOS alone; distances are a guess"
    }
}

extension View {
    fileprivate func lower(_ builder: inout NodeBuilder) { Self._makeNodes(self, &builder) }
}

/// The symbol above the title, or the title alone.
private struct UnavailableLabelStyle: LabelStyle {
    let showsIcon: Bool

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            if showsIcon { configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary) }
            configuration.title
        }
    }
}
