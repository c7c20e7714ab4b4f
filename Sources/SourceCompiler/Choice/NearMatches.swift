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

    /// The name that a mistyped one most likely stands for: of the same kind (types begin with capitals), and one slip
    /// away, two in long names. Nil for short names and where nothing is near.
    static func slip(_ name: String, among names: some Sequence<String>) -> String? {
        let letters = Array(name)
        guard letters.count >= 5 else { return nil }
        let most = letters.count > 6 ? 2 : 1
        let isType = letters[0].isUppercase
        var best: (slips: Int, name: String)?
        for candidate in names where candidate != name {
            let count = candidate.utf8.count
            guard abs(count - letters.count) <= most, let first = candidate.first, first.isUppercase == isType else {
                continue
            }
            let slips = Self.slips(letters, Array(candidate), most: most)
            guard slips <= most else { continue }
            if best.map({ (slips, candidate) < ($0.slips, $0.name) }) ?? true { best = (slips, candidate) }
        }
        return best?.name
    }

    /// As the distance, but two letters in the wrong order are one slip, and so is the wrong case; more than `most` may
    /// be any number above it.
    private static func slips(_ a: [Character], _ b: [Character], most: Int) -> Int {
        // Names that have little in common are most of them.
        let common = zip(a, b).prefix { $0 == $1 }.count
        let rest = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
        guard common + rest + 2 * most >= min(a.count, b.count) else { return most + 1 }
        var before: [Int] = []
        var row = Array(0...b.count)
        for i in a.indices {
            var next = [i + 1]
            for j in b.indices {
                var slips = min(row[j] + (a[i] == b[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { slips = min(slips, before[j - 1] + 1) }
                next.append(slips)
            }
            before = row
            row = next
        }
        return row[b.count]
    }
}
