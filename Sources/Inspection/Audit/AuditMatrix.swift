/// Findings on several screens, put together: what is told of the others is what the screen itself does not show, or not
/// as badly.
public enum AuditMatrix {
    /// What was found on one of the other screens.
    public struct Screen: Sendable {
        /// Its place among all screens of the matrix.
        public let place: Int
        /// `iPhone SE, accessibility5`.
        public let name: String
        public let findings: [AuditFinding]

        public init(place: Int, name: String, findings: [AuditFinding]) {
            self.place = place
            self.name = name
            self.findings = findings
        }
    }

    /// What to add to the findings of the screen itself: each once, as it is on the first screen on which it is worst,
    /// with the names of all on which it was found.
    ///
    /// Whether a finding counts on a screen depends on that screen and on the one itself alone: so the parts of a matrix
    /// (`--shard`) name the same findings on the same screens as the whole does.
    public static func added(_ screens: [Screen], to base: [AuditFinding]) -> [AuditFinding] {
        var known: [AuditFinding.Key: AuditFinding.Severity] = [:]
        for (key, finding) in keyed(base) { known[key] = finding.severity }
        var places: [AuditFinding.Key: Int] = [:]
        var result: [AuditFinding] = []
        for screen in screens {
            for (key, finding) in keyed(screen.findings) {
                if let severity = known[key], severity >= finding.severity { continue }
                var finding = finding
                finding.variants = [screen.name]
                guard let place = places[key] else {
                    places[key] = result.count
                    result.append(finding)
                    continue
                }
                if finding.severity > result[place].severity {
                    finding.variants += result[place].variants
                    result[place] = finding
                } else {
                    result[place].variants.append(screen.name)
                }
            }
        }
        return result
    }

    /// With what tells each from the others, in the order of the elements.
    private static func keyed(_ findings: [AuditFinding]) -> [(AuditFinding.Key, AuditFinding)] {
        let sorted = findings.enumerated().sorted { ($0.element.n, $0.offset) < ($1.element.n, $1.offset) }
            .map(\.element)
        return Array(zip(AuditFinding.keys(sorted), sorted))
    }
}

extension AuditFinding {
    /// What tells a finding from the others of a screen, and is the same on another screen, or after a change elsewhere:
    /// neither positions nor numbers.
    struct Key: Hashable {
        let rule: String
        let kind: String
        /// The identifier, else the label, else the views it lies in.
        let name: String
        /// The how manieth it is of those that are the same in all this, from 0.
        var number = 0

        init(_ finding: AuditFinding) {
            rule = finding.rule
            kind = finding.kind
            name = finding.id ?? finding.label ?? finding.owners.joined(separator: "/")
        }
    }

    static func keys(_ findings: [AuditFinding]) -> [Key] {
        var counts: [Key: Int] = [:]
        return findings.map { finding in
            var key = Key(finding)
            let count = counts[key, default: 0]
            counts[key] = count + 1
            key.number = count
            return key
        }
    }
}
