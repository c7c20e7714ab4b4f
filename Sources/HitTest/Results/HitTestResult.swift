import Foundation
import Layout
import ViewTree

/// Who gets a tap, and why.
///
/// ``hit`` is the front-most content under the point, ``receiver`` whoever reacts to it. The explanation is made when
/// it is asked for, by a second walk over the same tree.
public struct HitTestResult: Sendable {
    /// The tree that was asked.
    public let tree: LayoutTree
    /// The point, in the tree's space.
    public let point: CGPoint
    /// The rules used.
    public let rules: HitTestRules
    /// What a sweep assumed, or nil.
    public let assumption: OpacityAssumption?
    /// The row of the hit, or -1.
    public let hitRow: Int
    /// The row of the gesture, Button or control that receives, or -1.
    public let receiverRow: Int
    /// What was done with the finger, where it was no single tap; else nil.
    public var touch: PlayedTouch?
    /// The row of the element that was meant, where one was named; else nil. If nobody receives, the explanation is why
    /// that element cannot be tapped.
    var aim: Int?

    /// The same result of a touch that was meant for an element of its tree.
    public func aimed(at node: LayoutNode) -> HitTestResult {
        var result = self
        result.aim = node.row < tree.table.count ? node.row : nil
        return result
    }

    /// The front-most content under the point, or nil.
    public var hit: HitView? { hitRow < 0 ? nil : tree.hitView(of: hitRow, gestureRow: -1) }

    /// Whoever reacts, or nil for nobody.
    public var receiver: HitView? { receiverRow < 0 ? nil : tree.hitView(of: receiverRow, gestureRow: receiverRow) }

    /// Other gestures that fire for the same tap, in firing order.
    public var also: [HitView] {
        let rows = touch?.also ?? GestureSearch.also(tree, from: hitRow, receiver: receiverRow)
        return rows.compactMap { tree.hitView(of: $0, gestureRow: $0) }
    }

    /// Every view that was looked at, front to back, with the rule and the numbers.
    ///
    /// On screens of thousands of views without those that are nowhere near the point (``HitExplanation/omitted``).
    public var considered: [HitCandidate] { explanation.candidates }

    /// The rule that decided.
    public var rule: HitRule { explanation.rule }

    /// One sentence: who receives the tap, or why nobody does.
    public var verdict: String { explanation.verdict }

    /// How sure the answer is.
    public var certainty: Certainty { explanation.certainty }

    /// From the hit to the root: every view a touch passes on its way up.
    public var responderChain: [LayoutNode] {
        var chain: [LayoutNode] = []
        var row = hitRow
        while row >= 0 {
            if let node = tree.node(row: row), node.row == row { chain.append(node) }
            row = Int(tree.table.nodes[row].parent)
        }
        return chain
    }

    /// The whole explanation; made anew each time.
    public var explanation: HitExplanation { HitExplanation(self) }
}

extension HitTestResult: CustomStringConvertible {
    public var description: String { explanation.description }
}

extension LayoutTree {
    /// Who gets a tap at a point of the tree's space.
    ///
    /// A point that is not finite or lies outside the window hits nothing. About 0.1 µs on a long screen after the
    /// first query, which makes an index.
    public func hitTest(
        _ point: CGPoint, rules: HitTestRules? = nil, assuming assumption: OpacityAssumption? = nil
    ) -> HitTestResult {
        let rules = rules ?? (environment.platform.isMacOS ? .macOS : .frontMost)
        if rules.areScored {
            return ScoredWalk(self, rules, assuming: assumption).result(at: point)
        }
        let hit = HitWalk(self, rules, assuming: assumption).run(point)
        return HitTestResult(
            tree: self, point: point, rules: rules, assumption: assumption, hitRow: hit,
            receiverRow: receiver(from: hit, at: point))
    }

    /// Who reacts to a tap that hit a row; a link in a text is nearer than any gesture around it.
    func receiver(from hit: Int, at point: CGPoint) -> Int {
        let receiver = GestureSearch.receiver(self, from: hit)
        guard hit >= 0, table.nodes[hit].kind == .text, link(of: hit, at: point) != nil else { return receiver }
        if receiver >= 0, table.nodes[receiver].kind == .gesture,
            table.side.gestures[Int(table.nodes[receiver].payload)].priority == .high
        {
            return receiver
        }
        return hit
    }

