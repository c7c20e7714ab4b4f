import Foundation
import Layout
import ViewTree

/// Decides between the gestures on the way from a hit to the root, event by event.
///
/// The nearest gesture has precedence, then the next one outwards; a high-priority gesture comes before all inside it.
/// Whoever is recognised first wins; of several at the same moment the one with precedence. Fewer taps wait until more
/// taps have failed. Simultaneous gestures neither wait nor lose, and fire first. Buttons and controls are active from
/// the moment they are touched: what has less precedence is out then (recorded: a Button's own area and a drag around
/// it), while what has more, and a scroll view, may still take over.
final class TouchPlay {
    private(set) var tree: LayoutTree
    private let firstTree: LayoutTree
    let store: StateStore?
    let limits: TapLimits
    /// A mouse scrolls with its wheel, and has to be inside a control to be let go there.
    var isMouse: Bool { limits == .mouse }
    /// Does what a tap on a hosted control does, at a point of the tree's space.
    var use: ((Int, CGPoint) -> Void)?
    /// Does what a swipe of a list's row by so many points towards the trailing edge does.
    var swiped: ((Int, CGFloat) -> Void)?
    /// In order of precedence.
    var exclusive: [TouchParticipant] = []
    /// In firing order: the outermost first.
    private var simultaneous: [TouchParticipant] = []
    private var winner: TouchParticipant?
    /// Whether a finger is down.
    private(set) var isDown = false
    /// Where the finger is, in the tree's space.
    private(set) var location = CGPoint.zero

    /// - Parameters:
    ///   - point: In the tree's space; nil where links in texts do not matter.
    ///   - gap: A scroll view at the point that shows nothing there which is hit, or -1.
    ///   - store: Where scroll views and buttons note what they do; nil for a trial.
    init(
        _ tree: LayoutTree, from hit: Int, at point: CGPoint?, gap: Int = -1, limits: TapLimits, store: StateStore?
    ) {
        self.tree = tree
        firstTree = tree
        self.store = store
        self.limits = limits
        gather(from: hit, at: point)
        guard store != nil, !isMouse else { return }
        gather(gap: gap)
        if let point { gather(edgeAt: point, hit: hit, gap: gap) }
    }

    // MARK: Who takes part

    private func gather(from hit: Int, at point: CGPoint?) {
        let nodes = tree.table.nodes
        let side = tree.table.side
        var isTaken = false
        var isInPlatform = false
        var row = hit
        while row >= 0 {
            let node = nodes[row]
            switch node.kind {
            case .hosted where row == hit:
                let entry = side.hosted[Int(node.payload)]
                guard entry.takesTouches,
                    !(entry.yieldsToAncestorTap && GestureSearch.ancestorTap(tree, row) != nil)
                else { break }
                // The control takes its touches itself, or swallows them.
                isTaken = true
                if entry.isEnabled { exclusive.append(TouchParticipant(.hosted, row)) }
            case .platformTree: isInPlatform = false
            case .platformView where !isInPlatform:
                isInPlatform = true
                guard
                    let (participant, takes) = Self.participant(
                        tree, platform: row, isHit: row == hit, isTrial: store == nil)
                else { break }
                exclusive.append(participant)
                isTaken = isTaken || takes
            case .text where row == hit:
                guard let point, tree.link(of: row, at: point) != nil else { break }
                exclusive.append(TouchParticipant(.link, row))
            case .gesture:
                let entry = side.gestures[Int(node.payload)]
                if !entry.allowsSubviews && entry.isEnabled {
                    // A hosted leaf takes its touches itself.
                    exclusive.removeAll { $0.kind != .hosted && $0.kind != .platform && !$0.isPan }
                    simultaneous.removeAll()
                }
                guard entry.isEnabled, !isTaken || entry.priority == .simultaneous else { break }
                if isMouse && entry.secondary != nil { break }
                let participant = TouchParticipant(.gesture, row)
                participant.recognizer = entry.make()
                switch entry.priority {
                case .normal: exclusive.append(participant)
                case .high: exclusive.insert(participant, at: 0)
                case .simultaneous: simultaneous.insert(participant, at: 0)
                }
            case .button where !isTaken:
                guard side.buttons[Int(node.payload)].isEnabled else { break }
                exclusive.append(TouchParticipant(.button, row))
            case .listRow:
                let isFree = !isTaken && !exclusive.contains { $0.isControl || takesTap($0) }
                gather(listRow: row, from: hit, isFree: isFree)
            case .scrollView where !isMouse && store != nil:
                if let participant = pan(row) { exclusive.append(participant) }
            default: gather(pagesOf: row)
            }
            row = Int(node.parent)
        }
    }

    /// Whether a gesture leaves no tap for a list's row around it. What takes no single tap leaves it; what only a
    /// touch can tell has precedence over the row.
    private func takesTap(_ participant: TouchParticipant) -> Bool {
        participant.kind == .gesture && entry(participant).takesSingleTap
    }

