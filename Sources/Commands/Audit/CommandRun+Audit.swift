import Foundation
import HitTest
import Inspection
import Layout
import ViewTree

extension CommandRun {
    /// What is wrong with the screen, and with its variants where a matrix asks for them.
    func audit(_ host: ViewHost) throws(UsageError) -> Answer {
        let settings = try AuditSettings(arguments)
        let tree = host.tree
        let places = SourcePlaces(arguments.sources)
        let base = Audit(tree, rules: arguments.hitRules, ignoring: AuditIgnores(settings.ignored)).findings
        var report = AuditReport(tree, findings: base, sources: places.paths)
        report.failOn = settings.failOn
        if !settings.matrix.isEmpty { try addVariants(to: &report, settings) }
        report.findings = report.findings.map { places.placed($0) }
        return Answer(text: formatted(report), code: report.fails ? 1 : 0)
    }

    private func formatted(_ report: AuditReport) -> String {
        let folder = FileManager.default.currentDirectoryPath
        return switch arguments.format {
        case .json: report.json.document
        case .sarif: report.sarif(version: Help.number, folder: folder).document
        case .junit: report.junit
        case .github: report.github(folder: folder)
        default: report.text
        }
    }
}
