import Foundation

/// A screen's bar: back button, items and title in a line, a large title below it.
///
/// What is in the line does not grow beyond the default type size, as in UIKit's bars; a large title does.
struct NavigationBar {
    private let navigation: NavigationContext
    private let table: ListTable
    private let margin: CGFloat
    /// What stands beside the chevron of the back button; nil where it stands alone.
    private let backTitle: String?
    private let isFloating: Bool
    /// How much higher the line of a large title is than by default, in points.
    private let largeTitleGrowth: CGFloat
    private let pop: @MainActor () -> Void
    /// What stands in the line, as in UIKit: 44 points.
    static let line: CGFloat = 44

    @MainActor
    init(_ navigation: NavigationContext, _ builder: NodeBuilder) {
        self.navigation = navigation
        table = ControlMetrics(builder.environment.platform).lists
        margin = table.insetGrouped.inWindow(width: builder.environment._windowWidth).margin
        isFloating = builder.environment.platform == .iOS26
        let large = builder.withTypeSize(min(builder.environment.dynamicTypeSize, .large))
        @MainActor func line(_ builder: NodeBuilder) -> CGFloat {
            builder.measureLine("A", font: .largeTitle.bold()).size.height
        }
        largeTitleGrowth = navigation.hasLargeTitle ? max(0, line(builder) - line(builder.withTypeSize(.large))) : 0
        backTitle = isFloating ? nil : Self.backTitle(navigation, large)
        let coordinator = builder.environment.navigationCoordinator
        pop = { coordinator?.pop() }
    }
}

extension NavigationBar: View {
    var body: some View {
        VStack(spacing: 0) {
            BarLine(leading: navigation.showsBackButton && !isFloating ? 0 : margin, trailing: margin) {
                ZStack {
                    if let principal = items(.principal).first {
                        principal.view
                    } else if !navigation.hasLargeTitle, let title = navigation.title {
                        Text(verbatim: title).font(.headline).lineLimit(1)
                    }
                }
                HStack(spacing: 8) {
                    if navigation.showsBackButton { backButton }
                    ForEach(items(.leading)) { $0.view }
                }
                HStack(spacing: 8) { ForEach(items(.trailing)) { $0.view } }
            }
            .dynamicTypeSize(...DynamicTypeSize.large)
            .frame(height: Self.line)
            .padding(.bottom, max(0, table.barHeight - Self.line))
            if navigation.hasLargeTitle, let title = navigation.title {
                Text(verbatim: title).font(.largeTitle.bold()).lineLimit(1)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal, margin)
                    .padding(.top, table.largeTitleTop)
                    .frame(height: table.largeTitleHeight + largeTitleGrowth, alignment: .top)
            }
            if let search = navigation.search { search.padding(.horizontal, margin) }
        }
    }

    /// A circle of 44 points on iOS 26; the chevron and a title before, at the screen's edge: 63.667 × 44 with "First"
    /// (AccessibilitySnapshot, iOS 18.5 and 26.2).
    @MainActor private var backButton: some View {
        Button(action: pop) {
            HStack(spacing: 0) {
                if let backTitle {
                    Image(systemName: "chevron.backward").frame(width: Self.chevron, height: Self.line)
                    Text(verbatim: backTitle).lineLimit(1)
                } else {
                    Image(systemName: "chevron.backward").frame(width: Self.line)
                }
            }
            .frame(height: Self.line).contentShape(Rectangle())
        }
        .buttonStyle(.plain).modifier(Alias(name: "Back")).accessibilityLabel(navigation.previous?.title ?? "Back")
    }

    /// What the back button before iOS 26 has besides its title: the recorded 63.667 less the 33.333 of "First".
    private static let chevron: CGFloat = 91 / 3

    /// The title of the screen below if it fits beside the centred title, else "Back", else nothing: UIKit's rule, with the
    /// gap of 8 between them that other items have.
    @MainActor
    private static func backTitle(_ navigation: NavigationContext, _ builder: NodeBuilder) -> String? {
        let window = builder.environment._windowWidth
        let centred = navigation.hasLargeTitle ? nil : navigation.title
        let title = centred.map { builder.measureLine($0, font: .headline).size.width } ?? 0
        let room = window > 0 ? window / 2 - title / 2 - 8 : .infinity
        for text in [navigation.previous?.title ?? "Back", "Back"]
        where chevron + builder.measureLine(text, font: .body).size.width <= room {
            return text
        }
        return nil
    }

    private func items(_ side: ToolbarEntry.Side) -> [ToolbarEntry] { navigation.items.filter { $0.side == side } }
}

extension NodeBuilder {
    /// A builder to measure with at a type size.
    fileprivate func withTypeSize(_ size: DynamicTypeSize) -> NodeBuilder {
        var builder = self
        builder.environment.dynamicTypeSize = size
        return builder
    }
}

/// Another name by which a view is found besides its label.
nonisolated private struct Alias: PrimitiveModifier {
    let name: String

    @MainActor static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.side.aliases[builder.nextRow] = modifier.name
        C._makeNodes(content, &builder)
    }
}
