import Foundation
import HitTest
import Layout
import ViewTree

// Whether a target can be reached, and what keeps taps from it: what several rules go by.
extension AuditScreen {
    enum Reach {
        /// Taps reach it, all or enough of it.
        case fine
        /// It is meant to be out of reach, or scrolling brings it into view.
        case apart
        /// Something inside it takes every tap.
        case shadowed
        /// A gesture around it takes every tap.
        case starved(by: Int)
        /// Nothing reaches it.
        case none(Tappability)
    }

    func reach(of subject: Subject) -> Reach {
        let (target, survey) = (subject.target, subject.survey)
        guard target.isEnabled, target.kind != .row else { return .apart }
        // Presses and drags that the system adds are nobody's mistake.
        if target.kind == .gesture, tree.table.nodes[target.row].flags.contains(.plumbing) { return .apart }
        if survey.region > 0 {
            if survey.reached > 0 { return .fine }
            if survey.inner > 0 { return survey.inner >= survey.region * 0.999 ? .shadowed : .fine }
            if let loss = survey.losses.first, inside(subject.row).contains(loss.hitRow), loss.receiverRow >= 0,
                inside(loss.receiverRow).contains(subject.row)
            {
                return .starved(by: loss.receiverRow)
            }
        } else {
            // Nothing of it shows, or it has no area.
            if survey.visible.isNull || survey.visible.width <= 0 || survey.visible.height <= 0 {
                return subject.isScrollable || isMovedAway(subject) ? .apart : none(subject)
            }
        }
        return none(subject)
    }

    private func none(_ subject: Subject) -> Reach {
        let node = LayoutNode(tree: tree, row: subject.row)
        let why = Tappability(tree, target: node, rules: rules)
        guard let reason = why.reason else { return .fine }
        if !subject.takesTaps, isInvisibleLayer(reason, subject) { return .apart }
        // Not to be seen on purpose. A control at opacity 0 may be meant to take taps all the same.
        if opacities[subject.row] == 0 {
            let isOpacity = reason == .opacity || reason == .hostedAlpha
            return subject.target.kind == .control && isOpacity ? .none(why) : .apart
        }
        switch reason {
        // Hidden on purpose, for other input, or not there yet.
        case .hidden, .zeroSize, .disabled, .noGesture, .handledBy, .singularTransform, .fingerOnly: return .apart
        case .containerBounds where subject.isScrollable: return .apart
        case .occluded where subject.survey.losses.allSatisfy({ isPassing($0, subject) || isOfDeck($0, subject) }):
            return .apart
        default: return .none(why)
        }
    }

    /// Whether what takes the touches of a loss is a view made alike, with the same gesture: a deck of cards, of which the
    /// upper ones are to be moved away.
    private func isOfDeck(_ loss: TapSurvey.Loss, _ subject: Subject) -> Bool {
        guard subject.target.kind == .tap || subject.target.kind == .gesture, loss.hitRow >= 0 else { return false }
        return self.subject(around: loss.hitRow) { other in
            other.row != subject.row && other.target.isEnabled && other.target.kind == subject.target.kind
                && other.target.touch == subject.target.touch && areAlike(other.row, subject.row)
        } != nil
    }

    /// Whether two rows stand at the same place of two views made alike in one container: the same modifiers around a view
    /// of the same kind.
    private func areAlike(_ first: Int, _ second: Int) -> Bool {
        let nodes = tree.table.nodes
        var (first, second) = (first, second)
        var (firstInside, secondInside) = (first, second)
        while nodes[firstInside].kind.isModifier, firstInside + 1 < Int(nodes[firstInside].end) {
            guard nodes[firstInside].kind == nodes[secondInside].kind,
                secondInside + 1 < Int(nodes[secondInside].end)
            else { return false }
            (firstInside, secondInside) = (firstInside + 1, secondInside + 1)
        }
        guard nodes[firstInside].kind == nodes[secondInside].kind else { return false }
        while first != second {
            guard first >= 0, second >= 0, nodes[first].kind == nodes[second].kind,
                tree.kindName(first) == tree.kindName(second)
            else { return false }
            (first, second) = (Int(nodes[first].parent), Int(nodes[second].parent))
        }
        return true
    }

    /// Whether a gesture lies on something under all that is shown, to catch what nobody else takes.
    private func isInvisibleLayer(_ reason: HitRule, _ subject: Subject) -> Bool {
        reason == .occluded && ink(of: subject.row) == 0
    }

    /// Whether what takes the taps of a loss goes by itself: a layer that dims the screen, or something from under which
    /// the target can be scrolled.
    private func isPassing(_ loss: TapSurvey.Loss, _ subject: Subject) -> Bool {
        guard loss.hitRow >= 0 else { return false }
        if isModalLayer(loss.hitRow) { return true }
        return subject.isScrollable && !areRelated(loss.hitRow, subject.row)
            && !sharesScrolling(loss.hitRow, subject.row)
    }

    /// Whether an offset or another effect moves it off the screen: a drawer that is closed.
    private func isMovedAway(_ subject: Subject) -> Bool {
        guard tree.hasEffects(subject.row) else { return false }
        return tree.frame(subject.row).overlaps(window)
    }

    /// What lies in front of a target and takes its taps: each with the target's part, in pt². Dimmed screens, upper
    /// cards of a deck, and bars from under which the target can be scrolled, count for nothing.
    func findCovers(of subject: Subject) -> [TapSurvey.Loss] {
        subject.survey.losses.filter { loss in
            guard loss.hitRow >= 0, !areRelated(loss.hitRow, subject.row), !isModalLayer(loss.hitRow),
                tree.isInFront(loss.hitRow, of: subject.row), !isOfDeck(loss, subject)
            else { return false }
            return !subject.isScrollable || sharesScrolling(loss.hitRow, subject.row)
        }
    }

    /// Whether two rows scroll together, so that scrolling does not part them.
    private func sharesScrolling(_ row: Int, _ other: Int) -> Bool {
        var ancestor = Int(tree.table.nodes[other].parent)
        while ancestor >= 0 {
            if kind(ancestor) == .scrollView {
                let end = tree.scrollEnd(ancestor)
                if end.x > 0 || end.y > 0 { return inside(ancestor).contains(row) }
            }
            ancestor = Int(tree.table.nodes[ancestor].parent)
        }
        return true
    }

    /// Who takes the taps of a loss, as an element: the receiver, or the view that was hit where nobody receives, or
    /// where the receiver has the target in it.
    func taker(of loss: TapSurvey.Loss, from row: Int) -> Int {
        guard loss.receiverRow >= 0, !inside(loss.receiverRow).contains(row) else { return loss.hitRow }
        return loss.receiverRow
    }
}
