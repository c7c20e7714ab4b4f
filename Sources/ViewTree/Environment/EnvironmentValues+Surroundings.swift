import Foundation

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether an app or a window is in use.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Whether a control belongs to the window in use.
public enum ControlActiveState: Equatable, CaseIterable, Sendable { case key, active, inactive }

/// How content is hidden or shown with something left out.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Texts and images are shown as grey shapes of the same size.
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    public static let standard = BackgroundProminence(isIncreased: false)
    public static let increased = BackgroundProminence(isIncreased: true)
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    var names: Set<String>

    private init(_ names: Set<String>) { self.names = names }

    public static let none = SymbolVariants([])
    public static let circle = SymbolVariants(["circle"])
    public static let square = SymbolVariants(["square"])
    public static let rectangle = SymbolVariants(["rectangle"])
    public static let fill = SymbolVariants(["fill"])
    public static let slash = SymbolVariants(["slash"])

    public var circle: SymbolVariants { SymbolVariants(names.union(["circle"])) }
    public var square: SymbolVariants { SymbolVariants(names.union(["square"])) }
    public var rectangle: SymbolVariants { SymbolVariants(names.union(["rectangle"])) }
    public var fill: SymbolVariants { SymbolVariants(names.union(["fill"])) }
    public var slash: SymbolVariants { SymbolVariants(names.union(["slash"])) }

    public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}

private enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }
private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsLuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsSceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum IsHoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum IsTabBarShowingSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsActivityFullscreenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SupportsMultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SupportsRemoteScenesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SupportsImagePlaygroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
private enum SpringLoadingBehaviorKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalScrollBounceBehaviorKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum VerticalScrollBounceBehaviorKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}
private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private enum OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction() } }
private enum DismissWindowKey: EnvironmentKey { static var defaultValue: DismissWindowAction { DismissWindowAction() } }
private enum NewDocumentKey: EnvironmentKey { static var defaultValue: NewDocumentAction { NewDocumentAction() } }
private enum RequestReviewKey: EnvironmentKey { static var defaultValue: RequestReviewAction { RequestReviewAction() } }
private enum ResetFocusKey: EnvironmentKey { static var defaultValue: ResetFocusAction { ResetFocusAction() } }

extension EnvironmentValues {
    /// How much colours stand out from each other.
    public internal(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// How much room there is from side to side: that of a phone held upright, unless it was set.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether the window is in use.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether controls belong to the window in use.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// What is left out when the view is shown.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// How the background stands out.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// Which variants symbols are shown in.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How symbols are coloured.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// How heavy text is by the user's wish.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// How content changes.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether content that changes is drawn as one image.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }

    /// The older name of ``autocorrectionDisabled``.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }

    /// Whether fields correct nothing.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }

    /// Whether the screen is dimmed.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// Whether the screen is recorded.
    public var isSceneCaptured: Bool {
        get { self[IsSceneCapturedKey.self] }
        set { self[IsSceneCapturedKey.self] = newValue }
    }

    /// Whether the view has the focus; only fields have it here.
    public var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether the focus shows.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }

    /// Whether views react to a pointer.
    public var isHoverEffectEnabled: Bool {
        get { self[IsHoverEffectEnabledKey.self] }
        set { self[IsHoverEffectEnabledKey.self] = newValue }
    }

    /// Whether a tab bar shows its sections.
    public var isTabBarShowingSections: Bool {
        get { self[IsTabBarShowingSectionsKey.self] }
        set { self[IsTabBarShowingSectionsKey.self] = newValue }
    }

    /// Whether a live activity fills the screen.
    public var isActivityFullscreen: Bool {
        get { self[IsActivityFullscreenKey.self] }
        set { self[IsActivityFullscreenKey.self] = newValue }
    }

    /// Whether there can be more windows.
    public var supportsMultipleWindows: Bool {
        get { self[SupportsMultipleWindowsKey.self] }
        set { self[SupportsMultipleWindowsKey.self] = newValue }
    }

    /// Whether a scene can be elsewhere.
    public var supportsRemoteScenes: Bool {
        get { self[SupportsRemoteScenesKey.self] }
        set { self[SupportsRemoteScenesKey.self] = newValue }
    }

    /// Whether images can be generated.
    public var supportsImagePlayground: Bool {
        get { self[SupportsImagePlaygroundKey.self] }
        set { self[SupportsImagePlaygroundKey.self] = newValue }
    }

    /// The range of brightness that images may use.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }

    /// Whether a drag that stays over the view presses it.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }

    /// Whether a button that is held acts again.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }

    /// Whether indicators show.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalScrollIndicatorVisibilityKey.self] }
        set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
    }

    /// Whether indicators show.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalScrollIndicatorVisibilityKey.self] }
        set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
    }

    /// When a scroll view bounces.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalScrollBounceBehaviorKey.self] }
        set { self[HorizontalScrollBounceBehaviorKey.self] = newValue }
    }

    /// When a scroll view bounces.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalScrollBounceBehaviorKey.self] }
        set { self[VerticalScrollBounceBehaviorKey.self] = newValue }
    }

    /// How scrolling dismisses the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardModeKey.self] }
        set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
    }

    /// How materials look in windows that are not in use.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }

    /// What undoes the last action. There is none here.
    public var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }

    /// Renames something.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }

    /// Loads the content of a view again. It is there inside a `refreshable`.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// Opens a window. There is one window here.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// Closes a window.
    public internal(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// Opens a new document.
    public internal(set) var newDocument: NewDocumentAction {
        get { self[NewDocumentKey.self] }
        set { self[NewDocumentKey.self] = newValue }
    }

    /// Asks for a review. Nobody is asked here.
    public internal(set) var requestReview: RequestReviewAction {
        get { self[RequestReviewKey.self] }
        set { self[RequestReviewKey.self] = newValue }
    }

    /// Moves the focus to where it begins.
    public internal(set) var resetFocus: ResetFocusAction {
        get { self[ResetFocusKey.self] }
        set { self[ResetFocusKey.self] = newValue }
    }
}
