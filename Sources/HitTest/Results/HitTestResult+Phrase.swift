import Layout

extension HitTestResult {
    /// What was done: `the tap at 10,20`.
    var what: String { "the tap at \(point.short)" }

    /// What would have reacted to it.
    var wanted: String { "a tap gesture" }
}
