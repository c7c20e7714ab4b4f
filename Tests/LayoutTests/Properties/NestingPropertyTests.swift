import Foundation
import Layout
import Testing
import ViewTree

/// Any containers inside one another.
struct NestingPropertyTests {
    @Test func nestedContainersAskNoEndlessQuestions() {
        // A question more at each level is many times the work at the twelfth.
        for seed in PropertyCheck.seeds.prefix(500) {
            let view = RandomView.nested(seed: seed, levels: 12)
            let space = RandomSpace(seed: seed)
            let start = ContinuousClock.now
            _ = space.tree(view)
            let time = ContinuousClock.now - start
            if time > .seconds(4) { Issue.record("seed \(seed), \(space): \(time)\n\(view)") }
        }
    }
}
