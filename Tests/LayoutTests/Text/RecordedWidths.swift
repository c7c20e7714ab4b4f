import Testing
import ViewTree

/// Widths of one-line texts in the system font, recorded at 2x: rounded up to half a point.
struct RecordedWidths: Sendable, CustomTestStringConvertible {
    var name: String
    var font: ResolvedFont
    var widths: [(string: String, width: Double)]

    var testDescription: String { name }

    // Source: iamcgn/swiftui-web, recorded frames.json files (iPhone SE 3 simulator, iOS 26; macOS 26).

    static let iOSRegular = RecordedWidths(
        name: "iOS 17pt regular @2x", font: ResolvedFont(size: 17),
        widths: [
            ("+", 10.5), ("−", 10.5), ("0", 10.5), ("1", 7.5), ("2", 10), ("Above", 48.5), ("Account", 63.5),
            ("Ada", 29.5), ("Apple", 44.5), ("Back", 38), ("Banana", 57), ("Below", 46), ("Body", 39.5),
            ("Bold", 34.5), ("Borderless", 81.5), ("Calendar", 68.5), ("Clock", 43.5), ("Copy", 40), ("Count", 46.5),
            ("Count: 0", 65.5), ("Cut", 27), ("Deeper", 56), ("Delete…", 62.5), ("Detail", 44), ("Details", 52),
            ("Echo", 38), ("Email", 41), ("Field", 36.5), ("Footer", 49.5), ("Fruit", 34.5), ("Hello", 39),
            ("Inner", 38.5), ("Label", 41.5), ("Large", 43.5),
            ("Layout must wrap this sentence onto several lines inside a narrow frame.", 551), ("Medium", 61.5),
            ("Min", 28), ("Narrow", 55.5), ("Number 2", 76), ("Off", 24.5), ("OK", 23.5), ("Outer", 43.5),
            ("Padded", 58.5), ("Password", 73.5), ("PREFERENCES", 114.5), ("Push", 38), ("Quantity: 3", 84),
            ("Range", 48.5), ("Root", 35.5), ("Row", 32.5), ("Save", 37), ("Search again.", 103.5),
            ("Search content", 116), ("secret", 48), ("Selected", 67), ("••••••", 46), ("Vegetables", 85),
        ])

    static let iOSSemibold = RecordedWidths(
        name: "iOS 17pt semibold @2x", font: ResolvedFont(size: 17, weight: .semibold),
        widths: [
            ("Ada", 31), ("Apple", 46.5), ("Banana", 59.5), ("Body", 41), ("Bold", 36), ("Borderless", 86),
            ("Copy", 41.5), ("Cut", 28.5), ("Detail", 46), ("Footer", 52), ("Fruit", 37), ("Hello", 41),
            ("Large", 45.5), ("Medium", 64), ("Off", 25.5), ("OK", 24.5), ("Password", 77.5), ("Quantity: 3", 88.5),
            ("Row", 34), ("Save", 38.5), ("secret", 50.5), ("Selected", 70.5), ("Size", 33.5), ("Two", 33),
            ("Value", 44), ("Vanilla", 52.5), ("Vegetables", 89), ("Volume", 59.5), ("Weight", 56), ("Wi-Fi", 42.5),
            ("••••••", 46.5),
        ])

    static let iOSMedium = RecordedWidths(
        name: "iOS 17pt medium @2x", font: ResolvedFont(size: 17, weight: .medium),
        widths: [
            ("Account", 65), ("Bold", 35.5), ("Footer", 51), ("Fruit", 36), ("Vegetables", 87.5),
        ])

    static let macOSRegular = RecordedWidths(
        name: "macOS 13pt regular @2x", font: ResolvedFont(size: 13, platform: .macOS),
        widths: [
            ("D", 9.5), ("E", 8), ("G", 10), ("BB", 17), ("Two", 25), ("Three", 35.5), ("Four", 27.5), ("Six", 18.5),
            ("Above", 38.5), ("Below", 36.5), ("Beta", 28), ("Footer", 39.5), ("Top", 22.5), ("Bottom", 44.5),
            ("Tilt", 19.5), ("Supercalifragilistic", 112),
        ])
}
