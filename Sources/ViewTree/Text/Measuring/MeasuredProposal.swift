import Foundation

/// A proposal as texts understand it: lengths in points, infinity for none.
struct MeasuredProposal {
    var width: Double
    var height: Double

    init(_ proposal: ProposedViewSize) {
        width = Self.length(proposal.width)
        height = Self.length(proposal.height)
    }

    /// Nothing is offered: a text answers nothing (recorded), although at zero width or height alone it shows a line.
    var isEmpty: Bool { width == 0 && height == 0 }

    private static func length(_ offered: CGFloat?) -> Double {
        guard let offered, !offered.isNaN else { return .infinity }
        return max(0, Double(offered))
    }

    /// Lengths that differ by less, in points, are equal.
    static let tolerance = 1e-6
}
