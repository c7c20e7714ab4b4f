import Foundation

/// What the rows' payloads point to. Only the kinds that need one have an entry.
public final class SideTables: @unchecked Sendable {
    @exclusivity(unchecked) public final var flexibleFrames: [FlexibleFrame] = []
    @exclusivity(unchecked) public final var insets: [EdgeInsets] = []
    @exclusivity(unchecked) public final var guides: [GuideEntry] = []
    @exclusivity(unchecked) public final var texts: [TextEntry] = []
    @exclusivity(unchecked) public final var shapes: [ShapeEntry] = []
    @exclusivity(unchecked) public final var styles: [ResolvedStyle] = []
    @exclusivity(unchecked) public final var images: [ImageEntry] = []
    @exclusivity(unchecked) public final var hosted: [HostedEntry] = []
    @exclusivity(unchecked) public final var gestures: [GestureEntry] = []
    @exclusivity(unchecked) public final var views: [ViewEntry] = []
    @exclusivity(unchecked) public final var buttons: [ButtonEntry] = []
    @exclusivity(unchecked) public final var strings: [String] = []
    @exclusivity(unchecked) public final var layouts: [any LayoutBox] = []
    @exclusivity(unchecked) public final var contentShapes: [ContentShapeEntry] = []
    @exclusivity(unchecked) public final var affineTransforms: [CGAffineTransform] = []
    /// Anchors of scale and rotation effects, in units of the view.
    @exclusivity(unchecked) public final var anchors: [UnitPoint] = []
    @exclusivity(unchecked) public final var projections: [ProjectionEntry] = []
    @exclusivity(unchecked) public final var geometry: [GeometryEntry] = []
    /// `visualEffect`, by row: where its geometry is kept between lowerings.
    @exclusivity(unchecked) public final var effectRows: [Int32: UInt64] = [:]
    @exclusivity(unchecked) public final var shadows: [ShadowEntry] = []
    @exclusivity(unchecked) public final var scrollViews: [ScrollEntry] = []
    /// The ids of the views that can be scrolled to, by row.
    @exclusivity(unchecked) public final var elements: [Int32: [AnyHashable]] = [:]
    /// Navigation columns that views may take their size from, by row: the column's key in the store.
    @exclusivity(unchecked) public final var columns: [Int32: UInt64] = [:]
    /// Whether some view's size comes from the container around it.
    @exclusivity(unchecked) public final var readsContainers = false
    /// How many stacks and other containers with several children there are; their payloads count them.
    @exclusivity(unchecked) public final var containerCount: Int32 = 0
    /// Callbacks with the row they belong to.
    @exclusivity(unchecked) public final var callbacks: [LifecycleEntry] = []
    /// What was wrong with the input; printed once the tree is final.
    @exclusivity(unchecked) public final var warnings: [Diagnostic] = []
    /// Names of rows that report themselves under another name than their kind's.
    @exclusivity(unchecked) public final var names: [Int32: String] = [:]
    /// Why a row's numbers are a guess.
    @exclusivity(unchecked) public final var approximations: [Int32: String] = [:]
    /// `layoutValue(key:value:)`, by row.
    @exclusivity(unchecked) public final var layoutValues: [Int32: [ObjectIdentifier: Any]] = [:]
    /// Titles of rows that are neither texts nor carry an accessibility label.
    @exclusivity(unchecked) public final var titles: [Int32: String] = [:]
    /// Rows that keep distances of their own, whatever is inside.
    @exclusivity(unchecked) public final var spacings: [Int32: ViewSpacing] = [:]
    /// `accessibilityActivationPoint`, by row.
    @exclusivity(unchecked) public final var activationPoints: [Int32: ActivationPoint] = [:]
    /// What rows of kind `gridCell` say.
    @exclusivity(unchecked) public final var gridCells: [GridCellEntry] = []
    @exclusivity(unchecked) public final var lazyStacks: [LazyStackEntry] = []
    @exclusivity(unchecked) public final var lazyGrids: [LazyGridEntry] = []
    /// How many Sections there are; the payloads of their notes count them.
    @exclusivity(unchecked) public final var sectionCount: Int32 = 0
    /// Children of lazy containers that layout moved to the edge of the visible area: in front of their siblings.
    @exclusivity(unchecked) public final var pinnedRows: Set<Int32> = []

