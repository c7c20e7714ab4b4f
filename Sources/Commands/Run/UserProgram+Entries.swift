import Foundation
import Layout
import ViewTree

// The entries of a compiled source: each does the command on what the user's files declare. Called by generated code.

/// Does the command on a view.
public func runUserView(
    name: String, arguments words: [String], _ make: @escaping @MainActor () -> AnyView
) -> Int32 {
    UserProgram.run(words) { arguments in CommandRun(arguments, ViewSource(name: name, make: make)) }
}

/// Does the command on what a `#Preview` shows, on the screen that its traits ask for.
public func runUserPreview(
    name: String, arguments words: [String], _ make: @escaping @MainActor () -> AnyView
) -> Int32 {
    UserProgram.run(words) { given in
        let item = MainActorStandIn.run { _PreviewItem.single(make()) }
        var arguments = given
        arguments.apply(item.settings, to: make)
        return CommandRun(arguments, ViewSource(name: name, make: make))
    }
}

/// Does the command on one of the previews that providers declare.
///
/// - Parameters:
///   - wanted: A display name, or a number from 1, counted over all providers; nil for the first.
///   - others: Names of previews that no provider declares, for the message about an unknown one.
public func runUserPreviews(
    name: String, wanted: String?, others: [String], arguments words: [String],
    _ providers: [(name: String, make: @MainActor () -> AnyView)]
) -> Int32 {
    UserProgram.run(words) { given throws(UsageError) in
        let choice = try ProviderChoice(wanted: wanted, others: others, providers)
        var arguments = given
        arguments.apply(choice.settings, to: choice.make)
        return CommandRun(arguments, ViewSource(name: name, make: choice.make))
    }
}

/// Does the command on what an app's first window shows.
public func runUserApp<A: App>(
    name: String, arguments words: [String], _ make: @escaping @MainActor () -> A
) -> Int32 {
    runUserView(name: name, arguments: words) { AnyView(_AppRoot(make())) }
}

extension UserProgram {
    /// Takes the command line apart and does what it says.
    fileprivate static func run(
        _ words: [String], _ command: (Arguments) throws(UsageError) -> CommandRun
    ) -> Int32 {
        begin()
        defer { end() }
        do {
            let arguments = try Arguments(Array(words.dropFirst()))
            if let locale = arguments.locale { _setDefaultLocale(Locale(identifier: locale)) }
            return try command(arguments).run()
        } catch {
            CommandRun.complain(error.description)
            return error.exitCode
        }
    }
}
