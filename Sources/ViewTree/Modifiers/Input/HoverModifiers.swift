import Foundation

/// Where a pointer is over a view.
@frozen
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// How a view looks under a pointer.
public struct HoverEffect: Sendable {
    private let name: String

    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

/// A pointer's look.
public struct PointerStyle: Hashable, Sendable {
    private let name: String

    public static let `default` = PointerStyle(name: "default")
    public static let horizontalText = PointerStyle(name: "horizontalText")
    public static let verticalText = PointerStyle(name: "verticalText")
    public static let rectSelection = PointerStyle(name: "rectSelection")
    public static let grabIdle = PointerStyle(name: "grabIdle")
    public static let grabActive = PointerStyle(name: "grabActive")
    public static let link = PointerStyle(name: "link")
    public static let zoomIn = PointerStyle(name: "zoomIn")
    public static let zoomOut = PointerStyle(name: "zoomOut")
    public static let columnResize = PointerStyle(name: "columnResize")
    public static let rowResize = PointerStyle(name: "rowResize")
}

// There is no pointer here, only touches.
nonisolated extension View {
    public func onHover(perform action: @escaping (Bool) -> Void) -> UnchangedContent<Self> { unchanged }

    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> UnchangedContent<Self> { unchanged }

    @_disfavoredOverload
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func hoverEffect(_ effect: HoverEffect = .automatic) -> UnchangedContent<Self> { unchanged }

    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> UnchangedContent<Self> {
        unchanged
    }

    public func hoverEffectDisabled(_ disabled: Bool = true) -> UnchangedContent<Self> { unchanged }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> UnchangedContent<Self> { unchanged }
    public func pointerStyle(_ style: PointerStyle?) -> UnchangedContent<Self> { unchanged }
    public func pointerVisibility(_ visibility: Visibility) -> UnchangedContent<Self> { unchanged }

    public func help(_ textKey: LocalizedStringKey) -> UnchangedContent<Self> { unchanged }
    public func help(_ text: Text) -> UnchangedContent<Self> { unchanged }
    @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> UnchangedContent<Self> { unchanged }
}