    /// Rows of lists, and the lists themselves.
    @exclusivity(unchecked) public final var listRows: [ListRowEntry] = []
    @exclusivity(unchecked) public final var lists: [ListEntry] = []
    /// The values of `tag(_:)`, by row.
    @exclusivity(unchecked) public final var tags: [Int32: AnyHashable] = [:]
    /// Rows that take part in preferences, first to last.
    @exclusivity(unchecked) public final var preferences: [PreferenceEntry] = []
    /// Views of matched geometry groups.
    @exclusivity(unchecked) public final var matched: [MatchedEntry] = []
    /// The matched groups that have a source.
    @exclusivity(unchecked) public final var matchedSources: Set<MatchedEntry.Group> = []

    /// How many modifiers with a memory each place has.
    @exclusivity(unchecked) final var modifierOrdinals: [UInt64: Int] = [:]

    /// The layers on top of the screen, by the place of their rows in the structure.
    @exclusivity(unchecked) public final var presentations: [UInt64: PresentationKind] = [:]

    /// How to take the layers on top of the screen away.
    @exclusivity(unchecked) public final var dismissals: [UInt64: () -> Void] = [:]

    /// The outermost transition of the branch that is being lowered, and the row that branch lies in.
    @exclusivity(unchecked) final var transition: AnyTransition?
    @exclusivity(unchecked) final var transitionParent: Int32 = -1

    /// Adjustments of the user's, by place in the structure.
    @exclusivity(unchecked) public final var adjustments: [UInt64: (AccessibilityAdjustmentDirection) -> Void] = [:]

    /// Trees of another framework's views, and those views with their rows.
    @exclusivity(unchecked) public final var platformTrees: [any PlatformTree] = []
    @exclusivity(unchecked) public final var platformViews: [PlatformViewEntry] = []
    @exclusivity(unchecked) public final var platformRows: [ObjectIdentifier: Int32] = [:]

    /// How to leave pushed screens by a swipe from their leading edge, by row.
    @exclusivity(unchecked) public final var pops: [Int32: () -> Void] = [:]

    /// Tab views that a finger turns the pages of, by row.
    @exclusivity(unchecked) public final var pages: [Int32: PageTurning] = [:]

    /// What the system draws in boxes that are empty for layout, by row.
    @exclusivity(unchecked) public final var ink: [Int32: SystemInk] = [:]
    /// What rows of kind `visualEffect` do to colours; their first number is the place.
    @exclusivity(unchecked) public final var effects: [DrawingEffect] = []

    /// Other names by which rows are found.
    @exclusivity(unchecked) public final var aliases: [Int32: String] = [:]

    /// The appearance that each presentation, and the screen itself as 0, was asked to be in.
    @exclusivity(unchecked) public final var preferredColorSchemes: [UInt64: ColorScheme] = [:]

    public init() {}
}

/// `minWidth … maxHeight`; NaN stands for nil.
public struct FlexibleFrame: Sendable {
    public var minWidth: Double, idealWidth: Double, maxWidth: Double
    public var minHeight: Double, idealHeight: Double, maxHeight: Double
}

/// `alignmentGuide(_:computeValue:)`.
public struct GuideEntry: @unchecked Sendable {
    public var key: AlignmentKey
    public var compute: (ViewDimensions) -> CGFloat
}

/// A text with everything its environment decided, and who measures it.
public struct TextEntry: @unchecked Sendable {
    public var text: ResolvedText
    public var measurer: any TextMeasuring
    public var style: ResolvedStyle
    /// The string as the user wrote it.
    public var string: String
    public var alignment: TextAlignment
    /// What a tap on a link does; nil in texts without links.
    public var openURL: OpenURLAction?
    /// How each run is drawn; empty where all are drawn alike.
    public var looks: [TextLook] = []
    /// Whether `disabled` leaves its links alone.
    public var areLinksEnabled = true
}