    /// The view of a row with the names from its own modifier chain.
    public func hitView(of start: Int, gestureRow: Int) -> HitView? {
        guard let target = describedRow(start) else { return nil }
        let names = chainNames(of: target)
        let node = table.nodes[start]
        return HitView(
            node: LayoutNode(tree: self, row: target), kind: kindName(target), id: names.id, label: names.label,
            gesture: gestureRow >= 0 ? gestureName(node) : nil, gestureRow: gestureRow)
    }

    /// What reacts: a gesture by its modifier's name, a link in a text; nil for a Button or a hosted control's own.
    private func gestureName(_ node: Node) -> String? {
        switch node.kind {
        case .gesture: table.side.gestures[Int(node.payload)].name
        case .text: "link"
        case .platformView: recognizerName(node)
        default: nil
        }
    }

    /// The view under a row's modifiers: what a person would name. Parts of a control give the control.
    private func describedRow(_ start: Int) -> Int? {
        var row = start
        if table.nodes[row].kind.isModifier {
            // Down to the view that the modifiers belong to.
            while table.nodes[row].kind.isModifier, row + 1 < Int(table.nodes[row].end) { row += 1 }
        }
        while row >= 0, table.nodes[row].flags.contains(.plumbing) { row = Int(table.nodes[row].parent) }
        guard row >= 0 else { return nil }
        return row
    }

    /// The kind of the view under a row's modifiers.
    public func viewKind(of row: Int) -> String { describedRow(row).map { kindName($0) } ?? kindName(row) }

    /// The outermost identifier and label in a view's own modifier chain.
    public func chainNames(of view: Int) -> (id: String?, label: String?) {
        let nodes = table.nodes
        var id: String?
        var label: String?
        var inner = view
        var row = Int(nodes[view].parent)
        // A part of a control, like a Toggle's switch, goes by the control's names.
        var control = nodes[view].kind == .hosted ? table.side.hosted[Int(nodes[view].payload)].kind : nil
        if !nodes[view].flags.contains(.plumbing) && table.side.names[Int32(row)] != control { control = nil }
        while row >= 0 {
            let node = nodes[row]
            if let name = control {
                let isWhole = table.side.names[Int32(row)] == name
                guard isWhole || node.flags.contains(.plumbing) else { break }
                if isWhole { control = nil }
                inner = row
                row = Int(node.parent)
                continue
            }
            // A layer's primary content is in the chain, its secondary content is a view of its own.
            // The border to UIKit hands the names of a representable on to its view.
            let isOfTheChain = node.kind.isModifier || node.kind == .view || node.kind == .platformTree
            guard isOfTheChain, inner == row + 1 else { break }
            if node.kind == .accessibilityIdentifier { id = table.side.strings[Int(node.payload)] }
            if node.kind == .accessibilityLabel { label = table.side.strings[Int(node.payload)] }
            inner = row
            row = Int(node.parent)
        }
        return (id, label ?? LayoutNode(tree: self, row: view).label ?? buttonTitle(of: view))
    }

    /// Another name by which a view is found; nil without one, and on a screen that another one covers.
    public func alias(of view: Int) -> String? {
        guard let name = table.side.aliases[Int32(view)] else { return nil }
        var row = view
        while row >= 0 {
            if table.nodes[row].kind == .allowsHitTesting, table.nodes[row].a == 0 { return nil }
            row = Int(table.nodes[row].parent)
        }
        return name
    }

    /// A Button's title: its label's text, or what is read out instead. Nil for other views, and for a label without.
    public func buttonTitle(of view: Int) -> String? {
        guard table.nodes[view].kind == .button else { return nil }
        var texts: [String] = []
        var row = view + 1
        while row < Int(table.nodes[view].end) {
            let node = table.nodes[row]
            switch node.kind {
            case .text: texts.append(table.side.texts[Int(node.payload)].string)
            case .accessibilityLabel: texts.append(table.side.strings[Int(node.payload)])
            default: break
            }
            row = node.kind == .accessibilityLabel ? Int(node.end) : row + 1
        }
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }
}

extension NodeKind {
    /// Whether the kind is a modifier of one view rather than a view.
    public var isModifier: Bool {
        switch self {
        case .window, .hstack, .vstack, .zstack, .layout, .grid, .lazyGrid, .lazyStack, .viewThatFits, .geometryReader,
            .scrollView, .spacer, .divider, .color, .style, .shape, .text, .image, .hosted, .view, .button,
            .list, .listRow, .navigation, .platformTree, .platformView:
            false
        default:
            true
        }
    }
}
