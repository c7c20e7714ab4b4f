import Foundation
import ViewTree

// By which rule a row answered.

extension ExplanationPass {
    /// How a row came to its answer.
    ///
    /// - Parameter withOrder: whether to say in which order a stack served its views.
    func answer(_ facts: RowFacts, withOrder: Bool = true) -> LayoutDecision {
        let row = facts.row
        let node = nodes[row]
        let content = facts.measured.first
        if isIdentity(row) { return LayoutDecision(.passedOn) }
        switch node.kind {
        case .window: return LayoutDecision(.window)
        case .hstack, .vstack: return stackAnswer(facts, withOrder: withOrder)
        case .zstack: return zstackAnswer(facts)
        case .frame: return LayoutDecision(.fixedFrame, fixedAnswer(node, content))
        case .flexibleFrame: return flexibleAnswer(facts)
        case .padding:
            let insets = Words.insets(pass.side.insets[Int(node.payload)])
            return LayoutDecision(
                .padding,
                "its content's \(Words.size(content?.answer ?? .zero))" + (insets.isEmpty ? "" : " and \(insets)"))
        case .fixedSize, .aspectRatio:
            return LayoutDecision(node.kind.rule, "as its content answers")
        case .position:
            let isAsked = facts.proposal.width.isNaN || facts.proposal.height.isNaN
            return LayoutDecision(
                .position, isAsked ? "what it is offered, else its content's answer" : "takes what it is offered")
        case .color, .style: return LayoutDecision(.leafFills, filling(facts))
        case .geometryReader: return LayoutDecision(.geometryReader, filling(facts))
        case .shape: return shapeAnswer(facts)
        case .text: return textAnswer(facts)
        case .image:
            let image = pass.side.images[Int(node.payload)]
            return image.isResizable
                ? LayoutDecision(.leafFills, filling(facts)) : LayoutDecision(.leafNatural, "the image's own size")
        case .platformTree:
            return LayoutDecision(.leafNatural, "the size that its view asks for, or what it is offered")
        case .platformView: return LayoutDecision(.uiKitFrame, "the size that its own code set")
        case .hosted: return LayoutDecision(.leafNatural, "the control's own size")
        case .spacer: return spacerAnswer(facts)
        case .divider:
            return LayoutDecision(.divider, "\(Words.length(node.a)) thick, else as long as it is offered")
        case .layout:
            return LayoutDecision(.customLayout, "sizeThatFits of \(tree.kindName(row))" + contentAnswers(facts))
        case .viewThatFits: return fittingAnswer(facts)
        case .grid: return gridAnswer(facts)
        case .lazyGrid: return lazyGridAnswer(facts)
        case .lazyStack: return lazyStackAnswer(facts)
        case .scrollView: return scrollAnswer(facts)
        case .safeAreaInset: return insetAnswer(facts)
        case .list: return LayoutDecision(.list, "its \(Words.count(facts.measured.count, "row")), margins and gaps")
        case .listRow: return rowAnswer(facts)
        case .safeAreaPadding:
            let insets = Words.insets(pass.side.insets[Int(node.payload)])
            return LayoutDecision(
                .safeAreaPadding, "its content's \(Words.size(content?.answer ?? .zero)) and \(insets)")
        default:
            if node.kind.isTransparentToLayout || node.kind == .matchedGeometry {
                return LayoutDecision(.passedOn, content == nil ? "nothing is inside" : "")
            }
            let answers = contentAnswers(facts)
            return LayoutDecision(node.kind.rule, answers.isEmpty ? "" : "\(tree.kindName(row))\(answers)")
        }
    }

    /// The children of whose answers a row made its own.
    func contents(_ facts: RowFacts) -> [RowFacts.Child] {
        let node = nodes[facts.row]
        switch node.kind {
        case .window, .geometryReader: return []
        case .overlay, .background, .mask: return facts.measured.prefix(1).filter { $0.proposal != nil }
        default: return facts.measured.filter { $0.proposal != nil }
        }
    }