/// A filled or stroked shape.
public struct ShapeEntry: @unchecked Sendable {
    public var shape: AnyShape
    /// The shape's type, for its name.
    public var name: Any.Type
    public var style: ResolvedStyle
    public var fill: FillStyle
    /// Set for a stroke; then only the stroked path is drawn and hit.
    public var stroke: StrokeStyle?
}

/// An image: its natural size in points, and whether it stretches.
public struct ImageEntry: Sendable {
    public var name: String?
    public var isSymbol: Bool
    public var size: CGSize
    public var isResizable: Bool
    /// Distance from the top to the baseline, for symbols.
    public var baseline: CGFloat?
    public var style: ResolvedStyle
    /// Whether layout has asked for its own size. A resizable one may have been offered a size on both axes every time;
    /// then its own size does not matter.
    public var wasAskedForOwnSize = false
    /// Why its own size may be wrong.
    public var guess: String?
}

/// A control that UIKit draws and that takes its own touches.
public struct HostedEntry: @unchecked Sendable {
    public var kind: String
    public var label: String?
    /// NaN on an axis where the control takes what it is offered.
    public var size: CGSize
    /// Whether it has a control or a recogniser; a blur view has none.
    public var takesTouches: Bool
    public var isEnabled: Bool
    /// Whether an ancestor's tap gesture wins over it (segmented Picker, compact DatePicker).
    public var yieldsToAncestorTap: Bool
    /// Colours the control may show, for the visibility model.
    public var colors: [ResolvedColor]
    public var activate: (() -> Void)?
    /// What it does may depend on where it is touched.
    public var parts = HostedParts.whole
    /// What it answers on a flexible axis that is offered nothing.
    public var ideal = CGSize(width: ControlMetrics.unspecifiedLength, height: ControlMetrics.unspecifiedLength)
    /// The text's baseline below the top, in points; NaN where it has none.
    public var baseline = CGFloat.nan
    /// What it does with the user's input besides a tap.
    public var input: ControlInput?
    /// What it shows besides its title.
    public var shown = HostedState.plain
}

/// A view of the user's and its place in the structure.
public struct ViewEntry: @unchecked Sendable {
    public var type: Any.Type
    public var identity: UInt64

    @inlinable
    public init(type: Any.Type, identity: UInt64) {
        self.type = type
        self.identity = identity
    }

    /// The type's name without generic arguments and module.
    public var name: String {
        let full = String(describing: type)
        return String(full.prefix { $0 != "<" })
    }
}

/// A Button: what a tap does.
public struct ButtonEntry: @unchecked Sendable {
    public var isEnabled: Bool
    public var action: () -> Void
    /// Whether no style was named: a tap anywhere in a list's row fires such a button.
    public var isAutomatic = false
    /// Where the store notes that it is pressed; 0 where nobody looks at that.
    public var pressIdentity: UInt64 = 0
    /// The key that does the same.
    public var shortcut: KeyboardShortcut?
    /// Whether it stands beside a list's row: a swipe or an edit mode has shown it.
    public var isRowControl = false
}

/// `contentShape(_:_:eoFill:)`, interaction kind only.
public struct ContentShapeEntry: Sendable {
    public var shape: AnyShape
    public var eoFill: Bool
}

/// `rotation3DEffect` and `projectionEffect`: the matrix for a size.
public struct ProjectionEntry: @unchecked Sendable {
    public var transform: (CGSize) -> ProjectionTransform
}

/// Where a GeometryReader's result is kept between lowerings.
public struct GeometryEntry: Sendable {
    public var identity: UInt64
}

public struct ShadowEntry: Sendable {
    public var color: ResolvedColor
    public var radius: CGFloat
    public var x: CGFloat
    public var y: CGFloat
}

/// onAppear, onDisappear, task, onChange.
public struct LifecycleEntry: @unchecked Sendable {
    public enum Kind: Sendable { case appear, disappear, task }
    public var row: Int32
    public var identity: UInt64
    public var kind: Kind
    public var action: () -> Void
}
