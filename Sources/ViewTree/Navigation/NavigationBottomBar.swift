import Foundation

/// A screen's bar at the bottom.
struct NavigationBottomBar {
    private let items: [ToolbarEntry]
    private let isFloating: Bool
    private let height: CGFloat
    private let line: CGFloat
    private let margin: CGFloat
    /// The platters' height on iOS 26.
    static let floatingLine: CGFloat = 48
    static let guess = "where a bar at the bottom puts its items was not recorded"

    init(_ navigation: NavigationContext, _ builder: NodeBuilder) {
        items = navigation.items.filter { $0.side == .bottom }
        isFloating = builder.environment.platform == .iOS26
        // A floating bar of 48 and 28 below it, items 28 in (swiftui-web `uikit/nav/toolbar`); before, UIToolbar's 44.
        line = isFloating ? Self.floatingLine : 44
        height = isFloating ? max(line, 76 - builder.environment._windowSafeArea.bottom) : line
        margin = isFloating ? 28 : ControlMetrics(builder.environment.platform).lists.insetGrouped.margin
    }
}

extension NavigationBottomBar: View {
    var body: some View {
        HStack(spacing: isFloating ? 12 : 8) { ForEach(items) { $0.view } }
            .dynamicTypeSize(...DynamicTypeSize.large)
            .frame(maxWidth: .infinity)
            .padding(.horizontal, margin)
            .frame(height: line)
            .frame(height: height, alignment: .top)
    }
}

extension NavigationContext {
    var showsBottomBar: Bool { !hidesBottomBar && items.contains { $0.side == .bottom } }
}
