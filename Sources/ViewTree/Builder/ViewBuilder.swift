/// Builds one view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    @inlinable
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    @inlinable
    public static func buildBlock() -> EmptyView { EmptyView() }

    @inlinable
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Any number of views, at the price of a parameter pack.
    @inlinable
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView(members: repeat each content)
    }

    @inlinable
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    @inlinable
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    @inlinable
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    @inlinable
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

// Fixed arities lower several times faster than packs, and most containers are small.
extension ViewBuilder {
    @inlinable
    public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> TupleView<(A, B)> {
        TupleView((a, b), count: _sum(A._memberCount(of: a), B._memberCount(of: b))) { tuple, builder in
            builder.member(0) { A._makeNodes(tuple.pointee.0, &$0) }
            builder.member(1) { B._makeNodes(tuple.pointee.1, &$0) }
        }
    }

    @inlinable
    public static func buildBlock<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> TupleView<(A, B, C)> {
        TupleView(
            (a, b, c), count: _sum(_sum(A._memberCount(of: a), B._memberCount(of: b)), C._memberCount(of: c))
        ) { tuple, builder in
            builder.member(0) { A._makeNodes(tuple.pointee.0, &$0) }
            builder.member(1) { B._makeNodes(tuple.pointee.1, &$0) }
            builder.member(2) { C._makeNodes(tuple.pointee.2, &$0) }
        }
    }

    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> TupleView<(A, B, C, D)> {
        TupleView(
            (a, b, c, d),
            count: _sum(
                _sum(A._memberCount(of: a), B._memberCount(of: b)), _sum(C._memberCount(of: c), D._memberCount(of: d)))
        ) { tuple, builder in
            builder.member(0) { A._makeNodes(tuple.pointee.0, &$0) }
            builder.member(1) { B._makeNodes(tuple.pointee.1, &$0) }
            builder.member(2) { C._makeNodes(tuple.pointee.2, &$0) }
            builder.member(3) { D._makeNodes(tuple.pointee.3, &$0) }
        }
    }

    /// Adds two member counts, either of which may be unknown.
    @inlinable
    static func _sum(_ a: Int, _ b: Int) -> Int { a < 0 || b < 0 ? -1 : a + b }
}
