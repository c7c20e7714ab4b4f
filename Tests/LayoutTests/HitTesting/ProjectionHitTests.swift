import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Rotations in space and other projections: the point goes through the inverse, and nothing behind the viewer is hit.
struct ProjectionHitTests {
    /// A square turned by 60° about its vertical axis is half as wide, from 25 to 75.
    @Test func aTurnInSpaceNarrowsTheArea() {
        expectReceivers(
            "rotation3D", #"sq(red,100,100).rotation3DEffect(60°, y, perspective 0).tap("A")"#,
            [.nobody(at: 24, 50), .at(26, 50, reaches: "A"), .at(74, 50, reaches: "A"), .nobody(at: 76, 50)]
        ) {
            square(.red, 100, 100)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0).taps("A")
        }
    }

    @Test func aHalfTurnKeepsTheAreaAndMirrorsWhatIsInIt() {
        expectReceivers(
            "rotation3D, half", #"HStack(spacing:0){ A; B }.rotation3DEffect(180°, y)"#,
            [.at(10, 10, reaches: "B"), .at(50, 10, reaches: "A")]
        ) {
            HStack(spacing: 0) {
                square(.red, 40, 40).taps("A")
                square(.blue, 40, 40).taps("B")
            }
            .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        }
    }

    @Test func seenFromTheSideThereIsNoArea() {
        expectReceivers(
            "rotation3D, 90°", #"sq(red,100,100).rotation3DEffect(90°, y).tap("A")"#,
            [.nobody(at: 49.9, 50), .nobody(at: 50.1, 50)]
        ) {
            square(.red, 100, 100).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)).taps("A")
        }
    }

    /// x' = x / (1 − x / 50): what lies beyond 50 is behind the viewer, and would come back from −∞.
    @Test func whatIsBehindTheViewerIsNotHit() {
        var transform = ProjectionTransform()
        transform.m13 = -1.0 / 50
        expectReceivers(
            "projection", #"sq(red,100,100).projectionEffect(1 − x/50).tap("A")"#,
            [.at(40, 20, reaches: "A"), .at(300, 20, reaches: "A"), .nobody(at: -150, -20)]
        ) {
            square(.red, 100, 100).projectionEffect(transform).taps("A")
        }
    }

    @Test func onlyInteractionShapesCountAmongSeveralKinds() {
        expectReceivers(
            "contentShape kinds", #"sq(red,100,100).contentShape([.dragPreview, .interaction], inset 20).tap("A")"#,
            [.nobody(at: 10, 50), .at(50, 50, reaches: "A")]
        ) {
            square(.red, 100, 100).contentShape([.dragPreview, .interaction], Rectangle().inset(by: 20)).taps("A")
        }
        expectReceivers(
            "contentShape kinds", #"sq(red,100,100).contentShape(.hoverEffect…, inset 20).tap("A")"#,
            [.at(10, 50, reaches: "A")]
        ) {
            square(.red, 100, 100).contentShape([.hoverEffect, .contextMenuPreview], Rectangle().inset(by: 20))
                .taps("A")
        }
    }
}
