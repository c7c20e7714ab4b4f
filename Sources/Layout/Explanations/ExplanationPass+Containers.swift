import Foundation
import ViewTree

// Words for containers that are neither stacks nor layers.

extension ExplanationPass {
    /// Which view of a ViewThatFits was taken, and why the ones before it were not.
    func fittingAnswer(_ facts: RowFacts) -> LayoutDecision {
        guard let choice = tree.fittingChoice(facts.row) else {
            return LayoutDecision(.viewThatFits, "nothing is inside")
        }
        let node = nodes[facts.row]
        let axes = node.a == 1 ? node.b == 1 ? "" : " (widths alone)" : " (heights alone)"
        let rejected = choice.answers.prefix(choice.chosen).enumerated().map { place, size in
            "the \(Words.ordinal(place + 1)) would be \(Words.length(Double(size.width)))×\(Words.length(Double(size.height)))"
        }
        let limit =
            "\(Words.length(choice.proposal.width.map { Double($0) } ?? .nan))×"
            + Words.length(choice.proposal.height.map { Double($0) } ?? .nan)
        let taken =
            choice.answers.count > choice.chosen
            ? "the \(Words.ordinal(choice.chosen + 1)) view fits into \(limit)\(axes)"
            : rejected.isEmpty
                ? "there is one view" : "none of the views before fits into \(limit)\(axes): the last is taken"
        return LayoutDecision(
            .viewThatFits, rejected.isEmpty ? taken : "\(taken); " + Words.some(of: rejected, atMost: 4) { $0 })
    }

    /// A grid's columns and rows.
    func gridAnswer(_ facts: RowFacts) -> LayoutDecision {
        let plan = pass.gridPlan(facts.row)
        guard plan.cellCount > 0 else { return LayoutDecision(.grid, "there are no cells") }
        return LayoutDecision(
            .grid,
            "columns \(lengths(plan.columns)), gaps \(Words.length(plan.columns.gaps)); "
                + "rows \(lengths(plan.rows)), gaps \(Words.length(plan.rows.gaps))")
    }

    private func lengths(_ tracks: GridTracks) -> String {
        Words.some(of: Array(0..<tracks.count), atMost: 12) { Words.length(tracks.lines[$0].length) }
    }

    func lazyGridAnswer(_ facts: RowFacts) -> LayoutDecision {
        let entry = pass.side.lazyGrids[Int(nodes[facts.row].a)]
        let horizontal = entry.axis == .horizontal
        let across = horizontal ? "rows" : "columns"
        let offered = facts.proposal.cross(horizontal)
        let widths = lazyTracks(facts, in: facts.answer.cross(horizontal))
        return LayoutDecision(
            .lazyGrid,
            (offered.isNaN
                ? "offered nothing across, it is as wide as the ideals of its first line"
                : "takes the \(Words.length(offered)) it is offered across, at least its \(across)")
                + (widths.isEmpty ? "" : "; \(across) \(widths)"))
    }

    /// `96 and 96`, with how many of each where an item became several.
    private func lazyTracks(_ facts: RowFacts, in width: Double) -> String {
        let entry = pass.side.lazyGrids[Int(nodes[facts.row].a)]
        let tracks = LazyTracks(entry.items, in: width, cells: facts.measured.count).tracks
        return Words.some(of: tracks, atMost: 12) {
            $0.count == 1 ? Words.length($0.width) : "\($0.count) of \(Words.length($0.width))"
        }
    }

    func lazyStackAnswer(_ facts: RowFacts) -> LayoutDecision {
        let horizontal = pass.side.lazyStacks[Int(nodes[facts.row].a)].axis == .horizontal
        let offered = facts.proposal.cross(horizontal)
        return LayoutDecision(
            .lazyStack,
            "the sum of \(Words.count(facts.measured.count, "view")) and the gaps; across "
                + (offered.isNaN ? "the largest, as nothing is offered" : "the \(Words.length(offered)) it is offered"))
    }

    func scrollAnswer(_ facts: RowFacts) -> LayoutDecision {
        let entry = pass.side.scrollViews[Int(nodes[facts.row].payload)]
        if entry.isList {
            return LayoutDecision(.list, "takes what it is offered; a list has no height of its own")
        }
        let axes = entry.axes
        func length(_ scrolls: Bool, _ offered: Double) -> String {
            scrolls ? offered.isNaN ? "its content's, as nothing is offered" : "as offered" : "its content's"
        }
        return LayoutDecision(
            .scrollView,
            "width \(length(axes.contains(.horizontal), facts.proposal.width)); "
                + "height \(length(axes.contains(.vertical), facts.proposal.height))")
    }

