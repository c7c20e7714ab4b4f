/// Takes what the runtime says about a crash out of a program's standard error; everything else passes.
struct RuntimeMessages {
    /// `Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range`
    private(set) var fatalLine: String?
    /// Empty lines, which belong to a notice if one follows.
    private var emptyLines: [String] = []
    private var isAfterNotice = false

    /// The lines to show now that this one has come.
    mutating func passed(_ line: String) -> [String] {
        if line.isEmpty {
            if !isAfterNotice { emptyLines.append(line) }
            return []
        }
        if Self.isNotice(line) {
            emptyLines = []
            isAfterNotice = true
            return []
        }
        isAfterNotice = false
        if line.contains("Fatal error: ") {
            fatalLine = line
            return []
        }
        return held() + [line]
    }

    /// What is still held back at the end.
    mutating func held() -> [String] {
        defer { emptyLines = [] }
        return emptyLines
    }

    /// Whether the backtracer says that it is at work, or that it cannot be.
    private static func isNotice(_ line: String) -> Bool {
        line.hasPrefix("*** Signal ") && line.contains("acktrac") || line.hasPrefix("*** Program crashed")
            || line.contains("swift runtime: backtrace") || line.hasPrefix("swift-runtime: ")
    }
}
