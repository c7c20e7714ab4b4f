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
    var overlay: String?
    /// Where C modules are kept that the build has not made.
    let moduleCacheFolder: String
    /// How much memory the compiler may use to find the types of one expression, in bytes; nil for its own limit. Beside
    /// unknown names it tries every overload of everything, in vain, and a limit on time does not stop it.
    var mostMemory: Int?

    /// Less source than this, in bytes, is not worth another run of the compiler, which takes a tenth of a second to start.
    private static let smallestShare = 6000

    struct Result {
        var succeeded = true
        /// What the compiler said.
        var text = ""
        var objects: [String] = []
    }

    /// Objects in a folder, one for each file: those that the cache has, and the rest compiled now.
    ///
    /// - Parameter keys: The names of the objects in the cache, by file.
    func compile(into folder: String, keys: [String], cache: ObjectCache) throws(SourceError) -> Result {
        var result = Result()
        result.objects = paths.indices.map { "\(folder)/program-\($0).o" }
        // One of an earlier attempt may be the cache's own file: it must not be written to.
        for object in result.objects { unlink(object) }
        let missing = paths.indices.filter { !cache.take(keys[$0], to: result.objects[$0]) }
        guard !missing.isEmpty else { return result }
        let size = missing.reduce(0) { $0 + sizes[$1] }
        let count = min(Self.processes, missing.count, max(size / Self.smallestShare, 1))
        let shares = Self.shares(of: missing.map { sizes[$0] }, among: count).map { share in
            share.sorted().map { missing[$0] }
        }
        let commands = shares.map { share -> [String] in
            let members = Set(share)
            var arguments = ["-frontend", "-c"]
            for (index, path) in paths.enumerated() {
                arguments += members.contains(index) ? ["-primary-file", path] : [path]
            }
            for index in share { arguments += ["-o", result.objects[index]] }
            // Line tables for the line of a crash.
            return arguments + ["-Onone", "-gline-tables-only"]
        }
        let succeeded = try run(commands, into: &result)
        // What is done need not be done again, even if another file has an error.
        for (share, isDone) in zip(shares, succeeded) where isDone {
            for index in share { cache.add(result.objects[index], as: keys[index]) }
        }
        return result
    }

    /// What there is to say about the files, without making anything of them.
    ///
    /// - Parameter declarationsOnly: Leave the bodies of functions out.
    func check(declarationsOnly: Bool = false) throws(SourceError) -> Result {
        var result = Result()
        let skip = declarationsOnly ? ["-experimental-skip-all-function-bodies"] : []
        _ = try run([["-frontend", "-typecheck"] + skip + paths], into: &result)
        return result
    }

    /// Runs the compiler at the same time with each of the commands' arguments; which of them succeeded.
    private func run(_ commands: [[String]], into result: inout Result) throws(SourceError) -> [Bool] {
        let outcomes = Outcomes(count: commands.count)
        let common = self.common
        DispatchQueue.concurrentPerform(iterations: commands.count) { index in
            var compiler = Subprocess(
                executable: toolchain.frontend, arguments: commands[index] + common, environment: environment,
                limits: nil, capturesOutput: true)
            // A crash of the compiler's own must not wait for a debugger.
            compiler.environment["SWIFT_BACKTRACE"] = "enable=no"
            // Large pages: a tenth of its time goes into asking for small ones.
            compiler.environment["GLIBC_TUNABLES"] = environment["GLIBC_TUNABLES"] ?? "glibc.malloc.hugetlb=1"
            outcomes.set(index, Swift.Result { try compiler.runCollectingErrors() })
        }
        var succeeded: [Bool] = []
        for outcome in outcomes.all {
            guard case .success(let (outcome, text)) = outcome else {
                if case .failure(let error as SourceError) = outcome { throw error }
                throw SourceError("the compiler cannot be started")
            }
            succeeded.append(outcome.exitCode == 0)
            if !text.isEmpty { result.text += result.text.isEmpty ? text : "\n" + text }
        }
        if succeeded.contains(false) { result.succeeded = false }
        return succeeded
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
        // The C modules that the build has already made, if it can be asked for them.
        arguments += ["-module-cache-path", products.moduleCacheFolder ?? moduleCacheFolder]
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
