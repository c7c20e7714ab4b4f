import SwiftTokens

/// What `#Preview("Title", traits: .portrait) { … }` stands for: a type that makes the preview's view.
///
///     enum <unique name>: PreviewRegistry {
///         static var title: String? { "Title" }
///         static func makeView() -> AnyView { … }
///     }
///     @_silgen_name("viewtree_preview:App/File.swift:120") func <unique name>() -> AnyView { … }
///
/// Names made unique by the compiler are all that a macro may add to a file's top level, so nobody can write down the
/// type's name; the function's symbol, which holds the offset of the `#`, is how a program reaches the view.
struct PreviewExpansion {
    private let call: TokenizedSource
    /// The offset of the `#` in the call's source: attributes such as `@available` stand before it.
    private let pound: Int
    private let title: String
    private let traits: [String]
    private let arguments: String?
    /// The tokens between the body's braces.
    private let body: Range<Int>
    private let discriminator: String
    private let isNested: Bool
    private let fileID: String
    private let fileName: String
    /// The line, from 1, on which the call's source starts, and its offset and column in the file, from 0.
    private let line: Int
    private let column: Int
    private let offset: Int

    init?(request: [String: Any]) {
        guard let syntax = request["syntax"] as? [String: Any], let text = syntax["source"] as? String,
            let location = syntax["location"] as? [String: Any],
            let discriminator = request["discriminator"] as? String
        else { return nil }
        let call = TokenizedSource(text)
        self.call = call
        self.discriminator = discriminator
        isNested = !(request["lexicalContext"] as? [Any] ?? []).isEmpty
        fileID = location["fileID"] as? String ?? ""
        fileName = location["fileName"] as? String ?? ""
        line = location["line"] as? Int ?? 1
        column = location["column"] as? Int ?? 0
        offset = location["offset"] as? Int ?? 0

        guard let start = call.tokens.indices.first(where: { call.text(at: $0) == "#Preview" }),
            let parts = PreviewCall(call, at: start)
        else { return nil }
        pound = call.tokens[start].range.lowerBound
        title = parts.title.map { call.text($0) } ?? "nil"
        traits = parts.traits.map { call.text($0) }
        arguments = parts.arguments.map { call.text($0) }
        body = parts.body
    }

    var source: String {
        let type = uniqueName("PreviewRegistry")
        let declaration = """
            enum \(type): PreviewRegistry {
            static var title: String? { \(title) }
            static var fileID: String { "\(fileID)" }
            static var line: Int { \(line + lineBreaks(before: pound)) }
            static var traits: [PreviewTrait<Preview.ViewTraits>] { [\(traits.joined(separator: ", "))] }
            @MainActor static func makeView() -> AnyView {
            \(makeView)
            }
            }
            """
        // A function inside a type would need the type to be called.
        guard !isNested else { return declaration }
        return declaration + """

            @_silgen_name("\(PreviewCall.symbol(fileID: fileID, offset: offset + pound))")
            @MainActor func \(uniqueName("makePreview"))() -> AnyView { \(type).makeView() }
            """
    }

    /// The mangling of unique names, as the compiler demands it: discriminator, length, name, "fMu_".
    private func uniqueName(_ name: String) -> String { "\(discriminator)\(name.count)\(name)fMu_" }

    private var makeView: String {
        if let arguments {
            // A closure's parameters cannot follow a directive, so they go in front of it.
            let parameters = PreviewCall.parameters(of: body, in: call)
            let content = located(keeping: { offset in !(parameters?.contains(offset) ?? false) })
            let head = parameters.map { call.text($0) } ?? ""
            return "return PreviewContent.make(arguments: \(arguments), traits: traits) {\(head)\n\(content)\n}"
        }
        let states = PreviewCall.previewables(in: body, of: call)
        let content = located(keeping: { offset in !states.contains { $0.contains(offset) } })
        guard !states.isEmpty else {
            // A function and not a closure: the compiler (6.3) crashes on types declared in a closure that a macro made.
            return """
                @MainActor @ViewBuilder func content() -> some View {
                \(content)
                }
                return PreviewContent.make(traits: traits) { content() }
                """
        }
        // State needs a view to live in: its declarations become that view's properties, the rest its body.
        let properties = located(keeping: { offset in states.contains { $0.contains(offset) } })
        return """
            struct Preview: View {
            \(properties)
            @ViewBuilder var body: some View {
            \(content)
            }
            }
            return PreviewContent.make(traits: traits) { Preview() }
            """
    }

    /// The body with everything else blanked out, at the user's own lines and columns, so that the compiler's messages
    /// and a crash's backtrace point into the user's file.
    private func located(keeping isKept: (Int) -> Bool) -> String {
        let start = call.tokens[body.lowerBound - 1].range.upperBound
        let end = call.tokens[body.upperBound].range.lowerBound
        let indent = start - lineStart(before: start)
        var text: [UInt8] = Array(repeating: UInt8(ascii: " "), count: indent)
        let markers = PreviewCall.markers(in: body, of: call)
        for offset in start..<end {
            let byte = call.bytes[offset]
            let isShown = isKept(offset) && !markers.contains { $0.contains(offset) }
            text.append(isShown || byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
        }
        return """
            #sourceLocation(file: "\(fileName)", line: \(line + lineBreaks(before: start)))
            \(String(decoding: text, as: UTF8.self))
            #sourceLocation()
            """
    }

    private func lineBreaks(before offset: Int) -> Int {
        call.bytes[..<offset].lazy.filter { $0 == UInt8(ascii: "\n") }.count
    }

    private func lineStart(before offset: Int) -> Int {
        // On the call's first line the call itself starts at a column of its own.
        call.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? -column
    }
}
