import SwiftTokens

extension TokenizedSource {
    /// Splits a list of declarations or types at its commas: those in brackets and in `<…>` belong to its parts.
    func splitTypes(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if isMark(",", at: index) {
                parts.append(start..<index)
                start = index + 1
                index = start
            } else if isMark("(", at: index) || isMark("[", at: index) || isMark("{", at: index) {
                index = min((matchingBracket(of: index) ?? range.upperBound) + 1, range.upperBound)
            } else if isMark("<", at: index), let end = endOfAngles(from: index), end <= range.upperBound {
                index = end
            } else {
                index += 1
            }
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts.filter { !$0.isEmpty }
    }
}
