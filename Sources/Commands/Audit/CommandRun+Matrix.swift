import Foundation
import HitTest
import Inspection
import Layout
import ViewTree

// The screens of a matrix: each in a process of its own kind, as many at once as there are processors, for views share
// whatever their code keeps in globals.
extension CommandRun {
    /// The variants that this machine looks at.
    private func variants(_ settings: AuditSettings) -> [AuditVariant] {
        let all = AuditVariant.all(settings.matrix, arguments.screen, arguments.environment)
        let shard = arguments.audit.shard
        return all.enumerated().filter { $0.offset % shard.count == shard.number - 1 }.map(\.element)
    }

    /// Adds what is found on other screens and not on this one. Of several screens with the same finding the first is
    /// named.
    func addVariants(to report: inout AuditReport, _ settings: AuditSettings) throws(UsageError) {
        let variants = variants(settings)
        report.variants = variants.map(\.name)
        guard !variants.isEmpty else { return }
        var known = Set(report.findings.map(Key.init))
        var counts: [Key: Int] = [:]
        var added: [AuditFinding] = []
        for finding in try found(variants.count) {
            let key = Key(finding)
            if known.insert(key).inserted {
                added.append(finding)
                counts[key] = 0
            } else if let count = counts[key], let first = added.first(where: { Key($0) == key }),
                first.variant != finding.variant
            {
                counts[key] = count + 1
            }
        }
        for place in added.indices {
            guard let more = counts[Key(added[place])], more > 0 else { continue }
            added[place].variant! += " and \(more) more"
        }
        report.findings = AuditReport.sorted(report.findings + added)
    }

    /// The same finding on different screens.
    private struct Key: Hashable {
        let rule: String
        let kind: String
        let name: String

        init(_ finding: AuditFinding) {
            rule = finding.rule
            kind = finding.kind
            name = finding.id ?? finding.label ?? "@\(finding.n)"
        }
    }

    /// What processes like this one find, in the order of the variants.
    private func found(_ count: Int) throws(UsageError) -> [AuditFinding] {
        let workers = max(1, min(count, ProcessInfo.processInfo.activeProcessorCount))
        let program = CommandLine.arguments[0]
        var processes: [(process: Process, output: Pipe)] = []
        for number in 0..<workers {
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(fileURLWithPath: Self.ownPath ?? program)
            process.arguments =
                ["--audit-worker", "\(number)/\(workers)"] + Array(CommandLine.arguments.dropFirst())
            process.standardOutput = output
            process.standardInput = FileHandle.nullDevice
            do {
                try process.run()
            } catch {
                throw UsageError("Cannot start \(program) for the screens of the matrix.")
            }
            processes.append((process, output))
        }
        var result: [(place: Int, findings: [AuditFinding])] = []
        var failure: String?
        for (process, output) in processes {
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            guard process.terminationStatus == 0, let parts = AuditPart.read(data) else {
                failure = "a screen of the matrix ended with code \(process.terminationStatus)"
                continue
            }
            result += parts
        }
        if let failure { throw UsageError("No answer for the matrix: \(failure).") }
        return result.sorted { $0.place < $1.place }.flatMap(\.findings)
    }

    private static var ownPath: String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    /// The findings on the variants of one worker.
    func auditPart(_ worker: (number: Int, count: Int)) throws(UsageError) -> Answer {
        let settings = try auditSettings()
        let ignores = AuditIgnores(settings.ignored)
        let make = source.make
        var parts: [(place: Int, findings: [AuditFinding])] = []
        for (place, variant) in variants(settings).enumerated() where place % worker.count == worker.number {
            var environment = arguments.environment
            environment.dynamicTypeSize = variant.type
            environment.layoutDirection = variant.isRightToLeft ? .rightToLeft : .leftToRight
            let host = ViewHost(
                make(), device: variant.device, environment: environment, rules: arguments.hitRules, name: source.name)
            try Self.check(host.tree)
            let audit = Audit(host.tree, rules: arguments.hitRules, ignoring: ignores)
            parts.append(
                (
                    place,
                    audit.findings.map { finding in
                        var finding = finding
                        finding.variant = variant.name
                        return finding
                    }
                ))
        }
        return Answer(text: AuditPart.written(parts))
    }
}