    /// The screen was made again in the middle of the touch: each gesture goes on as the one at its place.
    func follow(_ new: LayoutTree) {
        let old = tree
        tree = new
        let all = (exclusive + simultaneous).filter { $0.row >= 0 }
        func key(_ row: Int, _ tree: LayoutTree) -> TouchParticipant.Key {
            TouchParticipant.Key(identity: tree.table.identities[row], kind: tree.table.nodes[row].kind)
        }
        let wanted = Set(all.map { key($0.row, old) })
        // Several gestures of one view share its place; the innermost comes first.
        func rows(_ tree: LayoutTree) -> [TouchParticipant.Key: [Int]] {
            var result: [TouchParticipant.Key: [Int]] = [:]
            for row in stride(from: tree.table.count - 1, through: 0, by: -1) {
                let key = key(row, tree)
                if wanted.contains(key) { result[key, default: []].append(row) }
            }
            return result
        }
        let before = rows(old)
        let after = rows(new)
        for participant in all {
            let key = key(participant.row, old)
            if participant.session != nil {
                // UIKit goes on with a touch whatever becomes of the view.
                participant.row = after[key]?.first ?? -1
                continue
            }
            guard let number = before[key]?.firstIndex(of: participant.row), let found = after[key],
                number < found.count
            else {
                participant.isOut = true
                participant.held = nil
                participant.row = -1
                continue
            }
            participant.row = found[number]
            guard participant.kind == .gesture, let old = participant.recognizer else { continue }
            let fresh = entry(participant).make()
            fresh.adopt(old)
            participant.recognizer = fresh
        }
    }

    private func entry(_ participant: TouchParticipant) -> GestureEntry {
        tree.table.side.gestures[Int(tree.table.nodes[participant.row].payload)]
    }

    // MARK: What it comes to

    /// The row of the receiver on the first screen, or -1.
    var receiver: Int {
        if let winner, !(winner.isControl && winner.stage == .failed) {
            return receiverRow(winner, on: firstTree)
        }
        // With simultaneous ones alone the nearest.
        if let nearest = simultaneous.last(where: \.hasFired) { return nearest.firstRow }
        // A view of UIKit's that overrides touchesBegan: nobody took the touch from it.
        return exclusive.first { $0.session?.receiver != nil }.map { receiverRow($0, on: firstTree) } ?? -1
    }

    /// The rows of the others that fired, in firing order.
    var also: [Int] {
        let receiver = receiver
        let beside = receiver < 0 ? [] : GestureSearch.buttonsBeside(firstTree, receiver)
        return simultaneous.filter { $0.hasFired && $0.firstRow >= 0 && $0.firstRow != receiver }.map(\.firstRow)
            + beside
    }

    /// Whether anything may still come of it.
    var isOpen: Bool {
        simultaneous.contains { $0.isLive }
            || (!isDecided && exclusive.contains { $0.isLive || ($0.held != nil && !$0.isOut) })
    }

    /// When something happens although nothing moves.
    var deadline: Double? { (exclusive + simultaneous).filter(\.isLive).compactMap(\.deadline).min() }

    // MARK: Events

    /// Takes an event in and answers what is to be done.
    func take(_ phase: TouchEvent.Phase, at point: CGPoint, time: Double) -> TouchActions {
        if phase == .began {
            isDown = true
            renew()
        }
        if phase == .ended { isDown = false }
        location = point
        var result = TouchActions()
        for participant in simultaneous where participant.isLive {
            participant.stage = take(participant, phase, time, &result)
            note(participant)
        }
        if let winner, !winner.isControl {
            if winner.isLive { winner.stage = take(winner, phase, time, &result) }
            return result
        }
        var wanted: [ObjectIdentifier: TouchActions] = [:]
        for participant in exclusive where participant.isLive {
            var actions = TouchActions()
            participant.stage = take(participant, phase, time, &actions)
            wanted[ObjectIdentifier(participant)] = actions
        }
        decide(&wanted, &result)
        return result
    }

    /// Whether somebody won the touch before, while a simultaneous gesture still waits for more of them.
    var awaitsMoreTouches: Bool { !isDown && isDecided }

    private var isDecided: Bool { winner.map { $0.stage == .ended || $0.stage == .failed } ?? false }

    /// The next finger of a sequence whose last one somebody has won: all but the simultaneous gestures, which go on,
    /// are chosen anew, as for a touch of its own.
    ///
    /// - Parameters: as in `init`, on the present screen.
    func chooseAnew(from hit: Int, at point: CGPoint, gap: Int) {
        let fresh = TouchPlay(tree, from: hit, at: point, gap: gap, limits: limits, store: store)
        func before(_ new: TouchParticipant, _ old: [TouchParticipant]) -> TouchParticipant? {
            old.first { $0.row == new.row && $0.kind == new.kind }
        }
        for participant in fresh.exclusive {
            let old = before(participant, exclusive)
            // Reports name rows of the first screen.
            participant.firstRow = old?.firstRow ?? -1
            if let session = old?.session { participant.session = session }
        }
        let goingOn = simultaneous
        simultaneous = fresh.simultaneous.map { participant in
            if let old = before(participant, goingOn) { return old }
            participant.firstRow = -1
            return participant
        }
        exclusive = fresh.exclusive
        winner = nil
    }

