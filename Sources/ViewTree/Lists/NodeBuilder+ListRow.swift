import Foundation

// What stands beside a row's content: the buttons that a swipe shows, and an edit mode's controls. No source has their
// sizes: they are close to what UIKit shows, and marked as a guess.

/// The controls beside a row.
struct RowControls {
    var showsDelete = false
    var showsCircle = false
    var showsHandle = false
    /// The buttons that a swipe has shown.
    var buttons: (edge: HorizontalEdge, content: AnyView)?

    /// From a row's content to where it begins without a circle of 22 before it. On iOS 26 40 (swiftui-web
    /// `ios/list/editing`: content 72 in instead of 32); UIKit's 38 before that, a guess.
    var circle: CGFloat = 38
    /// What the grip takes at the end: 43 on iOS 26 (swiftui-web `uikit/table/editing`).
    var handle: CGFloat = 38
    /// Whether all of it was recorded.
    var isRecorded = false
    /// The least width of a button that a swipe shows.
    static let button: CGFloat = 74
    static let guess = "the sizes of the controls beside a list's row are not recorded"
}

extension NodeBuilder {
    /// Finds out what can be done with a row, once its content is there; nil where nothing stands beside it.
    @MainActor
    mutating func rowControls(_ entry: Int) -> RowControls? {
        guard let context = environment.listContext, let swipes = context.swipes else { return nil }
        var row = side.listRows[entry].handling
        let isEditing = environment.editMode?.wrappedValue.isEditing == true && !environment.platform.isMacOS
        select(&row, context, isEditing: isEditing)
        let canDelete = row.rows?.delete != nil && !row.isDeleteDisabled
        let canMove = row.rows?.move != nil && !row.isMoveDisabled && isEditing
        row.owner = row.rows?.owner ?? 0
        row.showsLeading = !isEditing && !row.leading.isEmpty
        // A row with swipe actions of its own, at whichever edge, is not given the one that deletes (Apple's
        // documentation of `swipeActions`); in an edit mode it can still be deleted.
        let showsDelete = canDelete && row.leading.isEmpty
        row.showsTrailing = !isEditing && (!row.trailing.isEmpty || showsDelete)
        row.fullLeading = row.leading.first?.allowsFullSwipe ?? false
        row.fullTrailing = row.trailing.first?.allowsFullSwipe ?? true
        let identity = row.identity
        if row.showsLeading || row.showsTrailing || (isEditing && canDelete) {
            row.reveal = { swipes.reveal(identity, $0) }
        }
        if swipes.row == identity {
            swipes.isPresent = true
            row.revealed = swipes.edge
        }
        if swipes.row != nil { row.intercept = { swipes.close() } }
        var controls = RowControls()
        if environment.platform == .iOS26 {
            controls.circle = 40
            controls.handle = 43
        }
        controls.showsDelete = isEditing && canDelete
        controls.showsCircle = isEditing && context.selection?.isMultiple == true && row.tap != nil
        controls.showsHandle = canMove
        if let edge = row.revealed {
            let own = isEditing ? [] : edge == .leading ? row.leading : row.trailing
            let content =
                own.isEmpty ? deleteButton(row) : AnyView(ForEach(own.indices, id: \.self) { own[$0].content })
            controls.buttons = (edge, content)
        }
        row.leadingIndent =
            (controls.showsDelete ? controls.circle : 0) + (controls.showsCircle ? controls.circle : 0)
        row.trailingIndent = controls.showsHandle ? controls.handle : 0
        // What selects a row while it is edited, and the buttons of swipes, were not.
        controls.isRecorded = environment.platform == .iOS26 && !controls.showsCircle && controls.buttons == nil
        side.listRows[entry].handling = row
        let isEmpty = row.leadingIndent == 0 && row.trailingIndent == 0 && controls.buttons == nil
        return isEmpty ? nil : controls
    }

    /// What a tap on the row selects.
    @MainActor
    private func select(_ row: inout ListRowHandling, _ context: ListContext, isEditing: Bool) {
        guard let selection = context.selection, !row.isSelectionDisabled, environment.isEnabled,
            let value = selectionValue(ofRow: parent), let tap = selection.tap(value)
        else { return }
        if selection.isMultiple, !isEditing, !environment.platform.isMacOS { return }
        row.tap = tap
        // While rows are edited, what they show does not act.
        if isEditing { row.intercept = tap }
    }

    private func deleteButton(_ row: ListRowHandling) -> AnyView {
        let number = row.number
        let delete = row.rows?.delete
        return AnyView(Button("Delete", role: .destructive) { delete?(IndexSet(integer: number)) })
    }

