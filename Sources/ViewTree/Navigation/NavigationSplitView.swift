import Foundation

/// Two or three columns. On a phone they are screens of one stack, the sidebar first; what is chosen in a column's list
/// shows the next one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let sidebar: Sidebar
    /// Nil for two columns.
    let content: Content?
    let detail: Detail
    let visibility: NavigationSplitViewVisibility
    let compactColumn: Binding<NavigationSplitViewColumn>?
}

/// Which columns show.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// One of the columns.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let number: Int
    public static let sidebar = NavigationSplitViewColumn(number: 0)
    public static let content = NavigationSplitViewColumn(number: 1)
    public static let detail = NavigationSplitViewColumn(number: 2)
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: .automatic, compactColumn: nil)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility.wrappedValue,
            compactColumn: nil)
    }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: .automatic,
            compactColumn: preferredCompactColumn)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility.wrappedValue,
            compactColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: .automatic, compactColumn: nil)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility.wrappedValue,
            compactColumn: nil)
    }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: .automatic,
            compactColumn: preferredCompactColumn)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility.wrappedValue,
            compactColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView: PrimitiveView where Sidebar: View, Content: View, Detail: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        // Columns stand side by side on a Mac, and in windows as wide as a tablet's.
        if builder.environment.platform.isMacOS || builder.environment._windowWidth >= 700 {
            return view.columns(&builder)
        }
        let coordinator = builder.navigationCoordinator("NavigationSplitView", nil)
        var next: [() -> AnyView] = []
        let detail = view.detail
        if let content = view.content { next.append { AnyView(content) } }
        next.append { AnyView(detail) }
        // The preferred column is shown with those before it below.
        if let column = view.compactColumn, coordinator.isEmpty {
            let depth = min(column.wrappedValue.number, next.count)
            for place in 0..<max(0, column.wrappedValue == .detail ? next.count : depth) {
                coordinator.presented.append(
                    (next[place], { column.wrappedValue = place == 0 ? .sidebar : .content }))
            }
        }
        let split = SplitColumn(next: coordinator.presented.isEmpty ? next : [])
        builder.withEnvironment(\.splitColumn, split) { builder in
            builder.navigationStack("NavigationSplitView", view.sidebar, coordinator)
        }
    }

    /// Columns side by side, the detail taking the rest.
    ///
    /// Source: swiftui-web `splitview/*` on macOS 26: a panel of 140 with 8 before, above and below it; a column of 200
    /// and a point; both as wide as `navigationSplitViewColumnWidth` says.
    @MainActor
    private func columns(_ builder: inout NodeBuilder) {
        let side = builder.side
        let coordinator = builder.navigationCoordinator("NavigationSplitView", nil)
        let isMacOS = builder.environment.platform.isMacOS
        let showsSidebar = visibility != .detailOnly && !(visibility == .doubleColumn && content != nil)
        let showsContent = visibility != .detailOnly
        let margin: CGFloat = isMacOS ? 8 : 0
        let row = builder.nextRow
        builder.node(Node(kind: .hstack, parent: -1, payload: builder.newContainer(), a: 0)) { builder in
            side.names[builder.parent] = "NavigationSplitView"
            builder.withEnvironment(
                {
                    $0.navigationCoordinator = coordinator
                    $0.splitColumn = SplitColumn(next: [])
                    $0.listContext = nil
                },
                { builder in
                    if showsSidebar {
                        builder.member(0) { builder in
                            let insets = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: 0)
                            builder.pad(insets) { builder in
                                builder.column(isMacOS ? 140 : 320) { builder in
                                    builder.withEnvironment(\.listLook, .sidebar) { builder in
                                        builder.columnScreen(sidebar)
                                    }
                                }
                            }
                        }
                    }
                    if showsContent, let content {
                        builder.member(1) { builder in
                            builder.column(isMacOS ? 200 : 320) { $0.columnScreen(content) }
                        }
                        builder.withStackAxis(.horizontal) { builder in
                            builder.member(2) { builder in builder.part { Divider._makeNodes(Divider(), &$0) } }
                        }
                    }
                    builder.member(3) { builder in
                        builder.column(.nan) { builder in
                            builder.withEnvironment(\.splitColumn, nil) { builder in
                                builder.navigationStack("Detail", detail, coordinator)
                            }
                        }
                    }
                })
        }
        if !isMacOS { side.approximations[row] = "columns were recorded on macOS" }
    }
}

