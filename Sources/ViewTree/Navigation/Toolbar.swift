import Foundation

/// Something in a bar.
struct ToolbarEntry: Identifiable {
    enum Side: Sendable { case leading, principal, trailing, bottom, elsewhere }
    let id: Int
    let side: Side
    let view: AnyView

    /// Whether it stands in the bar at the top.
    var isInBar: Bool { side != .bottom && side != .elsewhere }
}

/// Where an item stands.
public struct ToolbarItemPlacement: Sendable {
    let side: ToolbarEntry.Side
    public static let automatic = ToolbarItemPlacement(side: .trailing)
    public static let principal = ToolbarItemPlacement(side: .principal)
    public static let navigation = ToolbarItemPlacement(side: .leading)
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
    public static let status = ToolbarItemPlacement(side: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(side: .leading)
    public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(side: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
    public static let keyboard = ToolbarItemPlacement(side: .elsewhere)
    public static let title = ToolbarItemPlacement(side: .principal)
    public static let largeTitle = ToolbarItemPlacement(side: .elsewhere)
    public static let subtitle = ToolbarItemPlacement(side: .elsewhere)
    public static let largeSubtitle = ToolbarItemPlacement(side: .elsewhere)
    public static let bottomOrnament = ToolbarItemPlacement(side: .elsewhere)
    /// Above the keyboard or another bar, by its identifier.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(side: .elsewhere)
    }
}

/// What stands in a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor var body: Body { get }

    /// Adds the content's items.
    @MainActor static func _collect(_ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void)
}

extension ToolbarContent {
    @MainActor public static func _collect(_ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void) {
        Body._collect(content.body, add)
    }
}

extension Never: ToolbarContent {}

/// One item of a bar.
public struct ToolbarItem<ID, Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem where ID == (), Content: View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String, Content: View {
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content())
    }

    @_disfavoredOverload
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem: ToolbarContent where Content: View {
    public var body: Never { return fatalError("an item of a bar has no body") }

    @MainActor public static func _collect(_ item: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void) {
        add(item.placement, AnyView(item.content))
    }
}

/// Several items of a bar at one place.
public struct ToolbarItemGroup<Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup where Content: View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItemGroup {
    /// A group that becomes a menu with a label where there is little room; there is room here.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement, content: LabeledToolbarItemGroupContent(content: content(), label: label()))
    }
}

/// The content of a group of a bar's items with a label.
public struct LabeledToolbarItemGroupContent<Content, Label> {
    let content: Content
    let label: Label
}

extension LabeledToolbarItemGroupContent: View where Content: View, Label: View {
    public var body: Content { content }
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
    public var body: Never { return fatalError("a group of items has no body") }

    @MainActor public static func _collect(_ group: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void) {
        add(group.placement, AnyView(group.content))
    }
}

/// Several contents of a bar, as a ToolbarContentBuilder makes them.
public struct _ToolbarContents {
    let collect: @MainActor ((ToolbarItemPlacement, AnyView) -> Void) -> Void
}

extension _ToolbarContents: ToolbarContent {
    public var body: Never { return fatalError("contents of a bar have no body") }

    @MainActor public static func _collect(_ contents: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void) {
        contents.collect(add)
    }
}

/// Makes a bar's content.
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> _ToolbarContents {
        // Items are made and collected one at a time, wherever that is.
        nonisolated(unsafe) let content = content
        return _ToolbarContents { C._collect(content, $0) }
    }

    /// A view by itself is an item.
    @_disfavoredOverload
    public static func buildExpression<V: View>(_ view: V) -> _ToolbarContents {
        nonisolated(unsafe) let view = view
        return _ToolbarContents { $0(.automatic, AnyView(view)) }
    }

    public static func buildBlock(_ contents: _ToolbarContents...) -> _ToolbarContents {
        nonisolated(unsafe) let contents = contents
        return _ToolbarContents { add in for content in contents { content.collect(add) } }
    }

    public static func buildIf(_ content: _ToolbarContents?) -> _ToolbarContents {
        content ?? _ToolbarContents { _ in }
    }

    public static func buildEither(first content: _ToolbarContents) -> _ToolbarContents { content }
    public static func buildEither(second content: _ToolbarContents) -> _ToolbarContents { content }
    public static func buildLimitedAvailability(_ content: _ToolbarContents) -> _ToolbarContents { content }
}

/// Puts items into the bar of the screen that the view is in.
nonisolated public struct _ToolbarModifier: PrimitiveModifier {
    var collect: @MainActor ((ToolbarItemPlacement, AnyView) -> Void) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        if let navigation = builder.environment.navigation {
            // The items see what the view sees, not what the bar does.
            var environment = builder.environment
            environment.barSlotHeight = NavigationBar.line
            let isFloating = environment.platform == .iOS26
            let usual = environment
            modifier.collect { placement, view in
                var slotted = usual
                if isFloating, placement.side == .bottom { slotted.barSlotHeight = NavigationBottomBar.floatingLine }
                // Bars do not grow with the type.
                if placement.side != .elsewhere { slotted.dynamicTypeSize = min(slotted.dynamicTypeSize, .large) }
                slotted.isOnBarPlatter = isFloating && placement.side != .principal && placement.side != .elsewhere
                let own = slotted
                let lowered = LoweredContent { builder in
                    builder.withEnvironment({ $0 = own }, { AnyView._makeNodes(view, &$0) })
                }
                navigation.items.append(
                    ToolbarEntry(id: navigation.items.count, side: placement.side, view: AnyView(lowered)))
            }
        }
        C._makeNodes(content, &builder)
    }

    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }
}

/// The bars that `toolbar(_:for:)` is about.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
    public static let tabBarOrSidebar = ToolbarPlacement(name: "tabBarOrSidebar")
    public static let windowToolbarFullScreen = ToolbarPlacement(name: "windowToolbarFullScreen")
    public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}

nonisolated extension View {
    /// Puts views into the bar of the screen.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> ModifiedContent<Self, _ToolbarModifier> {
        nonisolated(unsafe) let content = content()
        return modifier(_ToolbarModifier { $0(.automatic, AnyView(content)) })
    }
}

nonisolated extension View {
    /// Puts items into the bar of the screen.
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> ModifiedContent<Self, _ToolbarModifier> {
        nonisolated(unsafe) let content = content()
        return modifier(_ToolbarModifier { Content._collect(content, $0) })
    }

    /// Puts items that the user may rearrange into the bar of the screen; there is no such editor here.
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> ModifiedContent<Self, _ToolbarModifier> { toolbar(content: content) }

    /// What is behind bars; it takes no room.
    public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// Light or dark for bars.
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// Items at both ends of the bar, the older way.
    public func navigationBarItems<L: View, T: View>(
        leading: L, trailing: T
    ) -> ModifiedContent<Self, _ToolbarModifier> {
        nonisolated(unsafe) let leading = leading
        nonisolated(unsafe) let trailing = trailing
        return modifier(
            _ToolbarModifier { add in
                add(.navigationBarLeading, AnyView(leading))
                add(.navigationBarTrailing, AnyView(trailing))
            })
    }

    public func navigationBarItems<L: View>(leading: L) -> ModifiedContent<Self, _ToolbarModifier> {
        nonisolated(unsafe) let leading = leading
        return modifier(_ToolbarModifier { $0(.navigationBarLeading, AnyView(leading)) })
    }

    public func navigationBarItems<T: View>(trailing: T) -> ModifiedContent<Self, _ToolbarModifier> {
        nonisolated(unsafe) let trailing = trailing
        return modifier(_ToolbarModifier { $0(.navigationBarTrailing, AnyView(trailing)) })
    }
}
