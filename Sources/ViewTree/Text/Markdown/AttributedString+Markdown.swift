import Foundation

// Foundation on Linux has attributed strings, and no Markdown.
extension AttributedString {
    /// How Markdown is read. Only inline Markdown is known here; blocks are left as they are written.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for run in InlineMarkdown.runs(markdown.map { .character($0) }) {
            let string = String(
                run.elements.compactMap { element -> Character? in
                    if case .character(let character) = element { character } else { nil }
                })
            var part = AttributedString(string)
            var intent = InlinePresentationIntent()
            if run.style.contains(.strong) { intent.insert(.stronglyEmphasized) }
            if run.style.contains(.emphasized) { intent.insert(.emphasized) }
            if run.style.contains(.code) { intent.insert(.code) }
            if run.style.contains(.struck) { intent.insert(.strikethrough) }
            if !intent.isEmpty {
                part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
            }
            if let destination = run.destination { part.link = URL(string: destination, relativeTo: baseURL) }
            append(part)
        }
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}
