import Foundation

/// What a row of kind `platformView` was when the screen was laid out: UIKit's own rules go by it.
public struct PlatformViewEntry: @unchecked Sendable {
    /// The view itself.
    public var view: AnyObject
    /// Its class.
    public var kind: String
    /// What it shows: a label's text, a button's title.
    public var label: String?
    /// As UIKit keeps it: a 32-bit number.
    public var alpha: Float = 1
    public var isHidden = false
    public var isInteractive = true
    public var control = PlatformControl.none
    /// Whether SwiftUI's `disabled` around it is what makes a control disabled.
    public var isDisabledAround = false
    /// The recognisers on it, in the order in which they were added.
    public var recognizers: [PlatformRecognizer] = []
    /// The method by which a class of the user's takes touches itself; nil for none.
    public var touchHandler: String?
    /// Scrolls it by a distance in points; nil for views that do not scroll.
    public var scroll: ((CGVector) -> Void)?
    /// The part of a slider that alone starts a drag, from its top left corner; nil for other views.
    public var grip: CGRect?
    /// How large the content of a scroll view is; nil for other views.
    public var scrollableContent: CGSize?
    /// Where a class of the user's may answer otherwise than UIKit does, the view is asked.
    public var hitTest: ((CGPoint) -> PlatformHit)?
    /// Begins to deliver a touch to it; nil where nobody would take one.
    public var beginTouch: (() -> any PlatformTouching)?
    /// The colour behind its content; nil for none.
    public var background: ResolvedColor?
    /// Colours its content may show, for the visibility model.
    public var colors: [ResolvedColor] = []
    /// What it shows besides its label: names and values, in a fixed order.
    public var properties: [PlatformProperty] = []
    /// What it does with the user's input besides touches.
    public var input: ControlInput?

    public init(view: AnyObject, kind: String) {
        self.view = view
        self.kind = kind
    }

    /// Whether its text counts as one in effects.
    public var showsText: Bool { label != nil }
}

/// Something that a view shows and that may change: a colour, a value.
public struct PlatformProperty: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// Whether a view takes touches by itself.
public enum PlatformControl: Sendable { case none, enabled, disabled }

/// A gesture recogniser on a view.
public struct PlatformRecognizer: Sendable {
    /// Its class.
    public var name: String
    public var isEnabled: Bool
    /// Whether one tap is enough for it.
    public var takesSingleTap: Bool

    public init(name: String, isEnabled: Bool, takesSingleTap: Bool) {
        self.name = name
        self.isEnabled = isEnabled
        self.takesSingleTap = takesSingleTap
    }
}

/// Whom a view found when it was asked, and which overridden methods had a say.
public struct PlatformHit {
    /// The view that is hit; nil for none.
    public var view: AnyObject?
    /// What overridden methods answered, by view.
    public var notes: [ObjectIdentifier: PlatformHitNote]
    /// All views that were asked on the way.
    public var asked: Set<ObjectIdentifier>

    public init(
        view: AnyObject?, notes: [ObjectIdentifier: PlatformHitNote] = [:], asked: Set<ObjectIdentifier> = []
    ) {
        self.view = view
        self.notes = notes
        self.asked = asked
    }
}

/// An answer of an overridden method that differs from UIKit's own.
public struct PlatformHitNote: Sendable {
    /// `MyView.hitTest returned nil`
    public var text: String
    /// Whether the view's `point(inside:with:)` decided, not its `hitTest(_:with:)`.
    public var isArea: Bool

    public init(text: String, isArea: Bool) {
        self.text = text
        self.isArea = isArea
    }
}

/// A touch on its way through a platform tree.
public protocol PlatformTouching: AnyObject {
    /// Whether a control or a recogniser is in its way, so that it has a receiver.
    var isTaken: Bool { get }
    /// Delivers one moment.
    ///
    /// - Parameters:
    ///   - point: in the window, in points.
    ///   - time: in seconds.
    func send(_ phase: TouchEvent.Phase, at point: CGPoint, time: Double)
    /// Somebody else took it.
    func cancel()
    /// When something happens although nothing moves, in seconds; nil for never.
    var deadline: Double? { get }
    /// The view whose control or recogniser took it so far; nil for none.
    var receiver: AnyObject? { get }
}
