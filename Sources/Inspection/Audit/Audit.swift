import Foundation
import HitTest
import Layout
import ViewTree

/// What is wrong with a screen: every rule of the closed list, tried on one tree.
public struct Audit {
    /// Worst first, then in the order of the elements.
    public let findings: [AuditFinding]

    /// All rules, in the order in which they are documented.
    static var all: [any AuditRule.Type] {
        [
            UnreachableRule.self, PartlyCoveredRule.self, InvisibleTakerRule.self, HitAreaBeyondDrawnRule.self,
            DeadOpacityRule.self, StarvedControlRule.self, StarvedScrollRule.self, ShadowedHandlerRule.self,
            DisabledSwallowsRule.self,
            SharedRowRule.self, TappableInPartRule.self, AreaOutsideGestureRule.self, SmallTargetRule.self,
            DuplicateIdentifierRule.self, MissingIdentifierRule.self, UnnamedTargetRule.self, TextTruncatedRule.self,
            TextClippedRule.self,
            OffScreenRule.self, UnderBarRule.self,
        ]
    }

    /// What the rules are called, how bad their findings are at worst, what they measure and where they come from.
    public static var rules: [(name: String, severity: AuditFinding.Severity, summary: String, source: String)] {
        all.map { ($0.name, $0.severity, $0.summary, $0.source) }
    }

    public init(_ tree: LayoutTree, rules: HitTestRules, ignoring ignored: AuditIgnores = AuditIgnores()) {
        let screen = AuditScreen(tree, rules)
        let found = Self.all.filter { !ignored.leavesOut(rule: $0.name) }.flatMap { $0.findings(in: screen) }
            .filter { !ignored.leavesOut($0) }
        findings = Self.sorted(found)
    }

    static func sorted(_ findings: [AuditFinding]) -> [AuditFinding] {
        let order = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })
        return findings.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            if a.severity != b.severity { return a.severity > b.severity }
            return (a.n, order[a.rule] ?? 0, first.offset) < (b.n, order[b.rule] ?? 0, second.offset)
        }.map(\.element)
    }
}