    /// A row's background with the controls in front of it.
    @MainActor
    mutating func rowLayers(
        _ entry: Int, _ background: (@MainActor (inout NodeBuilder) -> Void)?, _ controls: RowControls
    ) {
        let row = side.listRows[entry].handling
        let width = WidthSum()
        let side = side
        plumbing(Node(kind: .zstack, parent: -1, payload: newContainer())) { builder in
            if let background { builder.member(0, background) }
            builder.parts { builder in
                builder.withEnvironment(
                    {
                        $0.isRowControl = true
                        $0.buttonCompletion = { row.reveal?(nil) }
                        $0.buttonStyle = .custom { AnyView(RowButtonLabel(label: $0.label, width: width)) }
                        $0.isEnabled = true
                    },
                    { builder in
                        builder.member(1) { builder in
                            RowControlsView._makeNodes(RowControlsView(controls: controls, row: row), &builder)
                        }
                    })
            }
        }
        guard let edge = row.revealed else { return }
        side.listRows[entry].handling.shift = edge == .leading ? width.total : -width.total
    }
}

/// How wide the buttons are together.
private final class WidthSum {
    var total: CGFloat = 0
}

/// A button beside a row: as wide as its title, and not narrower than UIKit's.
private struct RowButtonLabel {
    let label: ButtonStyleConfiguration.Label
    let width: WidthSum
}

extension RowButtonLabel: View {}
extension RowButtonLabel: PrimitiveView {
    @MainActor static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let label = view.label
        // A title tells how much room it needs; a symbol fits into the least width.
        var scratch = NodeBuilder(environment: builder.environment, store: builder.store, capacity: 16)
        ButtonStyleConfiguration.Label._makeNodes(label, &scratch)
        let table = scratch.finish()
        let title = table.side.texts.map(\.string).joined(separator: " ")
        let hasSymbol = (0..<table.count).contains { table.nodes[$0].kind == .image }
        let width = hasSymbol ? RowControls.button : max(RowControls.button, builder.measureLine(title).size.width + 30)
        view.width.total += width
        let frame = label.labelStyle(.iconOnly).frame(width: width).frame(maxHeight: .infinity).contentShape(
            Rectangle())
        if !title.isEmpty, let row = builder.presentButton { builder.side.titles[row] = title }
        builder.single(frame, in: Node(kind: .hstack, parent: -1))
    }
}

extension NodeBuilder {
    /// The row of the button that is being lowered.
    fileprivate var presentButton: Int32? {
        var row = parent
        while row >= 0, nodes[Int(row)].kind != .button { row = nodes[Int(row)].parent }
        return row < 0 ? nil : row
    }
}

/// The controls at both edges of a row.
private struct RowControlsView: View {
    let controls: RowControls
    let row: ListRowHandling

    var body: some View {
        HStack(spacing: 0) {
            if let buttons = controls.buttons, buttons.edge == .leading {
                HStack(spacing: 0) { Reported(buttons.content) }
            }
            if controls.showsDelete { Reported(RemoveControl(width: controls.circle) { row.reveal?(.trailing) }) }
            if controls.showsCircle { Reported(circle("circle")) }
            Spacer(minLength: 0)
            if controls.showsHandle { Reported(MoveHandle(row: row, width: controls.handle)) }
            if let buttons = controls.buttons, buttons.edge == .trailing {
                FromTrailingEdge { Reported(buttons.content) }
            }
        }
    }

    private func circle(_ name: String) -> some View {
        Image(systemName: name).frame(width: controls.circle).frame(maxHeight: .infinity)
    }
}

/// The circle with a minus that offers to delete a row.
private struct RemoveControl {
    let width: CGFloat
    let action: () -> Void
}

extension RemoveControl: View {}
extension RemoveControl: PrimitiveView {
    @MainActor static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let button = AnyButton(role: nil, action: view.action, label: AnyView(EmptyView()))
        builder.withEnvironment(\.buttonCompletion, nil) { builder in
            button.makeNodes(&builder) { builder in
                builder.side.titles[builder.parent] = "Remove"
                let label = Image(systemName: "minus.circle.fill").frame(width: view.width)
                    .frame(maxHeight: .infinity).contentShape(Rectangle())
                builder.parts { $0.single(label, in: Node(kind: .hstack, parent: -1)) }
            }
        }
    }
}

/// What a row is held by while it is moved.
private struct MoveHandle {
    let row: ListRowHandling
    let width: CGFloat
}

extension MoveHandle: View {}
extension MoveHandle: PrimitiveView {
    @MainActor static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let row = view.row
        let store = builder.store
        let drag = DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { value in
            guard let places = store.rowPlaces?(row.owner), let move = row.rows?.move else { return }
            // Before the first row whose middle the finger has not passed.
            let target = places.filter { $0.middle < value.location.y }.map { $0.number + 1 }.max() ?? 0
            guard target != row.number, target != row.number + 1 else { return }
            move(IndexSet(integer: row.number), target)
        }
        let handle = Image(systemName: "line.3.horizontal").frame(width: view.width).frame(maxHeight: .infinity)
            .contentShape(Rectangle()).accessibilityLabel("Reorder")
            .modifier(_GestureModifier(name: "onMove", gesture: drag, ignoresTaps: true))
        builder.parts { $0.single(handle, in: Node(kind: .hstack, parent: -1)) }
    }
}

/// Side by side, the first at the trailing edge.
private struct FromTrailingEdge: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width }, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.maxX
        let offer = ProposedViewSize(width: nil, height: bounds.height)
        for subview in subviews {
            x -= subview.sizeThatFits(offer).width
            subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: offer)
        }
    }
}
