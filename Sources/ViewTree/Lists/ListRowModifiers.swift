import Foundation

/// Changes the list's row that the view is in.
nonisolated public struct _ListRowModifier: PrimitiveModifier {
    var change: (inout ListRowEntry) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        // Of a member that waits for its row to be made, the row is made first.
        guard builder.pending.isEmpty else {
            return builder.flush(0) { Self._makeNodes(modifier, content, &$0) }
        }
        // The modifier on the outside has the last word, as it is lowered first: what is inside only fills gaps.
        if let row = builder.presentListRow { modifier.change(&builder.side.listRows[row]) }
        C._makeNodes(content, &builder)
    }
}

nonisolated extension View {
    /// The insets of the list's row that the view is in; nil for the list's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> ModifiedContent<Self, _ListRowModifier> {
        modifier(_ListRowModifier { if $0.insets == nil { $0.insets = insets } })
    }

    /// How far in the list's row is at some edges, in points; nil for the list's own everywhere.
    public func listRowInsets(
        _ edges: Edge.Set = .all, _ length: CGFloat?
    ) -> ModifiedContent<Self, _ListRowModifier> {
        modifier(
            _ListRowModifier { row in
                guard let length else { return }
                var insets = row.insets ?? EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
                if edges.contains(.top) { insets.top = length }
                if edges.contains(.leading) { insets.leading = length }
                if edges.contains(.bottom) { insets.bottom = length }
                if edges.contains(.trailing) { insets.trailing = length }
                row.insets = insets
            })
    }

    /// An index along the edge; it lies over the list.
    public func listSectionIndexVisibility(
        _ visibility: Visibility
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// What is behind the list's row that the view is in; nil for the list's own.
    public func listRowBackground<V: View>(_ view: V?) -> ModifiedContent<Self, _ListRowModifier> {
        // Bodies are made one at a time, wherever they are made.
        nonisolated(unsafe) let view = view
        return modifier(
            _ListRowModifier { row in
                guard view != nil, row.background == nil else { return }
                row.background = { builder in
                    if let view { builder.single(view, in: Node(kind: .zstack, parent: -1)) }
                }
            })
    }

    /// Whether the line below a row shows. It takes no room.
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> ModifiedContent<Self, _ListRowModifier> {
        modifier(_ListRowModifier { if visibility == .hidden { $0.hiddenSeparators.formUnion(edges) } })
    }

    /// The colour of the line below a row.
    public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> ModifiedContent<Self, _ListRowModifier> {
        modifier(_ListRowModifier { if edges.contains(.bottom), $0.separatorTint == nil { $0.separatorTint = color } })
    }

    /// Whether the lines around a section show. They take no room.
    public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// The colour of the lines around a section.
    public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// The colour of symbols in a row.
    public func listItemTint(_ tint: Color?) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// Whether a list's own background shows. It takes no room.
    public func scrollContentBackground(_ visibility: Visibility) -> ModifiedContent<Self, _ControlStyleModifier> {
        modifier(_ControlStyleModifier { $0.hidesListBackground = visibility == .hidden })
    }

    /// How far a list's rows are apart; nil for the style's own.
    public func listRowSpacing(_ spacing: CGFloat?) -> ModifiedContent<Self, _ControlStyleModifier> {
        modifier(_ControlStyleModifier { $0.listRowSpacing = spacing.flatMap { $0.isFinite ? $0 : nil } })
    }

    /// How far a list's sections are apart.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> ModifiedContent<Self, _ControlStyleModifier> {
        modifier(_ControlStyleModifier { $0.listSectionSpacing = spacing })
    }

    public func listSectionSpacing(_ spacing: CGFloat) -> ModifiedContent<Self, _ControlStyleModifier> {
        listSectionSpacing(.custom(spacing))
    }

    /// How much the headers of sections inside stand out.
    public func headerProminence(_ prominence: Prominence) -> EnvironmentContent<Self, Prominence> {
        environment(\.headerProminence, prominence)
    }

    /// Buttons that a swipe over a list's row shows, the first one at the edge. They are not part of the screen before.
    ///
    /// - Parameter allowsFullSwipe: Whether a long swipe does what the first button does.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> ModifiedContent<Self, _ListRowModifier> {
        // Bodies are made one at a time, wherever they are made.
        nonisolated(unsafe) let content = content()
        return modifier(
            _ListRowModifier { row in
                let buttons = SwipeButtons(allowsFullSwipe: allowsFullSwipe, content: AnyView(content))
                // Outer modifiers are lowered first; what was written first stands at the edge.
                if edge == .leading {
                    row.handling.leading.insert(buttons, at: 0)
                } else {
                    row.handling.trailing.insert(buttons, at: 0)
                }
            })
    }

    /// Whether a row may be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _ListRowModifier> {
        modifier(_ListRowModifier { if isDisabled { $0.handling.isDeleteDisabled = true } })
    }

    /// Whether a row may be moved.
    public func moveDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _ListRowModifier> {
        modifier(_ListRowModifier { if isDisabled { $0.handling.isMoveDisabled = true } })
    }

    /// Whether a row may be selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> ModifiedContent<Self, _ListRowModifier> {
        modifier(_ListRowModifier { if isDisabled { $0.handling.isSelectionDisabled = true } })
    }
}
