/// A column or a row of a grid.
struct GridLine {
    /// Its width or height so far.
    var length = 0.0
    /// The distance to the line before.
    var gap = 0.0
    /// Where it begins; known once the grid is placed.
    var start = 0.0
    /// How many columns it stands for: neighbours that no cell tells apart are one line.
    var count = 1.0
    /// The gaps between those.
    var inside = 0.0
    /// Which guide its cells are lined up on.
    var alignment: UInt8 = 0
    /// Whether that takes more than the cells' sizes: baselines, custom or explicit guides.
    var usesGuides = false
    /// How far its cells reach before and after their guide.
    var before = -Double.infinity
    var after = -Double.infinity
    /// Whether it has a cell of its own; a column that is only reached over has none.
    var hasCells = false
    /// How many of its own cells wait to be served.
    var waiting = 0
    /// How many cells of the priority that is being served wait in it or reach over it.
    var open = 0
    /// Whether its length counts as spent.
    var isCommitted = false
}

/// The columns or the rows of a grid, and how much of what is offered they have used up.
///
/// The sums are kept up to date with each change, so that serving a cell does not cost a walk over all lines.
struct GridTracks {
    let lines: UnsafeMutablePointer<GridLine>
    let count: Int
    /// All gaps.
    let gaps: Double
    /// What the lines are offered, without the gaps; NaN for nil.
    private(set) var available = Double.nan
    /// The share of each open line; NaN for nil.
    private(set) var share = Double.nan
    /// The lengths of the committed lines.
    private var committed = 0.0
    private var hasCommitted = false
    /// The number of open columns or rows, and the lengths of all others.
    private var openCount = 0.0
    private var closed = 0.0

    init(lines: UnsafeMutablePointer<GridLine>, count: Int) {
        self.lines = lines
        self.count = count
        var gaps = 0.0
        for index in 0..<count { gaps += lines[index].gap + lines[index].inside }
        self.gaps = gaps
    }

    /// The sum of all lengths and gaps.
    var total: Double { length(0, count) }

    /// The sum of neighbouring lines and the gaps between them.
    func length(_ start: Int, _ number: Int) -> Double {
        guard number > 0 else { return 0 }
        var sum = lines[start].inside + lines[start].length
        for index in start + 1..<start + number { sum += lines[index].gap + lines[index].inside + lines[index].length }
        return sum
    }

    /// Starts over with everything at 0.
    mutating func reset(offered: Double) {
        available = offered - gaps
        committed = 0
        hasCommitted = false
        openCount = 0
        closed = 0
        for index in 0..<count {
            lines[index].length = 0
            lines[index].before = -.infinity
            lines[index].after = -.infinity
            lines[index].waiting = 0
            lines[index].open = 0
            lines[index].isCommitted = false
        }
    }

    mutating func grow(_ index: Int, to length: Double) {
        let line = lines + index
        let growth = length - line.pointee.length
        guard growth > 0 else { return }
        line.pointee.length = length
        if line.pointee.open == 0 { closed += growth }
        if line.pointee.isCommitted { committed += growth }
    }

    /// A cell in the line or over it is among the next to be served.
    mutating func open(_ index: Int) {
        if lines[index].open == 0 {
            openCount += lines[index].count
            closed -= lines[index].length
        }
        lines[index].open += 1
    }

    /// A cell in the line or over it has been served.
    mutating func serve(_ index: Int) {
        lines[index].open -= 1
        if lines[index].open == 0 {
            openCount -= lines[index].count
            closed += lines[index].length
        }
    }

    /// Equal shares of what the committed lines have left.
    mutating func findShare() {
        share =
            available.isNaN || available == .infinity
            ? available : (available - committed) / max(openCount, 1)
    }

    /// Counts a line as spent, if it is not open.
    mutating func commit(_ index: Int) {
        guard lines[index].open == 0, !lines[index].isCommitted else { return }
        lines[index].isCommitted = true
        committed += lines[index].length
    }

    /// The first time all lines that are not open, from then on those that `touched` names.
    mutating func commit(touched: (inout GridTracks) -> Void) {
        if hasCommitted { return touched(&self) }
        hasCommitted = true
        for index in 0..<count { commit(index) }
    }

    /// What a cell over several lines is offered: all that the lines outside of it do not need.
    func offer(_ start: Int, _ number: Int) -> Double {
        if available.isNaN || available == .infinity { return available }
        var inside = 0.0
        var gapsInside = 0.0
        var openInside = 0.0
        for index in start..<start + number {
            gapsInside += lines[index].inside
            if index > start { gapsInside += lines[index].gap }
            if lines[index].open > 0 { openInside += lines[index].count } else { inside += lines[index].length }
        }
        var outside = 0.0
        if number < count {
            outside = closed - inside
            if openCount > openInside { outside += share * (openCount - openInside) }
        }
        // An endless line outside leaves nothing.
        let rest = outside.isNaN ? -Double.infinity : available - outside + gapsInside
        return max(rest, length(start, number))
    }

    /// Finds where each line begins.
    func findStarts() {
        var start = 0.0
        for index in 0..<count {
            start += lines[index].gap
            lines[index].start = start
            start += lines[index].inside + lines[index].length
        }
    }
}
