/// A modifier that makes another view from a view: SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    @ViewBuilder @MainActor func body(content: Content) -> Body

    typealias Content = _ViewModifier_Content<Self>

    /// Adds the nodes of `content`, modified.
    @MainActor static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder)

    /// Whether the library lowers it itself, so that it becomes as many views as its content.
    nonisolated static var _isPrimitive: Bool { get }

    /// Whether several members of the content are modified one by one (a frame), or all at once (an environment value).
    nonisolated static var _wrapsEachMember: Bool { get }
}

extension ViewModifier {
    @inlinable nonisolated public static var _isPrimitive: Bool { false }
    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let placeholder = _ViewModifier_Content<Self>(
            lower: { C._makeNodes(content, &$0) }, count: C._memberCount(of: content))
        if let fields = builder.dynamicFields(of: Self.self) {
            var copy = modifier
            withUnsafeMutablePointer(to: &copy) { builder.install(fields, in: UnsafeMutableRawPointer($0)) }
            Body._makeNodes(copy.body(content: placeholder), &builder)
        } else {
            Body._makeNodes(modifier.body(content: placeholder), &builder)
        }
    }

    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view a `ViewModifier` is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let lower: @MainActor (inout NodeBuilder) -> Void
    let count: Int
}

extension _ViewModifier_Content: View {}

extension _ViewModifier_Content: PrimitiveView {
    nonisolated public static var _memberCount: Int { -1 }
    nonisolated public static func _memberCount(of view: Self) -> Int { view.count }
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) { view.lower(&builder) }
}

/// A modifier that the library lowers itself.
@MainActor @preconcurrency
public protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is lowered without a body") }
    @inlinable nonisolated public static var _isPrimitive: Bool { true }
    @inlinable nonisolated public static var _wrapsEachMember: Bool { true }
}

/// A modifier that changes what its content reads from the environment, and nothing else.
@MainActor @preconcurrency
public protocol EnvironmentModifier: PrimitiveModifier {}

extension EnvironmentModifier {
    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }
}

/// A modifier that changes nothing.
@frozen
nonisolated public struct EmptyModifier: PrimitiveModifier, EnvironmentModifier {
    public static let identity = EmptyModifier()

    @inlinable public init() {}

    @inlinable
    @MainActor public static func _makeNodes<C: View>(
        _ modifier: EmptyModifier, _ content: C, _ builder: inout NodeBuilder
    ) {
        C._makeNodes(content, &builder)
    }
}

extension View {
    /// Applies a modifier.
    @inlinable
    nonisolated
        public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
    {
        ModifiedContent(content: self, modifier: modifier)
    }
}
