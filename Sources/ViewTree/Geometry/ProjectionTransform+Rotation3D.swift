import Foundation

extension ProjectionTransform {
    /// The projection of `rotation3DEffect`: turns a view of the given size about an axis through the anchor, then
    /// looks at it from the distance max(width, height) / perspective. Source: OpenSwiftUI `_Rotation3DEffect`.
    ///
    /// - Parameters:
    ///   - axis: The direction of the axis; its length plays no part, and a zero axis turns nothing. x points right,
    ///     y down, z towards the viewer.
    ///   - anchor: Where the axis runs, in units of the view.
    ///   - anchorZ: How far in front of the view the axis runs, in points.
    ///   - perspective: 0 looks from infinitely far away.
    ///   - size: The view's size, in points.
    public static func rotation3D(
        angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1, size: CGSize
    ) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        let rest = 1 - cosine

        // The rows that act on x, y and z: what each contributes to the turned x, y and z.
        let rowX = (cosine + rest * x * x, rest * x * y + sine * z, rest * x * z - sine * y)
        let rowY = (rest * x * y - sine * z, cosine + rest * y * y, rest * y * z + sine * x)
        let rowZ = (rest * x * z + sine * y, rest * y * z - sine * x, cosine + rest * z * z)

        let distance = max(size.width, size.height)
        // w = 1 − z · vanishing
        let vanishing = distance > 0 ? perspective / distance : 0

        // The view lies in the plane z = −anchorZ as seen from the anchor.
        var turn = ProjectionTransform()
        (turn.m11, turn.m12, turn.m13) = (rowX.0, rowX.1, -rowX.2 * vanishing)
        (turn.m21, turn.m22, turn.m23) = (rowY.0, rowY.1, -rowY.2 * vanishing)
        turn.m31 = -anchorZ * rowZ.0
        turn.m32 = -anchorZ * rowZ.1
        turn.m33 = 1 + anchorZ * rowZ.2 * vanishing

        let center = anchor.point(in: CGRect(origin: CGPoint.zero, size: size))
        return ProjectionTransform(CGAffineTransform(translationX: -center.x, y: -center.y))
            .concatenating(turn)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y)))
    }
}
