extension NodeBuilder {
    /// Counts a view of the user's; false where the tree is deeper than anything that can be meant.
    @inlinable
    public mutating func enterView(_ type: Any.Type) -> Bool {
        if stopsAtViews { return false }
        viewDepth &+= 1
        if viewDepth < StackGuard.deepestView - Self.trailLength { return true }
        return enterDeepView(type)
    }

    @inlinable
    public mutating func leaveView() { viewDepth &-= 1 }

    /// So many views above the deepest are noted, to tell what repeats itself there.
    @usableFromInline static var trailLength: Int32 { 512 }

    @usableFromInline
    mutating func enterDeepView(_ type: Any.Type) -> Bool {
        let place = Int(viewDepth - (StackGuard.deepestView - Self.trailLength))
        trail.removeSubrange(min(place, trail.count)...)
        trail.append(type)
        guard viewDepth >= StackGuard.deepestView else { return true }
        if let cycle = EndlessCycle(trail) {
            warn(cycle.message, isFatal: true)
        } else {
            warn("views nest \(viewDepth) deep, as when a body contains itself without end; the rest is left out")
        }
        // A body that contains itself twice would be made 2^25,000 times.
        stopsAtViews = true
        viewDepth -= 1
        return false
    }
}

/// Types of views that contain each other in turn without end.
struct EndlessCycle {
    /// The names, each once, in the order in which they contain each other.
    let names: [String]

    /// More types than these in one circle are no mistake of a moment.
    private static let longest = 64

    /// - Parameter trail: The types of nested views from the outside in. Nil where they do not repeat to the end of it.
    init?(_ trail: [Any.Type]) {
        let ids = trail.map { ObjectIdentifier($0) }
        guard
            let length = (1...Self.longest).first(where: { length in
                ids.count >= 4 * length && (length..<ids.count).allSatisfy { ids[$0] == ids[$0 - length] }
            })
        else { return nil }
        names = trail.prefix(length).map { type in String("\(type)".prefix { $0 != "<" }) }
    }

    /// What is wrong, and what to do.
    var message: String {
        let end = "on a device the app runs out of stack and crashes. End it with a condition"
        guard names.count > 1 else {
            return "the body of \(names[0]) contains \(names[0]) again, without end: \(end)"
        }
        // From the first of them by name, wherever the trail happens to begin.
        let start = names.indices.min { names[$0] < names[$1] }!
        let circle = Array(names[start...] + names[..<start]) + [names[start]]
        return "the bodies of views contain each other without end, \(circle.joined(separator: " → ")): \(end)"
    }
}
