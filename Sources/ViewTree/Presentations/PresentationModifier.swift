import Foundation

/// Shows something on top of the screen while a state says so.
nonisolated public struct _PresentationModifier: PrimitiveModifier {
    var kind: PresentationKind
    var label: String?
    var isPresented: () -> Bool
    var dismiss: () -> Void
    var onDismiss: (() -> Void)?
    /// Another item is another presentation.
    var item: () -> AnyHashable? = { nil }
    var content: () -> AnyView

    /// It is about the screen, not about each view.
    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let slot = builder.modifierSlot("presentation") { PresentationSlot() }
        let number = UInt64(builder.nextOrdinal())
        if modifier.isPresented() {
            slot.onDismiss = modifier.onDismiss
            slot.isPresented = true
            let item = modifier.item().map { UInt64(bitPattern: Int64($0.hashValue)) } ?? 0
            // Several presentations of one place are told apart by their number.
            let place = NodeBuilder.mix(builder.identity, number ^ 0x5EE7_0000)
            builder.present(
                Presentation(
                    kind: modifier.kind, label: modifier.label, identity: NodeBuilder.mix(place, item),
                    environment: builder.environment, dismiss: modifier.dismiss, content: modifier.content,
                    place: place))
        } else if slot.isPresented {
            slot.isPresented = false
            if let onDismiss = slot.onDismiss { builder.store.afterUpdate(onDismiss) }
        }
        C._makeNodes(content, &builder)
    }
}

/// Whether a modifier's presentation was shown, and what is done when it goes.
private final class PresentationSlot {
    var isPresented = false
    var onDismiss: (() -> Void)?
}

extension _PresentationModifier {
    init(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, label: String? = nil,
        onDismiss: (() -> Void)? = nil, _ content: @escaping () -> AnyView
    ) {
        self.kind = kind
        self.label = label
        self.isPresented = { isPresented.wrappedValue }
        dismiss = { isPresented.wrappedValue = false }
        self.onDismiss = onDismiss
        self.content = content
    }

    init<Item: Identifiable>(
        _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        _ content: @escaping (Item) -> AnyView
    ) {
        self.kind = kind
        isPresented = { item.wrappedValue != nil }
        dismiss = { item.wrappedValue = nil }
        self.onDismiss = onDismiss
        self.item = { item.wrappedValue.map { AnyHashable($0.id) } }
        self.content = { item.wrappedValue.map { content($0) } ?? AnyView(EmptyView()) }
    }
}
