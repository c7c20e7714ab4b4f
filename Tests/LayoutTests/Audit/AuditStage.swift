import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// A screen of 400×400 points at scale 2, without a safe area: its audit, asked for one rule.
struct AuditStage {
    let tree: LayoutTree
    let findings: [AuditFinding]

    init(
        _ alignment: Alignment = .topLeading, safeArea: EdgeInsets = EdgeInsets(), rules: HitTestRules = .frontMost,
        @ViewBuilder _ view: @escaping @MainActor () -> some View
    ) {
        let host = ViewHost(
            ZStack(alignment: alignment) { view() }.frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: alignment),
            device: Device(size: CGSize(width: 400, height: 400), scale: 2, safeArea: safeArea), rules: rules)
        tree = host.tree
        findings = Audit(tree, rules: rules).findings
    }

    func of(_ rule: String) -> [AuditFinding] { findings.filter { $0.rule == rule } }

    /// Expects exactly one finding of a rule, at an element, with these words in its message or detail.
    func expect(
        _ rule: String, at id: String, _ severity: AuditFinding.Severity, says words: [String],
        _ site: SourceLocation = #_sourceLocation
    ) {
        let found = of(rule)
        #expect(found.count == 1, "one \(rule), got \(all)", sourceLocation: site)
        guard let finding = found.first else { return }
        #expect(finding.id == id, "\(finding)", sourceLocation: site)
        #expect(finding.severity == severity, "\(finding)", sourceLocation: site)
        for word in words {
            #expect(
                finding.message.contains(word) || finding.detail.contains(word), "\"\(word)\" in \(finding)",
                sourceLocation: site)
        }
        #expect(!finding.fix.isEmpty, sourceLocation: site)
    }

    /// Expects that a rule finds nothing.
    func expectNone(_ rule: String, _ site: SourceLocation = #_sourceLocation) {
        #expect(of(rule).isEmpty, "no \(rule), got \(all)", sourceLocation: site)
    }

    /// Expects notes by a rule at most.
    func expectNoWarning(_ rule: String, _ site: SourceLocation = #_sourceLocation) {
        #expect(of(rule).allSatisfy { $0.severity == .note }, "no \(rule), got \(all)", sourceLocation: site)
    }

    /// Expects nothing of note by any rule.
    func expectQuiet(_ site: SourceLocation = #_sourceLocation) {
        #expect(findings.filter { $0.severity > .note }.isEmpty, "\(all)", sourceLocation: site)
    }

    private var all: String {
        "\n"
            + findings.map { "\($0.severity) \($0.rule) \($0.name): \($0.message) \($0.detail)" }.joined(
                separator: "\n")
    }
}

/// A Button of the plain style with a coloured label of a size.
@MainActor func tile(_ id: String, _ width: CGFloat = 100, _ height: CGFloat = 50) -> some View {
    Button(action: {}, label: { Color.blue.frame(width: width, height: height) }).buttonStyle(.plain)
        .accessibilityIdentifier(id)
}
