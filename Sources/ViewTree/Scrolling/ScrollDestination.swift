import Foundation

/// Where a scroll view is asked to scroll to.
public struct ScrollDestination: Hashable, @unchecked Sendable {
    public enum Place: Hashable, @unchecked Sendable {
        /// The view with an id, as little as needed or with an anchor.
        case view(AnyHashable)
        case edge(Edge)
        /// A point of the content, to the top leading corner.
        case point(CGPoint)
        /// A distance from the top or leading edge along one axis; the other stays as it is.
        case offset(CGFloat, Axis)
    }

    public var place: Place
    /// Which part of the view is lined up with the same part of the visible area; nil for as little as needed.
    public var anchor: UnitPoint?

    public init(_ place: Place, anchor: UnitPoint? = nil) {
        self.place = place
        self.anchor = anchor
    }
}

extension StateStore {
    /// Asks the scroll view around a view with an id to show it, at the next layout.
    func scroll(to target: ScrollDestination) {
        scrollRequests.append(target)
        invalidate()
    }

    /// Scrolls by a distance, in points; positive values show what lies further down and further to the trailing side.
    /// The next layout keeps it inside the content.
    public func scroll(_ identity: UInt64, from offset: CGPoint, by distance: CGVector) {
        scrollOffsets[identity] = CGPoint(x: offset.x + distance.dx, y: offset.y + distance.dy)
        invalidate()
    }
}
