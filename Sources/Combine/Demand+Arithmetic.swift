// Here and not with the type: an operator is tried in every sum of every file that sees it.

extension Subscribers.Demand: Comparable {
    /// Unlimited is more than anything.
    public static func < (lhs: Self, rhs: Self) -> Bool { (lhs.max ?? .max) < (rhs.max ?? .max) }
}

extension Subscribers.Demand {
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs < .max(rhs) }
    public static func > (lhs: Self, rhs: Int) -> Bool { .max(rhs) < lhs }
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs == .max(rhs) }

    /// Unlimited plus or minus anything is unlimited; below 0 there is none.
    public static func + (lhs: Self, rhs: Self) -> Self {
        guard let left = lhs.max, let right = rhs.max else { return .unlimited }
        let (sum, isTooMuch) = left.addingReportingOverflow(right)
        return isTooMuch ? .unlimited : .max(sum)
    }
    public static func - (lhs: Self, rhs: Self) -> Self {
        guard let left = lhs.max else { return .unlimited }
        return .max(left - min(left, rhs.max ?? left))
    }
    public static func + (lhs: Self, rhs: Int) -> Self { rhs < 0 ? lhs - .max(-rhs) : lhs + .max(rhs) }
    public static func - (lhs: Self, rhs: Int) -> Self { rhs < 0 ? lhs + .max(-rhs) : lhs - .max(rhs) }
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}
