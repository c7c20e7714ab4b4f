/// Content that can scroll to the views inside it.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {}

extension ScrollViewReader: PrimitiveView where Content: View {
    nonisolated public static var _memberCount: Int { Content._memberCount }

    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let proxy = ScrollViewProxy(store: builder.store)
        builder.tracking(true) { builder in
            let content = view.content(proxy)
            Content._makeNodes(content, &builder)
        }
    }
}

/// Scrolls the scroll views inside a ``ScrollViewReader``.
public struct ScrollViewProxy: @unchecked Sendable {
    let store: StateStore

    /// Shows the view with an id.
    ///
    /// - Parameters:
    ///   - id: given by `id(_:)` or by `ForEach`.
    ///   - anchor: the part of the view that is lined up with the same part of the visible area; nil scrolls as little
    ///     as needed.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        store.scroll(to: ScrollDestination(.view(AnyHashable(id)), anchor: anchor))
    }
}

extension NodeBuilder {
    /// Runs `content` with the ids of views kept, so that they can be scrolled to.
    @MainActor
    mutating func tracking(_ tracks: Bool, _ content: @MainActor (inout NodeBuilder) -> Void) {
        let saved = tracksElements
        tracksElements = saved || tracks
        content(&self)
        tracksElements = saved
    }

    /// Notes that the rows from here on belong to an element with an id.
    @usableFromInline
    mutating func note(element id: AnyHashable) { side.elements[nextRow, default: []].append(id) }
}
