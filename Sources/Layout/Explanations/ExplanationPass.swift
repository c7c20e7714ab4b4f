import Foundation
import ViewTree

/// Goes from the root to one row, and on into it, making each decision once more and wording it.
struct ExplanationPass {
    let tree: LayoutTree
    let pass: LayoutPass
    private let copy: UnsafeMutablePointer<Slot>

    init(_ tree: LayoutTree) {
        self.tree = tree
        copy = .allocate(capacity: max(1, tree.table.count))
        let window = tree.device.map {
            LayoutPass.Window(
                size: Size(width: Double($0.size.width), height: Double($0.size.height)), safeArea: $0.safeArea)
        }
        pass = LayoutPass(table: tree.table, slots: copy, window: window, usesMemo: tree.options.memo)
        copy.update(from: tree.slots, count: tree.table.count)
        pass.findFacts()
        for (row, choice) in tree.choices { pass.fittingSpacing[row] = choice.spacing }
    }

    /// Ends the pass.
    func steps(to target: Int) -> [LayoutStep] {
        defer { copy.deallocate() }
        var steps: [LayoutStep] = []
        var around: RowFacts?
        for row in path(to: target) {
            // From here on every question is the pass's own.
            if row == 0 {
                pass.slots[0].proposal = tree.proposal
                pass.slots[0].x = 0
                pass.slots[0].y = 0
            }
            let facts = pass.facts(of: row)
            steps.append(step(facts, in: around, row == target ? .element : .around))
            around = facts
        }
        addContents(of: around, &steps)
        return Self.folded(steps)
    }

    /// Without implicit containers and parts of controls that only hand things on: their content was offered what they
    /// were, and lies where they do.
    private static func folded(_ steps: [LayoutStep]) -> [LayoutStep] {
        var result: [LayoutStep] = []
        for step in steps {
            guard let outer = result.last, outer.number == nil, outer.isPassedOn, outer.role != .child,
                step.role != .child, step.offered.rule == .passedOn, step.placed.rule == .passedOn
            else {
                result.append(step)
                continue
            }
            var step = step
            step.offered = outer.offered
            step.placed = outer.placed
            result[result.count - 1] = step
        }
        return result
    }

    /// From the root to a row.
    private func path(to target: Int) -> [Int] {
        var path: [Int] = []
        var row = target
        while row >= 0 {
            path.append(row)
            row = Int(tree.table.nodes[row].parent)
        }
        return path.reversed()
    }

    private func step(_ facts: RowFacts, in around: RowFacts?, _ role: LayoutStep.Role) -> LayoutStep {
        LayoutStep(
            role: role, node: LayoutNode(tree: tree, row: facts.row), proposal: facts.proposal.view,
            answer: CGSize(width: facts.answer.width, height: facts.answer.height), frame: tree.frame(facts.row),
            offered: around.map { offer($0, to: facts.row, atPlace: true) } ?? rootOffer(facts),
            answered: answer(facts, withOrder: role == .element),
            placed: around.map { place($0, facts.row) } ?? LayoutDecision(.root))
    }

    private func rootOffer(_ facts: RowFacts) -> LayoutDecision {
        tree.table.nodes[facts.row].kind == .window ? LayoutDecision(.window) : LayoutDecision(.root)
    }

    /// Follows what an answer was made of: through modifiers to a leaf, or to a container and its children.
    private func addContents(of element: RowFacts?, _ steps: inout [LayoutStep]) {
        var outer = element
        while let facts = outer {
            let contents = contents(facts)
            guard contents.count == 1, !tree.table.nodes[facts.row].kind.isContainer || isIdentity(facts.row) else {
                for child in contents { steps.append(content(child, facts, .child).step) }
                return
            }
            let inner = content(contents[0], facts, .content)
            steps.append(inner.step)
            outer = inner.facts
        }
    }

    /// A content as it was asked for its parent's answer.
    private func content(
        _ child: RowFacts.Child, _ outer: RowFacts, _ role: LayoutStep.Role
    ) -> (step: LayoutStep, facts: RowFacts) {
        let offered = offer(outer, to: child.row, atPlace: false)
        let placed = place(outer, child.row)
        pass.slots[child.row].proposal = child.proposal ?? .unspecified
        pass.slots[child.row].width = child.answer.width
        pass.slots[child.row].height = child.answer.height
        let facts = pass.facts(of: child.row)
        let step = LayoutStep(
            role: role, node: LayoutNode(tree: tree, row: child.row), proposal: facts.proposal.view,
            answer: CGSize(width: facts.answer.width, height: facts.answer.height), frame: tree.frame(child.row),
            offered: offered, answered: answer(facts), placed: placed)
        return (step, facts)
    }
}
