import SwiftTokens

/// The code that makes the chosen view and hands it to the library.
struct EntryCode {
    /// The module that the user's files are compiled as; `#fileID` starts with it.
    static let moduleName = "UserCode"

    /// A file of its own, with the program's `main`.
    let entry: String
    /// What is added to the end of one of the user's files, to reach what is private there.
    let hook: (file: Int, text: String)?

    init(_ choice: ChosenView, files: [SourceFile]) {
        var declaration = ""
        var expression: String
        var hook: (file: Int, text: String)?
        switch choice.source {
        case .preview(let preview):
            let symbol = PreviewCall.symbol(
                fileID: "\(Self.moduleName)/\(files[preview.file].fileName)", offset: preview.offset)
            declaration = "@_silgen_name(\"\(symbol)\") @MainActor func viewtreePreview() -> AnyView\n"
            expression = "viewtreePreview()"
        case .type(let type):
            expression = "AnyView(\(type.path)())"
            hook = Self.hook(to: type, making: { "AnyView(\($0)())" })
        case .provider(let type):
            expression = "AnyView(\(type.path).previews)"
            hook = Self.hook(to: type, making: { "AnyView(\($0).previews)" })
        case .controller(let type):
            expression = "AnyView(UIKitScreen { \(type.path)() })"
            hook = Self.hook(to: type, making: { "AnyView(UIKitScreen { \($0)() })" })
            declaration = "import UIKit\n"
        case .uiView(let type):
            expression = "AnyView(UIKitView { \(type.path)() })"
            hook = Self.hook(to: type, making: { "AnyView(UIKitView { \($0)() })" })
            declaration = "import UIKit\n"
        }
        if hook != nil { expression = "viewtreeUserView()" }
        self.hook = hook
        entry = """
            import Commands
            import ViewTree
            \(ResourceLimits.code)
            \(declaration)
            @_cdecl("main")
            public func viewtreeMain(
                _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            ) -> Int32 {
                viewtreeLimits()
                return runUserView(name: \(Self.literal(choice.name)), arguments: CommandLine.arguments) { \(expression) }
            }

            """
    }

    private static func hook(
        to type: DeclaredType, making expression: (String) -> String
    ) -> (file: Int, text: String)? {
        switch type.access {
        case .everywhere:
            return nil
        case .inFile:
            return (
                type.file,
                "\nimport ViewTree\n@MainActor func viewtreeUserView() -> AnyView { \(expression(type.path)) }\n"
            )
        case .inOuterType:
            // A private member is in reach of its outer type's extensions in the same file.
            let outer = type.path.split(separator: ".").dropLast().joined(separator: ".")
            return (
                type.file,
                """

                import ViewTree
                extension \(outer) { @MainActor fileprivate static func viewtreeUserView() -> AnyView {
                    \(expression(type.name)) } }
                @MainActor func viewtreeUserView() -> AnyView { \(outer).viewtreeUserView() }

                """
            )
        }
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
