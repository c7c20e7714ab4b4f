import Foundation
import ViewTree

/// A view that turns touches into events, and calls whoever wants to know of them.
@MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    /// Who is called for which events. Targets are held weakly.
    private struct Target {
        weak var target: AnyObject?
        /// Whether there was one; without, the first responder that can is meant.
        var hasTarget: Bool
        var selector: Selector?
        var action: UIAction?
        var events: Event
    }

    private var targets: [Target] = []

    open var isEnabled = true { didSet { stateChanged() } }
    open var isSelected = false { didSet { stateChanged() } }
    open var isHighlighted = false { didSet { stateChanged() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var showsMenuAsPrimaryAction = false
    open var toolTip: String?

    public private(set) var isTracking = false
    public private(set) var isTouchInside = false

    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    func stateChanged() { setNeedsLayout() }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: Targets

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        if let place = targets.firstIndex(where: { $0.target === object && $0.selector == action && object != nil }) {
            targets[place].events.formUnion(controlEvents)
            return
        }
        action.holdWeakly(object)
        targets.append(
            Target(target: object, hasTarget: object != nil, selector: action, action: nil, events: controlEvents))
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        for place in targets.indices
        where (object == nil || targets[place].target === object)
            && (action == nil || targets[place].selector == action) && targets[place].action == nil
        {
            targets[place].events.subtract(controlEvents)
        }
        targets.removeAll { $0.events.isEmpty }
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        targets.removeAll { $0.action?.identifier == action.identifier }
        targets.append(Target(target: nil, hasTarget: false, selector: nil, action: action, events: controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        targets.removeAll { $0.action?.identifier == action.identifier }
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        targets.removeAll { $0.action?.identifier == actionIdentifier }
    }

    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? NSObject }.map { AnyHashable($0) }) }
    /// Who is called for what, in the order in which they were added.
    var eventHandlers: [(target: Any?, selector: Selector?, action: UIAction?, events: Event)] {
        targets.map { ($0.target, $0.selector, $0.action, $0.events) }
    }

    open var allControlEvents: Event { targets.reduce(into: Event()) { $0.formUnion($1.events) } }

    /// Calls everybody who wants to know of some events.
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    /// Without a target the action goes up the responder chain, to the first that has the method.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if target == nil { return action.sendUp(from: self, sender: self, with: event ?? UIEvent()) }
        action.send(to: target.map { $0 as AnyObject }, from: self, with: event ?? UIEvent())
    }

    open func sendAction(_ action: UIAction) { action.perform(self) }

    func send(_ events: Event, _ event: UIEvent?) {
        for target in targets where !target.events.intersection(events).isEmpty {
            if let action = target.action {
                sendAction(action)
            } else if let selector = target.selector {
                if target.hasTarget && target.target == nil { continue }
                sendAction(selector, to: target.target, for: event)
            }
        }
    }

    // MARK: Tracking

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// How far beyond its bounds a touch that began inside still counts as inside.
    static let slack = CGFloat(TouchLimits.controlSlack)

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else {
            isTouchInside = false
            return
        }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let was = isTouchInside
        isTouchInside = isInside(touch)
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if was != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        send(events, event)
        if !isTracking { isHighlighted = false }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = isInside(touch)
        isTracking = false
        isHighlighted = false
        endTracking(touch, with: event)
        lifted(touch, event)
        isTouchInside = false
    }

    /// The finger of a tracked touch is gone.
    func lifted(_ touch: UITouch, _ event: UIEvent?) {
        if isTouchInside {
            send(sendsPrimaryAction ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside, event)
        } else {
            send(.touchUpOutside, event)
        }
    }

    /// Whether a touch that is lifted inside is its primary action.
    var sendsPrimaryAction: Bool { false }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking(with: event)
        send(.touchCancel, event)
    }

    /// Whether it keeps taps from recognisers on views around it, as UIKit's own controls do.
    var preventsOuterTaps: Bool { false }
}
