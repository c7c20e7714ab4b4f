import Foundation

/// A screen's bar: back button, items and title in a line, a large title below it.
struct NavigationBar {
    private let navigation: NavigationContext
    private let table: ListTable
    private let top: CGFloat
    private let pop: @MainActor () -> Void
    /// What stands in the line, as in UIKit: 44 points.
    static let line: CGFloat = 44

    init(_ navigation: NavigationContext, _ builder: NodeBuilder) {
        self.navigation = navigation
        table = ControlMetrics(builder.environment.platform).lists
        top = max(0, table.barTopInset - builder.environment._windowSafeArea.top)
        let coordinator = builder.environment.navigationCoordinator
        pop = { coordinator?.pop() }
    }
}

extension NavigationBar: View {
    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                if let principal = items(.principal).first {
                    principal.view
                } else if !navigation.hasLargeTitle, let title = navigation.title {
                    Text(verbatim: title).font(.headline).lineLimit(1)
                }
                HStack(spacing: 8) {
                    if navigation.showsBackButton { backButton }
                    ForEach(items(.leading)) { $0.view }
                    Spacer(minLength: 0)
                    ForEach(items(.trailing)) { $0.view }
                }
                .padding(.horizontal, table.insetGrouped.margin)
            }
            .frame(height: Self.line)
            .padding(.top, top)
            .padding(.bottom, max(0, table.barHeight - Self.line))
            if navigation.hasLargeTitle, let title = navigation.title {
                Text(verbatim: title).font(.largeTitle.bold()).lineLimit(1)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal, table.insetGrouped.margin)
                    .frame(height: table.largeTitleHeight, alignment: .top)
            }
            if let search = navigation.search { search.padding(.horizontal, table.insetGrouped.margin) }
        }
    }

    /// A circle of 44 points on iOS 26 (AccessibilitySnapshot); the chevron and a title before, whose width is a guess.
    @MainActor private var backButton: some View {
        Button(action: pop) {
            Image(systemName: "chevron.backward").frame(width: Self.line, height: Self.line).contentShape(Rectangle())
        }
        .buttonStyle(.plain).modifier(Alias(name: "Back")).accessibilityLabel(navigation.previous?.title ?? "Back")
    }

    private func items(_ side: ToolbarEntry.Side) -> [ToolbarEntry] { navigation.items.filter { $0.side == side } }
}

/// Another name by which a view is found besides its label.
nonisolated private struct Alias: PrimitiveModifier {
    let name: String

    @MainActor static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.side.aliases[builder.nextRow] = modifier.name
        C._makeNodes(content, &builder)
    }
}
