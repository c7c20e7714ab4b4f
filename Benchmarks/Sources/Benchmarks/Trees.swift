import ViewTree

// The trees that other layout engines are measured on, built with the public DSL. Node counts are the peers': what the
// tree has there, whatever the table holds here.

/// A leaf that is 10 × 10 and flexible as text is: as wide as offered, at most 120, 20 high.
struct TextLike: View {
    var body: some View {
        Color.gray.frame(minWidth: 0, idealWidth: 120, maxWidth: 120, minHeight: 20, maxHeight: 20)
    }
}

/// **wide**: a column, 400 wide, of rows: an icon, a text-like leaf, a Spacer and a badge. 6 nodes a row, and the column.
struct Wide: View {
    var rows: Int
    /// The icon of this row is 26 × 26 instead of 24 × 24.
    var larger = -1

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<rows) { row in
                HStack(spacing: 8) {
                    Color.red.frame(width: row == larger ? 26 : 24, height: row == larger ? 26 : 24)
                    Color.gray.frame(minWidth: 0, idealWidth: 120, maxWidth: 120, minHeight: 20, maxHeight: 20)
                    Spacer(minLength: 0)
                    Color.blue.frame(width: 40, height: 20)
                }
                .padding(8)
            }
        }
    }

    static func peerNodes(_ rows: Int) -> Int { 6 * rows + 1 }
}

/// **chain**: nested columns of one child, padding 1, around a 10 × 10 leaf.
struct Chain: View {
    var depth: Int

    var body: some View {
        if depth == 0 {
            Color.red.frame(width: 10, height: 10)
        } else {
            VStack(spacing: 0) { AnyView(Chain(depth: depth - 1)) }.padding(1)
        }
    }
}

/// **depth**: rows and columns by turns, each level a 10 × 10 leaf and the next stack, a text-like leaf inside.
struct Depth: View {
    var depth: Int
    var isRow = true

    var body: AnyView {
        if depth == 0 { return AnyView(TextLike()) }
        let next = Depth(depth: depth - 1, isRow: !isRow)
        if isRow {
            return AnyView(
                HStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10)
                    AnyView(next)
                })
        }
        return AnyView(
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                AnyView(next)
            })
    }

    static func peerNodes(_ depth: Int) -> Int { 2 * depth + 1 }
}

/// **depth** with a flexible leaf on each level instead of a rigid one.
struct FlexibleDepth: View {
    var depth: Int
    var isRow = true
    var log: ProposalLog?

    var body: AnyView {
        if depth == 0 { return AnyView(TextLike()) }
        let next = FlexibleDepth(depth: depth - 1, isRow: !isRow, log: log)
        let stack =
            isRow
            ? AnyView(
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 5, maxWidth: 15)
                    AnyView(next)
                })
            : AnyView(
                VStack(spacing: 0) {
                    Color.red.frame(minHeight: 5, maxHeight: 15)
                    AnyView(next)
                })
        return log == nil ? stack : AnyView(Listening(level: depth, log: log) { stack })
    }
}

/// **balanced**: ten children a level, rows and columns by turns, flexible leaves or texts.
struct Balanced: View {
    var depth: Int
    var isRow = true
    var hasTexts = false

    var body: AnyView {
        if depth == 0 { return hasTexts ? AnyView(Text(verbatim: "wraps if need be")) : AnyView(Color.red) }
        if isRow {
            return AnyView(
                HStack(spacing: 0) {
                    ForEach(0..<10) { _ in AnyView(Balanced(depth: depth - 1, isRow: false, hasTexts: hasTexts)) }
                })
        }
        return AnyView(
            VStack(spacing: 0) {
                ForEach(0..<10) { _ in AnyView(Balanced(depth: depth - 1, isRow: true, hasTexts: hasTexts)) }
            })
    }

    static func peerNodes(_ depth: Int) -> Int {
        var total = 0
        var level = 1
        for _ in 0...depth {
            total += level
            level *= 10
        }
        return total
    }
}
