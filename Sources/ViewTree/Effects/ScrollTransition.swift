import Foundation

/// Where a view is in the visible area of its scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It is about to come in at the top or leading edge.
    case topLeading
    /// It is in the visible area.
    case identity
    /// It is about to come in at the bottom or trailing edge.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a scroll transition runs.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view is to be visible for it to be at rest.
    public struct Threshold: Sendable {
        /// From 0, any of it, to 1, all of it.
        var fraction: Double

        public static let visible = Threshold(fraction: 1)
        public static let hidden = Threshold(fraction: 0)
        public static var centered: Threshold { Threshold(fraction: 0.5) }
        public static func visible(_ amount: Double) -> Threshold { Threshold(fraction: amount) }

        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(fraction: fraction + (other.fraction - fraction) * amount)
        }

        public func inset(by distance: Double) -> Threshold { self }
    }

    var threshold = Threshold.visible(0.5)
    /// Whether the effect follows the scrolling continuously.
    var isInteractive = false

    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration(threshold: .visible, isInteractive: true)
    public static let identity = ScrollTransitionConfiguration(threshold: .hidden)

    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        .interactive
    }

    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }
}

extension ScrollTransitionPhase {
    /// The phase of a view in the visible area of the nearest scroll view; outside of one it is at rest. And whether the
    /// view lies across the area's edge, on its way from one phase to the next.
    static func of(
        _ proxy: GeometryProxy, axis: Axis?, leading: Double, trailing: Double
    ) -> (phase: ScrollTransitionPhase, isOnItsWay: Bool) {
        guard let area = proxy.bounds(of: .scrollView) else { return (.identity, false) }
        // Both rectangles in the view's own space. Without an axis, the one in which the view sticks out further.
        let size = proxy.size
        let vertical = Self.span(size.height, area.minY, area.maxY)
        let horizontal = Self.span(size.width, area.minX, area.maxX)
        let span =
            switch axis {
            case .vertical: vertical
            case .horizontal: horizontal
            case nil: vertical.before + vertical.after >= horizontal.before + horizontal.after ? vertical : horizontal
            }
        if span.before > 0, 1 - span.before < leading || span.before >= 1 {
            return (.topLeading, span.before < 1)
        } else if span.after > 0, 1 - span.after < trailing || span.after >= 1 {
            return (.bottomTrailing, span.after < 1)
        } else {
            return (.identity, false)
        }
    }

    /// How much of a length lies before and after a range, over the length.
    private static func span(_ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> (before: Double, after: Double) {
        guard length > 0 else { return (0, 0) }
        return (Double(max(0, low) / length), Double(max(0, length - high) / length))
    }
}

nonisolated extension View {
    /// Changes how the view is drawn while it comes into the visible area of a scroll view.
    ///
    /// The phase is decided by how much of the view is visible. Values between two phases are not modelled.
    public func scrollTransition<E: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> ModifiedContent<Self, _VisualEffectModifier<E>> {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    public func scrollTransition<E: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> ModifiedContent<Self, _VisualEffectModifier<E>> {
        modifier(
            _VisualEffectModifier(name: "scrollTransition") { proxy in
                let (phase, isOnItsWay) = ScrollTransitionPhase.of(
                    proxy, axis: axis, leading: topLeading.threshold.fraction,
                    trailing: bottomTrailing.threshold.fraction)
                let configuration = phase == .topLeading ? topLeading : bottomTrailing
                let guess =
                    isOnItsWay && configuration.isInteractive
                    ? "a scroll transition is shown at its end, not on its way" : nil
                return (transition(EmptyVisualEffect(), phase), guess)
            })
    }
}
