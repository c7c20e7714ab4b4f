/// A preview as `#Preview` declares it.
@MainActor @preconcurrency
public protocol PreviewRegistry {
    /// The title between the brackets; nil without one.
    nonisolated static var title: String? { get }

    /// Module and file, as `#fileID` gives them.
    nonisolated static var fileID: String { get }

    /// The line of the `#Preview`, from 1.
    nonisolated static var line: Int { get }

    nonisolated static var traits: [PreviewTrait<Preview.ViewTraits>] { get }

    /// The preview's view, modified by those of its traits that are modifiers.
    static func makeView() -> AnyView
}
