import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Regions are what geometry says: sums and differences of rectangles and circles.
@MainActor
struct HitRegionsTests {
    private func regions(
        _ size: CGFloat = 200, rules: HitTestRules = .frontMost, rightToLeft: Bool = false,
        @ViewBuilder _ view: () -> some View
    ) -> HitRegions {
        var environment = EnvironmentValues()
        environment.textMeasurer = HitFixtures.measurer
        if rightToLeft { environment.layoutDirection = .rightToLeft }
        let root = view().frame(width: size, height: size)
        return HitRegions(
            LayoutTree(root, proposal: ProposedViewSize(width: size, height: size), environment: environment),
            rules: rules)
    }

    private func area(_ id: String, _ regions: HitRegions) -> Double {
        regions.regions.first { $0.receiver.id == id }?.area.size ?? 0
    }

    private func isNear(_ value: Double, _ expected: Double, within tolerance: Double = 0.05) -> Bool {
        abs(value - expected) <= tolerance
    }

    @Test func aRectangleIsOnePolygonOfFourCorners() throws {
        let found = regions { square(.red, 100, 40).taps("A") }
        let region = try #require(found.regions.first)
        #expect(found.regions.count == 1)
        // Centred in 200×200.
        #expect(
            region.area.polygons == [
                [
                    CGPoint(x: 50, y: 80), CGPoint(x: 150, y: 80), CGPoint(x: 150, y: 120), CGPoint(x: 50, y: 120),
                ]
            ])
        #expect(region.area.size == 4000)
        #expect(region.share == 0.1)
        #expect(found.isExact)
        #expect(found.unreceived == 36_000)
    }

    @Test func aCircleHasItsArea() {
        let found = regions { Circle().fill(.red).frame(width: 100, height: 100).taps("A") }
        #expect(isNear(area("A", found), .pi * 2500))
    }

    @Test func aRoundedRectangleLacksItsCorners() {
        let found = regions { RoundedRectangle(cornerRadius: 20).fill(.red).frame(width: 100, height: 60).taps("A") }
        #expect(isNear(area("A", found), 6000 - (4 - .pi) * 400))
    }

    @Test func aCircleInFrontLeavesAHole() throws {
        let found = regions {
            ZStack {
                square(.red, 100, 100).taps("A")
                Circle().fill(.blue).frame(width: 60, height: 60).taps("B")
            }
        }
        #expect(isNear(area("A", found), 10_000 - .pi * 900))
        #expect(isNear(area("B", found), .pi * 900))
        let outer = try #require(found.regions.first { $0.receiver.id == "A" })
        #expect(outer.area.polygons.count == 2)
    }

    @Test func contentWithoutAGestureInFrontTakesItsPlaceFromWhatIsBehind() {
        let found = regions {
            ZStack {
                square(.red, 100, 100).taps("A")
                square(.blue, 100, 30)
            }
        }
        #expect(area("A", found) == 7000)
        #expect(found.untappable.first?.area.size == 3000)
    }

    @Test func aStrokeIsARing() {
        let found = regions { Circle().stroke(Color.red, lineWidth: 10).frame(width: 100, height: 100).taps("A") }
        #expect(isNear(area("A", found), .pi * (55 * 55 - 45 * 45), within: 0.2))
    }

    @Test func anEvenOddShapeKeepsItsHole() {
        let found = regions {
            square(.red, 100, 100).contentShape(Frame(width: 20), eoFill: true).taps("A")
        }
        #expect(area("A", found) == 10_000 - 3600)
        #expect(found.regions.first?.area.polygons.count == 2)
    }

    @Test func aTurnedSquareKeepsItsArea() {
        let found = regions { square(.red, 100, 100).rotationEffect(.degrees(30)).taps("A") }
        #expect(isNear(area("A", found), 10_000, within: 1e-3))
        #expect(found.regions.first?.area.polygons.first?.count == 4)
    }

    @Test func twoTurnedSquaresMakeAnEightPointedStar() {
        let found = regions {
            ZStack {
                square(.red, 100, 100)
                square(.red, 100, 100).rotationEffect(.degrees(45))
            }.taps("A")
        }
        // A square and four corners of another: right triangles as high as (√2 − 1) · 50.
        let height = (2.0.squareRoot() - 1) * 50
        #expect(isNear(area("A", found), 10_000 + 4 * height * height, within: 1e-2))
        #expect(found.regions.first?.area.polygons.first?.count == 16)
    }

    @Test func aViewTurnedAboutTheVerticalAxisIsAsNarrowAsItsCosine() {
        let found = regions {
            square(.red, 100, 100).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0).taps("A")
        }
        #expect(isNear(area("A", found), 5000, within: 1e-2))
    }

    @Test func aContentShapeKeepsItsAreaOutsideOfWhatIsDrawn() throws {
        let found = regions {
            square(.red, 40, 40).contentShape(Rectangle().inset(by: -20)).taps("A")
        }
        let region = try #require(found.regions.first)
        #expect(region.area.size == 6400)
        #expect(region.undrawn.size == 4800)
    }

    @Test func whatAClipCutOffIsTappableAndNotDrawn() throws {
        let view = square(.red, 100, 100).frame(width: 40, height: 40).clipped().taps("A")
        let region = try #require(regions { view }.regions.first)
        #expect(region.area.size == 10_000)
        #expect(region.undrawn.size == 8400)
        var rules = HitTestRules.frontMost
        rules.clipsLimitHits = true
        #expect(regions(rules: rules) { view }.regions.first?.area.size == 1600)
    }

    @Test func anInvisibleOverlayIsNotDrawnAnywhere() throws {
        let found = regions {
            ZStack {
                square(.blue, 100, 100)
                square(.red, 60, 60).opacity(0.014).taps("A")
            }
        }
        let region = try #require(found.regions.first)
        #expect(region.area.size == 3600)
        #expect(region.undrawn.size == 3600)
        #expect(found.untappable.map(\.area.size) == [6400])
    }

    @Test func belowTheThresholdNothingIsTappable() {
        let found = regions { square(.red, 60, 60).opacity(0.0009).taps("A") }
        #expect(found.regions.isEmpty)
        #expect(found.unreceived == 40_000)
    }

    @Test func aScrollViewCutsWhatItDoesNotShow() {
        let found = regions {
            ScrollView { square(.red, 100, 400).taps("A") }.frame(width: 100, height: 50)
        }
        #expect(area("A", found) == 5000)
    }

    @Test func partsOfAStepperAreItsHalves() throws {
        let found = regions {
            Stepper("count", value: .constant(1)).labelsHidden().accessibilityIdentifier("A")
        }
        let region = try #require(found.regions.first)
        #expect(region.parts.map(\.name) == ["decrement", "increment"])
        #expect(region.parts.allSatisfy { isNear($0.area.size, region.area.size / 2, within: 1e-6) })
    }

    @Test func scoredRulesGiveAFaintOverlaysPlaceToWhatIsBelow() {
        let view = ZStack {
            square(.blue, 100, 100).taps("below")
            square(.red, 60, 60).opacity(0.014).taps("overlay")
        }
        #expect(area("below", regions(rules: .iOS18Scored) { view }) == 10_000)
        #expect(area("below", regions { view }) == 6400)
    }

    @Test func aFingerIsSampledAndTheMapSaysSo() throws {
        var rules = HitTestRules.frontMost
        rules.fingerRadius = 20
        let found = regions(rules: rules) { square(.red, 80, 80).taps("A") }
        #expect(!found.isExact)
        #expect(found.notes.contains { $0.contains("finger") })
        // It reaches beyond the edges, though not by more than its outermost ring.
        let region = try #require(found.regions.first)
        #expect(region.area.size > 6400)
        #expect(region.area.size < 112 * 112)
    }

    @Test func regionsLieInsideTheWindow() throws {
        let screen = LayoutTree(
            square(.red, 500, 100).taps("A"),
            device: Device(size: CGSize(width: 300, height: 300), scale: 2, safeArea: EdgeInsets()))
        let region = try #require(HitRegions(screen).regions.first)
        #expect(region.area.size == 30_000)
        #expect(region.area.polygons.flatMap(\.self).allSatisfy { $0.x >= 0 && $0.x <= 300 })
    }
}

/// A rectangle and, by the even-odd rule, a hole in it.
private struct Frame: Shape {
    var width: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: width, dy: width))
        return path
    }
}
