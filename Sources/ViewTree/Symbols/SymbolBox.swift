import Foundation

/// The boxes of symbols as they were recorded.
///
/// Source: iamcgn/swiftui-web `symbol/catalog-10`, `-13`, `-17`, `-22` and `-26`: frames of `Image(systemName:)` in
/// SwiftUI on macOS 26.2 at 2 pixels a point. `ios/symbol/basic` and `ios/label/basic` (iOS 26.0) have the same boxes by
/// point size: a star of 22 × 20, a gear of 21.5 × 20.5, wifi of 22.5 × 16 and a chevron of 12.5 × 16.5 at 17 points.
struct SymbolBox: Sendable {
    /// Width and height at each of ``pointSizes``, in points.
    let sizes: [CGSize]
    /// How far the box reaches below the baseline, over the point size.
    let descent: CGFloat

    /// The point sizes of the recordings, ascending.
    static let pointSizes: [CGFloat] = [10, 13, 17, 22, 26]

    /// The box of a symbol; nil where neither it nor one of the same outline was recorded.
    static func named(_ name: String) -> SymbolBox? {
        if let box = recorded[name] { return box }
        var parts = name.split(separator: ".")
        // A filled symbol has its outline's box (star, heart, house, folder and trash were recorded both ways).
        if parts.count > 1, parts.last == "fill" {
            parts.removeLast()
            return named(parts.joined(separator: "."))
        }
        // Whatever is drawn inside: all of the recorded circles are alike, and so are squares, rectangles and triangles.
        guard let outline = parts.last.map(String.init), enclosing.contains(outline) else {
            return halves.contains(parts.dropFirst().joined(separator: ".")) ? recorded[String(parts[0])] : nil
        }
        return recorded[outline]
    }

    private static let enclosing: Set<String> = [
        "circle", "square", "rectangle", "triangle", "shield", "seal", "hexagon",
    ]
    /// Shapes drawn in another way.
    private static let halves: Set<String> = [
        "lefthalf.filled", "righthalf.filled", "tophalf.filled", "bottomhalf.filled", "dashed",
    ]

    private static let recorded: [String: SymbolBox] = {
        var result: [String: SymbolBox] = [:]
        for line in table.split(separator: "\n") {
            let halves = line.split(separator: "|")
            let numbers = halves[0].split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
            guard halves.count == 2, numbers.count == 2 * pointSizes.count + 1 else { continue }
            let box = SymbolBox(
                sizes: pointSizes.indices.map { CGSize(width: numbers[2 * $0], height: numbers[2 * $0 + 1]) },
                descent: numbers[2 * pointSizes.count] / pointSizes[pointSizes.count - 1])
            for name in halves[1].split(separator: " ") { result[String(name)] = box }
        }
        return result
    }()

