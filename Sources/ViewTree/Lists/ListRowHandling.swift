import Foundation

/// What can be done with a row of a list besides touching its content: swiping it, deleting, moving and selecting it.
public struct ListRowHandling: @unchecked Sendable {
    /// The row's place in the structure, by which it is found on the next screen.
    public var identity: UInt64 = 0
    /// What a tap on the row does where nothing inside takes it: it selects the row.
    public var tap: (() -> Void)?
    /// What a tap on the row does instead of what its content would do: it closes the buttons that a swipe has shown.
    public var intercept: (() -> Void)?
    /// Whether a swipe towards the trailing edge shows buttons at the leading one.
    public var showsLeading = false
    public var showsTrailing = false
    /// Whether a long swipe does what the first button does.
    public var fullLeading = false
    public var fullTrailing = false
    /// Shows the buttons at an edge, or takes them away.
    public var reveal: ((HorizontalEdge?) -> Void)?
    /// The edge at which buttons are shown.
    public var revealed: HorizontalEdge?
    /// How far the content is moved out of the way of buttons, in points towards the trailing edge.
    public var shift: CGFloat = 0
    /// What an edit mode's controls take from the row's width.
    public var leadingIndent: CGFloat = 0
    public var trailingIndent: CGFloat = 0
    /// The rows that it can be moved among, and its number in their data.
    public var owner: UInt64 = 0
    public var number = 0

    var leading: [SwipeButtons] = []
    var trailing: [SwipeButtons] = []
    var rows: DynamicRows?
    var isDeleteDisabled = false
    var isMoveDisabled = false
    var isSelectionDisabled = false

    init() {}
}

/// What `swipeActions` adds to a row.
struct SwipeButtons {
    var allowsFullSwipe: Bool
    var content: AnyView
}

/// What can be done with the rows of a `ForEach`.
struct DynamicRows: @unchecked Sendable {
    /// The place of the `ForEach`.
    var owner: UInt64 = 0
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

/// Which row of a list shows the buttons beside it: one at most.
final class ListSwipes: @unchecked Sendable {
    private(set) var row: UInt64?
    private(set) var edge: HorizontalEdge?
    /// Whether that row was there in the present lowering.
    var isPresent = false
    private unowned let store: StateStore

    init(_ store: StateStore) { self.store = store }

    func reveal(_ row: UInt64, _ edge: HorizontalEdge?) {
        self.row = edge == nil ? nil : row
        self.edge = edge
        store.invalidate()
    }

    func close() {
        guard row != nil else { return }
        row = nil
        edge = nil
        store.invalidate()
    }
}

private enum DynamicRowsKey: EnvironmentKey { static var defaultValue: DynamicRows? { nil } }
private enum IsRowControlKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// What can be done with the rows that are being lowered; nil where nothing can.
    var dynamicRows: DynamicRows? {
        get { self[DynamicRowsKey.self] }
        set { self[DynamicRowsKey.self] = newValue }
    }

    /// Whether buttons are those beside a list's row.
    var isRowControl: Bool {
        get { self[IsRowControlKey.self] }
        set { self[IsRowControlKey.self] = newValue }
    }
}
