import Foundation
import ViewTree

// By which rule a row offered what it offered.

extension ExplanationPass {
    /// How a row came to offer a child its proposal.
    ///
    /// - Parameter atPlace: the proposal the child was placed with, else the one it was asked with for the row's answer.
    func offer(_ facts: RowFacts, to child: Int, atPlace: Bool) -> LayoutDecision {
        let row = facts.row
        let node = nodes[row]
        if node.kind == .platformTree || node.kind == .platformView {
            return LayoutDecision(.uiKitFrame, "UIKit offers nothing: the view's own code sets its frame")
        }
        let children = atPlace ? facts.placed : facts.measured
        guard let place = facts.place(of: child), let proposal = children[place].proposal else {
            return LayoutDecision(.notLaidOut)
        }
        if isIdentity(row) { return LayoutDecision(.passedOn) }
        let own = atPlace ? Words.size(facts.answer) : Words.size(facts.proposal)
        switch node.kind {
        case .window where child != row + 1:
            return LayoutDecision(.window, "a layer on top of the screen is as large as the window")
        case .window: return safeAreaOffer()
        case .hstack, .vstack: return stackOffer(facts, child, atPlace: atPlace)
        case .zstack:
            return LayoutDecision(
                .zstackUnion, atPlace ? "at its place each view is offered the ZStack's own \(own)" : "")
        case .frame:
            return LayoutDecision(.fixedFrame, fixedOffer(node, facts.proposal))
        case .flexibleFrame:
            return LayoutDecision(.flexibleFrame, flexibleOffer(facts, proposal, atPlace: atPlace))
        case .padding:
            let insets = Words.insets(pass.side.insets[Int(node.payload)])
            return LayoutDecision(
                .padding, insets.isEmpty ? "" : "\(Words.size(facts.proposal)) inside \(insets)")
        case .fixedSize:
            let axes = node.a == 1 ? node.b == 1 ? "both axes" : "the horizontal axis" : "the vertical axis"
            return node.a == 1 || node.b == 1
                ? LayoutDecision(.fixedSize, "nil on \(axes): its ideal") : LayoutDecision(.passedOn)
        case .aspectRatio: return ratioOffer(facts)
        case .position, .geometryReader: return LayoutDecision(node.kind.rule, atPlace ? "the whole \(own)" : "")
        case .overlay, .background, .mask:
            guard child != row + 1 else { return LayoutDecision(.passedOn) }
            return LayoutDecision(node.kind.rule, "the size of \(name(row + 1)), \(Words.size(facts.answer))")
        case .ignoresSafeArea:
            let edges = Edge.Set(rawValue: Int8(truncatingIfNeeded: node.payload))
            let insets = pass.reachableInsets(row, edges)
            guard atPlace, insets != EdgeInsets() else { return LayoutDecision(.passedOn) }
            return LayoutDecision(.ignoresSafeArea, "\(own) and the insets it touches: \(Words.insets(insets))")
        case .viewThatFits, .grid, .lazyGrid, .lazyStack, .scrollView, .safeAreaInset, .safeAreaPadding, .list,
            .listRow:
            return containerOffer(facts, child, proposal, atPlace: atPlace)
        default:
            return LayoutDecision(
                node.kind.rule, node.kind.rule == .passedOn ? "" : "as its \(tree.kindName(row)) offers")
        }
    }

    private func safeAreaOffer() -> LayoutDecision {
        guard let window = pass.window else { return LayoutDecision(.root) }
        let insets = Words.insets(window.safeArea)
        let size = Words.size(window.size)
        return LayoutDecision(
            .safeArea, insets.isEmpty ? "the whole \(size): there is no safe area" : "\(size) inside \(insets)")
    }

    /// Which lengths of a frame are given, and which are handed on.
    private func fixedOffer(_ node: Node, _ proposal: Proposal) -> String {
        switch (node.a.isNaN, node.b.isNaN) {
        case (false, false): "its own \(Words.length(node.a))×\(Words.length(node.b))"
        case (false, true):
            "its width \(Words.length(node.a)); height \(Words.length(proposal.height)) as it is offered"
        case (true, false): "its height \(Words.length(node.b)); width \(Words.length(proposal.width)) as it is offered"
        case (true, true): "as it is offered"
        }
    }

    private func flexibleOffer(_ facts: RowFacts, _ offered: Proposal, atPlace: Bool) -> String {
        let (width, height) = pass.flexibleLengths(facts.row)
        if !atPlace {
            let isUnchanged =
                Words.length(offered.width) == Words.length(facts.proposal.width)
                && Words.length(offered.height) == Words.length(facts.proposal.height)
            if isUnchanged { return "\(Words.size(offered)), as it is offered" }
            return "width " + width.reason(ofOffer: facts.proposal.width, names: FlexibleLength.widthNames)
                + "; height " + height.reason(ofOffer: facts.proposal.height, names: FlexibleLength.heightNames)
        }
        let inside = "as nothing was offered and the frame's own lies inside its bounds"
        switch (offered.width.isNaN, offered.height.isNaN) {
        case (false, false): return "the frame's own \(Words.size(facts.answer))"
        case (true, false): return "width nil, \(inside); height \(Words.length(offered.height)), the frame's own"
        case (false, true): return "width \(Words.length(offered.width)), the frame's own; height nil, \(inside)"
        case (true, true): return "nil, \(inside)"
        }
    }

    private func ratioOffer(_ facts: RowFacts) -> LayoutDecision {
        let node = nodes[facts.row]
        if facts.proposal.width.isNaN && facts.proposal.height.isNaN {
            return LayoutDecision(.aspectRatio, "nothing is offered: handed on")
        }
        let ratio = node.a.isNaN ? "the content's own ratio" : "the ratio \(Words.length(node.a))"
        return LayoutDecision(
            .aspectRatio,
            node.b == 1
                ? "\(ratio), the smallest that fills \(Words.size(facts.proposal))"
                : "\(ratio), the largest that fits into \(Words.size(facts.proposal))")
    }
}