    /// Widths and heights at the recorded point sizes, the descent at the largest of them, and whose they are.
    private static let table = """
        12 11 15 15 20 19 26 25 31 30 6|circle clock globe safari face.smiling chart.pie
        11 10 15 14 19.5 17.5 25 23 29.5 27.5 4.5|square qrcode square.dashed square.grid.2x2
        14 10 18 14 24 17.5 30.5 23 36 27.5 4.5|rectangle photo rectangle.split.3x1 sidebar.left sidebar.right tablecells terminal
        12.5 10.5 16.5 14.5 20.5 18 27 23.5 32 28.5 5|triangle
        10.5 11.5 14 16 18 20 23.5 26.5 27.5 31.5 6.5|rectangle.portrait doc doc.text book.closed wallet.pass
        13 11.5 16.5 16 22 20 28.5 26 33.5 31.5 5.5|star star.leadinghalf.filled
        12 10 16 14 21 17.5 26.5 23 31.5 27.5 4.5|calendar archivebox
        12.5 11 16 15 21 19 27 25 32 30 6|airplane
        10.5 13 14 17.5 18.5 22 23.5 29 28 34.5 8|ant
        12.5 10.5 15.5 14 21 18 27 23.5 32 28 4.5|antenna.radiowaves.left.and.right
        11 11.5 13.5 16 18 20 23 26.5 27.5 31.5 5|arrow.clockwise arrow.counterclockwise
        9.5 10.5 13 14 17 18 21.5 23.5 25.5 28 5|arrow.down arrow.up
        9.5 8.5 12.5 11.5 16.5 14.5 21 19 25 23 2|arrow.down.left arrow.down.right
        9.5 8.5 12.5 11.5 16.5 14.5 21 19 25 23 2.5|arrow.up.right arrow.up.left
        9.5 11.5 13 15.5 17 19.5 21.5 25.5 25.5 30.5 6|arrow.down.to.line arrow.up.to.line
        11.5 8.5 15 12 19.5 15 25 19.5 30 23.5 2.5|arrow.left arrow.right arrow.backward arrow.forward
        11.5 9 15 12 20 15.5 25.5 20 30 24 3|arrow.turn.up.left arrow.turn.up.right
        13.5 12.5 17 17 22.5 21.5 29.5 28.5 35 34 7.5|arrow.up.and.down.and.arrow.left.and.right
        14 11 18 14.5 24 18.5 30.5 24 36 29 5|arrow.up.arrow.down
        11.5 10.5 15.5 14.5 20 18 25.5 23.5 30.5 28.5 5|arrow.up.left.and.arrow.down.right
        11.5 10.5 15 14 20 17.5 25.5 23.5 30 28 4.5|arrow.uturn.left arrow.uturn.right arrow.uturn.backward arrow.uturn.forward
        12.5 11.5 15.5 16 20.5 20 26.5 26 31.5 31.5 7|at
        11.5 8.5 15 12 19.5 15 25 19.5 29.5 23.5 2.5|backward.end forward.end
        14.5 8.5 19.5 12 25.5 15 32.5 19.5 38 23.5 2.5|backward forward
        16.5 8 22 11 29 13.5 37 18 44 21.5 1.5|battery.100
        11.5 11.5 15 15.5 20 19.5 25.5 25.5 29 30.5 6|bell
        11.5 12 15 16.5 19.5 20.5 25.5 27 29.5 32.5 6|bell.badge
        11.5 11.5 15 15.5 20 19.5 25.5 26 29 31 6|bell.fill
        11.5 12 15 16.5 19 20.5 25 27 29.5 32.5 7|bell.slash
        18 11 24 15 31 19 40 25 47.5 30 5.5|bicycle
        8 8 11 11.5 14 14 18 18.5 21.5 22.5 2|bold
        10 12.5 13 17 17 21.5 21.5 28 25 33.5 7.5|bolt
        13 10.5 17.5 14 22.5 17.5 29 23 34.5 28 4.5|book
        11 11.5 14 16 17.5 20 22.5 26.5 26.5 31.5 6.5|bookmark
        13.5 10.5 18 14.5 23.5 18.5 30 24 35.5 29 5|briefcase
        13 11.5 17 15.5 22.5 19.5 29 25.5 34 30.5 7|bubble.left bubble.right
        12 12.5 15.5 17 20.5 21.5 26 28.5 31 34 7.5|building.2
        13 12.5 17.5 17 22.5 21.5 29 28.5 34.5 34 7.5|bus
        14 10.5 19 14.5 24.5 18 31.5 23.5 37.5 28.5 4.5|camera
        14 10.5 18.5 14 24 17.5 30.5 23 36.5 28 4.5|car
        13.5 11 18 14.5 23 18.5 29.5 24.5 35 29 6|cart
        15.5 13 20.5 17 27 22 34.5 28.5 41 34 8|cat
        14.5 10.5 19.5 14 25.5 18 32.5 23.5 38.5 28 5|chart.bar
        12.5 10.5 17 14 22 17.5 28.5 23 33.5 27.5 4.5|chart.line.uptrend.xyaxis
        13 11 17.5 15 23 19 29.5 25 34.5 30 5.5|checklist
        10.5 9.5 14 13 18.5 16.5 24 21.5 28 26 4|checkmark
        10.5 6 14.5 8.5 18.5 10.5 24 14 28.5 16.5 -0.5|chevron.down
        10.5 6 14.5 8.5 18.5 10.5 24 14 28.5 16.5 -1.5|chevron.up
        7.5 9.5 10 13.5 12.5 16.5 16.5 22 19 26.5 4|chevron.left chevron.right chevron.backward chevron.forward
        16 10.5 21 14.5 27.5 18 35.5 24 42 28.5 5|chevron.left.forwardslash.chevron.right
        13.5 9 17.5 12.5 22.5 15.5 29.5 20.5 34.5 24.5 3|cloud
        13.5 9.5 18 13 24 16.5 30.5 21.5 36 26 3.5|creditcard
        13 12 17 16 22.5 20.5 29 26.5 34 32 7|crop
        15 11 19.5 14.5 25.5 18.5 33 24.5 39 29 4.5|crown
        8.5 11.5 10.5 15.5 14 19.5 18.5 25.5 21.5 30.5 6|cursorarrow
        10.5 11.5 14 15.5 18.5 19.5 23.5 26 28 31 6|cylinder
        14 11 18.5 15 24 19 31 25 36.5 30 6|desktopcomputer
        10.5 13.5 14 18 18.5 22.5 23.5 30 28 35.5 10.5|doc.badge.plus
        12 13.5 16 18 21 23 27 30.5 32 36 9|doc.on.clipboard doc.on.doc
        16 12.5 21 17 27.5 21.5 35 28 41.5 33.5 7.5|dog
        9 11 11 15 15 19 19 25 23 30 5.5|drop
        11.5 3 14 4.5 18.5 5.5 24.5 7.5 29 9 -5|ellipsis
        14 9.5 18.5 13 24.5 16.5 31 22 37 26 4|envelope
        12.5 11.5 16 15.5 20.5 19.5 26.5 25.5 31.5 30.5 6|eraser
        3.5 10.5 5 14.5 6.5 18 8.5 23.5 10 28.5 5|exclamationmark
        15.5 9.5 20.5 13 26 16.5 33.5 21.5 40 26 3.5|eye
        15.5 11.5 20.5 16 26 20 33.5 26.5 40 31.5 6|eye.slash
        12.5 11.5 16.5 16 21.5 20 28 26 32.5 31.5 6.5|eyedropper
        11.5 11 15 14.5 19.5 18.5 25.5 24.5 29.5 29 5.5|flag
        10.5 12 13 16 17 20 22 26.5 26.5 31.5 5.5|flame
        13.5 10 17.5 14 23 17.5 29.5 23 35 27.5 4.5|folder
        13.5 11 17.5 15 23 19 30 24.5 35 29.5 4.5|folder.badge.plus
        16.5 10 21.5 14 28 17.5 36.5 22.5 43 27.5 4.5|gamecontroller
        13 12 16.5 16 21.5 20.5 28 27 33.5 32 6.5|gear
        12.5 11.5 16 16 21 20 27 26 32.5 31.5 6.5|gearshape
        12.5 11.5 15.5 15.5 20.5 19.5 26.5 25.5 32 31 6|gearshape.fill
        11.5 11.5 15.5 15.5 20 19.5 26 26 30.5 31 5.5|gift
        15.5 13 20.5 17.5 27 22.5 34.5 29.5 41 35 11|graduationcap
        15 13.5 19.5 18 25 23 32.5 30 38 36 8.5|hammer
        12 12 15.5 16 20.5 20.5 26.5 26.5 31 32 6|hand.raised
        12 12 15 16 20 20.5 26 26.5 31 32 6.5|hand.thumbsdown hand.thumbsup
        12 11.5 16 16 21 20 27 26 32 31.5 6.5|headphones
        12 10 16 14 20.5 17.5 26.5 23 31.5 27.5 5|heart
        12 12.5 16 16.5 21 21 27 27.5 31.5 33 7.5|hexagon
        12.5 11.5 16.5 16 21.5 20 27.5 26 32.5 31.5 6.5|highlighter
        14 11.5 18.5 15.5 24 19.5 31 26 36.5 31 6|house
        10.5 11.5 13.5 15.5 17 20 22 26 26.5 31 6.5|iphone
        7.5 8 10 11.5 13 14 16.5 18.5 19.5 22.5 2|italic
        9 13.5 11.5 18 15.5 23 19.5 30 23 36 8.5|key
        12.5 10.5 15.5 14 21 18 27 23.5 32 28 4.5|leaf
        9 12.5 11.5 17 15.5 21.5 19.5 28 23 34 7|lightbulb
        12 6 16 8.5 21 10.5 27 14 32 17 -0.5|line.3.horizontal line.horizontal.3
        13 12 16.5 16.5 22 21 28.5 27.5 32.5 33 7|link
        13 12.5 16.5 17 22 21.5 28 28 32.5 33.5 7.5|link.badge.plus
        12 8.5 16 11.5 21 14.5 27 19 32 23 2|list.bullet
        12 9.5 16 13 21 16 27 21.5 32 25.5 3.5|list.number
        12 11 15 15 20 18.5 25.5 24.5 30.5 29.5 5.5|location
        10 11 13 14.5 16.5 18.5 21 24.5 24.5 29 5|lock
        12.5 11 16.5 14.5 21.5 18.5 27.5 24.5 32.5 29 5|lock.open
        12 11 15.5 15 20.5 18.5 26 24.5 31 29.5 5.5|magnifyingglass minus.magnifyingglass plus.magnifyingglass
        12.5 11 16.5 15 21.5 18.5 27.5 24.5 32.5 29.5 5.5|map
        13.5 11 17 14.5 22.5 18.5 29 24 35 29 4.5|message
        10 11.5 13.5 16 17 20 22.5 26 26.5 31.5 5.5|mic
        10 11.5 13.5 16 17 20 22 26 26 31.5 5.5|mic.slash
        10.5 2 13.5 3.5 18 3.5 23 5 27 6.5 -6|minus
        12 11 15 15 20 19 25.5 25 30.5 30 5.5|moon
        20 10 25 13.5 33 17 42 22.5 50 27 4.5|mountain.2
        8 11 11 15 14.5 19 18.5 25 21.5 30 6|music.note
        13.5 11.5 17.5 16 23 20 29.5 26.5 35 31.5 6.5|newspaper
        11 11 14.5 14.5 19 18.5 24.5 24 29 29 5|number
        13 13.5 16.5 18 21.5 22.5 28 30 33 35.5 8.5|paintbrush
        14 11 17.5 15 23 19 30 25 36 29.5 5.5|paintpalette
        12 12.5 15 16.5 20 21 25.5 27.5 30.5 33 7.5|paperclip
        12.5 11.5 16 15.5 21 19.5 27.5 26 32.5 31 7|paperplane
        8 9.5 11 12.5 14.5 16 18.5 21 21.5 25 3.5|pause
        10 9 13.5 12.5 17.5 15.5 22.5 20.5 27 24.5 3|pencil
        13 11.5 17.5 16 22.5 20 29 26 34.5 31.5 6.5|pentagon
        11 10.5 15 14.5 19.5 18.5 25 24 29.5 28.5 5|percent
        11 10.5 14.5 14 19 17.5 24 23 28.5 28 4.5|person
        16 11 21.5 15 27.5 19 35.5 24.5 42 29.5 6.5|person.2
        11 12.5 14.5 17 19 21.5 24 28 29 33.5 10.5|person.badge.plus
        10.5 10 14 13.5 18 17 23.5 22.5 27.5 27 4|person.fill
        12 11 15.5 14.5 20.5 18.5 26 24 31 29 5|phone
        14 11.5 18 15.5 24 20 30.5 26 36.5 31 6.5|pills
        12 12.5 15 17 20 21.5 26 28.5 30 34 8|pin
        8.5 9.5 11.5 13 15 16 19.5 21.5 22.5 25.5 3.5|play
        10.5 9.5 13.5 12.5 18 16 23 21 27 25 3.5|plus
        12 11.5 15 15.5 20 19.5 26 26 31 31 6|power
        13.5 12 17.5 16 23 20 29.5 26.5 35 31.5 6.5|printer
        16.5 10.5 22 14.5 28.5 18.5 37 24 43.5 29 5|puzzlepiece
        7.5 10.5 10 14.5 13.5 18 17 23.5 20 28.5 5|questionmark
        13 8 17 11 22.5 14 29 18 34 22 1.5|quote.opening quote.closing
        14 12.5 18 17 24 21.5 30.5 28 36 33.5 4.5|radio
        12.5 10 17 13.5 22 17 28 22.5 33.5 27 4|repeat
        14 6.5 19 9 24.5 11 31.5 15 37.5 18 -0.5|ruler
        15.5 11 19.5 15 26 19 33.5 25 39 30 6.5|scissors
        12.5 12.5 17 17 21.5 21.5 28.5 28.5 34 34 7.5|seal
        10.5 11 14 15 18 19 23 25 27.5 30 6|shield
        12 12 16 16.5 21 20.5 27 27 32 32.5 7|shippingbox square.3.layers.3d
        13.5 10 18 14 23.5 17.5 30 22.5 35.5 27.5 4.5|shuffle
        12 9.5 16 13 21 16.5 27 21.5 32 26 3.5|slider.horizontal.3
        11 11 13.5 15 18 19 23.5 25 27 30 5.5|snowflake
        11.5 12.5 15 16.5 18.5 21 24 28 28.5 33 6|sparkles
        10 11.5 13.5 16 17.5 20 21.5 26 26 31.5 7.5|speaker.slash
        12 10 15.5 13.5 20 17 26.5 22 31 26.5 4|speaker.wave.1
        14 10 18.5 13.5 24 17 31 22 36.5 26.5 4|speaker.wave.2
        11 12.5 14.5 17 19 21.5 24.5 28 29 34 6|square.and.arrow.down
        11 13 14.5 17.5 19 22 24.5 29 29 34.5 6|square.and.arrow.up
        12 11.5 16.5 16 21 20 27 26 32 31.5 4.5|square.and.pencil
        13.5 12 18 16 23.5 20.5 30 27 35.5 32 6.5|storefront
        13 12 16 16 21 20.5 27.5 26.5 32.5 32 6.5|sun.max
        13.5 12.5 17 16.5 22.5 21 29 27.5 34.5 33 8|tag
        12 9.5 16 13 21 16.5 27 22 32 26 4|text.aligncenter text.alignleft text.alignright text.justify
        13.5 8.5 18 11.5 23.5 14.5 30 19 35.5 23 2|textformat
        7.5 12 10 16.5 13 20.5 16.5 27 20 32.5 7|thermometer
        13 12 16.5 16 21.5 20.5 28 26.5 32.5 32 6.5|touchid
        11 13.5 15 18 19.5 23 25 30 29.5 36 8.5|tram
        10.5 12 14.5 16.5 19.5 20.5 24 27 29 32.5 6|trash
        14 9.5 18 13 24 16.5 30.5 21.5 36 26 3.5|tray
        15 14 19.5 19 25.5 24 33 31.5 39 37.5 9.5|tree
        12 12 15.5 16 20.5 20.5 26.5 27 31 32 6.5|trophy
        16.5 11.5 21.5 16 28.5 20 36.5 26 43 31.5 7|truck.box
        14.5 11 19 15 25 19 32 24.5 38 29.5 5.5|tv
        8 10 10.5 13.5 14 17 18 22.5 21 27 6|underline
        14.5 9.5 19 12.5 24.5 16 32 21 37.5 25 3.5|video
        12 11.5 16 15.5 20 19.5 26 25.5 30.5 31 6.5|waveform.path.ecg
        13.5 9.5 17 13 22.5 16 29 21 34.5 25.5 3.5|wifi
        12.5 10 16 13.5 21 17 27 22.5 32 27 4|wind
        14 13.5 18 18 23.5 23 30.5 30 35.5 35.5 8.5|wrench
        10 9 13.5 12.5 17.5 15.5 22.5 20.5 26.5 24.5 3|xmark
        """
}
