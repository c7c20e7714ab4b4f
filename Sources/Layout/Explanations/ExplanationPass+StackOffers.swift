import Foundation
import ViewTree

// How a stack shares out its length, turn by turn.

extension ExplanationPass {
    func stackOffer(_ facts: RowFacts, _ child: Int, atPlace: Bool) -> LayoutDecision {
        let horizontal = nodes[facts.row].kind == .hstack
        let kind = tree.kindName(facts.row)
        let (length, breadth) = horizontal ? ("width", "height") : ("height", "width")
        let main = facts.proposal.main(horizontal)
        let shares = atPlace ? facts.placedShares : facts.measuredShares
        var rule = LayoutRule.stackShare
        var detail: String
        if let shares, let place = shares.turns.firstIndex(where: { $0.row == child }) {
            detail = turn(place, shares, of: kind)
        } else {
            rule = .stackIdeal
            detail =
                main.isNaN
                ? "the \(kind) is offered no \(length): each view is asked for its ideal"
                : "the \(kind) is offered all the room there is: each view is, too"
        }
        if atPlace && facts.proposal.cross(horizontal).isNaN {
            rule = .stackSecondPass
            detail =
                "offered no \(breadth), the \(kind) answered \(Words.length(facts.answer.cross(horizontal))) "
                + "and offers that at its views' places; " + detail
        }
        return LayoutDecision(rule, detail)
    }

    /// `served 2nd of 3, after …: 300 − 16 of gaps − 60 = 224, shared by 2`.
    private func turn(_ place: Int, _ shares: StackShares, of kind: String) -> String {
        let turn = shares.turns[place]
        var sum = "the \(kind)'s \(Words.length(shares.length))"
        if shares.gaps != 0 { sum += " − \(Words.length(shares.gaps)) of gaps" }
        if place > 0 {
            let answered = shares.turns[..<place].reduce(0) { $0 + $1.answer }
            sum += " − \(Words.length(answered)) answered before"
        }
        if turn.kept != 0 { sum += " − \(Words.length(turn.kept)) kept for lower priorities" }
        if sum.contains(" − ") { sum += " = \(Words.length(turn.room))" }
        if turn.sharers > 1 { sum += ", shared by \(turn.sharers): \(Words.length(turn.offer)) each" }
        if turn.room < 0 { sum += ", less than nothing: 0" }
        guard shares.turns.count > 1 else { return sum }
        let last = place == shares.turns.count - 1 && place > 0
        return "served \(last ? "last" : Words.ordinal(place + 1)) of \(shares.turns.count) (\(order(shares))): \(sum)"
    }

    /// The children in the order in which they were served, and why.
    func order(_ shares: StackShares) -> String {
        let turns = shares.turns
        let hasPriorities = turns.contains { $0.priority != turns[0].priority }
        let words = turns.map { turn in
            var facts = hasPriorities ? ["priority \(Words.length(turn.priority))"] : []
            if turn.isRigid {
                facts.append("rigid")
            } else if !turn.maximum.isNaN {
                facts.append("\(Words.length(turn.minimum))…\(Words.length(turn.maximum))")
            } else if !turn.minimum.isNaN {
                facts.append("at least \(Words.length(turn.minimum))")
            }
            return name(turn.row) + (facts.isEmpty ? "" : " [\(facts.joined(separator: ", "))]")
        }
        let why = hasPriorities ? "highest priority first, then least flexible" : "least flexible first"
        return "\(why): \(Words.list(words))"
    }
}
