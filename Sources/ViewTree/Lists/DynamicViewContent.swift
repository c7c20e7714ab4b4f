import Foundation

/// Views made from data that can be deleted and moved.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

/// What can be done with the rows that data become in a list.
nonisolated public struct _DynamicRowsModifier: PrimitiveModifier {
    var change: (inout DynamicRows) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        guard builder.environment.listContext != nil else { return C._makeNodes(content, &builder) }
        var rows = builder.environment.dynamicRows ?? DynamicRows()
        rows.owner = builder.identity
        modifier.change(&rows)
        builder.withEnvironment(\.dynamicRows, rows) { C._makeNodes(content, &$0) }
    }

    /// It is about the data as a whole.
    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }
}

nonisolated extension DynamicViewContent {
    /// What dropping something between rows does. The way there is not modelled.
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> UnchangedContent<Self> { unchanged }

    /// What dropping items between rows does. The way there is not modelled.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, _DynamicRowsModifier> { modifier(_DynamicRowsModifier { _ in }) }

    /// What dropping items between rows does. The way there is not modelled.
    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, _DynamicRowsModifier> { modifier(_DynamicRowsModifier { _ in }) }

    /// What deleting rows does: after a swipe over a row, or with the buttons that an edit mode shows. Nil for data
    /// that cannot be deleted.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ModifiedContent<Self, _DynamicRowsModifier> {
        nonisolated(unsafe) let action = action
        return modifier(_DynamicRowsModifier { $0.delete = action })
    }

    /// What moving rows does: with the handles that an edit mode shows. Nil for data that cannot be moved.
    ///
    /// - Parameter action: Is given the offsets of what moves, and the offset, in the data as they were, of what it is
    ///   to stand before.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ModifiedContent<Self, _DynamicRowsModifier> {
        nonisolated(unsafe) let action = action
        return modifier(_DynamicRowsModifier { $0.move = action })
    }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Takes out the elements at some offsets.
    ///
    /// Offsets beyond the end are ignored.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let start = startIndex
        for offset in offsets.reversed() where offset >= 0 && offset < count { remove(at: start + offset) }
    }
}

extension MutableCollection where Index == Int {
    /// Moves the elements at some offsets, in their order, before the element at another offset.
    ///
    /// - Parameter destination: In the collection as it was; its count for the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        for (offset, element) in all.enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var place = startIndex
        for element in before + moved + after {
            self[place] = element
            place += 1
        }
    }
}
