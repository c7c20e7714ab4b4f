/// How the pages of a tab view are turned.
public struct PageTurning: @unchecked Sendable {
    public var count: Int
    /// The page on show, from 0.
    public var shown: Int
    let choose: (Int) -> Void

    /// Turns some pages on, or back where the number is negative; the first and the last page stay.
    public func turn(by pages: Int) {
        let next = min(max(0, shown + pages), count - 1)
        if next != shown { choose(next) }
    }
}
