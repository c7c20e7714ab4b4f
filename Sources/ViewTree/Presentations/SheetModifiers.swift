import Foundation

/// Where a popover's arrow points.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

nonisolated extension View {
    /// Shows a sheet while a state is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedContent<Self, _PresentationModifier> {
        return modifier(_PresentationModifier(.sheet, isPresented, onDismiss: onDismiss) { AnyView(content()) })
    }

    /// Shows a sheet for an item while there is one.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedContent<Self, _PresentationModifier> {
        return modifier(_PresentationModifier(.sheet, item: item, onDismiss: onDismiss) { AnyView(content($0)) })
    }

    /// Covers the screen while a state is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedContent<Self, _PresentationModifier> {
        return modifier(
            _PresentationModifier(.fullScreenCover, isPresented, onDismiss: onDismiss) { AnyView(content()) })
    }

    /// Covers the screen for an item while there is one.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedContent<Self, _PresentationModifier> {
        return modifier(
            _PresentationModifier(.fullScreenCover, item: item, onDismiss: onDismiss) { AnyView(content($0)) })
    }

    /// Shows a popover while a state is true; on a phone it is a sheet.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedContent<Self, _PresentationModifier> {
        return modifier(_PresentationModifier(.popover, isPresented) { AnyView(content()) })
    }

    /// Shows a popover for an item while there is one; on a phone it is a sheet.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedContent<Self, _PresentationModifier> {
        return modifier(_PresentationModifier(.popover, item: item) { AnyView(content($0)) })
    }
}
