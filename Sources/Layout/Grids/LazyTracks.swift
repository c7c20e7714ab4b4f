import Foundation
import ViewTree

/// The columns of a lazy grid (the rows of a horizontal one) in a given width.
///
/// Source: objc.io S01E238 and its grid quiz; MetalUI probe LZ; swiftui-web recordings `lazy/grids`.
struct LazyTracks {
    /// The columns that one grid item became; without an adaptive one each is a single column.
    struct Track {
        /// Where its first column begins.
        var start: Double
        /// The width of each column.
        var width: Double
        /// Between its columns.
        var gap: Double
        var count: Int
    }

    private(set) var tracks: [Track] = []
    /// From the first column's start to the last one's end.
    private(set) var length = 0.0

    /// More columns than any grid has; keeps counts in range.
    private static let mostColumns = 1e9

    /// Shares out a width: fixed items first, then the others in order, each an equal share of what is left then.
    ///
    /// - Parameter cells: how many columns an adaptive item becomes that has no end.
    init(_ items: [GridItem], in width: Double, cells: Int) {
        var remaining = width
        var open = 0
        for (place, item) in items.enumerated() {
            if place < items.count - 1 { remaining -= Self.gap(item) }
            if case .fixed(let fixed) = item.size { remaining -= Double(fixed) } else { open += 1 }
        }
        for item in items {
            let share = open > 0 ? max(0, remaining / Double(open)) : 0
            let gap = Self.gap(item)
            switch item.size {
            case .fixed(let fixed):
                append(Track(start: 0, width: Double(fixed), gap: gap, count: 1))
                continue
            case .flexible(let minimum, let maximum):
                append(Track(start: 0, width: Self.clamp(share, minimum, maximum), gap: gap, count: 1))
            case .adaptive(let minimum, let maximum):
                let step = Double(minimum) + gap
                var count = step > 0 ? ((share + gap) / step).rounded(.down) : 1
                if !count.isFinite { count = Double(cells) }
                count = max(1, min(count, Self.mostColumns))
                let each = share == .infinity ? share : (share - (count - 1) * gap) / count
                append(Track(start: 0, width: Self.clamp(each, minimum, maximum), gap: gap, count: Int(count)))
            }
            // Endless room stays endless whatever is taken from it.
            if remaining != .infinity { remaining -= Self.length(tracks[tracks.count - 1]) }
            open -= 1
        }
    }

    /// The columns where no width is offered: as wide as the views of the first line would like to be (MetalUI probe
    /// LZ4), an adaptive item as one column.
    init(_ items: [GridItem], ideals: [Double]) {
        for (place, item) in items.enumerated() {
            let ideal = place < ideals.count ? ideals[place] : 0
            let width =
                switch item.size {
                case .fixed(let fixed): Double(fixed)
                case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
                    Self.clamp(ideal, minimum, maximum)
                }
            append(Track(start: 0, width: width, gap: Self.gap(item), count: 1))
        }
    }

    private mutating func append(_ track: Track) {
        var track = track
        // The gap after an item is its own.
        track.start = tracks.isEmpty ? 0 : length + tracks[tracks.count - 1].gap
        tracks.append(track)
        length = track.start + Self.length(track)
    }

    private static func length(_ track: Track) -> Double {
        track.count == 1 ? track.width : Double(track.count) * track.width + Double(track.count - 1) * track.gap
    }

    private static func gap(_ item: GridItem) -> Double {
        item.spacing.map { Double($0) } ?? ControlMetrics.defaultSpacing
    }

    private static func clamp(_ value: Double, _ minimum: CGFloat, _ maximum: CGFloat) -> Double {
        min(max(value, Double(minimum)), Double(maximum))
    }
}

/// Deals the children of a lazy grid out to its columns, line after line.
struct LazyFlow {
    /// Where a child goes.
    struct Cell {
        /// Whether it is the first of its line.
        var startsLine: Bool
        /// The grid item that its column comes from; nil for a header or footer, which has the line to itself.
        var item: Int?
        var start: Double
        var width: Double
    }

    let tracks: LazyTracks
    /// What a header or footer has across.
    let width: Double
    private var track = 0
    private var column = 0
    private var isLineOpen = false
    private var section: Int32 = -1

    init(_ tracks: LazyTracks, width: Double) {
        self.tracks = tracks
        self.width = width
    }

    /// The place of the next child. A section's members begin a line, and so does what follows a section.
    mutating func next(_ note: (number: Int32, role: SectionRole)?) -> Cell {
        let number = note?.number ?? -1
        if number != section {
            section = number
            isLineOpen = false
        }
        if let note, note.role != .content {
            isLineOpen = false
            return Cell(startsLine: true, item: nil, start: 0, width: width)
        }
        let startsLine = !isLineOpen
        if startsLine {
            track = 0
            column = 0
        }
        let own = tracks.tracks[track]
        let cell = Cell(
            startsLine: startsLine, item: track,
            start: own.start + (column == 0 ? 0 : Double(column) * (own.width + own.gap)),
            width: own.width)
        column += 1
        if column == own.count {
            column = 0
            track += 1
        }
        isLineOpen = track < tracks.tracks.count
        return cell
    }
}
