import ViewTree

/// What one text answered before: its ideal, and the last answers to proposals that have no room for that.
///
/// Stacks ask a text for its least and its largest size, its share and its place, several times over; measuring is by
/// far the dearest question of a layout.
struct TextMemo {
    private struct Entry {
        var proposal = Proposal(width: Slot.unasked, height: Slot.unasked)
        var answer = Size.zero
    }

    /// NaN while it is unknown.
    private var ideal = Size(width: .nan, height: .nan)
    private var entries: (Entry, Entry, Entry, Entry) = (Entry(), Entry(), Entry(), Entry())
    private var next = 0
    /// For widths that need lines; made with the first of them.
    private var prepared: PreparedText?
    private var wasPrepared = false

    /// The answer, measured only if it has to be.
    ///
    /// A proposal with room for the ideal is answered by it: see ``TextMeasuring``.
    mutating func size(_ proposal: Proposal, _ entry: UnsafePointer<TextEntry>) -> Size {
        if ideal.width.isNaN { ideal = Self.measure(.unspecified, entry) }
        // Written so that nil (NaN) has room.
        if !(proposal.width < ideal.width) && !(proposal.height < ideal.height) { return ideal }
        if !wasPrepared {
            wasPrepared = true
            prepared = PreparedText(entry.pointee.text, measurer: entry.pointee.measurer)
        }
        let prepared = prepared
        return withUnsafeMutablePointer(to: &entries) { entries in
            entries.withMemoryRebound(to: Entry.self, capacity: 4) { entries in
                for place in 0..<4
                where entries[place].proposal.width.isSame(proposal.width)
                    && entries[place].proposal.height.isSame(proposal.height)
                {
                    return entries[place].answer
                }
                let answer =
                    prepared?.size(proposal.view).map { Size(width: Double($0.width), height: Double($0.height)) }
                    ?? Self.measure(proposal, entry)
                entries[next] = Entry(proposal: proposal, answer: answer)
                next = (next + 1) & 3
                return answer
            }
        }
    }

    static func measure(_ proposal: Proposal, _ entry: UnsafePointer<TextEntry>) -> Size {
        let size = entry.pointee.measurer.measure(entry.pointee.text, proposal: proposal.view).size
        return Size(width: Double(size.width), height: Double(size.height))
    }
}

/// The texts' memos, made with the first question about a text.
struct TextMemos {
    private var memos: UnsafeMutablePointer<TextMemo>?
    private var count = 0

    mutating func memo(_ text: Int, of count: Int) -> UnsafeMutablePointer<TextMemo> {
        if let memos { return memos + text }
        let made = UnsafeMutablePointer<TextMemo>.allocate(capacity: max(1, count))
        made.initialize(repeating: TextMemo(), count: count)
        memos = made
        self.count = count
        return made + text
    }

    /// Must be called once; the pass owns the memos.
    func deallocate() {
        memos?.deinitialize(count: count)
        memos?.deallocate()
    }
}
