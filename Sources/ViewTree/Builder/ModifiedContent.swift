/// A view with a modifier applied.
@frozen
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    @inlinable
    nonisolated public static var _memberCount: Int { Modifier._isPrimitive ? Content._memberCount : -1 }

    @inlinable
    nonisolated public static func _memberCount(of view: Self) -> Int {
        Modifier._isPrimitive ? Content._memberCount(of: view.content) : -1
    }

    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        guard Modifier._wrapsEachMember else {
            Modifier._makeNodes(view.modifier, view.content, &builder)
            return
        }
        switch Content._memberCount(of: view.content) {
        case 0:
            // A modifier on nothing is nothing, but what is inside keeps its state.
            Content._makeNodes(view.content, &builder)
        case 1:
            Modifier._makeNodes(view.modifier, view.content, &builder)
        default:
            let modifier = view.modifier
            builder.distributing(
                { builder, content in Modifier._makeNodes(modifier, LoweredContent(content), &builder) },
                over: { Content._makeNodes(view.content, &$0) })
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    @inlinable nonisolated public static var _isPrimitive: Bool { Content._isPrimitive && Modifier._isPrimitive }
    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }

    @inlinable
    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let inner = ModifiedContent<C, Content>(content: content, modifier: modifier.content)
        let outer = ModifiedContent<ModifiedContent<C, Content>, Modifier>(content: inner, modifier: modifier.modifier)
        ModifiedContent<ModifiedContent<C, Content>, Modifier>._makeNodes(outer, &builder)
    }

    public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("lowered without a body") }
}

/// Content that is already a way to lower, as one member.
@usableFromInline
struct LoweredContent {
    @usableFromInline let lower: @MainActor (inout NodeBuilder) -> Void

    @usableFromInline init(_ lower: @escaping @MainActor (inout NodeBuilder) -> Void) { self.lower = lower }
}

extension LoweredContent: View {}

extension LoweredContent: PrimitiveView {
    @MainActor @usableFromInline static func _makeNodes(_ view: LoweredContent, _ builder: inout NodeBuilder) {
        view.lower(&builder)
    }
}
