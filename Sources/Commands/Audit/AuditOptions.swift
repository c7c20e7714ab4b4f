import Foundation
import Inspection

/// What the command line, or a configuration file, says about an audit.
public struct AuditOptions: Sendable {
    /// Along what a screen is varied.
    public enum Dimension: String, CaseIterable, Sendable { case devices, types, directions }

    /// `--fail-on`; nil where nothing was said, `.some(nil)` for never.
    var failOn: AuditFinding.Severity??
    /// `--ignore`: `RULE` or `RULE@id`.
    var ignored: [String] = []
    /// `--matrix`, in the order of ``Dimension``.
    var matrix: [Dimension] = []
    /// `--shard i/n`: which part of the matrix, from 1, and of how many.
    var shard: (number: Int, count: Int) = (1, 1)
    /// `--config`: a file instead of the one that is found.
    var configuration: String?
    /// A part of the matrix that this process looks at for another one, from 0, and of how many.
    var worker: (number: Int, count: Int)?

    static func severity(_ word: String, _ option: String) throws(UsageError) -> AuditFinding.Severity? {
        if word == "never" { return nil }
        if let severity = AuditFinding.Severity(rawValue: word) { return severity }
        throw UsageError("\(option) takes error, warning, note or never, not \"\(word)\".")
    }

    /// `smallTarget,unreachable@logo`; a comma of an ID is written `\,` and a backslash in front of one `\\`.
    static func ignored(_ word: String) throws(UsageError) -> [String] {
        let words = parts(of: word)
        guard !words.isEmpty else { throw UsageError("--ignore takes rules, as smallTarget,unreachable@logo.") }
        for word in words { try check(ignored: word) }
        return words
    }

    /// What stands between commas, without the spaces around it; none that are empty.
    private static func parts(of word: String) -> [String] {
        var parts = [""]
        var isEscaped = false
        for character in word {
            if isEscaped {
                // Before anything else a backslash is one.
                parts[parts.count - 1] += (character == "," || character == "\\" ? "" : "\\") + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "," {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        if isEscaped { parts[parts.count - 1] += "\\" }
        return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// That the rule is one.
    static func check(ignored word: String) throws(UsageError) {
        let rule = AuditIgnores.rule(in: word)
        let known = Audit.rules.map(\.name)
        guard known.contains(rule) else {
            let near = NameDistance.sorted(known, by: rule).prefix(3).joined(separator: ", ")
            throw UsageError("There is no rule \"\(rule)\". Near are \(near); docs/audit.md lists all.")
        }
        guard !word.hasSuffix("@") else { throw UsageError("\"\(word)\" names no element: write \(rule)@ID.") }
    }

    static func matrix(_ word: String) throws(UsageError) -> [Dimension] {
        var found: Set<Dimension> = []
        for word in word.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            guard let dimension = Dimension(rawValue: word) else {
                throw UsageError("--matrix takes devices, types and directions, as devices,types, not \"\(word)\".")
            }
            found.insert(dimension)
        }
        guard !found.isEmpty else {
            throw UsageError("--matrix takes devices, types and directions, as devices,types.")
        }
        return Dimension.allCases.filter(found.contains)
    }

    /// `2/4`.
    static func part(_ word: String, _ option: String, from first: Int) throws(UsageError) -> (number: Int, count: Int)
    {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, count <= 10_000,
            number >= first, number < count + first
        else { throw UsageError("\(option) takes a part and how many there are, as 1/4, not \"\(word)\".") }
        return (number, count)
    }
}

extension Arguments {
    /// Takes an option of an audit's, of a diff's or of a watch's; false where it is none.
    mutating func takeAudit(
        _ option: String, _ value: () throws(UsageError) -> String
    ) throws(UsageError) -> Bool {
        switch option {
        case "--watch":
            watches = true
            return true
        case "--receivers":
            tellsReceivers = true
            return true
        case "--fail-on": audit.failOn = .some(try AuditOptions.severity(try value(), option))
        case "--ignore": audit.ignored += try AuditOptions.ignored(try value())
        case "--matrix": audit.matrix = try AuditOptions.matrix(try value())
        case "--shard": audit.shard = try AuditOptions.part(try value(), option, from: 1)
        case "--config": audit.configuration = try value()
        case "--audit-worker": audit.worker = try AuditOptions.part(try value(), option, from: 0)
        default: return false
        }
        if command != nil, command != .audit { throw UsageError("\(option) is audit's.") }
        return true
    }

    /// The files and folders whose changes make a watched command answer anew.
    public var watchedPaths: [String] {
        guard command == .audit else { return sources }
        let configuration = audit.configuration ?? sources.first.flatMap { AuditConfiguration.path(for: $0) }
        return sources + (configuration.map { [$0] } ?? [])
    }

    /// Checks what no view is needed for: a mistake in a configuration file is told before anything is compiled.
    ///
    /// - Returns: Whether more than the screen that was asked for is looked at.
    public func checkAuditSettings() throws(UsageError) -> Bool { try !AuditSettings(self).matrix.isEmpty }

    /// What goes together in an audit, and what is not for other commands.
    func checkAudit() throws(UsageError) {
        let isAudit = command == .audit
        switch format {
        case .sarif, .junit, .github:
            if !isAudit { throw UsageError("--format \(format.rawValue) is audit's.") }
        default: break
        }
        if watches {
            switch command {
            case .dump, .audit, .tap, .why, .sweep: break
            default: throw UsageError("--watch is dump's, audit's, tap's, why's and sweep's.")
            }
        }
        if tellsReceivers, command != .dump || format != .json {
            throw UsageError("--receivers adds to a dump in JSON: viewtree dump SOURCE --format json --receivers.")
        }
        if command == .diff {
            guard sources.count == 2 else {
                throw UsageError("diff takes two dumps or two sources, not \(sources.count): viewtree diff A B.")
            }
            if !taps.isEmpty { throw UsageError("--at and --on are tap's, why's and sweep's; diff takes none.") }
        }
        if !isAudit {
            let isUntouched =
                audit.failOn == nil && audit.ignored.isEmpty && audit.matrix.isEmpty && audit.shard.count == 1
                && audit.configuration == nil
            guard isUntouched else {
                throw UsageError("--fail-on, --ignore, --matrix, --shard and --config are audit's.")
            }
            return
        }
        if !taps.isEmpty { throw UsageError("--at and --on are tap's, why's and sweep's; audit looks at everything.") }
    }
}
