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

extension DynamicViewContent {
    /// What deleting rows does. The way there, a swipe or an edit mode, is not modelled.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// What moving rows does. The way there is not modelled.
    nonisolated public func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// What dropping something between rows does. The way there is not modelled.
    nonisolated public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
}
