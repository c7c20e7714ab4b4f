import Foundation

/// Where the user's code was when it crashed or was stopped, read from what Swift's own backtracer wrote.
struct CrashReport: Equatable {
    struct Frame: Equatable {
        let function: String
        /// Nil without debug information.
        let path: String?
        let line: Int?
        let column: Int?
    }

    let frames: [Frame]

    /// Lines such as `0 0x000055b0 Row.body.getter + 129 in program at /src/Row.swift:10:73`.
    init(backtrace: String) {
        frames = backtrace.split(separator: "\n").compactMap(Self.frame)
    }

    private static func frame(_ line: Substring) -> Frame? {
        let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard words.count == 2, Int(words[0]) != nil, let address = line.range(of: " 0x") else { return nil }
        let rest = line[address.upperBound...].drop { $0.isHexDigit }.drop { $0 == " " }
        let function = rest.range(of: " + ").map { rest[..<$0.lowerBound] } ?? rest
        guard let at = rest.range(of: " at ") else {
            return Frame(function: String(function), path: nil, line: nil, column: nil)
        }
        var parts = rest[at.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        while parts.count > 1, numbers.count < 2, let number = Int(parts[parts.count - 1]) {
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        return Frame(
            function: String(function), path: parts.joined(separator: ":"), line: numbers.first,
            column: numbers.count > 1 ? numbers[1] : nil)
    }

    /// The innermost frame in a user's file; `#sourceLocation` leaves the file's name alone in place of its path.
    func userFrame(in files: [CompiledSource.File]) -> (frame: Frame, file: CompiledSource.File)? {
        for frame in frames where frame.line != nil && frame.line != 0 {
            guard let path = frame.path else { continue }
            if let file = files.first(where: { $0.compilePath == path }) { return (frame, file) }
            let name = URL(fileURLWithPath: path).lastPathComponent
            let named = files.filter { URL(fileURLWithPath: $0.compilePath).lastPathComponent == name }
            // A file of the library may have the same name; it lies in a folder of its own.
            if named.count == 1, !path.contains("/Sources/") || named[0].compilePath.contains("/Sources/") {
                return (frame, named[0])
            }
        }
        return nil
    }

    /// The function that calls itself without end, when the stack is full of it.
    var endlessRecursion: String? {
        let depth = 8
        guard frames.count >= 2 * depth else { return nil }
        // Two or three functions may call each other in turn; compiler-made frames stand between.
        let names = frames.prefix(2 * depth).map(\.function)
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value >= depth / 2,
            counts.count <= depth / 2
        else { return nil }
        return most.key
    }

    /// Views whose bodies are each other in turn, in the order in which they contain each other: how many views such a
    /// body becomes has no answer. Nil where the stack is full of something else.
    var endlessBodies: [String]? {
        let mark = "static View._memberCount.getter in conformance "
        let names = frames.prefix(48).compactMap { frame in
            frame.function.range(of: mark).map { place in
                String(frame.function[place.upperBound...].prefix { $0 != "<" && $0 != " " })
            }
        }
        guard names.count >= 8 else { return nil }
        // Innermost first: each is the body of the one after it.
        var circle: [String] = []
        for name in names where !circle.contains(name) { circle.append(name) }
        return circle.reversed()
    }
}
