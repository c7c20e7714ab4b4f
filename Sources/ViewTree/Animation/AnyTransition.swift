import Foundation

/// A type-erased transition: how a view comes and goes.
///
/// A view that leaves with a removal transition stays tappable over its full bounds until it is gone.
public struct AnyTransition: Sendable {
    /// One change that a view starts from when it comes, or ends in when it goes.
    public enum Effect: Hashable, Sendable {
        /// To opacity 0.
        case opacity
        case scale(CGFloat, anchor: UnitPoint)
        /// By the view's own width or height, towards an edge.
        case move(Edge)
        /// In points.
        case offset(CGSize)
        case blur
        /// A modifier of the user's; its effect is not modelled.
        case modifier(String)
    }

    /// What a view starts from when it is inserted; empty for none.
    public private(set) var _insertion: [Effect]
    /// What a view ends in when it is removed; empty if it goes at once.
    public private(set) var _removal: [Effect]
    /// The animation given with `animation(_:)`, which replaces the transaction's.
    public private(set) var _animation: Animation?

    /// What the view looks like while it is there, for transitions of the user's; nil for as it is.
    private(set) var identity: (@MainActor @Sendable (LoweredContent) -> AnyView)?

    /// A transition of the user's.
    init(_wrapping identity: @escaping @MainActor @Sendable (LoweredContent) -> AnyView, named name: String) {
        self.init(_insertion: [.modifier(name)], removal: [.modifier(name)])
        self.identity = identity
    }

    /// A transition by its effects, for modifier transitions.
    public init(_insertion: [Effect], removal: [Effect]) {
        self._insertion = _insertion
        _removal = removal
    }

    private init(_ effects: Effect...) { self.init(_insertion: effects, removal: effects) }

    /// A transition that returns the input view, unmodified, as the output view.
    public static var identity: AnyTransition { AnyTransition() }

    /// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
    public static var opacity: AnyTransition { AnyTransition(.opacity) }

    /// A transition that scales from and to nothing, around the centre.
    public static var scale: AnyTransition { .scale(scale: 0) }

    /// A transition that scales by the given amount, around an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(scale, anchor: anchor))
    }

    /// A transition that moves in from the leading edge and out towards the trailing edge.
    public static var slide: AnyTransition {
        AnyTransition(_insertion: [.move(.leading)], removal: [.move(.trailing)])
    }

    /// A transition that moves the view away, towards the specified edge of the view.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

    /// A transition that offsets the view by the given amount, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

    /// A transition that offsets the view by the given amounts, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        .offset(CGSize(width: x, height: y))
    }

    /// A transition that moves in from an edge while fading in, and out towards the opposite edge while fading out.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .leading: .trailing
            case .bottom: .top
            case .trailing: .leading
            }
        return AnyTransition(_insertion: [.move(edge), .opacity], removal: [.move(opposite), .opacity])
    }

    /// A transition that fades while it blurs and scales. SwiftUI's amounts are not known; only the fade is modelled.
    public static var blurReplace: AnyTransition { AnyTransition(.opacity, .blur) }

    /// A transition with one behaviour for insertion and another for removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(_insertion: insertion._insertion, removal: removal._removal)
            .animation(insertion._animation ?? removal._animation)
            .wrapped(insertion.identity, removal.identity)
    }

    /// Combines this transition with another: both apply.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(_insertion: _insertion + other._insertion, removal: _removal + other._removal)
            .animation(_animation ?? other._animation)
            .wrapped(identity, other.identity)
    }

    /// This transition with what both of two put around a view that is there.
    private func wrapped(
        _ inner: (@MainActor @Sendable (LoweredContent) -> AnyView)?,
        _ outer: (@MainActor @Sendable (LoweredContent) -> AnyView)?
    ) -> AnyTransition {
        guard let inner, let outer else {
            var copy = self
            copy.identity = inner ?? outer
            return copy
        }
        var copy = self
        copy.identity = { content in outer(LoweredContent { AnyView._makeNodes(inner(content), &$0) }) }
        return copy
    }

    /// Attaches an animation to this transition.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy._animation = animation
        return copy
    }
}
