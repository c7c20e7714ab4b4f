import Foundation

/// A screen's bar at the bottom.
struct NavigationBottomBar {
    private let items: [ToolbarEntry]
    private let search: SearchEntry?
    private let isFloating: Bool
    private let height: CGFloat
    private let line: CGFloat
    private let margin: CGFloat

    init(_ navigation: NavigationContext, _ builder: NodeBuilder) {
        items = navigation.items.filter { $0.side == .bottom }
        search = navigation.showsSearch(underTitle: false, builder.environment.platform) ? navigation.search : nil
        isFloating = builder.environment.platform == .iOS26
        // A floating bar of 48 and 28 below it, items 28 in (swiftui-web `uikit/nav/toolbar`); before, UIToolbar's 44.
        line = isFloating ? 48 : 44
        height = isFloating ? max(line, 76 - builder.environment._windowSafeArea.bottom) : line
        margin = isFloating ? 28 : ControlMetrics(builder.environment.platform).lists.insetGrouped.margin
    }
}

extension NavigationBottomBar: View {
    var body: some View {
        HStack(spacing: isFloating ? 12 : 8) {
            // A search field takes the place of the items.
            if let search { SearchField(entry: search, height: 48) } else { ForEach(items) { $0.view } }
        }
            .frame(maxWidth: .infinity)
            .padding(.horizontal, margin)
            .frame(height: line)
            .frame(height: height, alignment: .top)
    }
}

extension NavigationContext {
    func showsBottomBar(_ platform: Platform) -> Bool {
        (!hidesBottomBar && items.contains { $0.side == .bottom }) || showsSearch(underTitle: false, platform)
    }
}
