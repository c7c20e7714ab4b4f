/// A view that goes through phases. The first one is shown: an animation's state of rest.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let phase: Phase
    let content: (Phase) -> Content
    let isCycling: Bool

    public init<S: Sequence>(
        _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        self.init(phases, content, isCycling: false)
    }

    public init<S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        self.init(phases, content, isCycling: true)
    }

    private init<S: Sequence>(_ phases: S, _ content: @escaping (Phase) -> Content, isCycling: Bool)
    where S.Element == Phase {
        guard let first = phases.first(where: { _ in true }) else {
            fatalError("PhaseAnimator needs at least one phase")
        }
        phase = first
        self.content = content
        self.isCycling = isCycling
    }

    public var body: some View {
        content(phase).modifier(_AnimatedRestModifier(isMoving: isCycling, reason: "it shows the first of its phases"))
    }
}

/// Marks a view that is shown at rest although it is always moving.
nonisolated public struct _AnimatedRestModifier: PrimitiveModifier {
    var isMoving: Bool
    var reason: String

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        guard modifier.isMoving else { return C._makeNodes(content, &builder) }
        _AcceptedModifier._makeNodes(_AcceptedModifier(reason: modifier.reason), content, &builder)
    }
}

/// A view as an animator sees it.
public typealias _AnimatedContent = PlaceholderContentView<_AnimatorContent>

/// Tells the placeholders of animators from others.
public enum _AnimatorContent {}

/// `phaseAnimator`, `keyframeAnimator`: what an animator makes of the view.
nonisolated public struct _AnimatorModifier<Result: View>: PrimitiveModifier {
    var isMoving: Bool
    var reason: String
    var make: @MainActor (_AnimatedContent) -> Result

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let row = builder.nextRow
        let result = modifier.make(_AnimatedContent(LoweredContent { C._makeNodes(content, &$0) }))
        Result._makeNodes(result, &builder)
        guard modifier.isMoving, builder.nextRow > row, builder.side.approximations[row] == nil else { return }
        builder.side.approximations[row] = modifier.reason
    }
}

nonisolated extension View {
    /// Takes the view through phases, for ever. The first one is shown.
    public func phaseAnimator<Phase: Equatable, R: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (_AnimatedContent, Phase) -> R,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> ModifiedContent<Self, _AnimatorModifier<R>> { animator(phases, content, isMoving: true) }

    /// Takes the view through phases whenever a value changes. It is shown at rest, in the first one.
    public func phaseAnimator<Phase: Equatable, R: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (_AnimatedContent, Phase) -> R,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> ModifiedContent<Self, _AnimatorModifier<R>> { animator(phases, content, isMoving: false) }

    private func animator<Phase, R: View>(
        _ phases: some Sequence<Phase>, _ content: @escaping (_AnimatedContent, Phase) -> R, isMoving: Bool
    ) -> ModifiedContent<Self, _AnimatorModifier<R>> {
        guard let first = phases.first(where: { _ in true }) else {
            fatalError("phaseAnimator needs at least one phase")
        }
        // Made one at a time, wherever they are made.
        nonisolated(unsafe) let (phase, make) = (first, content)
        return modifier(
            _AnimatorModifier(isMoving: isMoving, reason: "it shows the first of its phases") { make($0, phase) })
    }

    /// Moves a value along key frames whenever another value changes. The view is shown at rest.
    public func keyframeAnimator<Value, R: View, K: Keyframes>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (_AnimatedContent, Value) -> R,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> ModifiedContent<Self, _AnimatorModifier<R>> where K.Value == Value {
        nonisolated(unsafe) let value = initialValue
        return modifier(_AnimatorModifier(isMoving: false, reason: "") { content($0, value) })
    }

    /// Moves a value along key frames. The view is shown with the value that it begins with.
    public func keyframeAnimator<Value, R: View, K: Keyframes>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (_AnimatedContent, Value) -> R,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> ModifiedContent<Self, _AnimatorModifier<R>> where K.Value == Value {
        nonisolated(unsafe) let value = initialValue
        return modifier(
            _AnimatorModifier(isMoving: true, reason: "it shows the value that its animation begins with") {
                content($0, value)
            })
    }
}
