import Foundation

/// A size offered to a view: each length in points, or nil for "your ideal length".
///
/// Zero asks for the minimum, infinity for the maximum. Negative and infinite lengths are legal and reach the leaves.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
    /// The offered width in points; nil for the ideal width.
    public var width: CGFloat?

    /// The offered height in points; nil for the ideal height.
    public var height: CGFloat?

    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Offers a size whose two lengths are both given.
    @inlinable
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the minimum size.
    @inlinable
    public static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }

    /// Asks for the ideal size.
    @inlinable
    public static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }

    /// Asks for the maximum size.
    @inlinable
    public static var infinity: ProposedViewSize { ProposedViewSize(width: .infinity, height: .infinity) }

    /// The size with lengths that were left open taken from `size`; SwiftUI's default is 10×10 points.
    @inlinable
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
