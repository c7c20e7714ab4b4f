/// A view for each element of a collection, identified by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    @usableFromInline let identify: (Data.Element) -> ID

    @usableFromInline
    init(data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.identify = identify
        self.content = content
    }
}

extension ForEach where Content: View {
    @inlinable
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    @inlinable
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identify: { $0 }, content: content)
    }
}

extension ForEach where Content: View {
    /// The elements of a bound collection, each as a binding.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable, C.Indices: RandomAccessCollection
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            identify: { $0.1 },
            content: { pair in
                content(
                    Binding(
                        get: { data.wrappedValue[pair.0] },
                        set: { data.wrappedValue[pair.0] = $0 }))
            })
    }

    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable, C.Indices: RandomAccessCollection
    {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach: View where Content: View {}

extension ForEach: PrimitiveView where Content: View {
    @inlinable nonisolated public static var _memberCount: Int { -1 }

    @inlinable
    nonisolated public static func _memberCount(of view: Self) -> Int {
        let count = view.data.count
        return count == 0 ? 0 : Content._memberCount < 0 ? -1 : count * Content._memberCount
    }

    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let needsCheck = Data.self != Range<Int>.self
        var seen: Set<ID> = []
        var number: Int32 = 0
        for element in view.data {
            builder.elementNumber = number
            number &+= 1
            let id = view.identify(element)
            if needsCheck && !seen.insert(id).inserted {
                builder.warn("ForEach: the ID \(id) occurs multiple times; views that share it share their state")
            }
            if builder.notesIDs { builder.notedID = AnyHashable(id) }
            if builder.tracksElements { builder.note(element: AnyHashable(id)) }
            builder.member(id.hashValue) { Content._makeNodes(view.content(element), &$0) }
        }
        // What comes after the elements is none of them.
        if builder.notesIDs { builder.notedID = nil }
    }
}
