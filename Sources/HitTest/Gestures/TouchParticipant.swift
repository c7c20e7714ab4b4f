import Foundation
import Layout
import ViewTree

/// Something on the way from a hit to the root that may take a touch.
final class TouchParticipant {
    enum Kind {
        case gesture, button, hosted, scrollView
        /// A link in the text that was hit.
        case link
        /// All buttons without a style in a list's row, or the row itself, which is selected.
        case listRow
        /// Views of UIKit's.
        case platform
        /// The row of a list that is swiped sideways.
        case swipe
        /// A pushed screen that is swiped away from its leading edge.
        case edge
        /// A tab view whose pages are turned.
        case page
    }

    /// By what the same gesture is found on the next screen: its place in the structure. There may be several.
    struct Key: Hashable {
        var identity: UInt64
        var kind: NodeKind
    }

    let kind: Kind
    /// The receiver's row on the screen that the touch began on; -1 where it was not there yet.
    var firstRow: Int
    /// The row on the present screen.
    var row: Int
    var recognizer: TouchRecognizer?
    /// Delivers the touch to views of UIKit's.
    var session: (any PlatformTouching)?
    var stage = TouchRecognizer.Stage.possible
    /// Another one won, or the view is gone.
    var isOut = false
    /// What waits until a gesture of more taps has failed.
    var held: TouchActions?
    /// Whether it was active or ended at some time.
    var hasFired = false

    // A control's and a scroll view's own state.
    var isPressed = false
    var start = CGPoint.zero
    var offset = CGPoint.zero
    /// Whether it is a slider whose thumb is held.
    var isTracking = false
    /// Where the finger was last, when, and how fast it moved sideways there, in points a second.
    var last: (x: CGFloat, time: Double, velocity: CGFloat) = (0, 0, 0)

    init(_ kind: Kind, _ row: Int, receiver: Int? = nil) {
        self.kind = kind
        firstRow = receiver ?? row
        self.row = row
    }

    /// Whether it follows events.
    var isLive: Bool { !isOut && held == nil && (stage == .possible || stage == .active) }

    /// A control is active from the moment it is touched, but gives way to whatever has precedence over it.
    var isControl: Bool { kind != .gesture && !isPan && !isTracking }

    /// Whether it follows the finger once that has moved far enough, and may then take over from a control.
    var isPan: Bool { kind == .scrollView || kind == .swipe || kind == .edge || kind == .page }

    /// When something happens although nothing moves, in seconds.
    var deadline: Double? { recognizer?.deadline ?? session?.deadline }

    var tapCount: Int { recognizer?.tapCount ?? 0 }
}
