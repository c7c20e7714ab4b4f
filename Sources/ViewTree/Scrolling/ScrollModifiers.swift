import Foundation

nonisolated extension View {
    /// Room between the edges of scroll views and their content: `length` points, or the system's amount for nil.
    ///
    /// Margins of the indicators alone have no effect on layout.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<EdgeInsets>> {
        let length = length ?? ControlMetrics.defaultPadding
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<EdgeInsets>> {
        contentMargins(.all, length, for: placement)
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<EdgeInsets>> {
        transformEnvironment(\.scrollContentMargins) { margins in
            guard placement != .scrollIndicators else { return }
            func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
            if edges.contains(.top) { margins.top = length(insets.top) }
            if edges.contains(.leading) { margins.leading = length(insets.leading) }
            if edges.contains(.bottom) { margins.bottom = length(insets.bottom) }
            if edges.contains(.trailing) { margins.trailing = length(insets.trailing) }
        }
    }

    /// Which part of the content scroll views show at first, and where content lies that needs less room.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> EnvironmentContent<Self, UnitPoint?> {
        environment(\.defaultScrollAnchor, anchor)
    }

    /// Which part of the content scroll views show at first, or where content lies that needs less room, whatever the
    /// anchor for all roles is; the role of size changes has no effect here.
    public func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole
    ) -> some View {
        transformEnvironment(\.scrollRoleAnchors) { anchors in
            if role == .initialOffset { anchors.initialOffset = .some(anchor) }
            if role == .alignment { anchors.alignment = .some(anchor) }
        }
    }

    /// Scrolls to the view with the bound id whenever the id changes.
    public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> EnvironmentContent<Self, ScrollDestination?> {
        environment(
            \.scrollPosition,
            id.wrappedValue.map { ScrollDestination(.view(AnyHashable($0)), anchor: anchor ?? .top) })
    }

    /// Scrolls to the bound position whenever it changes.
    public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> EnvironmentContent<Self, ScrollDestination?> {
        var target = position.wrappedValue.target
        if let anchor, target?.anchor == nil { target?.anchor = anchor }
        return environment(\.scrollPosition, target)
    }

    /// Whether scroll views react to drags.
    public func scrollDisabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>> {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// No effect on layout: indicators take no room.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func scrollIndicatorsFlash(onAppear: Bool) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// No effect on layout: where a drag ends is up to whoever drags.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func scrollTargetLayout(isEnabled: Bool = true) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func scrollTarget(isEnabled: Bool = true) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// No effect on hits: a scroll view tests its bounds whether it clips or not.
    public func scrollClipDisabled(_ disabled: Bool = true) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// What loads the content again, when a scroll view inside is pulled down by 100 points at its top; views inside
    /// call it through the environment's `refresh`.
    public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> EnvironmentContent<Self, RefreshAction?> { environment(\.refresh, RefreshAction(action: action)) }
}

/// Where content margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let number: Int
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(number: 0) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(number: 1) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(number: 2) }
}

/// What a scroll anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let number: Int
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }
}

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 0) }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 1) }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 2) }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 3) }
}

/// Whether scroll views bounce at their ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let number: Int
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(number: 0) }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(number: 1) }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(number: 2) }
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let number: Int
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 0) }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 1) }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 2) }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 3) }
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Sendable {
        public static var automatic: LimitBehavior { LimitBehavior() }
        public static var always: LimitBehavior { LimitBehavior() }
        public static var never: LimitBehavior { LimitBehavior() }
        public static var alwaysByFew: LimitBehavior { LimitBehavior() }
        public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
