import Foundation

/// Where a view is on its way in or out.
@frozen
public enum TransitionPhase: Hashable, Sendable {
    case willAppear
    /// The view is there.
    case identity
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before the view comes, 0 while it is there, 1 once it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition does.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes. A view that is there looks as in the phase `identity`.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View

    @ViewBuilder @MainActor func body(content: Content, phase: TransitionPhase) -> Body

    static var properties: TransitionProperties { get }

    typealias Content = PlaceholderContentView<Self>

    /// The same as a type-erased transition.
    nonisolated var _erased: AnyTransition { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    nonisolated public var _erased: AnyTransition {
        nonisolated(unsafe) let transition = self
        let name = "\(Self.self)"
        return AnyTransition(
            _wrapping: { content in
                AnyView(transition.body(content: PlaceholderContentView(content), phase: .identity))
            }, named: name)
    }

    nonisolated public func animation(_ animation: Animation?) -> AnyTransition { _erased.animation(animation) }

    nonisolated public func combined<T: Transition>(with other: T) -> AnyTransition {
        _erased.combined(with: other._erased)
    }

    /// Applies the transition to a view by hand.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(LoweredContent { V._makeNodes(content, &$0) }), phase: phase)
    }
}

/// The view that a modifier or transition is applied to.
public struct PlaceholderContentView<Value> {
    let content: LoweredContent?

    init(_ content: LoweredContent?) { self.content = content }
}

extension PlaceholderContentView: View {}

extension PlaceholderContentView: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        view.content?.lower(&builder)
    }
}

/// A transition of the library's: it changes nothing while the view is there.
@MainActor @preconcurrency
public protocol _BuiltInTransition: Transition where Body == PlaceholderContentView<Self> {}

extension _BuiltInTransition {
    public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

nonisolated public struct OpacityTransition: _BuiltInTransition {
    nonisolated public init() {}
    nonisolated public var _erased: AnyTransition { .opacity }
}

nonisolated public struct IdentityTransition: _BuiltInTransition {
    nonisolated public init() {}
    nonisolated public var _erased: AnyTransition { .identity }
}

nonisolated public struct SlideTransition: _BuiltInTransition {
    nonisolated public init() {}
    nonisolated public var _erased: AnyTransition { .slide }
}

nonisolated public struct ScaleTransition: _BuiltInTransition {
    public var scale: Double
    public var anchor: UnitPoint

    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    nonisolated public var _erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

nonisolated public struct MoveTransition: _BuiltInTransition {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    nonisolated public var _erased: AnyTransition { .move(edge: edge) }
}

nonisolated public struct PushTransition: _BuiltInTransition {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    nonisolated public var _erased: AnyTransition { .push(from: edge) }
}

nonisolated public struct OffsetTransition: _BuiltInTransition {
    public var offset: CGSize
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    nonisolated public var _erased: AnyTransition { .offset(offset) }
}

nonisolated public struct BlurReplaceTransition: _BuiltInTransition {
    public struct Configuration: Equatable, Sendable {
        private let name: String
        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }

    public var configuration: Configuration
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    nonisolated public var _erased: AnyTransition { .blurReplace }
}

nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _BuiltInTransition {
    public var insertion: Insertion
    public var removal: Removal

    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    nonisolated public var _erased: AnyTransition {
        .asymmetric(insertion: insertion._erased, removal: removal._erased)
    }
}

extension Transition where Self == OpacityTransition {
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == MoveTransition {
    nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == BlurReplaceTransition {
    nonisolated public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }
    nonisolated public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}
extension Transition {
    nonisolated public static func asymmetric<I: Transition, R: Transition>(
        insertion: I, removal: R
    ) -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

extension AnyTransition {
    public init<T: Transition>(_ transition: T) { self = transition._erased }

    /// A transition between two states of a modifier. While the view is there, it has the identity one.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let identity = identity
        return AnyTransition(_wrapping: { AnyView($0.modifier(identity)) }, named: "\(E.self)")
    }
}

nonisolated extension View {
    /// How the view comes and goes.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> ModifiedContent<Self, _TransitionModifier> {
        modifier(_TransitionModifier(transition: transition._erased))
    }
}
