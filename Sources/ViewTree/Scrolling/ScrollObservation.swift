import Foundation

/// A scroll view's sizes, and where it is.
public struct ScrollGeometry: Equatable, Sendable {
    /// Which point of the content is at the top leading corner, in points.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that shows, in the content's space.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The container's size in its own space.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What a scroll view is doing.
@frozen
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

/// A change of what a scroll view is doing.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}

/// How an edge of a scroll view looks where content goes under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

/// Where a list's search, refreshing and the like take input.
public struct ScrollInputKind: Equatable, Sendable {
    private let name: String
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    public static let look = ScrollInputKind(name: "look")
}

/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Equatable, Sendable {
    private let name: String
    public static let automatic = ScrollInputBehavior(name: "automatic")
    public static let enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

// Nobody is told here that a scroll view moves: its actions have no effect on what is shown.
nonisolated extension View {
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "onScrollGeometryChange is not told of scrolling"))
    }

    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext)
            -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "onScrollTargetVisibilityChange is not told of scrolling"))
    }

    public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> UnchangedContent<Self> { unchanged }

    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> UnchangedContent<Self> {
        unchanged
    }

    public func scrollEdgeEffectDisabled(
        _ disabled: Bool = true, for edges: Edge.Set = .all
    ) -> UnchangedContent<Self> { unchanged }

    public func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> UnchangedContent<Self> { unchanged }

    public func scrollIndicatorsFlash(trigger value: some Equatable) -> UnchangedContent<Self> { unchanged }

    /// Scrolls to the view with the bound id; what is shown at first is set as well.
    public func scrollPosition(
        initialAnchor: UnitPoint?
    ) -> EnvironmentContent<Self, UnitPoint?> { defaultScrollAnchor(initialAnchor) }

    /// Does something when the view comes into the visible area or leaves it. The area of scroll views counts only.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> ModifiedContent<Self, _GeometryActionModifier<Bool>> {
        onGeometryChange(for: Bool.self) { proxy in
            guard let area = proxy.bounds(of: .scrollView) else { return true }
            let size = proxy.size
            let visible = CGRect(origin: .zero, size: size).overlap(area)
            guard size.width > 0, size.height > 0, !visible.isNull else { return false }
            return Double(visible.width * visible.height / (size.width * size.height)) >= threshold
        } action: {
            action($0)
        }
    }
}
