/// Findings that are not to be reported: whole rules, or a rule at one element.
public struct AuditIgnores: Sendable {
    private var rules: Set<String> = []
    private var elements: [String: Set<String>] = [:]

    /// - Parameter words: `RULE` or `RULE@id`, where the id is an identifier, a label, a kind, or a number as `12` or `@12`.
    public init(_ words: [String] = []) {
        for word in words {
            guard let at = word.firstIndex(of: "@") else {
                rules.insert(word)
                continue
            }
            elements[String(word[..<at]), default: []].insert(String(word[word.index(after: at)...]))
        }
    }

    /// The rule in a word of `--ignore`.
    public static func rule(in word: String) -> String { String(word.prefix { $0 != "@" }) }

    func leavesOut(rule: String) -> Bool { rules.contains(rule) }

    func leavesOut(_ finding: AuditFinding) -> Bool {
        if rules.contains(finding.rule) { return true }
        guard let names = elements[finding.rule] else { return false }
        return [finding.id, finding.label, finding.kind, "\(finding.n)", "@\(finding.n)"].contains {
            $0.map(names.contains) ?? false
        }
    }
}
