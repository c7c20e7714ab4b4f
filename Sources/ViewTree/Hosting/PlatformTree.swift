import Foundation

/// A tree of another framework's views (UIKit's) that takes part in a layout as one view.
///
/// It is asked for its size like any view. Once everything has its place, its views become rows of the table, with
/// frames of their own, so that reports, hits and effects see them like any node. SwiftUI content inside it (a hosting
/// controller's) is lowered together with the tree's row, as the row's children, and is moved to where it belongs then.
public protocol PlatformTree: AnyObject {
    /// What it answers to a proposal, in points.
    func size(_ proposal: ProposedViewSize, _ contents: any PlatformContents) -> CGSize

    /// Where the baselines of its first and its last line of text lie at a size, in points from its top.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)

    /// Lays its views out, and places the contents in them.
    ///
    /// - Parameters:
    ///   - frame: Where the tree lies in the window, in points; no effect counts.
    func layOut(in frame: CGRect, _ contents: any PlatformContents)

    /// Its views in preorder, the root first.
    func rows() -> [PlatformRow]

    /// The number of contents that it has by now; more than were lowered ask for another lowering.
    var contentCount: Int { get }
}

/// SwiftUI content inside a platform tree, for as long as that is laid out.
public protocol PlatformContents: Sendable {
    /// How many contents were lowered.
    var count: Int { get }
    /// What a content answers to a proposal.
    func size(of content: Int, _ proposal: ProposedViewSize) -> CGSize
    /// Puts a content at a point of the tree's own space, offered a proposal.
    func place(_ content: Int, at point: CGPoint, _ proposal: ProposedViewSize)
}

/// A view of a platform tree, as it is to stand in the table.
public struct PlatformRow {
    /// How many views it lies in; 0 for the root.
    public var depth: Int
    /// What the same view is known by on the next screen.
    public var identity: UInt64
    /// Where it lies in the view around it without its transform, in points.
    public var origin: CGPoint
    public var size: CGSize
    /// About its top left corner; nil for none.
    public var transform: CGAffineTransform?
    public var identifier: String?
    public var accessibilityLabel: String?
    public var entry: PlatformViewEntry
    /// Why its numbers are a guess.
    public var approximation: String?
    /// Whether it is a part of the view around it that no report names.
    public var isPart = false
    /// The number of the content inside it; nil for none.
    public var content: Int?
    /// Where its own space's origin lies in the tree's, for that content.
    public var contentOrigin = CGPoint.zero

    public init(depth: Int, identity: UInt64, origin: CGPoint, size: CGSize, entry: PlatformViewEntry) {
        self.depth = depth
        self.identity = identity
        self.origin = origin
        self.size = size
        self.entry = entry
    }
}
