import Commands
import Examples
import Foundation
import Inspection
import SourceCompiler
import ViewTree

/// `viewtree diff A B`: each side is a dump, an example, or a source from which a dump is made.
enum ToolDiff {
    static func run(_ arguments: Arguments, _ words: [String]) -> Int32 {
        let dumps = arguments.sources.filter(isDump)
        if dumps.count == arguments.sources.count, let option = options(arguments, words).first {
            CommandRun.complain(
                "diff takes two dumps as they are: \(option.split(separator: "=")[0]) is for sources. Make the dumps with "
                    + "it instead.")
            return 2
        }
        var snapshots: [TreeSnapshot] = []
        for source in arguments.sources {
            switch snapshot(of: source, arguments, words) {
            case .snapshot(let snapshot): snapshots.append(snapshot)
            case .failure(let code): return code
            }
        }
        let diff = TreeDiff(snapshots[0], snapshots[1])
        return CommandRun.answer(
            arguments.format == .json ? diff.json.document : diff.text, to: arguments.output)
    }

    private enum Side {
        case snapshot(TreeSnapshot)
        case failure(Int32)
    }

    private static func snapshot(of source: String, _ arguments: Arguments, _ words: [String]) -> Side {
        if isDump(source) { return read(source, as: source) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "viewtree-diff-\(UUID().uuidString).json"
        )
        .path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let code = Tool.run(
            ["dump"] + options(arguments, words)
                + ["--format", "json", "--receivers", "--output", file, "--", source])
        guard code == 0 else { return .failure(code) }
        return read(file, as: source)
    }

    private static func read(_ path: String, as name: String) -> Side {
        guard let data = FileManager.default.contents(atPath: path) else {
            CommandRun.complain("Cannot read \(name).")
            return .failure(2)
        }
        do {
            return .snapshot(try TreeSnapshot(json: String(decoding: data, as: UTF8.self)))
        } catch {
            CommandRun.complain("\(name) is no dump: \(error.message).")
            return .failure(2)
        }
    }

    private static func isDump(_ source: String) -> Bool {
        source.hasSuffix(".json") && FileManager.default.fileExists(atPath: source)
    }

    /// The options that say how a source is to be dumped.
    private static func options(_ arguments: Arguments, _ words: [String]) -> [String] {
        var rest = words
        for name in ["diff"] + arguments.sources {
            if let place = rest.firstIndex(of: name) { rest.remove(at: place) }
        }
        var kept: [String] = []
        var skipsNext = false
        for word in rest {
            if skipsNext {
                skipsNext = false
                continue
            }
            if ["--format", "--output", "--color"].contains(word) {
                skipsNext = true
                continue
            }
            if word == "--" || ["--format=", "--output=", "--color="].contains(where: word.hasPrefix) { continue }
            kept.append(word)
        }
        return kept
    }
}
