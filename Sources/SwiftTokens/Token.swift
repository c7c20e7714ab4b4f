/// A word of Swift source: what it is and where it stands.
public struct Token: Sendable, Hashable {
    public enum Kind: Sendable {
        /// A name or a keyword.
        case word
        /// `@name`, without arguments.
        case attribute
        /// `#name`, without arguments: a directive or a macro.
        case pound
        /// A string literal with its quotes and everything interpolated.
        case string
        case number
        /// One byte of punctuation or of an operator.
        case mark
    }

    public let kind: Kind
    /// UTF-8 offsets in the source.
    public let range: Range<Int>

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
