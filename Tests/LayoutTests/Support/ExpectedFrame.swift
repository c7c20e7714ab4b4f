import Foundation

/// A frame written as the recordings print it: `[x, y, width, height]`.
struct ExpectedFrame: ExpressibleByArrayLiteral {
    let rect: CGRect

    init(arrayLiteral numbers: CGFloat...) {
        precondition(numbers.count == 4, "a frame is x, y, width, height")
        rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension CGFloat {
    /// Whether both are the same infinity, or no further apart than `tolerance`. NaN is near nothing.
    func isNear(_ other: CGFloat, within tolerance: CGFloat) -> Bool {
        self == other || (self - other).magnitude <= tolerance
    }

    /// At most four decimals, none that say nothing.
    var shortDescription: String {
        guard isFinite else { return isNaN ? "nan" : self < 0 ? "-∞" : "∞" }
        let rounded = (Double(self) * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension CGSize {
    func isNear(_ other: CGSize, within tolerance: CGFloat) -> Bool {
        width.isNear(other.width, within: tolerance) && height.isNear(other.height, within: tolerance)
    }

    var shortDescription: String { "\(width.shortDescription)×\(height.shortDescription)" }
}

extension CGRect {
    // `size` and `origin`, not `width` and `minX`: those turn a negative size around.
    func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
        origin.x.isNear(other.origin.x, within: tolerance) && origin.y.isNear(other.origin.y, within: tolerance)
            && size.isNear(other.size, within: tolerance)
    }

    var shortDescription: String {
        "\(origin.x.shortDescription),\(origin.y.shortDescription) \(size.shortDescription)"
    }
}
