import Foundation
import ViewTree

/// How one element came by its frame: who offered what, what came back, which rule decided.
///
/// The steps lead from the window, or the root, to the element and on through its content as far as that decided its
/// size; where that is a container, its children follow, a step each.
public struct LayoutExplanation: Sendable {
    /// The element that was asked about.
    public let target: LayoutNode
    /// From the outside in.
    public let steps: [LayoutStep]
}

/// One row of the chain: offered something, it answered, and was placed.
public struct LayoutStep: Sendable {
    /// How a row takes part.
    public enum Role: String, Sendable {
        /// Around the element: what it was offered comes through here.
        case around
        /// The element.
        case element
        /// Inside the element: its answer decided the element's.
        case content
        /// One of the children whose answers made that of the container before them.
        case child
    }

    public let role: Role
    /// The row; a part of a control or an implicit container has no number of its own.
    public let node: LayoutNode
    /// The proposal. Around the element it is the one the row was placed with; inside, the one that its answer was
    /// asked with.
    public let proposal: ProposedViewSize
    /// What the row answered to it, in points.
    public let answer: CGSize
    /// Where the row lies in the end, in the tree's space: layout only.
    public let frame: CGRect
    /// By which rule it was offered the proposal.
    public internal(set) var offered: LayoutDecision
    /// By which rule it answered.
    public let answered: LayoutDecision
    /// By which rule it lies where it does.
    public internal(set) var placed: LayoutDecision

    /// The rule that made the answer.
    public var rule: LayoutRule { answered.rule }
    /// The number in the dump, nil for a part of a control or an implicit container.
    public var number: Int? { node.n < 0 ? nil : node.n }
    /// Whether it handed the proposal and its content's answer on, and its content lies where it does itself.
    public var isPassedOn: Bool { answered.rule == .passedOn }
}

/// A rule and what it said in numbers.
public struct LayoutDecision: Hashable, Sendable {
    public let rule: LayoutRule
    /// One sentence without a full stop; empty where the rule says it all.
    public let detail: String

    init(_ rule: LayoutRule, _ detail: String = "") {
        self.rule = rule
        self.detail = detail
    }
}
