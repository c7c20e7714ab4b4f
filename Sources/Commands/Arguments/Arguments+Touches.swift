import Foundation

// Drags, presses and double taps: `tap`'s other ways to touch a screen.
extension Arguments {
    /// `--drag X,Y:X,Y` from point to point, `--drag ID:DX,DY` from an element on.
    static func drag(_ word: String) throws(UsageError) -> Tap {
        // An ID may have a colon in it, numbers have none.
        guard let colon = word.lastIndex(of: ":"), colon > word.startIndex,
            let end = pair(word[word.index(after: colon)...])
        else { throw dragError(word) }
        let start = word[..<colon]
        if let point = pair(start) { return Tap(target: .drag(from: point, to: end)) }
        guard !isNumbers(start) else { throw dragError(word) }
        return Tap(target: .draggingElement(String(start), x: Double(end.x), y: Double(end.y)))
    }

    private static func dragError(_ word: String) -> UsageError {
        UsageError(
            "--drag takes where the finger goes down and where it is lifted, X,Y:X,Y in points, as 201,600:201,200, or "
                + "an ID and how far it moves, ID:DX,DY, not \"\(word)\".")
    }

    /// `--press X,Y` or `--press ID`, each with `,SECONDS` or without.
    static func press(_ word: String) throws(UsageError) -> Tap {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        if isNumbers(Substring(word)), parts.count > 1 {
            guard parts.count <= 3, let point = pair(Substring(parts[..<2].joined(separator: ","))) else {
                throw pressError(word)
            }
            return Tap(target: .press(point), seconds: parts.count > 2 ? try length(parts[2], word) : nil)
        }
        guard let first = parts.first, !first.isEmpty else { throw pressError(word) }
        // An ID may have a comma in it; what follows the last one is a length if it is a number.
        guard parts.count > 1, Double(parts.last!) != nil else { return Tap(target: .pressingElement(word)) }
        let id = parts.dropLast().joined(separator: ",")
        return Tap(target: .pressingElement(id), seconds: try length(parts.last!, word))
    }

    private static func length(_ part: Substring, _ word: String) throws(UsageError) -> Double {
        guard let seconds = Double(part), seconds >= 0, seconds <= longestPress else { throw pressError(word) }
        return seconds
    }

    /// In seconds: more than anybody presses.
    private static let longestPress = 3_600.0

    private static func pressError(_ word: String) -> UsageError {
        UsageError(
            "--press takes a point as X,Y in points, as 201,89, or an ID, and how many seconds it lasts, up to "
                + "\(Int(longestPress)), after another comma, as 201,89,2, not \"\(word)\".")
    }

    /// Whether all of it is numbers, even such as no screen has.
    private static func isNumbers(_ word: Substring) -> Bool {
        word.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { Double($0) != nil }
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

    /// Gives the tap before, or where there is none the next one, a number of taps.
    mutating func tapSeveralTimes(_ count: Int) throws(UsageError) {
        guard let last = taps.last else {
            waitingCount = count
            return
        }
        switch last.target {
        case .point, .element: taps[taps.count - 1].count = count
        case .drag, .press, .draggingElement, .pressingElement, .typing, .scrolling, .advancing:
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
    /// Whether it is a tap, at a point or on an element.
    var isPlainTap: Bool {
        switch target {
        case .point, .element: true
        default: false
        }
    }

    /// Whether it is more than one tap.
    var isTouch: Bool {
        switch target {
        case .point, .element: count > 1
        case .drag, .press, .draggingElement, .pressingElement: true
        case .typing, .scrolling, .advancing: false
        }
    }
}
