/// How near names are to one that nobody has.
enum NameDistance {
    /// Longer ones are compared by their beginnings.
    private static let longest = 60

    /// The nearest first: those that hold the name or are part of it count as half as far.
    static func sorted(_ names: [String], by wanted: String) -> [String] {
        let target = letters(wanted)
        let scored = names.enumerated().map { index, name in
            let own = letters(name)
            let distance = distance(target, own) * 2
            let isPart =
                min(own.count, target.count) >= 3 && (contains(own, target) || contains(target, own))
            return (score: isPart ? distance / 2 : distance, index: index, name: name)
        }
        return scored.sorted { ($0.score, $0.index) < ($1.score, $1.index) }.map(\.name)
    }

    private static func letters(_ name: String) -> [Character] { Array(name.lowercased().prefix(longest)) }

    private static func contains(_ whole: [Character], _ part: [Character]) -> Bool {
        String(whole).contains(String(part))
    }

    /// How many letters must be added, removed or replaced (Levenshtein).
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
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
