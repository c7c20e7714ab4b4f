import Foundation

/// A view that may go with a transition, and the one that is going.
final class LeavingSlot {
    /// How the view at this place comes and goes.
    var transition: AnyTransition?
    /// Lowers the view as it was last.
    var lower: (@MainActor (inout NodeBuilder) -> Void)?
    /// Which departure this is, so that one that was called off does not end the next.
    var departure = 0
    var isLeaving = false
}

extension NodeBuilder {
    /// Lowers a branch of an `if`; with a clock, a view that has gone stays until its removal transition is over.
    ///
    /// It then takes hits over its full bounds: a transition changes how a view is drawn, not where it is hit.
    @MainActor @usableFromInline
    mutating func branch<V: View>(_ view: V?, _ number: Int) {
        let context = DynamicPropertyContext(
            environment: environment, store: store, identity: identity, offset: -(1 << 42) + number, name: "")
        let slot = store.slot(context) { LeavingSlot() }
        if let view {
            slot.isLeaving = false
            slot.departure += 1
            let (outer, outerRow) = (side.transition, side.transitionParent)
            side.transition = nil
            side.transitionParent = parent
            member(number) { V._makeNodes(view, &$0) }
            slot.transition = side.transition
            slot.lower = { V._makeNodes(view, &$0) }
            (side.transition, side.transitionParent) = (outer, outerRow)
            return
        }
        guard let lower = slot.lower else { return }
        if !slot.isLeaving {
            // Only a container has room for a view beside those that it is to have.
            let hasRoom = !pending.isEmpty || (parent >= 0 && nodes[Int(parent)].kind.isContainer)
            let animation = slot.transition?._animation ?? environment.animation ?? store.animation
            let duration = animation?._duration ?? 0
            guard hasRoom, let transition = slot.transition, !transition._removal.isEmpty, duration > 0 else {
                slot.lower = nil
                return
            }
            slot.isLeaving = true
            slot.departure += 1
            let departure = slot.departure
            let store = store
            if let duration = Duration(ofSeconds: duration) {
                store.clock.after(duration) { [weak slot, weak store] in
                    guard let slot, slot.isLeaving, slot.departure == departure else { return }
                    slot.isLeaving = false
                    slot.lower = nil
                    store?.invalidate()
                }
            }
        }
        let row = nextRow
        member(number) { lower(&$0) }
        if nextRow > row {
            side.approximations[row] = "it is leaving, and has its place in the layout until it is gone"
        }
    }
}

extension Duration {
    /// Nil where the number of seconds is infinite or too large to count.
    public init?(ofSeconds seconds: Double) {
        guard seconds.isFinite, abs(seconds) < 1e9 else { return nil }
        self = .seconds(seconds)
    }
}

/// `transition`: noted for the branch that the view is in.
nonisolated public struct _TransitionModifier: EnvironmentModifier {
    var transition: AnyTransition

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        if builder.store.animates, builder.side.transition == nil, builder.isOutermost {
            builder.side.transition = modifier.transition
        }
        guard let wrap = modifier.transition.identity else { return C._makeNodes(content, &builder) }
        // Each view of several by itself.
        builder.distributing(
            { builder, content in AnyView._makeNodes(wrap(LoweredContent(content)), &builder) },
            over: { C._makeNodes(content, &$0) })
    }
}

extension NodeBuilder {
    /// Whether nothing but modifiers stands between here and the branch: views inside a view that goes just go.
    var isOutermost: Bool {
        var row = parent
        while row >= 0, row != side.transitionParent {
            if nodes[Int(row)].kind.isContainer { return false }
            row = nodes[Int(row)].parent
        }
        return true
    }
}

/// `animation(_:value:)`: the animation of changes that come with a change of the value.
nonisolated public struct _AnimationModifier<Value: Equatable>: EnvironmentModifier {
    var animation: Animation?
    var value: Value

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        guard builder.store.animates else { return C._makeNodes(content, &builder) }
        let slot = builder.modifierSlot("animation") { AnimatedValue<Value>() }
        let hasChanged = slot.value.map { $0 != modifier.value } ?? false
        slot.value = modifier.value
        guard hasChanged else { return C._makeNodes(content, &builder) }
        builder.withEnvironment(\.animation, modifier.animation) { C._makeNodes(content, &$0) }
    }
}

private final class AnimatedValue<Value> {
    var value: Value?
}

private enum AnimationKey: EnvironmentKey { static var defaultValue: Animation? { nil } }

extension EnvironmentValues {
    /// The animation of what changes in this evaluation; nil for the transaction's.
    var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }
}
