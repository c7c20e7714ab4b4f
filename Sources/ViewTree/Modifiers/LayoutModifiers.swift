import Foundation

/// A modifier that is one row with two numbers.
///
/// Most of SwiftUI's modifiers are; each public function below says which row.
@frozen
nonisolated public struct _NodeModifier: PrimitiveModifier {
    public var kind: NodeKind
    public var payload: Int32
    public var a: Double
    public var b: Double

    @inlinable
    init(_ kind: NodeKind, _ a: Double = .nan, _ b: Double = .nan, payload: Int32 = -1) {
        self.kind = kind
        self.payload = payload
        self.a = a
        self.b = b
    }

    @inlinable
    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        var node = Node(kind: modifier.kind, parent: -1, payload: modifier.payload, a: modifier.a, b: modifier.b)
        if modifier.needsNumber && !modifier.a.isFinite { node.a = builder.repairedNumber(modifier.kind, modifier.a) }
        builder.node(node) { C._makeNodes(content, &$0) }
    }

    @usableFromInline var needsNumber: Bool { kind == .opacity || kind == .blur || kind == .zIndex }
}

/// A modifier that is one row whose numbers are checked or whose side-table entry is made in place.
nonisolated public struct _PreparedNodeModifier: PrimitiveModifier {
    var prepare: (NodeBuilder) -> Node

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.node(modifier.prepare(builder)) { C._makeNodes(content, &$0) }
    }
}

extension NodeBuilder {
    /// What stands in for a number that is none: nothing drawn for an opacity of NaN, the nearest bound for ∞. An
    /// infinite order in depth is one.
    @usableFromInline
    func repairedNumber(_ kind: NodeKind, _ value: Double) -> Double {
        if kind == .zIndex && !value.isNaN { return value }
        let standIn = kind == .opacity && value > 0 ? 1.0 : 0
        warn("\(kind) is \(value); taken as \(Int(standIn))")
        return standIn
    }

    /// A number that has to be finite, else a warning and a stand-in.
    func finite(_ value: CGFloat, _ name: String, else standIn: Double = 0) -> Double {
        if value.isFinite { return Double(value) }
        warn("\(name) is \(value); taken as \(standIn)")
        return standIn
    }

    /// A length that is none below 0, or not finite: then a warning, and 0.
    func notNegative(_ value: CGFloat, _ name: String) -> CGFloat {
        if value >= 0, value < .infinity { return value }
        warn("\(name) is \(value); taken as 0")
        return 0
    }
}

nonisolated extension View {
    /// Fixes the view at its ideal size.
    @inlinable
    public func fixedSize() -> ModifiedContent<Self, _NodeModifier> { fixedSize(horizontal: true, vertical: true) }

    /// Fixes the view at its ideal size on some axes.
    @inlinable
    public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<Self, _NodeModifier> {
        modifier(_NodeModifier(.fixedSize, horizontal ? 1 : 0, vertical ? 1 : 0))
    }

    /// Which views of a stack are served first; 0 where not given. NaN, which hangs SwiftUI, is taken as 0.
    public func layoutPriority(_ value: Double) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                if value.isNaN { builder.warn("layoutPriority is NaN, which hangs SwiftUI; taken as 0") }
                return Node(kind: .layoutPriority, parent: -1, a: value.isNaN ? 0 : value)
            })
    }

    /// Keeps a ratio of width to height; nil for that of the view's ideal size.
    public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                var ratio = aspectRatio.map { Double($0) } ?? .nan
                if let given = aspectRatio, !given.isFinite {
                    builder.warn("aspectRatio is \(given); taken as not given")
                    ratio = .nan
                }
                return Node(kind: .aspectRatio, parent: -1, a: ratio, b: contentMode == .fill ? 1 : 0)
            })
    }

    public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public func scaledToFit() -> ModifiedContent<Self, _PreparedNodeModifier> { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> ModifiedContent<Self, _PreparedNodeModifier> { aspectRatio(contentMode: .fill) }

    /// Puts the view's centre at a point of the space it is offered.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                Node(
                    kind: .position, parent: -1, a: builder.finite(x, "position x"),
                    b: builder.finite(y, "position y"))
            })
    }

    public func position(_ position: CGPoint) -> ModifiedContent<Self, _PreparedNodeModifier> {
        self.position(x: position.x, y: position.y)
    }

    /// Extends the view beyond the safe area on the edges where it touches it.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _NodeModifier> {
        let ignored: Edge.Set = regions.contains(.container) ? edges : []
        return modifier(_NodeModifier(.ignoresSafeArea, payload: Int32(ignored.rawValue)))
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ModifiedContent<Self, _NodeModifier> {
        ignoresSafeArea(edges: edges)
    }
}

/// The regions of the safe area.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars and the edges of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The software keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
    /// Sets a horizontal guide; the closure sees the guides of the view inside.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        guide(g.key, computeValue)
    }

    /// Sets a vertical guide; the closure sees the guides of the view inside.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        guide(g.key, computeValue)
    }

    private func guide(
        _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedContent<Self, _PreparedNodeModifier> {
        modifier(
            _PreparedNodeModifier { builder in
                builder.side.guides.append(GuideEntry(key: key, compute: compute))
                return Node(kind: .alignmentGuide, parent: -1, payload: Int32(builder.side.guides.count - 1))
            })
    }
}
