/// One of two views, as `if`/`else` and `switch` make them.
@frozen
public struct _ConditionalContent<TrueContent, FalseContent> {
    @frozen
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    @usableFromInline let storage: Storage

    @inlinable
    init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    /// The branches may agree, and then the type decides.
    @inlinable
    nonisolated public static var _memberCount: Int {
        TrueContent._memberCount == FalseContent._memberCount ? TrueContent._memberCount : -1
    }

    @inlinable
    nonisolated public static func _memberCount(of view: Self) -> Int {
        switch view.storage {
        case .trueContent(let content): TrueContent._memberCount(of: content)
        case .falseContent(let content): FalseContent._memberCount(of: content)
        }
    }

    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        if builder.store.animates {
            switch view.storage {
            case .trueContent(let content):
                builder.branch(content, -1)
                builder.branch(FalseContent?.none, -2)
            case .falseContent(let content):
                builder.branch(TrueContent?.none, -1)
                builder.branch(content, -2)
            }
            return
        }
        switch view.storage {
        case .trueContent(let content): builder.member(-1) { TrueContent._makeNodes(content, &$0) }
        case .falseContent(let content): builder.member(-2) { FalseContent._makeNodes(content, &$0) }
        }
    }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
    @inlinable nonisolated public static var _memberCount: Int { -1 }

    @inlinable
    nonisolated public static func _memberCount(of view: Self) -> Int {
        view.map { Wrapped._memberCount(of: $0) } ?? 0
    }

    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        if builder.store.animates { return builder.branch(view, -1) }
        guard let view else { return }
        builder.member(-1) { Wrapped._makeNodes(view, &$0) }
    }
}
