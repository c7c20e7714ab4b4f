/// Sets a style, or something else that only the library reads, for everything inside.
nonisolated public struct _ControlStyleModifier: EnvironmentModifier {
    var change: (inout EnvironmentValues) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.withEnvironment(modifier.change) { C._makeNodes(content, &$0) }
    }
}

/// API that is accepted without effect on frames or hits, and says so.
nonisolated public struct _AcceptedModifier: PrimitiveModifier {
    var reason: String

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let row = builder.nextRow
        C._makeNodes(content, &builder)
        guard builder.nextRow > row, builder.side.approximations[row] == nil else { return }
        builder.side.approximations[row] = modifier.reason
    }
}
