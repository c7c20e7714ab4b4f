import ViewTree

/// Notes how one stack shared out its length: the pass fills it in while it does so.
final class ShareRecorder {
    /// The stack's row.
    var row = -1
    /// The last time that it did; nil where it did not.
    var shares: StackShares?
}

/// How a stack shared out its length.
struct StackShares {
    /// One child's turn.
    struct Turn {
        var row: Int
        var priority: Double
        /// Whether it answers the same to everything.
        var isRigid: Bool
        /// Its answers to 0 and ∞ along the stack; NaN where nobody needed them.
        var minimum: Double
        var maximum: Double
        /// What was left when its turn came, without `kept`, and for how many.
        var room: Double
        var sharers: Int
        /// What the lower priorities need at least.
        var kept: Double
        var offer: Double
        var answer: Double
    }

    var length: Double
    var gaps: Double
    /// In the order in which they were served.
    var turns: [Turn] = []
}

/// What a stack has to share out among the children of one priority.
struct StackOffer {
    var length: Double
    var gaps: Double
    /// What the lower priorities need at least.
    var kept: Double
    var horizontal: Bool
}

extension LayoutPass {
    /// Notes the turns of the children of one priority, right after they were served: their slots still hold what they
    /// were offered and what they answered.
    @inline(never)
    func recordShares(
        _ index: Int, _ offer: StackOffer, _ children: UnsafeMutablePointer<StackChild>, _ number: Int
    ) {
        guard let recorder, recorder.row == index else { return }
        var shares = recorder.shares ?? StackShares(length: offer.length, gaps: offer.gaps)
        let isFirst = shares.turns.isEmpty || shares.turns.count >= table.children(of: index).count
        if isFirst { shares = StackShares(length: offer.length, gaps: offer.gaps) }
        var room = offer.length - offer.gaps
        for turn in shares.turns { room -= turn.answer }
        room -= offer.kept
        for place in 0..<number {
            let row = Int(children[place].row)
            let isRigid = nodes[row].flags.contains(.rigid)
            let answer = slots[row].size.main(offer.horizontal)
            shares.turns.append(
                StackShares.Turn(
                    row: row, priority: children[place].priority, isRigid: isRigid,
                    minimum: isRigid ? .nan : children[place].minimum,
                    maximum: isRigid ? .nan : children[place].maximum, room: room, sharers: number - place,
                    kept: offer.kept, offer: slots[row].proposal.main(offer.horizontal), answer: answer))
            room -= answer
        }
        recorder.shares = shares
    }
}