    /// What the content of a container without words of its own answered.
    private func contentAnswers(_ facts: RowFacts) -> String {
        let asked = facts.measured.filter { $0.proposal != nil }
        guard !asked.isEmpty else { return "" }
        return ": "
            + Words.some(of: asked, atMost: 4) {
                "\(name($0.row)) answered \(Words.size($0.answer)) to \(Words.size($0.proposal!))"
            }
    }

    private func fixedAnswer(_ node: Node, _ content: RowFacts.Child?) -> String {
        let inner = content?.answer ?? .zero
        switch (node.a.isNaN, node.b.isNaN) {
        case (false, false): return "whatever is offered and inside"
        case (false, true):
            return "width \(Words.length(node.a)) is given; height \(Words.length(inner.height)) is its content's"
        case (true, false):
            return "height \(Words.length(node.b)) is given; width \(Words.length(inner.width)) is its content's"
        case (true, true): return "as its content answers"
        }
    }

    private func flexibleAnswer(_ facts: RowFacts) -> LayoutDecision {
        let (width, height) = pass.flexibleLengths(facts.row)
        let content = facts.measured.first?.answer ?? .zero
        return LayoutDecision(
            .flexibleFrame,
            "width "
                + width.reason(
                    ofLength: facts.proposal.width, content: content.width, names: FlexibleLength.widthNames)
                + "; height "
                + height.reason(
                    ofLength: facts.proposal.height, content: content.height, names: FlexibleLength.heightNames))
    }

    private func filling(_ facts: RowFacts) -> String {
        facts.proposal.width.isNaN || facts.proposal.height.isNaN
            ? "takes what it is offered, \(Words.length(ControlMetrics.unspecifiedLength)) where nothing is"
            : "takes what it is offered"
    }

    private func shapeAnswer(_ facts: RowFacts) -> LayoutDecision {
        let filled = LayoutPass.filling(facts.proposal)
        if facts.answer.width == filled.width && facts.answer.height == filled.height {
            return LayoutDecision(.leafFills, filling(facts))
        }
        return LayoutDecision(.leafFills, "\(tree.kindName(facts.row)) answers by its sizeThatFits")
    }

    private func spacerAnswer(_ facts: RowFacts) -> LayoutDecision {
        let minimum = Words.length(nodes[facts.row].a)
        switch StackAxis(rawValue: UInt8(nodes[facts.row].payload)) {
        case .horizontal: return LayoutDecision(.spacer, "width as offered, at least \(minimum); no height")
        case .vertical: return LayoutDecision(.spacer, "height as offered, at least \(minimum); no width")
        default: return LayoutDecision(.spacer, "outside of stacks as offered both ways, at least \(minimum)")
        }
    }

    private func textAnswer(_ facts: RowFacts) -> LayoutDecision {
        let entry = pass.side.texts[Int(nodes[facts.row].payload)]
        let shown = entry.measurer.measure(entry.text, proposal: facts.proposal.view)
        let ideal = entry.measurer.measure(entry.text, proposal: .unspecified)
        let idealSize = Size(width: Double(ideal.size.width), height: Double(ideal.size.height))
        if shown.lineCount == 0 { return LayoutDecision(.textLines, "no line fits into \(Words.size(facts.proposal))") }
        let reserved = max(shown.lineCount, entry.text.minimumLines ?? 1)
        let height = Words.length(facts.answer.height / Double(reserved))
        var detail = "\(Words.count(shown.lineCount, "line")) of \(height)"
        if reserved > shown.lineCount { detail += ", room for \(reserved)" }
        if shown.lineCount > ideal.lineCount {
            detail +=
                ": its ideal \(Words.size(idealSize)) is wider than the \(Words.length(facts.proposal.width)) offered"
        } else if facts.answer.width > facts.proposal.width {
            detail += ": it is no narrower, though \(Words.length(facts.proposal.width)) is offered"
        } else if !facts.proposal.width.isNaN && !shown.isTruncated {
            detail += ": it fits into the \(Words.length(facts.proposal.width)) offered"
        }
        if shown.scaleFactor != 1 { detail += ", shrunk to \(Words.length(Double(shown.scaleFactor)))" }
        if shown.isTruncated {
            detail += ", cut off: its ideal is \(Words.size(idealSize)) and \(Words.size(facts.proposal)) is offered"
        }
        return LayoutDecision(.textLines, detail)
    }
}
