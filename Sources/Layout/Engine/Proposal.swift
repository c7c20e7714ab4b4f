import Foundation
import ViewTree

/// A size that is offered; NaN stands for nil ("your ideal").
@frozen
@usableFromInline
struct Proposal {
    var width: Double
    var height: Double

    static var unspecified: Proposal { Proposal(width: .nan, height: .nan) }

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    init(_ proposal: ProposedViewSize) {
        // A NaN from outside is no size: the one NaN that stands for nil is made here.
        width = proposal.width.map { $0.isNaN ? .nan : Double($0) } ?? .nan
        height = proposal.height.map { $0.isNaN ? .nan : Double($0) } ?? .nan
    }

    /// Made of lengths along and across a stack.
    @inline(__always)
    init(main: Double, cross: Double, horizontal: Bool) {
        width = horizontal ? main : cross
        height = horizontal ? cross : main
    }

    var view: ProposedViewSize {
        ProposedViewSize(
            width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
    }

    @inline(__always)
    func main(_ horizontal: Bool) -> Double { horizontal ? width : height }

    @inline(__always)
    func cross(_ horizontal: Bool) -> Double { horizontal ? height : width }
}

/// A size that is answered.
@frozen
@usableFromInline
struct Size {
    var width: Double
    var height: Double

    static var zero: Size { Size(width: 0, height: 0) }

    @inline(__always)
    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    @inline(__always)
    init(main: Double, cross: Double, horizontal: Bool) {
        width = horizontal ? main : cross
        height = horizontal ? cross : main
    }

    @inline(__always)
    func main(_ horizontal: Bool) -> Double { horizontal ? width : height }

    @inline(__always)
    func cross(_ horizontal: Bool) -> Double { horizontal ? height : width }
}

extension Double {
    /// The same number or both nil: the exact key of every memo.
    @inline(__always)
    func isSame(_ other: Double) -> Bool { bitPattern == other.bitPattern }
}
