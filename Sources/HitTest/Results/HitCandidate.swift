import Foundation
import Layout

/// A view that was looked at for a tap, and what became of it.
public struct HitCandidate: Sendable {
    public enum Outcome: String, Hashable, Sendable {
        /// It is the hit.
        case hit
        /// The point lies outside its area.
        case missed
        /// A rule took it out.
        case skipped
        /// It lies behind the hit.
        case blocked
    }

    /// The row of the content itself.
    let row: Int
    /// The row whose rule decided.
    let ruleRow: Int
    /// Whether the point lies in the content's box, whatever its shape.
    let isInBox: Bool
    /// The view.
    public let node: LayoutNode
    public let outcome: Outcome
    /// The rule that decided, nil for the hit itself.
    public let rule: HitRule?
    /// The numbers that decided it.
    public let detail: String
    /// The accessibility identifier and label found as for a receiver.
    public let id: String?
    public let label: String?
}

/// A view that a tap hits or that receives it.
public struct HitView: Sendable {
    /// The view that carries the gesture, under its modifiers.
    public let node: LayoutNode
    /// The view's type.
    public let kind: String
    /// The outermost identifier in the view's own modifier chain.
    public let id: String?
    /// The outermost label in the view's own modifier chain.
    public let label: String?
    /// The gesture's modifier; nil for a hit, a Button or a hosted control's own.
    public let gesture: String?
    /// The row of the gesture, Button or control.
    let gestureRow: Int
}
