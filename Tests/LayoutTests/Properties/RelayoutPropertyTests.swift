import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// A screen whose state changes, and the same screen made anew.
struct RelayoutPropertyTests {
    @Test func aScreenLaidOutAgainIsTheScreenLaidOutAnew() {
        PropertyCheck.expectEveryView { view, space, seed in
            // The whole view changes with the first switch, parts of it with this and the others.
            let changing = RandomView(base: .container(.toggle(0), [view, view.changed(seed: seed)]))
            guard !changing.growsWhereItFits, !changing.growsWhereItScrolls else { return nil }
            let remote = RandomScreen.Remote()
            let host = space.host { RandomScreen(changing, remote: remote) }
            guard let switches = remote.switches else { return "the screen did not appear" }
            for step in 0..<2 {
                // One by one; every third view's first switch is turned back.
                switches.wrappedValue.formSymmetricDifference(step == 0 ? [0] : [Int(seed % 3)])
                // A tap on nothing: the screen is brought up to date.
                host.tap(at: CGPoint(x: -1e6, y: -1e6))
                if let difference = Self.difference(host, changing, space, switches.wrappedValue) {
                    return "after \(step + 1) changes: \(difference)"
                }
            }
            return nil
        }
    }

    /// Between the screen as it is and one that begins with its switches.
    private static func difference(
        _ host: ViewHost, _ view: RandomView, _ space: RandomSpace, _ switches: Set<Int>
    ) -> String? {
        var environment = EnvironmentValues.injectedLines
        environment.hasAppeared = true
        let anew = space.tree(environment) {
            RandomScreen(view, remote: RandomScreen.Remote(), switches: switches)
        }
        return FrameDifference.between(anew, host.tree)
    }
}
