/// What several previews share: `#Preview(traits: .modifier(SampleData())) { … }`.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What is made once for all previews that use the modifier.
    associatedtype Context = Void
    associatedtype Body: View

    /// The preview's own view.
    typealias Content = AnyView

    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}