/// The columns that follow the one whose list is being lowered.
final class SplitColumn: @unchecked Sendable {
    private let next: [() -> AnyView]
    /// What `navigationSplitViewColumnWidth` asks for, in points.
    var width: CGFloat?

    init(next: [() -> AnyView]) { self.next = next }

    /// Shows the next columns for what is chosen in a list.
    func follow(_ selection: ListSelection?, _ coordinator: NavigationCoordinator?) {
        guard let selection, selection.hasSelection, let coordinator, let first = next.first, !isFollowed else {
            return
        }
        isFollowed = true
        let rest = SplitColumn(next: Array(next.dropFirst()))
        coordinator.presented.append(
            ({ AnyView(first().modifier(SplitColumnModifier(column: rest))) }, { selection.clear() }))
    }

    private var isFollowed = false
}

/// Puts the columns that follow into the environment of one.
nonisolated struct SplitColumnModifier: EnvironmentModifier {
    let column: SplitColumn

    @MainActor static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.withEnvironment(\.splitColumn, modifier.column) { C._makeNodes(content, &$0) }
    }
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
    /// The column of a split view that the view is in; nil outside.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}

extension NodeBuilder {
    /// A column of a width that the views inside may change; NaN for what is left.
    @MainActor
    fileprivate mutating func column(_ width: CGFloat, _ content: @escaping @MainActor (inout NodeBuilder) -> Void) {
        let column = SplitColumn(next: [])
        let row = Int(nextRow)
        let fill: @MainActor (inout NodeBuilder) -> Void = { builder in
            builder.side.flexibleFrames.append(
                FlexibleFrame(
                    minWidth: 0, idealWidth: .nan, maxWidth: .infinity, minHeight: 0, idealHeight: .nan,
                    maxHeight: .infinity))
            builder.plumbing(
                Node(kind: .flexibleFrame, parent: -1, payload: Int32(builder.side.flexibleFrames.count - 1))
            ) { builder in
                builder.withEnvironment(\.splitColumn, column) { builder in builder.apart(content) }
            }
        }
        guard !width.isNaN else { return fill(&self) }
        plumbing(Node(kind: .frame, parent: -1, a: Double(width)), fill)
        if let width = column.width { nodes[row].a = Double(width) }
    }

    /// A column's content in the middle.
    @MainActor
    fileprivate mutating func columnScreen<Content: View>(_ content: Content) {
        let context = NavigationContext(after: nil)
        withEnvironment(\.navigation, context) { builder in
            builder.single(content, in: Node(kind: .vstack, parent: -1), axis: .vertical)
        }
    }
}

/// How wide a column is, for the split view around.
nonisolated public struct _ColumnWidthModifier: PrimitiveModifier {
    var width: CGFloat

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        if let column = builder.environment.splitColumn, column.width == nil {
            if modifier.width.isFinite && modifier.width >= 0 {
                column.width = modifier.width
            } else {
                builder.warn("navigationSplitViewColumnWidth is \(modifier.width); taken as not given")
            }
        }
        C._makeNodes(content, &builder)
    }

    /// It is about the column, not about each view.
    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }
}

/// How a split view shares out its width. Apple's protocol has no requirements that users can meet.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

nonisolated extension View {
    /// How wide the column is that the view is in, in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> ModifiedContent<Self, _ColumnWidthModifier> {
        modifier(_ColumnWidthModifier(width: width))
    }

    /// How wide the column is that the view is in, in points.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> ModifiedContent<Self, _ColumnWidthModifier> {
        modifier(_ColumnWidthModifier(width: Swift.max(min ?? 0, Swift.min(max ?? .infinity, ideal))))
    }

    /// How a split view shares out its width; every style is the system's own here.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
        _ style: S
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }
}
