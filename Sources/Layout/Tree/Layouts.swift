import ViewTree

/// Layout alone, for benchmarks and property tests: a table that was built before.
public enum Layouts {
    /// Lays out a table once more and drops the result.
    public static func layOut(
        _ table: NodeTable, _ proposal: ProposedViewSize, options: LayoutOptions = LayoutOptions()
    ) {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: max(1, table.count))
        defer { slots.deallocate() }
        LayoutPass(table: table, slots: slots, window: nil, usesMemo: options.memo).run(Proposal(proposal))
    }
}

extension NodeTable {
    /// Evaluates a view's bodies into a table, without laying it out.
    public static func build<V: View>(
        _ view: @autoclosure @MainActor () -> V, environment: EnvironmentValues = EnvironmentValues(),
        store: StateStore = StateStore()
    ) -> NodeTable {
        MainActorStandIn.run {
            var builder = NodeBuilder(environment: environment, store: store)
            builder.root(view(), hasWindow: false)
            return builder.finish()
        }
    }
}
