import Foundation
import Layout
import ViewTree

// SVG's transforms are affine: in a perspective, outlines are drawn as the polygons that they become, and everything
// else by the affine map that touches the perspective in its middle; texts word by word.
extension PictureWriter {
    static func moved(_ point: CGPoint, _ projection: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)).concatenating(projection)
    }

    /// A path as SVG writes it, in the group's space.
    func data(_ path: Path) -> String {
        guard let projection else { return path.svgPathData }
        return path.flattened(tolerance: 0.05).compactMap { ring in
            let points = Self.projected(ring, projection)
            guard points.count > 2 else { return nil }
            return "M" + points.map { Self.pair($0) }.joined(separator: "L") + "Z"
        }.joined()
    }

    /// A polygon as it is seen; what lies behind the viewer is cut off.
    private static func projected(_ ring: [CGPoint], _ m: ProjectionTransform) -> [CGPoint] {
        let nearest: CGFloat = 1e-3
        let points = ring.map { point in
            (
                x: point.x * m.m11 + point.y * m.m21 + m.m31, y: point.x * m.m12 + point.y * m.m22 + m.m32,
                w: point.x * m.m13 + point.y * m.m23 + m.m33
            )
        }
        var result: [CGPoint] = []
        for (place, point) in points.enumerated() {
            let last = points[place == 0 ? points.count - 1 : place - 1]
            if (last.w >= nearest) != (point.w >= nearest) {
                let share = (nearest - last.w) / (point.w - last.w)
                result.append(
                    CGPoint(
                        x: (last.x + (point.x - last.x) * share) / nearest,
                        y: (last.y + (point.y - last.y) * share) / nearest))
            }
            if point.w >= nearest { result.append(CGPoint(x: point.x / point.w, y: point.y / point.w)) }
        }
        return result.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? result : []
    }

    /// The affine map that touches the perspective at a point; nil behind the viewer.
    func touching(_ point: CGPoint) -> String? {
        guard let m = projection else { return nil }
        let w = point.x * m.m13 + point.y * m.m23 + m.m33
        guard w > 1e-3, w.isFinite else { return nil }
        let x = (point.x * m.m11 + point.y * m.m21 + m.m31) / w
        let y = (point.x * m.m12 + point.y * m.m22 + m.m32) / w
        let (a, b) = ((m.m11 - x * m.m13) / w, (m.m12 - y * m.m13) / w)
        let (c, d) = ((m.m21 - x * m.m23) / w, (m.m22 - y * m.m23) / w)
        let values = [a, b, c, d, x - a * point.x - c * point.y, y - b * point.x - d * point.y]
        guard values.allSatisfy(\.isFinite) else { return nil }
        return "matrix(\(values.map { Number.long(Double($0)) }.joined(separator: " ")))"
    }

    /// Draws in the row's own space; in a perspective inside a group that touches it in the middle of a box.
    mutating func flat(_ rect: CGRect, _ row: Int, _ draw: (inout PictureWriter) -> Void) {
        guard let saved = projection else { return draw(&self) }
        guard let map = touching(CGPoint(x: rect.midX, y: rect.midY)) else { return }
        let start = body.count
        body.append("<g transform=\"\(map)\"\(tag(row))>")
        projection = nil
        draw(&self)
        projection = saved
        if body.count == start + 1 { body.removeLast() } else { body.append("</g>") }
    }

    /// A style's paint for an outline that is drawn in the group's space.
    mutating func projectedPaint(_ style: ResolvedStyle, _ rect: CGRect, _ name: String = "fill") -> String {
        guard projection != nil else { return paint(style, rect, name) }
        paintMatrix = touching(CGPoint(x: rect.midX, y: rect.midY)) ?? ""
        defer { paintMatrix = "" }
        return paint(style, rect, name)
    }
}
