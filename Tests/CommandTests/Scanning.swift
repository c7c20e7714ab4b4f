import SwiftTokens

@testable import SourceCompiler

/// Files by name, scanned as the command line does.
func chooser(_ files: KeyValuePairs<String, String>, platform: SourcePlatform = .iOS) -> ViewChooser {
    let files = files.map { name, text in
        SourceFile(displayPath: name, path: "/app/\(name)", compilePath: "/app/\(name)", bytes: Array(text.utf8))
    }
    let sources = files.map { ConditionedSource(bytes: $0.bytes, platform: platform, modules: ["SwiftUI", "UIKit"]) }
    return ViewChooser(scan: SourceScan(sources), files: files)
}

func scan(_ text: String) -> SourceScan { chooser(["A.swift": text]).scan }

/// The error's message; nil when a view was chosen.
func message(_ chooser: ViewChooser, view: String? = nil, preview: String? = nil) -> String? {
    do {
        _ = try chooser.choose(view: view, preview: preview)
        return nil
    } catch {
        return error.message
    }
}
