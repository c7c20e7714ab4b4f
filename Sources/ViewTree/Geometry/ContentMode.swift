/// How content with an aspect ratio fills the space it is offered.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits inside.
    case fit
    /// As small as covers everything.
    case fill
}
