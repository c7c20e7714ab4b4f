import SwiftTokens

/// The code that makes the chosen view and hands it to the library.
struct EntryCode {
    /// The module that the user's files are compiled as; `#fileID` starts with it.
    static let moduleName = "UserCode"

    /// Code added to the end of one of the user's files.
    struct Hook {
        let file: Int
        let text: String
    }

    /// A file of its own, with the program's `main`.
    private(set) var entry = ""
    /// What reaches the types that are private to a file.
    private(set) var hooks: [Hook] = []
    /// The modules that this code imports.
    private(set) var imports: Set<String> = ["Commands", "Foundation", "ViewTree"]

    init(_ choice: ChosenView, files: [SourceFile]) {
        var declaration = ""
        let name = Self.literal(choice.name)
        let call: String
        switch choice.source {
        case .preview(let preview):
            let symbol = PreviewCall.symbol(
                fileID: "\(Self.moduleName)/\(files[preview.file].fileName)", offset: preview.offset)
            declaration = "@_silgen_name(\"\(symbol)\") @MainActor func viewtreePreview() -> ViewTree.AnyView\n"
            call = "runUserPreview(name: \(name), arguments: Swift.CommandLine.arguments) { viewtreePreview() }"
        case .type(let type):
            let view = reach(type, "ViewTree.AnyView") { "ViewTree.AnyView(\($0)())" }
            call = "runUserView(name: \(name), arguments: Swift.CommandLine.arguments) { \(view) }"
        case .sample(let type, let before, let made, let after):
            let arguments = Self.literal("\(type.name)\(made)")
            let view = reach(type, "ViewTree.AnyView", isHooked: true) { path in
                "ViewTree.AnyView(_SampleContent(\(arguments)) { \(before)\(path)\(made)\(after) })"
            }
            call = "runUserView(name: \(name), arguments: Swift.CommandLine.arguments) { \(view) }"
        case .controller(let type):
            declaration = "import UIKit\n"
            imports.insert("UIKit")
            let view = reach(type, "UIKit.AnyView", importing: "UIKit") { "UIKit.AnyView(UIKitScreen { \($0)() })" }
            call = "runUserView(name: \(name), arguments: Swift.CommandLine.arguments) { \(view) }"
        case .uiView(let type):
            declaration = "import UIKit\n"
            imports.insert("UIKit")
            let view = reach(type, "UIKit.AnyView", importing: "UIKit") { "UIKit.AnyView(UIKitView { \($0)() })" }
            call = "runUserView(name: \(name), arguments: Swift.CommandLine.arguments) { \(view) }"
        case .app(let type):
            let app = reach(type, "some ViewTree.App") { "\($0)()" }
            call = "runUserApp(name: \(name), arguments: Swift.CommandLine.arguments) { \(app) }"
        case .providers(let types, let wanted, let others):
            let list = types.map { type in
                let previews = reach(type, "ViewTree.AnyView") { "ViewTree.AnyView(\($0).previews)" }
                return "(\(Self.literal(type.path)), { \(previews) })"
            }
            call = """
                runUserPreviews(
                        name: \(name), wanted: \(wanted.map(Self.literal) ?? "nil"),
                        others: [\(others.map(Self.literal).joined(separator: ", "))],
                        arguments: Swift.CommandLine.arguments,
                        [\(list.joined(separator: ", "))])
                """
        }
        entry = """
            import Commands
            import Foundation
            import ViewTree
            \(ResourceLimits.code)
            \(declaration)
            @_cdecl("main")
            public func viewtreeMain(
                _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            ) -> Int32 {
                viewtreeLimits()
                return \(call)
            }

            """
    }

    /// An expression for a type, from anywhere: its own, or the call of a function added to its file.
    ///
    /// - Parameter isHooked: Add the function in any case, for an expression with names that the file knows.
    private mutating func reach(
        _ type: DeclaredType, _ result: String, importing module: String = "ViewTree", isHooked: Bool = false,
        making expression: (String) -> String
    ) -> String {
        let function = "viewtreeUserView\(hooks.count)"
        switch type.access {
        case .everywhere where !isHooked:
            return expression(type.path)
        case .everywhere, .inFile:
            hooks.append(
                Hook(
                    file: type.file,
                    text: """

                        import \(module)
                        @MainActor func \(function)() -> \(result) { \(expression(type.path)) }

                        """))
        case .inOuterType:
            // A private member is in reach of its outer type's extensions in the same file.
            let outer = type.path.split(separator: ".").dropLast().joined(separator: ".")
            hooks.append(
                Hook(
                    file: type.file,
                    text: """

                        import \(module)
                        extension \(outer) { @MainActor fileprivate static func \(function)() -> \(result) {
                            \(expression(type.name)) } }
                        @MainActor func \(function)() -> \(result) { \(outer).\(function)() }

                        """))
        }
        return "\(function)()"
    }

    /// A string as Swift source.
    private static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
