// C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ViewTree

extension CATransform3D {
    /// The same in the plane.
    init(_ affine: CGAffineTransform) {
        self = CATransform3DIdentity
        (m11, m12, m21, m22) = (affine.a, affine.b, affine.c, affine.d)
        (m41, m42) = (affine.tx, affine.ty)
    }

    /// What it does in the plane; depth and perspective are left out.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}

public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
    CATransform3D(transform)
}
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
