import Foundation
import Layout
import ViewTree

extension TouchPlay {
    /// Who would receive a tap, without anything being done.
    static func trial(_ tree: LayoutTree, from hit: Int) -> TouchPlay {
        let play = TouchPlay(tree, from: hit, at: nil, limits: .finger, store: nil)
        _ = play.take(.began, at: .zero, time: 0)
        _ = play.take(.ended, at: .zero, time: TouchHand.tapLength)
        // Those who wait for a second tap find out that there is none.
        var steps = 0
        while play.isOpen, let deadline = play.deadline, steps < 16 {
            _ = play.take(.waited, at: .zero, time: deadline)
            steps += 1
        }
        return play
    }
}
