/// Answers that containers gave before, in one pool: a list for each container that was asked a second question.
///
/// Source of the need: without it nested stacks ask 4^depth questions; a container sees at most 9 distinct proposals
/// where no text wraps, at any depth.
struct Memo {
    struct Entry {
        var proposedWidth: Double
        var proposedHeight: Double
        var width: Double
        var height: Double
        var next: Int32
    }

    private var entries: UnsafeMutablePointer<Entry>
    private var count: Int32 = 0
    private var capacity: Int32 = 0

    init() { entries = .allocate(capacity: 1) }

    /// Must be called once; the memo is owned by the pass.
    func deallocate() { entries.deallocate() }

    @inline(__always)
    func find(_ head: Int32, _ proposal: Proposal) -> Size? {
        var index = head
        while index >= 0 {
            let entry = entries + Int(index)
            if entry.pointee.proposedWidth.isSame(proposal.width)
                && entry.pointee.proposedHeight.isSame(proposal.height)
            {
                return Size(width: entry.pointee.width, height: entry.pointee.height)
            }
            index = entry.pointee.next
        }
        return nil
    }

    mutating func add(_ head: inout Int32, _ proposal: Proposal, _ size: Size) {
        if count == capacity { grow() }
        entries[Int(count)] = Entry(
            proposedWidth: proposal.width, proposedHeight: proposal.height, width: size.width, height: size.height,
            next: head)
        head = count
        count += 1
    }

    private mutating func grow() {
        let larger = max(64, capacity * 2)
        let moved = UnsafeMutablePointer<Entry>.allocate(capacity: Int(larger))
        moved.moveInitialize(from: entries, count: Int(count))
        entries.deallocate()
        entries = moved
        capacity = larger
    }
}

/// What a container with several children keeps: for which question its children were last laid out.
struct ContainerState {
    var lastWidth = Slot.unasked
    var lastHeight = Slot.unasked
    /// The first entry of its list in the memo, or -1.
    var memo: Int32 = -1
}