    func rowAnswer(_ facts: RowFacts) -> LayoutDecision {
        let row = pass.side.listRows[Int(nodes[facts.row].payload)]
        let least = Words.length(Double(row.minHeight))
        let content = facts.measured.first?.answer ?? .zero
        return LayoutDecision(
            .listRow,
            "its content's \(Words.size(content)) and its insets; a \(row.role) is at least \(least) high")
    }

    func insetAnswer(_ facts: RowFacts) -> LayoutDecision {
        LayoutDecision(
            .safeAreaInset,
            "the view's " + Words.size(facts.measured.first?.answer ?? .zero) + " and the bar's "
                + Words.size(facts.measured.count > 1 ? facts.measured[1].answer : .zero) + " one after the other")
    }

    /// What such a container offers a child.
    func containerOffer(
        _ facts: RowFacts, _ child: Int, _ proposal: Proposal, atPlace: Bool
    ) -> LayoutDecision {
        let node = nodes[facts.row]
        let rule = node.kind.rule
        switch node.kind {
        case .viewThatFits:
            return LayoutDecision(rule, "the view that is shown is offered the same")
        case .scrollView:
            let axes = pass.side.scrollViews[Int(node.payload)].axes
            let along =
                axes == [.horizontal, .vertical] ? "both axes" : axes == .horizontal ? "its width" : "its height"
            return LayoutDecision(rule, "nil for \(along): content may be as long as it likes")
        case .grid:
            guard atPlace, let cell = gridCell(facts.row, child) else { return LayoutDecision(rule) }
            return LayoutDecision(
                rule,
                "\(place(of: cell)); answered \(Words.size(cell.answer)) to \(Words.size(cell.proposal))"
                    + ", at its place offered \(Words.size(proposal))")
        case .lazyGrid:
            let horizontal = pass.side.lazyGrids[Int(node.a)].axis == .horizontal
            return LayoutDecision(
                rule, "its \(horizontal ? "row's" : "column's") \(Words.length(proposal.cross(horizontal))), nil along")
        case .lazyStack:
            return LayoutDecision(rule, "nil along the stack, which shares out nothing; what is offered across")
        case .list:
            return LayoutDecision(rule, "the width inside the margins; rows may be as high as they like")
        case .listRow:
            return LayoutDecision(rule, "\(Words.length(facts.proposal.width)) wide inside the row's insets, nil high")
        case .safeAreaInset:
            let isBar = child != facts.row + 1
            return LayoutDecision(
                rule,
                isBar
                    ? "the bar: what the view leaves at its least"
                    : "what the bar and the gap leave of \(Words.size(facts.proposal))")
        default:
            let insets = Words.insets(pass.side.insets[Int(node.payload)])
            return LayoutDecision(rule, "\(Words.size(facts.proposal)) inside \(insets)")
        }
    }

    /// Where such a container puts a child.
    func containerPlace(_ facts: RowFacts, _ child: RowFacts.Child) -> LayoutDecision {
        let node = nodes[facts.row]
        let origin = "\(Words.length(child.x)),\(Words.length(child.y))"
        switch node.kind {
        case .scrollView:
            let entry = pass.side.scrollViews[Int(node.payload)]
            let offset = pass.scrollOffset(facts.row)
            let margins = Words.insets(entry.margins)
            var words = "at \(origin)"
            if offset.x > 0 || offset.y > 0 {
                words += ": scrolled by \(Words.length(Double(offset.x))),\(Words.length(Double(offset.y)))"
            } else if offset.x < 0 || offset.y < 0 {
                words += ": shorter than the view"
            }
            return LayoutDecision(.scrollView, margins.isEmpty ? words : "\(words); margins \(margins)")
        case .grid:
            guard let cell = gridCell(facts.row, child.row) else { return LayoutDecision(.grid, "at \(origin)") }
            return LayoutDecision(.grid, "\(place(of: cell)), at \(origin)")
        default:
            return LayoutDecision(node.kind.rule, "at \(origin)")
        }
    }

    private func gridCell(_ grid: Int, _ child: Int) -> GridCell? {
        let plan = pass.gridPlan(grid)
        for place in 0..<plan.cellCount where plan.cells[place].node == child { return plan.cells[place] }
        return nil
    }

    /// `row 2, columns 1 to 3`.
    private func place(of cell: GridCell) -> String {
        let columns =
            cell.span > 1 ? "columns \(cell.column + 1) to \(cell.column + cell.span)" : "column \(cell.column + 1)"
        return "row \(cell.row + 1), \(columns)"
    }
}
