import Foundation
import Layout
import ViewTree

/// The finger of a living screen: where it is, since when, and whom it concerns.
final class TouchHand {
    /// How long a tap lasts, and how long after it the next one comes, in seconds.
    static let tapLength = 0.08
    static let tapPause = 0.12
    /// How long a press lasts where nobody says.
    static let pressLength = 1.0
    /// In how many steps a drag goes, and how long it takes. Recorded drags went in ten steps.
    static let dragSteps = 10
    static let dragLength = 0.25

    /// In seconds since the first touch.
    var time = 0.0
    var location = CGPoint.zero
    /// What is to be done on the screen that an action has made.
    var afterwards: (() -> Void)?
    /// Gestures that are not decided yet.
    var play: TouchPlay?
    /// The hit-test that these gestures came from.
    var playTest: HitTestResult?
    /// The hit-test at the beginning, for the result.
    var first: HitTestResult?
    /// The first receiver of the touches since then, with the others.
    var outcome: (test: HitTestResult, receiver: Int, also: [Int])?
    var isDown: Bool { play?.isDown ?? false }
}
