/// `tabItem`: what stands for the view in the bar of a tab view.
nonisolated public struct _TabItemModifier: PrimitiveModifier {
    var item: @MainActor () -> AnyView

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        guard let collector = builder.environment.tabCollector else { return C._makeNodes(content, &builder) }
        // Of a view that becomes several members the item goes to each.
        guard builder.pending.isEmpty else {
            return builder.flush(0) { Self._makeNodes(modifier, content, &$0) }
        }
        if collector.item == nil { collector.item = modifier.item() }
        // A tag may still come, but not from the inside of the user's views.
        builder.stopsAtViews = true
        C._makeNodes(content, &builder)
        builder.stopsAtViews = false
    }
}

/// `badge`: a note on a tab or on a list's row.
nonisolated public struct _BadgeModifier: PrimitiveModifier {
    var badge: String?

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        if let collector = builder.environment.tabCollector {
            guard builder.pending.isEmpty else {
                return builder.flush(0) { Self._makeNodes(modifier, content, &$0) }
            }
            if collector.badge == nil { collector.badge = modifier.badge }
            return C._makeNodes(content, &builder)
        }
        guard let badge = modifier.badge, builder.environment.listContext != nil else {
            return C._makeNodes(content, &builder)
        }
        let row = builder.nextRow
        builder.plumbing(Node(kind: .hstack, parent: -1, payload: builder.newContainer())) { builder in
            builder.withStackAxis(.horizontal) { builder in
                builder.member(0) { C._makeNodes(content, &$0) }
                builder.flexibleGap()
                builder.member(1) { builder in
                    builder.withEnvironment(\.foregroundStyle, AnyShapeStyle(.secondary)) { builder in
                        Text._makeNodes(Text(verbatim: badge), &builder)
                    }
                }
            }
        }
        builder.side.approximations[row] = "the place of a badge in a row was not recorded"
    }
}

nonisolated extension View {
    /// What stands for the view in the bar of the tab view around.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> ModifiedContent<Self, _TabItemModifier> {
        // Bodies are made one at a time, wherever they are made.
        nonisolated(unsafe) let label = label()
        return modifier(_TabItemModifier { AnyView(label) })
    }

    /// A number on a tab or in a list's row; 0 for none.
    public func badge(_ count: Int) -> ModifiedContent<Self, _BadgeModifier> {
        modifier(_BadgeModifier(badge: count == 0 ? nil : GroupedDigits.inserted(into: "\(count)")))
    }

    /// A text on a tab or in a list's row.
    public func badge(_ label: Text?) -> ModifiedContent<Self, _BadgeModifier> {
        modifier(_BadgeModifier(badge: label?._plainString))
    }

    @_disfavoredOverload
    public func badge(_ key: LocalizedStringKey?) -> ModifiedContent<Self, _BadgeModifier> {
        modifier(_BadgeModifier(badge: key.map { Text($0)._plainString }))
    }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> ModifiedContent<Self, _BadgeModifier> {
        modifier(_BadgeModifier(badge: label.map { String($0) }))
    }
}
