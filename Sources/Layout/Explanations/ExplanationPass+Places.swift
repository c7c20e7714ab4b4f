import Foundation
import ViewTree

// By which rule a child lies where it does.

extension ExplanationPass {
    /// How a row put a child in its place.
    func place(_ facts: RowFacts, _ child: Int) -> LayoutDecision {
        let row = facts.row
        let node = nodes[row]
        if node.kind == .platformTree || node.kind == .platformView {
            let slot = pass.slots[child]
            return LayoutDecision(
                .uiKitFrame, "\(Words.length(slot.x)),\(Words.length(slot.y)) in the view around it")
        }
        guard let place = facts.place(of: child), facts.placed[place].proposal != nil else {
            return LayoutDecision(.notLaidOut)
        }
        let placed = facts.placed[place]
        let decision = isIdentity(row) ? LayoutDecision(.passedOn) : placeFromLeading(facts, placed, node)
        guard node.flags.contains(.rightToLeft), node.kind != .window, facts.answer.width.isFinite,
            placed.answer.width != facts.answer.width || placed.x != 0
        else { return decision }
        let x = facts.answer.width - (placed.x + placed.answer.width)
        let mirror = "right to left: x \(Words.length(placed.x)) is mirrored to \(Words.length(x))"
        return LayoutDecision(decision.rule, decision.detail.isEmpty ? mirror : "\(decision.detail); \(mirror)")
    }

    private func placeFromLeading(_ facts: RowFacts, _ child: RowFacts.Child, _ node: Node) -> LayoutDecision {
        let row = facts.row
        switch node.kind {
        case .window where child.row != row + 1: return LayoutDecision(.window, "a layer covers the window")
        case .window: return windowPlace(child)
        case .fixedSize, .aspectRatio:
            let isFilling =
                child.answer.width == facts.answer.width && child.answer.height == facts.answer.height
            return isFilling
                ? LayoutDecision(.passedOn)
                : LayoutDecision(.centred, "\(Words.size(child.answer)) in \(Words.size(facts.answer))")
        case .hstack: return stackPlace(facts, child, horizontal: true)
        case .vstack: return stackPlace(facts, child, horizontal: false)
        case .zstack: return LayoutDecision(.zstackUnion, alignedPlace(facts, child))
        case .frame, .flexibleFrame:
            let isFilling =
                child.answer.width == facts.answer.width && child.answer.height == facts.answer.height
                && !nodes[child.row].flags.contains(.explicitGuides)
            return isFilling
                ? LayoutDecision(.frameAlignment, "fills it")
                : LayoutDecision(.frameAlignment, guides(facts.row, child.row, own: pass.defaultGuide))
        case .padding:
            return LayoutDecision(
                .padding, "\(Words.length(child.x)) from the leading edge, \(Words.length(child.y)) from the top")
        case .position:
            return LayoutDecision(
                .position, "its centre at \(Words.length(node.a)),\(Words.length(node.b))")
        case .overlay, .background, .mask:
            guard child.row != row + 1 else { return LayoutDecision(.passedOn) }
            let primary = row + 1
            return LayoutDecision(
                node.kind.rule, guides(row, child.row) { _, key in pass.guide(primary, key) })
        case .geometryReader: return LayoutDecision(.geometryReader, "at the top leading corner")
        case .ignoresSafeArea:
            return child.x == 0 && child.y == 0
                ? LayoutDecision(.passedOn)
                : LayoutDecision(
                    .ignoresSafeArea, "moved out by the insets, \(Words.length(child.x)),\(Words.length(child.y))")
        case .grid, .lazyGrid, .lazyStack, .scrollView, .safeAreaInset, .safeAreaPadding, .list, .listRow:
            return containerPlace(facts, child)
        default:
            return LayoutDecision(node.kind.rule)
        }
    }

    private func windowPlace(_ child: RowFacts.Child) -> LayoutDecision {
        guard let window = pass.window else { return LayoutDecision(.root) }
        let insets = window.safeArea
        let safe = Size(
            width: max(0, window.size.width - Double(insets.leading + insets.trailing)),
            height: max(0, window.size.height - Double(insets.top + insets.bottom)))
        let area = insets == EdgeInsets() ? "the window's" : "the safe area's"
        return LayoutDecision(.centred, "\(Words.size(child.answer)) in \(area) \(Words.size(safe))")
    }

    /// After its neighbour along the stack, on the line across it.
    private func stackPlace(_ facts: RowFacts, _ child: RowFacts.Child, horizontal: Bool) -> LayoutDecision {
        let place = facts.place(of: child.row) ?? 0
        let (along, across) = horizontal ? ("x", "y") : ("y", "x")
        var first = "first, \(along) 0"
        if place > 0 {
            let previous = facts.placed[place - 1]
            let gap = pass.gap(facts.row, previous.row, child.row, horizontal)
            first =
                "after \(name(previous.row))" + (gap == 0 ? "" : " and a gap of \(Words.length(gap))")
                + ", \(along) \(Words.length(horizontal ? child.x : child.y))"
        }
        let node = nodes[facts.row]
        let key = horizontal ? AlignmentKey(.vertical, node.vertical) : AlignmentKey(.horizontal, node.horizontal)
        let origin = horizontal ? child.y : child.x
        return LayoutDecision(.stackAlignment, "\(first); \(line(child.row, key, origin, across))")
    }

    private func alignedPlace(_ facts: RowFacts, _ child: RowFacts.Child) -> String {
        let node = nodes[facts.row]
        return line(child.row, AlignmentKey(.horizontal, node.horizontal), child.x, "x") + "; "
            + line(child.row, AlignmentKey(.vertical, node.vertical), child.y, "y")
    }

    /// `its center 10 on the line at 27, y 17`.
    private func line(_ row: Int, _ key: AlignmentKey, _ origin: Double, _ axis: String) -> String {
        let guide = pass.guide(row, key)
        let stated = pass.explicitGuide(row, key) == nil ? "" : "explicit "
        return
            "its \(stated)\(Words.guide(key)) \(Words.length(guide)) on the line at \(Words.length(origin + guide)), "
            + "\(axis) \(Words.length(origin))"
    }

    /// `center 150 − 60 = 90; top 0 − 0 = 0`: the outer guide less the child's.
    private func guides(_ row: Int, _ child: Int, own: (Int, AlignmentKey) -> Double) -> String {
        let node = nodes[row]
        return [
            AlignmentKey(.horizontal, node.horizontal), AlignmentKey(.vertical, node.vertical),
        ].map { key in
            let outer = own(row, key)
            let inner = pass.guide(child, key)
            return "\(key.axis == .horizontal ? "x" : "y") \(Words.guide(key)) \(Words.length(outer)) − "
                + "\(Words.length(inner)) = \(Words.length(outer - inner))"
        }.joined(separator: "; ")
    }
}