    /// The next finger of a sequence of taps: those that failed or fired alone try again.
    private func renew() {
        for participant in simultaneous + (winner == nil ? exclusive : [])
        where !participant.isOut && participant.held == nil
            && (participant.stage == .failed || participant.stage == .ended)
        {
            participant.stage = .possible
            if participant.kind == .gesture { participant.recognizer = entry(participant).make() }
        }
    }

    /// Chooses who wins, and adds what is to be done.
    private func decide(_ wanted: inout [ObjectIdentifier: TouchActions], _ result: inout TouchActions) {
        let previous = winner
        let place = previous.flatMap { winner in exclusive.firstIndex { $0 === winner } } ?? exclusive.count
        var choice: TouchParticipant?
        let order = exclusive.enumerated().filter { index, participant in
            !participant.isOut && (participant.stage == .active || participant.stage == .ended)
                && (previous == nil || index < place || participant.isPan)
        }
        for (index, participant) in order {
            if isPaused(participant, index) {
                var held = participant.held ?? TouchActions()
                if let actions = wanted.removeValue(forKey: ObjectIdentifier(participant)) { held.append(actions) }
                participant.held = held
            } else if choice == nil || (participant.isPan && choice!.isControl) {
                choice = participant
            }
        }
        if let choice {
            winner = choice
            note(choice)
            var own = choice.held ?? TouchActions()
            choice.held = nil
            if let actions = wanted[ObjectIdentifier(choice)] { own.append(actions) }
            for (index, other) in exclusive.enumerated() where other !== choice && !other.isOut {
                // A control gives way later: what could take over goes on.
                let mayTakeOver =
                    choice.isControl && choice.stage == .active && other.isLive && !other.isControl
                    && (other.isPan || index < (exclusive.firstIndex { $0 === choice } ?? 0))
                if mayTakeOver {
                    if let actions = wanted[ObjectIdentifier(other)] { result.append(actions) }
                    continue
                }
                // What fails or ends at the same moment goes back to its beginning, and fires nothing.
                result.resets += wanted[ObjectIdentifier(other)]?.resets ?? []
                lose(other, &result)
            }
            result.append(own)
            return
        }
        if let previous, isPaused(previous, place) {
            previous.held = wanted.removeValue(forKey: ObjectIdentifier(previous)) ?? TouchActions()
            winner = nil
            return
        }
        // Nobody yet, or the control goes on: what begins to show shows.
        for participant in exclusive where !participant.isOut && participant.held == nil {
            if let actions = wanted[ObjectIdentifier(participant)] { result.append(actions) }
        }
        if let previous, previous.stage == .ended || previous.stage == .failed {
            for other in exclusive where other !== previous && !other.isOut { lose(other, &result) }
        }
    }

    /// Whether taps wait for a gesture of more taps that may still come, or that waits as well.
    private func isPaused(_ participant: TouchParticipant, _ index: Int) -> Bool {
        guard participant.stage == .ended else { return false }
        let taps = participant.tapCount
        return exclusive.enumerated().contains { place, other in
            guard other !== participant, !other.isOut, other.stage == .possible || other.stage == .ended else {
                return false
            }
            if participant.isControl { return place < index && other.tapCount > 1 && other.stage == .possible }
            return taps > 0 && other.tapCount > taps
        }
    }

    private func note(_ participant: TouchParticipant) {
        if participant.stage == .active || participant.stage == .ended { participant.hasFired = true }
    }

    private func lose(_ participant: TouchParticipant, _ result: inout TouchActions) {
        let wasLive = participant.isLive
        // It was let go, but nobody has been told.
        if participant.held != nil { participant.isPressed = true }
        result.resets += participant.held?.resets ?? []
        participant.isOut = true
        participant.held = nil
        guard wasLive || participant.isPressed else { return }
        participant.recognizer?.cancel(&result)
        if let session = participant.session { result.callbacks.append { session.cancel() } }
        press(participant, false, &result)
    }

    private func take(
        _ participant: TouchParticipant, _ phase: TouchEvent.Phase, _ time: Double, _ actions: inout TouchActions
    ) -> TouchRecognizer.Stage {
        switch participant.kind {
        case .gesture:
            let tree = tree
            let point = location
            let row = participant.row
            let event = TouchEvent(phase: phase, time: time, location: point, limits: limits) { space in
                tree.point(point, in: space, at: row)
            }
            return participant.recognizer?.take(event, &actions) ?? .failed
        case .scrollView: return scroll(participant, phase, &actions)
        case .platform: return platform(participant, phase, time, &actions)
        case .swipe: return swipe(participant, phase, &actions)
        case .edge: return edge(participant, phase, &actions)
        case .page: return page(participant, phase, time, &actions)
        case .button, .hosted, .listRow, .link: return control(participant, phase, &actions)
        }
    }
}
