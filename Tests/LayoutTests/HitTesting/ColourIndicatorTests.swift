import Foundation
import HitTest
import Layout
import Testing
import ViewTree

@testable import Examples

/// Three nested circles around an 18×18 frame.
struct ColourIndicatorTests {
    private let tree = LayoutTree(ColourIndicator(), proposal: ProposedViewSize(width: 300, height: 300))

    @Test func theIndicatorIsAsLargeAsItsFrame() {
        #expect(tree.size == CGSize(width: 18, height: 18))
    }

    @Test(arguments: ["swatch", "gap", "rainbow"])
    func allThreeCirclesFillTheSameFrame(_ id: String) {
        #expect(tree[id]?.frame == CGRect(x: 0, y: 0, width: 18, height: 18))
    }

    /// From the centre outwards: the swatch reaches to 9, the gap's stroke covers 7…11, the rainbow's 4…14.
    @Test(arguments: [
        RingHit(radius: 0, circle: "swatch"), RingHit(radius: 8.9, circle: "swatch"),
        RingHit(radius: 9.1, circle: "gap"), RingHit(radius: 10.9, circle: "gap"),
        RingHit(radius: 11.1, circle: "rainbow"), RingHit(radius: 13.9, circle: "rainbow"),
        RingHit(radius: 14.1, circle: nil),
    ])
    func theSwatchLiesBeforeTheGapAndTheGapBeforeTheRainbow(_ ring: RingHit) {
        for angle in stride(from: 0.0, to: 360, by: 45) {
            let radians = angle * .pi / 180
            let point = CGPoint(x: 9 + ring.radius * cos(radians), y: 9 + ring.radius * sin(radians))
            let result = tree.hitTest(point)
            #expect(result.hit?.id == ring.circle, "\(result)")
            #expect(result.receiver == nil, "\(result)")
        }
    }

    @Test func theRingLeavesTheRowsHeightAlone() {
        var environment = EnvironmentValues()
        environment.textMeasurer = HitFixtures.measurer
        let row = LayoutTree(
            HStack {
                Text("x")
                Spacer()
                ColourIndicator()
            },
            proposal: ProposedViewSize(width: 300, height: nil),
            environment: environment
        )
        #expect(row.size == CGSize(width: 300, height: 18))
        #expect(row["swatch"]?.frame == CGRect(x: 282, y: 0, width: 18, height: 18))
    }
}

/// A distance from the indicator's centre, and the circle in front there.
struct RingHit: Sendable, CustomTestStringConvertible {
    let radius: Double
    let circle: String?

    var testDescription: String { "\(radius) from the centre: \(circle ?? "nothing")" }
}
