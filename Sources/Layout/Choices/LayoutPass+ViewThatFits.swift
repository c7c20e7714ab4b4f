import Foundation
import ViewTree

// ViewThatFits. Rules: Apple's documentation, swiftui-web `layout/view-that-fits`.

/// What a ViewThatFits decided between: each candidate's row and answer, and who was taken.
public struct FittingChoice: Sendable {
    /// What the candidates were compared with.
    public let proposal: ProposedViewSize
    /// The candidates' answers, in order, as far as they were asked.
    public internal(set) var answers: [CGSize] = []
    /// The place of the one that is shown.
    public internal(set) var chosen = 0
    /// What it keeps to its neighbours, decided before anybody knew who is taken: the most that any candidate wants.
    var spacing = ViewSpacing()
    /// Its row during layout.
    var row: Int32
}

extension LayoutPass {
    /// Two sizes that differ by less are the same: sums of thirds of points are off in the last bits, and a view must
    /// not fit while it is measured and no more when it is placed (Apple feedback FB17176852).
    private static let fittingTolerance = 1e-6

    /// The first child whose answer fits on every axis that is looked at, else the last; nil without children.
    ///
    /// A child is asked for its ideal on those axes and offered the proposal on the others. An axis that is not
    /// limited (nil, ∞) always fits.
    private func fittingChoice(_ index: Int, _ proposal: Proposal) -> FittingChoice? {
        var child = child(index)
        guard child >= 0 else { return nil }
        let looksAtWidth = nodes[index].a == 1
        let looksAtHeight = nodes[index].b == 1
        let question = Proposal(
            width: looksAtWidth ? .nan : proposal.width, height: looksAtHeight ? .nan : proposal.height)
        func fits(_ length: Double, _ limit: Double) -> Bool {
            limit.isNaN || limit == .infinity || length <= limit + Self.fittingTolerance
        }
        var choice = FittingChoice(proposal: proposal.view, row: Int32(child))
        let end = Int(nodes[index].end)
        while true {
            choice.row = Int32(child)
            choice.chosen = choice.answers.count
            child = Int(nodes[child].end)
            // The last one is not asked: it is taken in any case.
            if child >= end { return choice }
            let answer = measure(Int(choice.row), question)
            choice.answers.append(CGSize(width: answer.width, height: answer.height))
            if (!looksAtWidth || fits(answer.width, proposal.width))
                && (!looksAtHeight || fits(answer.height, proposal.height))
            {
                return choice
            }
        }
    }

    /// The chosen view answers for all.
    func viewThatFitsSize(_ index: Int, _ proposal: Proposal) -> Size {
        guard let choice = fittingChoice(index, proposal) else { return .zero }
        return measure(Int(choice.row), proposal)
    }

    func positionChosen(_ index: Int) {
        guard var choice = fittingChoice(index, slots[index].proposal) else { return }
        choice.spacing = viewSpacing(index)
        choices[Int32(index)] = choice
        _ = measure(Int(choice.row), slots[index].proposal)
        setOrigin(Int(choice.row), 0, 0)
    }

    /// The guides are those of the view that is shown.
    func chosenGuide(_ index: Int, _ key: AlignmentKey) -> Double? {
        positionChildren(index)
        return choices[Int32(index)].flatMap { explicitGuide(Int($0.row), key) }
    }

    /// The rows of views that were not chosen, in order; nested ones are inside their ancestors' ranges.
    var absentRows: [Range<Int>] {
        guard !choices.isEmpty else { return [] }
        var result: [Range<Int>] = []
        for index in choices.keys.sorted() {
            let row = Int(index)
            if result.contains(where: { $0.contains(row) }) { continue }
            var child = row + 1
            while child < Int(nodes[row].end) {
                let end = Int(nodes[child].end)
                if child != Int(choices[index]!.row) { result.append(child..<end) }
                child = end
            }
        }
        // Choices inside a chosen view lie before what comes after that view.
        return result.sorted { $0.lowerBound < $1.lowerBound }
    }
}
