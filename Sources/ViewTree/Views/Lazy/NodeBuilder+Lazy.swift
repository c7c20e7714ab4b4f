import Foundation

extension NodeBuilder {
    /// A lazy stack's row: `a` is its entry's place in the table, `b` its spacing, NaN for what the neighbours prefer.
    @MainActor @usableFromInline
    mutating func lazyStack(
        _ entry: LazyStackEntry, spacing: CGFloat?, horizontal: UInt8 = AlignmentKey.center,
        vertical: UInt8 = AlignmentKey.center, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        let place = side.lazyStacks.count
        side.lazyStacks.append(entry)
        let sections = side.sectionCount
        lazyContainer(.lazyStack, place, spacing, horizontal, vertical) { builder in
            builder.withStackAxis(entry.axis == .horizontal ? .horizontal : .vertical, content)
        }
        side.lazyStacks[place].hasSections = side.sectionCount > sections
    }

    /// A lazy grid's row: `a` is its entry's place in the table, `b` the spacing of its lines, NaN for the default.
    @MainActor
    mutating func lazyGrid(
        _ entry: LazyGridEntry, spacing: CGFloat?, horizontal: UInt8 = AlignmentKey.center,
        vertical: UInt8 = AlignmentKey.center, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        let place = side.lazyGrids.count
        side.lazyGrids.append(entry)
        let sections = side.sectionCount
        lazyContainer(.lazyGrid, place, spacing, horizontal, vertical) { builder in
            builder.withStackAxis(.none, content)
        }
        side.lazyGrids[place].hasSections = side.sectionCount > sections
    }

    @MainActor
    private mutating func lazyContainer(
        _ kind: NodeKind, _ place: Int, _ spacing: CGFloat?, _ horizontal: UInt8, _ vertical: UInt8,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        if let spacing, !spacing.isFinite { warn("spacing is \(spacing); taken as not given") }
        let node = Node(
            kind: kind, parent: parent, payload: newContainer(), a: Double(place),
            b: spacing.map { $0.isFinite ? Double($0) : .nan } ?? .nan, horizontal: horizontal, vertical: vertical)
        self.node(node, content)
    }
}
