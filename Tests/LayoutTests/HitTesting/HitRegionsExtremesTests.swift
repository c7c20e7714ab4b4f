import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Regions of perspectives and curves by their formulas, and of numbers that no screen has.
@MainActor
struct HitRegionsExtremesTests {
    private func regions(_ side: CGFloat = 400, @ViewBuilder _ view: () -> some View) -> HitRegions {
        let root = view().frame(width: side, height: side)
        return HitRegions(LayoutTree(root, proposal: ProposedViewSize(width: side, height: side)))
    }

    // MARK: Perspectives. Source of the projection: OpenSwiftUI `_Rotation3DEffect`

    @Test func aSquareTurnedInPerspectiveIsTheQuadrilateralOfItsCorners() throws {
        let found = regions {
            square(.red, 100, 100).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)).taps("A")
        }
        // The sides are 50 from the axis: x = ±50·cos 60°, z = ∓50·sin 60° of a distance of 100, w = 1 ± 0.433.
        let depth = 3.0.squareRoot() / 4
        let (near, far) = (1 / (1 - depth), 1 / (1 + depth))
        let region = try #require(found.regions.first)
        let expected = [
            CGPoint(x: 200 - 25 * near, y: 200 - 50 * near), CGPoint(x: 200 + 25 * far, y: 200 - 50 * far),
            CGPoint(x: 200 + 25 * far, y: 200 + 50 * far), CGPoint(x: 200 - 25 * near, y: 200 + 50 * near),
        ]
        let corners = try #require(region.area.polygons.first)
        #expect(region.area.polygons.count == 1)
        #expect(corners.count == 4)
        for (corner, wanted) in zip(corners, expected) {
            #expect(abs(corner.x - wanted.x) < 1e-3 && abs(corner.y - wanted.y) < 1e-3)
        }
        // A trapezoid between sides of 100 times the stretch.
        #expect(abs(region.area.size - (100 * near + 100 * far) / 2 * 25 * (near + far)) < 1e-2)
    }

    @Test func aCircleTurnedInPerspectiveHasTheAreaOfItsImage() throws {
        let found = regions {
            Circle().fill(.red).frame(width: 100, height: 100)
                .rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0), perspective: 1.5).taps("A")
        }
        // Green's formula over the image of the circle's outline: y = r·sin t·cos 50° / w, w = 1 − r·sin t·sin 50°·0.015.
        let (sine, cosine) = (sin(50 * Double.pi / 180), cos(50 * Double.pi / 180))
        let count = 100_000
        func image(_ number: Int) -> (x: Double, y: Double) {
            let angle = 2 * Double.pi * Double(number) / Double(count)
            let depth = 1 - 50 * sin(angle) * sine * 1.5 / 100
            return (50 * cos(angle) / depth, 50 * sin(angle) * cosine / depth)
        }
        var doubled = 0.0
        var length = 0.0
        for number in 0..<count {
            let (a, b) = (image(number), image(number + 1))
            doubled += a.x * b.y - b.x * a.y
            length += hypot(b.x - a.x, b.y - a.y)
        }
        let region = try #require(found.regions.first)
        #expect(abs(region.area.size - doubled / 2) < HitRegionsExtremesTests.flattening * length)
    }

    @Test func whatComesUpToTheViewerEndsAtTheScreen() throws {
        // The left half reaches the eye, 25 away from a view 50 wide on that side: its image has no end there.
        let found = regions {
            square(.red, 100, 100).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 4).taps("A")
        }
        let region = try #require(found.regions.first)
        let points = region.area.polygons.flatMap(\.self)
        #expect(points.contains { $0.x == 0 && $0.y == 0 })
        #expect(points.allSatisfy { $0.x >= 0 && $0.x <= 400 && $0.y >= 0 && $0.y <= 400 })
        // The right side is at x = 25 / (1 + 4 · 0.433).
        let right = try #require(points.map(\.x).max())
        #expect(abs(right - (200 + 25 / (1 + 3.0.squareRoot()))) < 1e-3)
    }

    // MARK: Curves

    /// How far polygons may be from curves, in points.
    nonisolated static let flattening = 0.02

    @Test(arguments: [0.1, 1, 4, 19.5])
    func sidesAndCornersLieWithinAFiftiethOfAPointOfTheCircle(_ scale: Double) throws {
        let found = regions(2000) {
            Circle().fill(.red).frame(width: 100, height: 100).rotationEffect(.degrees(33)).scaleEffect(scale).taps("A")
        }
        let region = try #require(found.regions.first)
        let corners = try #require(region.area.polygons.first)
        var farthest = 0.0
        for place in corners.indices {
            let (a, b) = (corners[place], corners[(place + 1) % corners.count])
            for point in [a, CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)] {
                farthest = max(farthest, abs(hypot(Double(point.x) - 1000, Double(point.y) - 1000) - 50 * scale))
            }
        }
        #expect(farthest < Self.flattening)
        // And no finer than need be: a chord falls short of its arc by r·(1 − cos(π/n)).
        let fewest = .pi / acos(1 - Self.flattening / (50 * scale))
        #expect(Double(corners.count) < 2 * fewest + 8)
        #expect(abs(region.area.size - .pi * 2500 * scale * scale) < 1e-4 * .pi * 2500 * scale * scale + 0.01)
    }

    // MARK: No receivers, no numbers, no end

    @Test func whereNobodyReactsThereAreNoRegions() {
        let found = regions { square(.red, 100, 100) }
        #expect(found.regions.isEmpty)
        #expect(found.unreceived == 160_000)
        #expect(found.untappable.map(\.area.size) == [10_000])
    }

    @Test func aScreenWithoutAnAreaHasNone() {
        let screen = LayoutTree(square(.red, 10, 10).taps("A"), device: Device(size: .zero))
        let found = HitRegions(screen)
        #expect(found.regions.isEmpty)
        #expect(found.unreceived == 0)
        #expect(!found.isExact)
    }

    @Test func aHugeScaleFillsTheScreen() {
        for found in [
            regions { square(.red, 100, 100).scaleEffect(1e9).taps("A") },
            regions { Circle().fill(.red).frame(width: 100, height: 100).scaleEffect(1e9).taps("A") },
            regions { Circle().fill(.red).frame(width: 1e9, height: 1e9).taps("A") },
        ] {
            #expect(found.regions.count == 1)
            #expect(abs((found.regions.first?.area.size ?? 0) - 160_000) < 0.01)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e-9, 1e9, 1e300])
    func noNumberKeepsAMapFromItsEnd(_ value: CGFloat) {
        let views: [AnyView] = [
            AnyView(square(.red, 100, 100).scaleEffect(value)),
            AnyView(square(.red, 100, 100).rotationEffect(.degrees(value))),
            AnyView(square(.red, 100, 100).offset(x: value, y: value)),
            AnyView(square(.red, 100, 100).position(x: value, y: value)),
            AnyView(Circle().fill(.red).frame(width: value, height: value)),
            AnyView(Circle().stroke(.red, lineWidth: value).frame(width: 20, height: 20)),
            AnyView(RoundedRectangle(cornerRadius: value).fill(.red).frame(width: 100, height: 100)),
            AnyView(square(.red, 100, 100).contentShape(Rectangle().inset(by: value))),
            AnyView(square(.red, 100, 100).contentShape(Circle().scale(value))),
            AnyView(
                square(.red, 100, 100).rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 0), perspective: value)),
            AnyView(square(.red, 100, 100).projectionEffect(Self.projection(value))),
            AnyView(square(.red, 100, 100).opacity(value)),
            AnyView(square(.red, 100, 100).padding(value)),
        ]
        for view in views {
            let root = view.onTapGesture {}
            let maps = [
                HitRegions(LayoutTree(root, device: .iPhone16Pro)),
                HitRegions(LayoutTree(root, proposal: .unspecified)),
                HitRegions(LayoutTree(root, device: .iPhone16Pro), rules: .iOS18Scored),
            ]
            for map in maps {
                let sum = map.regions.reduce(0) { $0 + $1.area.size } + map.unreceived
                #expect(sum.isFinite)
                #expect(abs(sum - Double(map.space.width * map.space.height)) <= 1e-6 * max(1, sum))
            }
        }
    }

    private static func projection(_ value: CGFloat) -> ProjectionTransform {
        var projection = ProjectionTransform()
        projection.m13 = value
        projection.m32 = value
        return projection
    }
}
