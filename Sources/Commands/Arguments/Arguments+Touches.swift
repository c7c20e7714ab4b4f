import Foundation

// Drags, presses and double taps: `tap`'s other ways to touch a screen.
extension Arguments {
    /// `--drag X,Y:X,Y`.
    static func drag(_ word: String) throws(UsageError) -> Tap {
        let ends = word.split(separator: ":", omittingEmptySubsequences: false)
        guard ends.count == 2, let start = coordinates(ends[0]), let end = coordinates(ends[1]) else {
            throw UsageError(
                "--drag takes where the finger goes down and where it is lifted, X,Y:X,Y in points, as "
                    + "201,600:201,200, not \"\(word)\".")
        }
        return Tap(target: .drag(from: start, to: end))
    }

    /// `--press X,Y`.
    static func press(_ word: String) throws(UsageError) -> Tap {
        guard let point = coordinates(Substring(word)) else {
            throw UsageError("--press takes a point as X,Y in points, as 201,89, not \"\(word)\".")
        }
        return Tap(target: .press(point))
    }

    /// `--count 2`.
    static func count(_ word: String) throws(UsageError) -> Int {
        // More taps in a row than any gesture waits for.
        let most = 100
        guard let count = Int(word), count >= 1, count <= most else {
            throw UsageError("--count takes a whole number from 1 to \(most), not \"\(word)\".")
        }
        return count
    }

    private static func coordinates(_ word: Substring) -> CGPoint? {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Gives the tap before, or where there is none the next one, a number of taps.
    mutating func tapSeveralTimes(_ count: Int) throws(UsageError) {
        guard let last = taps.last else {
            waitingCount = count
            return
        }
        switch last.target {
        case .point, .element: taps[taps.count - 1].count = count
        case .drag, .press, .typing, .scrolling:
            throw UsageError("--count belongs to --at or --on; everything else is done once.")
        }
    }

    /// A tap with the count that was given before it.
    mutating func counted(_ tap: Tap) -> Tap {
        var tap = tap
        tap.count = waitingCount ?? 1
        waitingCount = nil
        return tap
    }
}

extension Arguments.Tap {
    /// Whether it is more than one tap.
    var isTouch: Bool {
        switch target {
        case .point, .element: count > 1
        case .drag, .press: true
        case .typing, .scrolling: false
        }
    }
}
