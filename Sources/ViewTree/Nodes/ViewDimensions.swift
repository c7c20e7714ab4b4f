import Foundation

/// A view's size and alignment guides, in its own coordinates.
///
/// `self[guide]` is the explicit value where the view or something inside states one, else the default.
public struct ViewDimensions {
    /// The view's width in points.
    public var width: CGFloat
    /// The view's height in points.
    public var height: CGFloat
    /// Asks the layout for an explicit guide.
    let explicit: (AlignmentKey) -> Double?

    public init(width: CGFloat, height: CGFloat, explicit: @escaping (AlignmentKey) -> Double? = { _ in nil }) {
        self.width = width
        self.height = height
        self.explicit = explicit
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat {
        explicit(guide.key).map { CGFloat($0) } ?? defaultValue(guide.key)
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        explicit(guide.key).map { CGFloat($0) } ?? defaultValue(guide.key)
    }

    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key).map { CGFloat($0) } }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key).map { CGFloat($0) } }

    /// The guide's value where nothing states one: leading 0, center w/2, trailing w, baselines at the bottom.
    public func defaultValue(_ key: AlignmentKey) -> CGFloat {
        let length = key.axis == .horizontal ? width : height
        switch key.index {
        case AlignmentKey.leading: return 0
        case AlignmentKey.center: return length / 2
        case AlignmentKey.trailing, AlignmentKey.firstTextBaseline, AlignmentKey.lastTextBaseline: return length
        default: return AlignmentRegistry.id(of: key.index)?.defaultValue(in: self) ?? length / 2
        }
    }
}

extension ViewDimensions: Equatable {
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height
    }
}
