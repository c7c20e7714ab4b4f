import Foundation
import Layout

/// What was done with the finger.
public struct PlayedTouch: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// So many taps, one after the other.
        case tap(count: Int)
        /// A finger that stays down for so many seconds.
        case press(duration: Double)
        /// A finger that goes to a point of the tree's space.
        case drag(to: CGPoint)
        /// A finger that is still down.
        case hold
        /// A second mouse button, or what opens a context menu.
        case secondary
    }

    public var kind: Kind
    /// The rows of the other gestures that fired, in firing order.
    var also: [Int]

    public init(kind: Kind) { self.init(kind: kind, also: []) }

    init(kind: Kind, also: [Int]) {
        self.kind = kind
        self.also = also
    }

    /// `the drag from 10,20 to 60,20`.
    func phrase(at point: CGPoint) -> String {
        switch kind {
        case .tap(1): "the tap at \(point.short)"
        case .tap(2): "the double tap at \(point.short)"
        case .tap(let count): "the \(count) taps at \(point.short)"
        case .press(let duration): "the press of \(Number.short(duration)) s at \(point.short)"
        case .drag(let end): "the drag from \(point.short) to \(end.short)"
        case .hold: "the touch at \(point.short)"
        case .secondary: "the secondary press at \(point.short)"
        }
    }

    /// `a tap gesture`: what a view would have to have.
    var wanted: String {
        switch kind {
        case .tap(1): "a tap gesture"
        case .tap: "a gesture for that many taps, or for one"
        case .press: "a gesture for a press as long as that"
        case .drag: "a gesture for it, or scrolls that way"
        case .hold: "a gesture that has begun"
        case .secondary: "anything that takes it"
        }
    }
}

extension HitTestResult {
    private var played: PlayedTouch { touch ?? PlayedTouch(kind: .tap(count: 1)) }

    /// Whether it is one tap, the only touch that a tree alone is asked about.
    var isSingleTap: Bool { played.kind == .tap(count: 1) }

    /// `the tap at 10,20`.
    var touchPhrase: String { played.phrase(at: point) }

    /// `a tap gesture`: what the view that was hit would have to have.
    var wantedGesture: String { played.wanted }
}
