/// One of the views that a content turns out to be.
public struct Subview: Identifiable {
    /// Its identity.
    public struct ID: Hashable {
        let value: AnyHashable
    }

    public let id: ID
    /// What `containerValue(_:_:)` says about it.
    public let containerValues: ContainerValues
    let lower: @MainActor (inout NodeBuilder) -> Void
}

extension Subview: View {}

extension Subview: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Subview, _ builder: inout NodeBuilder) { view.lower(&builder) }
}

/// The views that a content turns out to be, in order.
public struct SubviewsCollection: RandomAccessCollection {
    var subviews: ArraySlice<Subview>

    public typealias SubSequence = SubviewsCollectionSlice
    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// Some of the views that a content turns out to be.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    var subviews: ArraySlice<Subview>

    public typealias SubSequence = SubviewsCollectionSlice
    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// A section that a content consists of: its views, and those of its header and footer.
public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable {
        let value: Int
    }

    public let id: ID
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
}

/// The sections that a content consists of, in order.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// What a view says to the container around it, under keys.
public struct ContainerValues {
    var values: [ObjectIdentifier: Any] = [:]
    var tags: [AnyHashable] = []

    /// The value of a key of the user's: `@Entry` makes them.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag, if it has one of a type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
}

/// A key of ``ContainerValues``.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// `containerValue`: something that the view says to the container around it.
nonisolated public struct _ContainerValueModifier: PrimitiveModifier {
    var change: (inout ContainerValues) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        // What is inside has been said before, and what is outside has the last word.
        C._makeNodes(content, &builder)
        if let collector = builder.environment.containerValues { modifier.change(&collector.values) }
    }
}

nonisolated extension View {
    /// Says something to the container around the view.
    public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> ModifiedContent<Self, _ContainerValueModifier> {
        modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}

/// What is said by the view that is being looked through.
final class ContainerValueCollector: @unchecked Sendable {
    var values = ContainerValues()
}

private enum ContainerValuesKey: EnvironmentKey { static var defaultValue: ContainerValueCollector? { nil } }

extension EnvironmentValues {
    var containerValues: ContainerValueCollector? {
        get { self[ContainerValuesKey.self] }
        set { self[ContainerValuesKey.self] = newValue }
    }
}

extension NodeBuilder {
    /// The views that `content` turns out to be, found by lowering it aside.
    @MainActor
    func subviews<Content: View>(of content: Content) -> [(Subview, section: Int32, role: SectionRole?)] {
        var aside = aside()
        aside.notesIDs = true
        let collector = ContainerValueCollector()
        aside.environment.containerValues = collector
        var found: [(Subview, section: Int32, role: SectionRole?)] = []
        aside.distributing(
            { builder, member in
                let place = found.count
                collector.values = ContainerValues()
                let id = builder.notedID
                let first = builder.nextRow
                member(&builder)
                let rows = Int(first)..<Int(builder.count)
                collector.values.tags = rows.compactMap { builder.side.tags[Int32($0)] }
                var section: Int32 = -1
                var role: SectionRole?
                if let row = rows.first, builder.nodes[row].kind == .section {
                    section = builder.nodes[row].payload
                    role = SectionRole(rawValue: UInt8(builder.nodes[row].a))
                }
                // Views of one element are told apart by their place.
                let identity = AnyHashable([id ?? AnyHashable(0), AnyHashable(place)])
                let subview = Subview(
                    id: .init(value: id != nil ? identity : AnyHashable(place)), containerValues: collector.values,
                    lower: { $0.memberOnly(place, content) })
                found.append((subview, section, role))
            }, over: { Content._makeNodes(content, &$0) })
        _ = aside.finish()
        return found
    }

    /// The sections that `content` consists of; views outside of sections form one of their own.
    @MainActor
    func sections<Content: View>(of content: Content) -> [SectionConfiguration] {
        var sections: [SectionConfiguration] = []
        var header: [Subview] = []
        var rows: [Subview] = []
        var footer: [Subview] = []
        var present: Int32?
        func close() {
            guard present != nil else { return }
            sections.append(
                SectionConfiguration(
                    id: .init(value: sections.count), containerValues: ContainerValues(),
                    header: SubviewsCollection(subviews: header[...]),
                    content: SubviewsCollection(subviews: rows[...]),
                    footer: SubviewsCollection(subviews: footer[...])))
            (header, rows, footer) = ([], [], [])
        }
        for (subview, section, role) in subviews(of: content) {
            if section != present {
                close()
                present = section
            }
            switch role {
            case .header: header.append(subview)
            case .footer: footer.append(subview)
            default: rows.append(subview)
            }
        }
        close()
        return sections
    }
}

/// Views made of those that a content turns out to be.
public struct GroupElementsOfContent<Subviews, Content> {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View where Subviews: View, Content: View {}
extension GroupElementsOfContent: PrimitiveView where Subviews: View, Content: View {
    nonisolated public static var _memberCount: Int { -1 }
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let subviews = builder.subviews(of: view.subviews).map(\.0)
        Content._makeNodes(view.content(SubviewsCollection(subviews: subviews[...])), &builder)
    }
}

/// Views made of the sections that a content consists of.
public struct GroupSectionsOfContent<Sections, Content> {
    let sections: Sections
    let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View where Sections: View, Content: View {}
extension GroupSectionsOfContent: PrimitiveView where Sections: View, Content: View {
    nonisolated public static var _memberCount: Int { -1 }
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let sections = builder.sections(of: view.sections)
        Content._makeNodes(view.content(SectionCollection(sections: sections)), &builder)
    }
}

extension Group {
    /// A view of the views that another one turns out to be.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(_content: GroupElementsOfContent(subviews: view, content: transform))
    }

    /// A view of the sections that another one consists of.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(_content: GroupSectionsOfContent(sections: view, content: transform))
    }
}

/// The views for each of those that a content turns out to be.
public struct _ForEachSubview<Base, Result> {
    let base: Base
    let transform: (Subview) -> Result
}

extension _ForEachSubview: View where Base: View, Result: View {}
extension _ForEachSubview: PrimitiveView where Base: View, Result: View {
    nonisolated public static var _memberCount: Int { -1 }
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        for (subview, _, _) in builder.subviews(of: view.base) {
            builder.member(subview.id.hashValue) { Result._makeNodes(view.transform(subview), &$0) }
        }
    }
}

/// The views for each section of a content.
public struct _ForEachSection<Base, Result> {
    let base: Base
    let transform: (SectionConfiguration) -> Result
}

extension _ForEachSection: View where Base: View, Result: View {}
extension _ForEachSection: PrimitiveView where Base: View, Result: View {
    nonisolated public static var _memberCount: Int { -1 }
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        for section in builder.sections(of: view.base) {
            builder.member(section.id.hashValue) { Result._makeNodes(view.transform(section), &$0) }
        }
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// A view for each of those that another one turns out to be.
    public init<V: View, Result: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result
    ) where Content == _ForEachSubview<V, Result> {
        self.init(
            data: 0..<1, identify: { $0 }, content: { _ in _ForEachSubview(base: view, transform: content) })
    }

    /// A view for each section that another one consists of.
    public init<V: View, Result: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
    ) where Content == _ForEachSection<V, Result> {
        self.init(
            data: 0..<1, identify: { $0 }, content: { _ in _ForEachSection(base: view, transform: content) })
    }
}
