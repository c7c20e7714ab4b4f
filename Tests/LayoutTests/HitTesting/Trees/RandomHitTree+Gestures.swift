import Foundation

extension RandomHitTree {
    /// A tap gesture of a random tree.
    struct Tap: Sendable, CustomStringConvertible {
        enum Priority: String, Sendable { case normal, high, simultaneous }
        /// `GestureMask`'s four values.
        enum Mask: String, Sendable { case none, gesture, subviews, all }

        var priority = Priority.normal
        var mask = Mask.all
        var count = 1

        var description: String { "tap(\(priority), including: .\(mask), count: \(count))" }
    }

    /// A gesture, button or hosted control on the way from what is hit to the root.
    struct Reacting: Sendable {
        var id: String
        /// Tells several gestures of one view apart.
        var key: String
        var isEnabled: Bool
        var tap = Tap()
        var isHosted = false
    }

    /// Who takes a single tap, and who else fires, the outermost first.
    ///
    /// - Parameter chain: from the inside out.
    static func deciding(_ chain: [Reacting]) -> (receiver: Reacting?, also: [Reacting]) {
        if let first = chain.first, first.isHosted, !first.isEnabled { return (nil, []) }
        var winner: Reacting?
        var simultaneous: [Reacting] = []
        for reacting in chain where reacting.isEnabled {
            let tap = reacting.tap
            if reacting.isHosted {
                winner = reacting
                continue
            }
            // `none` and `subviews` leave the gesture itself out.
            guard tap.mask == .gesture || tap.mask == .all else { continue }
            // `gesture` leaves out the ones inside, though not a hosted control, which takes its touches itself.
            if tap.mask == .gesture {
                if winner?.isHosted != true { winner = nil }
                simultaneous = []
            }
            // A double tap fails, for there is no second one.
            guard tap.count == 1 else { continue }
            switch tap.priority {
            case .simultaneous: simultaneous.insert(reacting, at: 0)
            case .high: if winner?.isHosted != true { winner = reacting }
            case .normal: if winner == nil { winner = reacting }
            }
        }
        let receiver = winner ?? simultaneous.last
        return (receiver, simultaneous.filter { $0.key != receiver?.key })
    }
}
