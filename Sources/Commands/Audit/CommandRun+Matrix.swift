import Foundation
import HitTest
import Inspection
import Layout
import ViewTree

// The screens of a matrix: each in a process of its own kind, as many at once as there are processors, for views share
// whatever their code keeps in globals.
extension CommandRun {
    /// The variants that this machine looks at, each with its place among all screens; the screen that was asked for has
    /// place 0.
    private func variants(_ settings: AuditSettings) -> [(place: Int, variant: AuditVariant)] {
        AuditVariant.all(settings.matrix, arguments.screen, arguments.environment).enumerated()
            .map { ($0.offset + 1, $0.element) }.filter { isOwn($0.0) }
    }

    /// Whether a screen is in the part that this machine looks at.
    private func isOwn(_ place: Int) -> Bool {
        place % arguments.audit.shard.count == arguments.audit.shard.number - 1
    }

    /// Adds what is found on other screens and not on this one, or is worse there.
    ///
    /// Every part of a matrix needs the findings of the screen itself, to tell what is new, and only one reports them.
    func addVariants(to report: inout AuditReport, _ settings: AuditSettings) throws(UsageError) {
        let variants = variants(settings)
        report.variants = variants.map(\.variant.name)
        let shard = arguments.audit.shard
        if shard.count > 1 { report.part = "part \(shard.number) of \(shard.count)" }
        report.isWithoutScreen = !isOwn(0)
        let found = variants.isEmpty ? [] : try found(variants.count)
        let added = AuditMatrix.added(found, to: report.findings)
        report.findings = AuditReport.sorted((isOwn(0) ? report.findings : []) + added)
    }

    /// What processes like this one find, in the order of the variants.
    private func found(_ count: Int) throws(UsageError) -> [AuditMatrix.Screen] {
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
        var result: [AuditMatrix.Screen] = []
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
        return result.sorted { $0.place < $1.place }
    }

    private static var ownPath: String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    /// The findings on the variants of one worker.
    func auditPart(_ worker: (number: Int, count: Int)) throws(UsageError) -> Answer {
        let settings = try AuditSettings(arguments)
        let ignores = AuditIgnores(settings.ignored)
        let make = source.make
        var parts: [AuditMatrix.Screen] = []
        for (number, (place, variant)) in variants(settings).enumerated()
        where number % worker.count == worker.number {
            var environment = arguments.environment
            environment.dynamicTypeSize = variant.type
            environment.layoutDirection = variant.isRightToLeft ? .rightToLeft : .leftToRight
            let host = ViewHost(
                make(), device: variant.device, environment: environment, rules: arguments.hitRules, name: source.name)
            try Self.check(host.tree)
            let audit = Audit(host.tree, rules: arguments.hitRules, ignoring: ignores)
            parts.append(AuditMatrix.Screen(place: place, name: variant.name, findings: audit.findings))
        }
        return Answer(text: AuditPart.written(parts))
    }
}
