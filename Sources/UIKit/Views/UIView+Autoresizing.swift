import Foundation

extension UIView {
    /// What gives when the view around changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Springs and struts: what is flexible along an axis shares the change in proportion to its length; all of it being
    /// 0, in equal parts.
    func resizeSubviews(withOldSize old: CGSize) {
        let new = bounds.size
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !(view.autoresizingMask.isEmpty) {
            let mask = view.autoresizingMask
            let frame = view.frame
            let x = Self.stretched(
                frame.minX, frame.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
                mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            let y = Self.stretched(
                frame.minY, frame.height, old.height, new.height, mask.contains(.flexibleTopMargin),
                mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
            view.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        }
    }

    private static func stretched(
        _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ movesStart: Bool, _ grows: Bool,
        _ movesEnd: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let change = new - old
        let parts: [(isFlexible: Bool, length: CGFloat)] = [
            (movesStart, start), (grows, length), (movesEnd, old - start - length),
        ]
        let flexible = parts.filter(\.isFlexible)
        guard change != 0, !flexible.isEmpty else { return (start, length) }
        let total = flexible.reduce(0) { $0 + $1.length }
        func share(_ part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
            guard part.isFlexible else { return 0 }
            return total != 0 ? change * part.length / total : change / CGFloat(flexible.count)
        }
        return (start + share(parts[0]), max(0, length + share(parts[1])))
    }
}
