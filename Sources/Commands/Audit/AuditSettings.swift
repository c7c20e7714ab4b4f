import Inspection

/// What an audit goes by: the command line's settings over those of the configuration file.
struct AuditSettings {
    var failOn: AuditFinding.Severity? = .warning
    var ignored: [String] = []
    var matrix: [AuditOptions.Dimension] = []

    init(_ arguments: Arguments) throws(UsageError) {
        let options = arguments.audit
        let path = options.configuration ?? arguments.sources.first.flatMap { AuditConfiguration.path(for: $0) }
        if let path {
            let file = try AuditConfiguration(path: path)
            if let failOn = file.failOn { self.failOn = failOn }
            ignored = file.ignored
            matrix = file.matrix
        }
        if let failOn = options.failOn { self.failOn = failOn }
        ignored += options.ignored
        if !options.matrix.isEmpty { matrix = options.matrix }
        if options.shard.count > 1, matrix.isEmpty {
            throw UsageError("--shard splits the screens of a --matrix; there is none.")
        }
    }
}
