import Commands
import Examples
import Foundation
import Layout
import SourceCompiler
import ViewTree

/// The program: an example is answered here, a file by a program made from it.
enum Tool {
    static func run(_ words: [String]) -> Int32 {
        let arguments: Arguments
        do {
            arguments = try Arguments(words)
        } catch {
            CommandRun.complain(error.description)
            return 2
        }
        if arguments.wantsHelp {
            return CommandRun.answer(Help.text + "\n", to: nil)
        }
        if arguments.wantsVersion {
            return CommandRun.answer(Help.version + "\n", to: nil)
        }
        if arguments.command == .examples {
            let width = Example.all.map(\.name.count).max() ?? 0
            let lines = Example.all.map { example in
                example.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + example.summary + "\n"
            }
            return CommandRun.answer(lines.joined(), to: arguments.output)
        }
        if let output = arguments.output, overwrites(output, arguments.sources) {
            CommandRun.complain("--output \(output) would overwrite a source: name another file.")
            return 2
        }
        if arguments.command == .diff { return ToolDiff.run(arguments, words) }
        if arguments.watches { return watch(arguments, words) }
        return answer(arguments, words)
    }

    /// Whether an answer would take the place of code, or of what it is about.
    private static func overwrites(_ output: String, _ sources: [String]) -> Bool {
        guard FileManager.default.fileExists(atPath: output) else { return false }
        func place(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        return output.hasSuffix(".swift") || sources.contains { place($0) == place(output) }
    }

    /// Answers each time that a source is saved.
    private static func watch(_ arguments: Arguments, _ words: [String]) -> Int32 {
        if let name = arguments.sources.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            CommandRun.complain("--watch watches files; \(name) is none.")
            return 2
        }
        let once = words.filter { $0 != "--watch" }
        return ToolWatch.run(arguments) { answer(arguments, once) }
    }

    private static func answer(_ arguments: Arguments, _ words: [String]) -> Int32 {
        var looksAtSeveralScreens = false
        if arguments.command == .audit {
            do throws(UsageError) {
                looksAtSeveralScreens = try arguments.checkAuditSettings()
            } catch {
                CommandRun.complain(error.description)
                return 2
            }
        }
        let examples = arguments.sources.compactMap(example)
        if let example = examples.first {
            guard arguments.sources.count == 1 else {
                CommandRun.complain(
                    "\(example.name) is an example, which is shown alone, and not with "
                        + arguments.sources.filter { $0 != example.name }.prefix(3).joined(separator: ", ")
                        + ": name one example, or files and folders.")
                return 2
            }
            guard arguments.view == nil, arguments.preview == nil, arguments.stubs.isEmpty else {
                CommandRun.complain(
                    "\(example.name) is an example, which is one view; --view, --preview and --stub are for files.")
                return 2
            }
            if let seconds = arguments.timeout { TimeLimit.start(seconds) }
            return CommandRun(arguments, ViewSource(name: example.name, make: example.makeView)).run()
        }
        return compileAndRun(arguments, words, looksAtSeveralScreens: looksAtSeveralScreens)
    }

    /// The example of a name; what lies in the folder under that name comes first.
    private static func example(_ name: String) -> Example? {
        FileManager.default.fileExists(atPath: name) ? nil : Example.named(name)
    }

    private static func compileAndRun(
        _ arguments: Arguments, _ words: [String], looksAtSeveralScreens: Bool
    ) -> Int32 {
        if let unknown = arguments.sources.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            CommandRun.complain(
                "There is no file, folder or example \"\(unknown)\". The examples are "
                    + Example.all.map(\.name).joined(separator: ", ") + ".")
            return 2
        }
        do {
            let showsProgress = isatty(2) == 1
            let compiler = SourceCompiler(
                paths: arguments.sources, view: arguments.view, preview: arguments.preview,
                platform: SourcePlatform(arguments.platform ?? .iOS18))
            var started = compiler
            started.stubbedModules = arguments.stubs
            if showsProgress { started.progress = { CommandRun.complain($0 + " …") } }
            let program = try started.compile()
            for note in program.notes { CommandRun.complain(note) }
            var limits = ProcessLimits()
            // Audits look at a screen many times, with a matrix at many screens.
            if arguments.command == .audit { limits.time *= looksAtSeveralScreens ? 18 : 6 }
            if let seconds = arguments.timeout { limits.time = seconds }
            return try program.run(arguments: words, limits: limits, printed: PrintedText.lines)
        } catch {
            CommandRun.complain(error.message)
            return error.exitCode
        }
    }
}

extension SourcePlatform {
    /// The conditions of a platform's sources.
    init(_ platform: Platform) {
        switch platform {
        case .iOS17: self.init(name: "iOS", version: 17)
        case .iOS18: self.init(name: "iOS", version: 18)
        case .iOS26: self.init(name: "iOS", version: 26)
        case .macOS: self.init(name: "macOS", version: 26)
        case .watchOS: self.init(name: "watchOS", version: 11)
        }
    }
}
