import Foundation
import HitTest
import Inspection
import Layout
import ViewTree

extension CommandRun {
    /// What is wrong with the screen, and with its variants where a matrix asks for them.
    func audit(_ host: ViewHost) throws(UsageError) -> Answer {
        let settings = try auditSettings()
        let ignores = AuditIgnores(settings.ignored)
        let tree = host.tree
        let places = SourcePlaces(arguments.sources)
        var report = AuditReport(
            tree, findings: Audit(tree, rules: arguments.hitRules, ignoring: ignores).findings,
            sources: arguments.sources.filter { $0.hasSuffix(".swift") })
        report.failOn = settings.failOn
        if !settings.matrix.isEmpty { try addVariants(to: &report, settings) }
        report.findings = report.findings.map { places.placed($0) }
        return Answer(text: formatted(report), code: report.fails ? 1 : 0)
    }

    private func formatted(_ report: AuditReport) -> String {
        switch arguments.format {
        case .json: report.json.document
        case .sarif: report.sarif(version: Help.number).document
        case .junit: report.junit
        case .github: report.github
        default: report.text
        }
    }

    /// The command line's settings over those of the configuration file.
    struct AuditSettings {
        var failOn: AuditFinding.Severity? = .warning
        var ignored: [String] = []
        var matrix: [AuditOptions.Dimension] = []
    }

    func auditSettings() throws(UsageError) -> AuditSettings {
        let options = arguments.audit
        var settings = AuditSettings()
        if let path = options.configuration ?? arguments.sources.first.flatMap({ AuditConfiguration.path(for: $0) }) {
            let file = try AuditConfiguration(path: path)
            if let failOn = file.failOn { settings.failOn = failOn }
            settings.ignored = file.ignored
            settings.matrix = file.matrix
        }
        if let failOn = options.failOn { settings.failOn = failOn }
        settings.ignored += options.ignored
        if !options.matrix.isEmpty { settings.matrix = options.matrix }
        return settings
    }
}
