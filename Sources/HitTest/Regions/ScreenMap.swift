import Foundation
import Layout
import ViewTree

/// Where a row's own space lies on the screen.
struct ScreenMap {
    /// From the row's space to that of what lies inside the nearest perspective around it, or to the screen.
    private var matrix = CGAffineTransform.identity
    /// Where the row's origin lies on the screen; NaN below an effect that is more than an offset, where nothing is
    /// rounded to pixels.
    private(set) var originX = 0.0
    private(set) var originY = 0.0
    private var outer: Perspective?

    /// An effect that is not affine, and what lies around it.
    private final class Perspective {
        let transform: ProjectionTransform
        let matrix: CGAffineTransform
        let outer: Perspective?

        init(_ transform: ProjectionTransform, _ matrix: CGAffineTransform, _ outer: Perspective?) {
            self.transform = transform
            self.matrix = matrix
            self.outer = outer
        }
    }

    private var isPlain: Bool { originX.isFinite }

    /// The space of a child whose origin lies at a point.
    func child(x: Double, y: Double) -> ScreenMap {
        var map = self
        if isPlain {
            map.originX += x
            map.originY += y
        } else {
            map.matrix = CGAffineTransform(translationX: x, y: y).concatenating(matrix)
        }
        return map
    }

    /// The space inside an effect of the row; nil where the effect leaves nothing.
    func inside(_ row: Int, _ node: Node, _ tree: LayoutTree) -> ScreenMap? {
        if node.kind == .offset {
            return child(x: node.flags.contains(.rightToLeft) ? -node.a : node.a, y: node.b)
        }
        guard let transform = tree.transform(row), !transform.isFlat, transform.isFinite else { return nil }
        var map = self
        if isPlain {
            map.matrix = CGAffineTransform(translationX: originX, y: originY)
            map.originX = .nan
            map.originY = .nan
        }
        if transform.isAffine {
            map.matrix = CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m31,
                ty: transform.m32
            ).concatenating(map.matrix)
        } else {
            map.outer = Perspective(transform, map.matrix, map.outer)
            map.matrix = .identity
        }
        return map
    }

    /// An area of the row's space on the screen. What lies behind the viewer is left out.
    func onScreen(_ area: PolygonArea) -> PolygonArea {
        var area = area
        if isPlain {
            for ring in area.rings.indices {
                for place in area.rings[ring].indices {
                    area.rings[ring][place].x += originX
                    area.rings[ring][place].y += originY
                }
            }
            return area
        }
        area.apply(matrix)
        var next = outer
        while let perspective = next {
            area.project(perspective.transform)
            area.apply(perspective.matrix)
            next = perspective.outer
        }
        return area
    }

    /// How much longer lengths in a box of the row's space may be on the screen.
    func stretch(of box: CGRect) -> Double {
        if isPlain { return 1 }
        guard outer != nil else { return Self.stretch(matrix) }
        // Near the viewer by more than farther away, most of all in a corner.
        let (width, height) = (Double(box.width), Double(box.height))
        let step = max(width, height, 1e-6) * 1e-4
        var scale = 1e-3
        for place in 0..<9 {
            let x = Double(box.minX) + width * Double(place % 3) / 2
            let y = Double(box.minY) + height * Double(place / 3) / 2
            let corner = [
                RegionPoint(x: x, y: y), RegionPoint(x: x + step, y: y), RegionPoint(x: x, y: y + step),
            ]
            // Behind the viewer there is no end to it.
            guard let ring = onScreen(PolygonArea(rings: [corner])).rings.first, ring.count == 3 else { return 1e4 }
            let across = hypot(ring[1].x - ring[0].x, ring[1].y - ring[0].y) / step
            let down = hypot(ring[2].x - ring[0].x, ring[2].y - ring[0].y) / step
            scale = max(scale, hypot(across, down))
        }
        // Between these places it may be more.
        return min(scale * 1.5, 1e4)
    }

    private static func stretch(_ m: CGAffineTransform) -> Double {
        let (a, b, c, d) = (Double(m.a), Double(m.b), Double(m.c), Double(m.d))
        return max(1e-3, min(1e4, (a * a + b * b + c * c + d * d).squareRoot()))
    }
}

extension ProjectionTransform {
    fileprivate var isFinite: Bool {
        (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
    }
}

extension PolygonArea {
    fileprivate mutating func apply(_ m: CGAffineTransform) {
        let (a, b, c, d) = (Double(m.a), Double(m.b), Double(m.c), Double(m.d))
        let (tx, ty) = (Double(m.tx), Double(m.ty))
        for ring in rings.indices {
            for place in rings[ring].indices {
                let point = rings[ring][place]
                rings[ring][place] = RegionPoint(
                    x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
            }
        }
    }

    /// Projects what lies in front of the viewer.
    fileprivate mutating func project(_ m: ProjectionTransform) {
        func w(_ point: RegionPoint) -> Double { point.x * Double(m.m13) + point.y * Double(m.m23) + Double(m.m33) }
        // At 0 a point lies infinitely far away.
        clip { w($0) - 1e-6 }
        for ring in rings.indices {
            for place in rings[ring].indices {
                let point = rings[ring][place]
                let depth = w(point)
                rings[ring][place] = RegionPoint(
                    x: (point.x * Double(m.m11) + point.y * Double(m.m21) + Double(m.m31)) / depth,
                    y: (point.x * Double(m.m12) + point.y * Double(m.m22) + Double(m.m32)) / depth)
            }
        }
    }
}
