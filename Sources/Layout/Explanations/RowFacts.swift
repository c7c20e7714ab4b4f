import ViewTree

/// What a row was offered and answered, and what came to pass between it and its children on the way.
struct RowFacts {
    /// A child's last question, its answer, and where it was put in the parent before any mirroring; nil for a child
    /// that was not asked.
    struct Child {
        var row: Int
        var proposal: Proposal?
        var answer: Size
        var x: Double
        var y: Double
    }

    let row: Int
    let proposal: Proposal
    let answer: Size
    /// As the children answered when the row made its answer of theirs.
    let measured: [Child]
    /// As they were asked last, at their places.
    let placed: [Child]
    /// How a stack shared out its length for its answer, and at its place.
    let measuredShares: StackShares?
    let placedShares: StackShares?

    func placed(_ row: Int) -> Child? { placed.first { $0.row == row } }
}

extension LayoutPass {
    /// Makes the decisions of a row once more for the question in its slot, and notes them.
    ///
    /// The row's slot must hold a question that the row was asked; afterwards the children's slots are as in a layout.
    func facts(of row: Int) -> RowFacts {
        let recorder = ShareRecorder()
        recorder.row = row
        self.recorder = recorder
        let children = table.children(of: row)
        // Asked or not: that shows only in children that nobody asked before.
        for child in children { slots[child].proposal = Slot.empty.proposal }
        let proposal = slots[row].wasAsked ? slots[row].proposal : .unspecified
        let answer = compute(row, proposal)
        slots[row].proposal = proposal
        let measured = children.map { childFacts($0) }
        let measuredShares = recorder.shares
        positionChildren(row)
        let placed = children.map { childFacts($0) }
        if nodes[row].flags.contains(.rightToLeft) { mirrorChildren(row) }
        return RowFacts(
            row: row, proposal: proposal, answer: answer, measured: measured, placed: placed,
            measuredShares: measuredShares, placedShares: recorder.shares)
    }

    private func childFacts(_ row: Int) -> RowFacts.Child {
        let slot = slots[row]
        return RowFacts.Child(
            row: row, proposal: slot.wasAsked ? slot.proposal : nil, answer: slot.size, x: slot.x, y: slot.y)
    }
}
