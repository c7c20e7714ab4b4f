/// What stands in the menus of a program. Programs are never run: commands are accepted.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor var body: Body { get }
}

extension Never: Commands {}

/// Commands that are never shown.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    public var body: Never { fatalError("commands are never shown here") }
}

/// No commands. Several are never shown either: nothing of them is kept.
public struct EmptyCommands: _PrimitiveCommands {
    nonisolated public init() {}
}

/// Builds the commands of a program.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
        EmptyCommands()
    }
}

/// A menu.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items beside or in place of the system's own.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of the system's own items.
public struct CommandGroupPlacement: Sendable {
    private let name: String
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

public struct SidebarCommands: _PrimitiveCommands { public init() {} }
public struct ToolbarCommands: _PrimitiveCommands { public init() {} }
public struct TextEditingCommands: _PrimitiveCommands { public init() {} }
public struct TextFormattingCommands: _PrimitiveCommands { public init() {} }
public struct ImportFromDevicesCommands: _PrimitiveCommands { public init() {} }
public struct InspectorCommands: _PrimitiveCommands { public init() {} }
