/// Widths of characters that the table does not hold, in em.
enum FallbackAdvance {
    /// A cell of the monospaced design. Recorded widths (iamcgn/swiftui-web: four characters of 13 pt 32.5, seven of 15 pt
    /// 65, sixteen of 17 pt 168.5) leave 0.6177 to 0.619.
    static let monospaced = 0.618

    /// East Asian wide characters and emoji fill a square.
    static let wide = 1.0

    /// Half-width katakana and the like.
    static let halfWidth = 0.5

    /// Letters of other scripts: an average, without shaping.
    static let other = 0.6

    /// The distance of `NSParagraphStyle`'s default tab stops, in points.
    private static let tabStops = 28.0

    /// From where a tab stands to the next stop, in points.
    ///
    /// - Parameter position: From the start of the paragraph; on the second line of a paragraph that is wrapped, stops are
    ///   where they would be if it were not.
    static func tab(at position: Double) -> Double {
        guard position.isFinite else { return tabStops }
        let stop = ((position + 1e-6) / tabStops).rounded(.down) + 1
        return stop * tabStops - position
    }

    /// The spaces whose width their name tells; nil for other characters.
    static func space(_ code: UInt32) -> Double? {
        switch code {
        case 0x2000, 0x2002: 1 / 2
        case 0x2001, 0x2003: 1
        case 0x2004: 1 / 3
        case 0x2005, 0x2008: 1 / 4
        case 0x2006: 1 / 6
        case 0x2007: 0.6
        case 0x2009, 0x202F: 1 / 5
        case 0x200A: 1 / 10
        case 0x205F: 4 / 18
        case 0x3000: wide
        default: nil
        }
    }
}
