/// Names that a mistyped one may have meant.
enum NearMatches {
    /// Shorter names are part of too many others.
    private static let shortestPart = 3

    /// At most three names, nearest first: those that differ in letter case alone or in at most a third of their letters,
    /// and those that hold the name or are part of it.
    static func of(_ name: String, among names: [String]) -> [String] {
        let scored = names.enumerated().compactMap { index, candidate -> (distance: Int, index: Int, name: String)? in
            let last = candidate.split(separator: ".").last.map(String.init) ?? candidate
            let distance = distance(Array(name.lowercased()), Array(last.lowercased()))
            let isPart =
                min(name.count, last.count) >= shortestPart
                && (last.lowercased().contains(name.lowercased()) || name.lowercased().contains(last.lowercased()))
            guard distance <= max(name.count, last.count) / 3 || isPart else { return nil }
            return (distance, index, candidate)
        }
        return scored.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map(\.name)
    }

    /// How many letters must be added, removed or replaced (Levenshtein).
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for i in a.indices {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
