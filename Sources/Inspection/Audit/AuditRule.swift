/// One thing that an audit looks for.
protocol AuditRule {
    /// What it is called in reports, in `--ignore` and in configuration files.
    static var name: String { get }
    /// How bad its findings are at worst.
    static var severity: AuditFinding.Severity { get }
    /// What it measures and when it speaks, in a sentence or two.
    static var summary: String { get }
    /// Where the rule comes from.
    static var source: String { get }

    static func findings(in screen: AuditScreen) -> [AuditFinding]
}
