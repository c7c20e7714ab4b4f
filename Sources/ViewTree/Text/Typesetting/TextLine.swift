/// A line of a text: the characters it shows, with or without an ellipsis.
struct TextLine {
    /// The characters before the ellipsis, or all.
    var leading: Range<Int>

    /// The characters after the ellipsis.
    var trailing: Range<Int>

    var hasEllipsis: Bool

    /// In points, as reported: with the spaces at its end.
    var width: Double

    /// A line without an ellipsis.
    init(_ range: Range<Int>, width: Double) {
        leading = range
        trailing = range.upperBound..<range.upperBound
        hasEllipsis = false
        self.width = width
    }

    /// A line that was cut off.
    init(leading: Range<Int>, trailing: Range<Int>, width: Double) {
        self.leading = leading
        self.trailing = trailing
        hasEllipsis = true
        self.width = width
    }
}
