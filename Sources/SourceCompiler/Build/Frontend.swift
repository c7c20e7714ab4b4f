import Foundation

/// Runs of the compiler proper, several at a time: each compiles some of the files and reads all.
///
/// The driver in front of it is left out: it takes as long to start as a small file takes to compile.
struct Frontend {
    let toolchain: Toolchain
    let products: BuildProducts
    let environment: [String: String]
    /// The paths the compiler sees, all of them.
    let paths: [String]
    /// In bytes, for shares of about the same size.
    let sizes: [Int]
    /// The overlay that shows other contents under these paths; nil when there is none.
    let overlay: String?
    /// How much memory the compiler may use to find the types of one expression, in bytes; nil for its own limit. Beside
    /// unknown names it tries every overload of everything, in vain, and a limit on time does not stop it.
    var mostMemory: Int?

    struct Result {
        var succeeded = true
        /// What the compiler said.
        var text = ""
        var objects: [String] = []
    }

    /// Objects in a folder.
    func compile(into folder: String) throws(SourceError) -> Result {
        let shares = Self.shares(of: sizes, among: min(Self.processes, max(paths.count / 2, 1)))
        var result = Result()
        var commands: [[String]] = []
        for (number, share) in shares.enumerated() {
            var arguments = ["-frontend", "-c"]
            if shares.count == 1 {
                result.objects.append("\(folder)/program.o")
                arguments += paths + ["-o", "\(folder)/program.o"]
            } else {
                for (index, path) in paths.enumerated() {
                    arguments += share.contains(index) ? ["-primary-file", path] : [path]
                }
                for index in share.sorted() {
                    let object = "\(folder)/program-\(number)-\(index).o"
                    result.objects.append(object)
                    arguments += ["-o", object]
                }
            }
            // Line tables for the line of a crash.
            commands.append(arguments + ["-Onone", "-gline-tables-only"])
        }
        try run(commands, into: &result)
        return result
    }

    /// What there is to say about the files, without making anything of them.
    ///
    /// - Parameter declarationsOnly: Leave the bodies of functions out.
    func check(declarationsOnly: Bool = false) throws(SourceError) -> Result {
        var result = Result()
        let skip = declarationsOnly ? ["-experimental-skip-all-function-bodies"] : []
        try run([["-frontend", "-typecheck"] + skip + paths], into: &result)
        return result
    }

    private func run(_ commands: [[String]], into result: inout Result) throws(SourceError) {
        let outcomes = Outcomes(count: commands.count)
        let common = self.common
        DispatchQueue.concurrentPerform(iterations: commands.count) { index in
            var compiler = Subprocess(
                executable: toolchain.frontend, arguments: commands[index] + common, environment: environment,
                limits: nil, capturesOutput: true)
            // A crash of the compiler's own must not wait for a debugger.
            compiler.environment["SWIFT_BACKTRACE"] = "enable=no"
            outcomes.set(index, Swift.Result { try compiler.runCollectingErrors() })
        }
        for outcome in outcomes.all {
            guard case .success(let (outcome, text)) = outcome else {
                if case .failure(let error as SourceError) = outcome { throw error }
                throw SourceError("the compiler cannot be started")
            }
            if outcome.exitCode != 0 { result.succeeded = false }
            if !text.isEmpty { result.text += result.text.isEmpty ? text : "\n" + text }
        }
    }

    private final class Outcomes: @unchecked Sendable {
        typealias Item = Swift.Result<(outcome: Subprocess.Outcome, text: String), any Error>
        private let lock = NSLock()
        private var items: [Item?]

        init(count: Int) { items = Array(repeating: nil, count: count) }

        func set(_ index: Int, _ item: Item) {
            lock.lock()
            items[index] = item
            lock.unlock()
        }

        var all: [Item] { items.compactMap { $0 } }
    }

    private var common: [String] {
        var arguments = [
            "-module-name", EntryCode.moduleName, "-parse-as-library", "-disable-objc-interop",
            // What compiles on Apple's platforms by default compiles here.
            "-swift-version", "5",
            "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
            "-I", products.modulesFolder,
            "-load-plugin-executable", "\(products.plugin)#PreviewMacros",
            // A `@main` of the user's would be a second `main`.
            "-entry-point-function-name", "viewtreeUserMain",
        ]
        arguments += toolchain.pluginArguments
        for flag in InactiveRegions.definedFlags.sorted() { arguments += ["-D", flag] }
        // The C modules that the build has already made.
        if access(products.moduleCacheFolder, W_OK) == 0 {
            arguments += ["-module-cache-path", products.moduleCacheFolder]
        }
        if let mostMemory { arguments.append("-solver-memory-threshold=\(mostMemory)") }
        if let overlay { arguments += ["-vfsoverlay", overlay] }
        return arguments
    }

    // MARK: Shares

    private static var processes: Int { min(max(ProcessInfo.processInfo.activeProcessorCount, 1), 8) }

    /// Divides files into shares of about the same size: the largest first, each to the smallest share.
    static func shares(of sizes: [Int], among count: Int) -> [Set<Int>] {
        var shares = Array(repeating: (size: 0, members: Set<Int>()), count: count)
        for index in sizes.indices.sorted(by: { (sizes[$1], $0) < (sizes[$0], $1) }) {
            let smallest = shares.indices.min { shares[$0].size < shares[$1].size } ?? 0
            shares[smallest].size += sizes[index]
            shares[smallest].members.insert(index)
        }
        return shares.map(\.members).filter { !$0.isEmpty }
    }
}
