import Foundation

extension Path {
    /// The path with every point transformed. Moved and scaled upright, a rectangle stays one.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.keepsRectangles {
            switch storage {
            case .empty: return self
            case .rect(let rect): return Path(rect.applying(transform))
            case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
            case .roundedRect(let rounded):
                // Uneven scales can make corners that this storage would cut down.
                let size = rounded.cornerSize.applying(transform)
                let result = FixedRoundedRect(rect: rounded.rect.applying(transform), cornerSize: size)
                if result.cornerSize == size, result.isRounded { return Path(storage: .roundedRect(result)) }
            case .elements: break
            }
        }
        return Path(elements: elements.map { $0.mapPoints { $0.applying(transform) } })
    }

    /// The path moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The path mirrored from left to right inside a rectangle: x becomes minX + maxX − x.
    func mirrored(in rect: CGRect) -> Path {
        let sum = rect.minX + rect.maxX
        func mirror(_ r: CGRect) -> CGRect {
            CGRect(x: sum - r.maxX, y: r.minY, width: r.width, height: r.height)
        }
        switch storage {
        case .empty: return self
        case .rect(let rect): return Path(mirror(rect))
        case .ellipse(let rect): return Path(ellipseIn: mirror(rect))
        case .roundedRect(let rounded):
            return Path(roundedRect: mirror(rounded.rect), cornerSize: rounded.cornerSize)
        case .elements(let elements):
            return Path(elements: elements.map { $0.mapPoints { CGPoint(x: sum - $0.x, y: $0.y) } })
        }
    }
}
