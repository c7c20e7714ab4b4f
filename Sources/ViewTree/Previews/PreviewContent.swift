import Foundation

/// Makes the views of previews; the expansion of `#Preview` calls it.
public enum PreviewContent {
    /// The view of a preview's body. Of several views in the body all are shown, as a window shows them.
    @MainActor
    public static func make<Content: View>(
        traits: [PreviewTrait<Preview.ViewTraits>], @ViewBuilder _ body: @MainActor () -> Content
    ) -> AnyView {
        apply(traits, to: AnyView(body()))
    }

    /// The view of a preview with arguments, made with the first of them; nothing when there is none.
    @MainActor
    public static func make<Arguments: Collection, Content: View>(
        arguments: Arguments, traits: [PreviewTrait<Preview.ViewTraits>],
        @ViewBuilder _ body: @MainActor (Arguments.Element) -> Content
    ) -> AnyView {
        guard let first = arguments.first else { return AnyView(EmptyView()) }
        return apply(traits, to: AnyView(body(first)))
    }

    /// Puts the modifiers among the traits around a view, the first innermost.
    /// What the others say about the screen goes with it.
    @MainActor
    static func apply(_ traits: [PreviewTrait<Preview.ViewTraits>], to view: AnyView) -> AnyView {
        guard !traits.isEmpty else { return view }
        let modified = traits.reduce(view) { view, trait in
            guard case .modifier(let modifier) = trait.value else { return view }
            return apply(modifier, to: view)
        }
        return AnyView(modified.modifier(_PreviewSettingsModifier(settings: _PreviewSettings(traits: traits))))
    }

    @MainActor
    private static func apply<Modifier: PreviewModifier>(_ modifier: Modifier, to view: AnyView) -> AnyView {
        guard let context = wait(for: { try await Modifier.makeSharedContext() }) else { return view }
        return AnyView(modifier.body(content: view, context: context))
    }

    /// Runs the main run loop until the value is there; nil when making it throws or takes longer than two seconds.
    @MainActor
    private static func wait<Value>(for make: @escaping @MainActor () async throws -> Value) -> Value? {
        let result = WaitedResult<Value>()
        Task { @MainActor in
            result.value = try? await make()
            result.isDone = true
        }
        let limit = Date(timeIntervalSinceNow: 2)
        while !result.isDone, Date() < limit {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        return result.value
    }
}

/// Where a task leaves its value for the one who waits for it.
@MainActor
private final class WaitedResult<Value> {
    var value: Value?
    var isDone = false
}
