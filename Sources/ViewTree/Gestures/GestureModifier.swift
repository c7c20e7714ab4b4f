import Foundation

/// A gesture on a view.
nonisolated public struct _GestureModifier<G: Gesture>: PrimitiveModifier {
    var name: String
    var gesture: G
    var priority: GestureEntry.Priority = .normal
    var mask: GestureMask = .all
    var isEnabled = true
    /// Whether it is known that a tap is not enough.
    var ignoresTaps = false
    /// What a press with a second mouse button does.
    var secondary: (() -> Void)?

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let side = builder.side
        let context = _GestureContext(
            environment: builder.environment, store: builder.store, identity: builder.identity,
            place: side.gestures.count)
        let factory = G._resolve(modifier.gesture, context)
        let isInert = !modifier.isEnabled || !modifier.mask.contains(.gesture)
        side.gestures.append(
            GestureEntry(
                name: modifier.name, priority: modifier.priority,
                isEnabled: (builder.environment.isEnabled || modifier.secondary != nil) && !isInert,
                // A mask of nothing makes the gesture inert; those inside fire (OpenSwiftUI, strength C).
                allowsSubviews: !modifier.isEnabled || modifier.mask != .gesture, isInert: isInert,
                isMasked: modifier.mask != .all,
                tapCount: factory.tapCount, ignoresTaps: modifier.ignoresTaps, secondary: modifier.secondary,
                make: factory.make))
        for warning in context.remarks.warnings { builder.warn(warning) }
        let approximation = context.remarks.approximation
        builder.node(Node(kind: .gesture, parent: -1, payload: Int32(side.gestures.count - 1))) { builder in
            if let approximation { side.approximations[builder.parent] = approximation }
            C._makeNodes(content, &builder)
        }
    }
}

nonisolated extension View {
    /// Adds a gesture with a lower precedence than those of the view.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(name: "gesture", gesture: gesture, mask: mask))
    }

    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(name: "gesture", gesture: gesture, isEnabled: isEnabled))
    }

    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(_GestureModifier(name: "gesture", gesture: gesture, isEnabled: isEnabled))
    }

    /// Adds a gesture with a higher precedence than those of the view.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(name: "highPriorityGesture", gesture: gesture, priority: .high, mask: mask))
    }

    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(
            _GestureModifier(name: "highPriorityGesture", gesture: gesture, priority: .high, isEnabled: isEnabled))
    }

    public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture that fires together with those of the view.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(
            _GestureModifier(name: "simultaneousGesture", gesture: gesture, priority: .simultaneous, mask: mask))
    }

    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(
            _GestureModifier(
                name: "simultaneousGesture", gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
    }

    public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }
}

nonisolated extension View {
    /// Does something when this view is tapped, as many times as asked for.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(
            _GestureModifier(name: "onTapGesture", gesture: TapGesture(count: count).onEnded(action)))
    }

    /// Does something when this view is tapped, with the place in a space.
    @_disfavoredOverload
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        let gesture = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        return modifier(
            _GestureModifier(name: "onTapGesture", gesture: gesture.onEnded { action($0.location) }))
    }

    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    /// Does something when a finger stays on this view.
    ///
    /// - Parameters:
    ///   - minimumDuration: In seconds.
    ///   - maximumDistance: How far the finger may move, in points.
    ///   - onPressingChanged: Told true when the finger goes down, false when it is lifted or has moved too far.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = PressGesture(
            press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
            action: action, onPressingChanged: onPressingChanged)
        return modifier(
            _GestureModifier(
                name: "onLongPressGesture", gesture: press, ignoresTaps: minimumDuration > TapLimits.finger.duration))
    }

    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
