import SwiftTokens

/// The user's files as they are compiled: together, as one module.
struct SourceProject: Sendable {
    private(set) var files: [SourceFile]
    private(set) var conditioned: [ConditionedSource]
    let resources: [ProjectResource]
    /// Modules that can be imported, and those of the toolchain.
    private let known: Set<String>
    /// Folders with files that are compiled along: an `import` of one is needless.
    private let folderNames: Set<String>
    /// Modules whose names are made up (`--stub`).
    let stubbed: Set<String>
    private(set) var scan: SourceScan
    /// Files that were left out because others declare the same types.
    private(set) var leftOut: [String] = []

    init(_ sources: SourceFiles, platform: SourcePlatform, modules: Set<String>, stubbed: Set<String> = []) {
        files = sources.files
        resources = sources.resources
        folderNames = sources.folderNames
        self.stubbed = stubbed
        known = modules.union(InactiveRegions.toolchainModules)
        let importable = modules.union(stubbed)
        conditioned = files.map {
            ConditionedSource(bytes: $0.bytes, platform: platform, modules: importable, stubbed: stubbed)
        }
        scan = SourceScan(conditioned)
    }

    func isKnown(module name: String) -> Bool { known.contains(name) || isNeedless(module: name) }

    /// Whether an import can go without loss: the files are compiled along, its names are made up, or they come with
    /// SwiftUI here.
    private func isNeedless(module name: String) -> Bool {
        !known.contains(name) && (folderNames.contains(name) || stubsUnknown || Self.contained.contains(name))
            || stubbed.contains(name)
    }

    /// What `--stub` is given for whatever nobody knows.
    static let unknown = "unknown"

    /// Whether every unknown name is made up, and every module that is not there goes.
    var stubsUnknown: Bool { stubbed.contains(Self.unknown) }

    /// Modules of Apple's whose names SwiftUI, UIKit and Foundation have here.
    private static let contained: Set<String> = [
        "Darwin", "CoreFoundation", "CoreText", "CoreTransferable", "DeveloperToolsSupport", "SwiftUICore",
        "ObjectiveC", "UIKitCore",
    ]

    /// Keeps some of the files.
    mutating func keep(_ isKept: (Int) -> Bool) {
        let kept = files.indices.filter(isKept)
        guard kept.count < files.count else { return }
        leftOut += files.indices.filter { !isKept($0) }.map { files[$0].displayPath }
        files = kept.map { files[$0] }
        conditioned = kept.map { conditioned[$0] }
        scan = SourceScan(conditioned)
    }

    /// What the compiler is to see in place of each file; nil where it sees what is on disk.
    var copies: [[UInt8]?] {
        files.indices.map { index in
            var bytes = conditioned[index].bytes
            var isChanged = conditioned[index].isRewritten
            for item in conditioned[index].imports where isNeedless(module: item.name) {
                Self.blank(item.range, in: &bytes)
                isChanged = true
            }
            // A preview of a class of AppKit's would keep every view of the file from being compiled.
            for preview in scan.previews where preview.file == index && scan.hostClass(shownBy: preview) != nil {
                Self.blank(preview.offset..<preview.end, in: &bytes)
                isChanged = true
            }
            return isChanged ? bytes : nil
        }
    }

    /// What the user should know about the choice of files and of modules.
    var notes: [String] { leftOutNotes + stubNotes }

    /// Modules that are to be made up and that no file imports: a slip of the pen, most likely.
    private var stubNotes: [String] {
        let imported = Set(conditioned.flatMap { $0.imports.map(\.name) })
        let idle = stubbed.subtracting(imported).subtracting([Self.unknown]).sorted()
        guard !idle.isEmpty else { return [] }
        let names = imported.isEmpty ? "nothing" : imported.sorted().joined(separator: ", ")
        return ["warning: no file imports \(idle.joined(separator: " or ")) (--stub); they import \(names)"]
    }

    private var leftOutNotes: [String] {
        guard !leftOut.isEmpty else { return [] }
        let shown = leftOut.prefix(3).joined(separator: ", ")
        let rest = leftOut.count > 3 ? " and \(leftOut.count - 3) more" : ""
        let verb = leftOut.count == 1 ? "is left out: it belongs" : "are left out: they belong"
        return ["note: \(shown)\(rest) \(verb) to another target"]
    }

    static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for offset in range where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
    }

    /// Code that Xcode would have made: symbols of assets, a package's bundle.
    var generatedCode: String {
        var code = AssetSymbols(resources).code(for: conditioned.map(\.source))
        if conditioned.contains(where: { $0.source.usesModuleBundle }) {
            code += "\nextension Bundle { static var module: Bundle { .main } }\n"
        }
        return code
    }
}

extension TokenizedSource {
    /// `.module`, as in `Bundle.module` and `bundle: .module`.
    fileprivate var usesModuleBundle: Bool {
        tokens.indices.contains { isWord("module", at: $0) && isMark(".", at: $0 - 1) }
    }
}
