/// One message of the compiler's.
struct CompilerDiagnostic: Equatable, Sendable {
    enum Severity: String, Sendable {
        case error
        case warning
        case note
    }

    /// Empty where the compiler names none, as for a module that cannot be read.
    var path: String
    var line: Int
    var column: Int
    var severity: Severity
    var message: String
    /// The line of source and the marks under it.
    var context: [String] = []
}

extension CompilerDiagnostic {
    /// The line and its marks; a third line would be what the compiler would write instead.
    private static let contextSize = 2

    /// Reads what `swiftc -diagnostic-style llvm` wrote; lines that belong to no message are left out.
    static func parse(_ text: String) -> [CompilerDiagnostic] {
        var result: [CompilerDiagnostic] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let diagnostic = CompilerDiagnostic(header: line) {
                result.append(diagnostic)
            } else if let last = result.indices.last, !line.isEmpty, result[last].context.count < contextSize {
                result[last].context.append(String(line))
            }
        }
        return result
    }

    /// `/a/b.swift:3:5: error: cannot find 'x' in scope`
    private init?(header: Substring) {
        for severity in [Severity.error, .warning, .note] {
            guard let mark = header.range(of: ": \(severity.rawValue): ") ?? header.range(of: "\(severity.rawValue): "),
                header.distance(from: header.startIndex, to: mark.lowerBound) == 0
                    || header[mark.lowerBound...].hasPrefix(": ")
            else { continue }
            var parts = header[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            var numbers: [Int] = []
            while parts.count > 1, numbers.count < 2, let number = Int(parts[parts.count - 1]) {
                numbers.insert(number, at: 0)
                parts.removeLast()
            }
            let path = parts.joined(separator: ":")
            // A line of source may hold ": error: " too; it has no position in front.
            guard !numbers.isEmpty || path.isEmpty || path == "<unknown>" else { continue }
            self.init(
                path: path == "<unknown>" ? "" : path, line: numbers.first ?? 0,
                column: numbers.count > 1 ? numbers[1] : 0, severity: severity,
                message: String(header[mark.upperBound...]))
            return
        }
        return nil
    }
}
