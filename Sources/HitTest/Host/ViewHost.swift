import Foundation
import Layout
import ViewTree

/// A living screen: state that changes, callbacks that run, taps that are performed.
///
/// Callbacks run once before the first answer. Animations have ended, unless the host is given a clock: then they take
/// their time, which ``advance(by:)`` lets pass.
public final class ViewHost {
    /// The screen as it is now.
    ///
    /// If something outside has changed its state since, it is laid out again first.
    public var tree: LayoutTree {
        if store.needsUpdate || store._hasWork, !isBusy { _ = refresh() }
        return current
    }
    private var current: LayoutTree
    /// Whether the screen is being made or touched: a look at it then does not change it.
    private var isBusy = false
    /// The rules by which taps find their receivers.
    public var rules: HitTestRules
    private let make: (StateStore) -> LayoutTree
    let store: StateStore
    /// The finger that touches are played with.
    let hand = TouchHand()
    private var appeared: Set<UInt64> = []
    /// What views that are there want done when they go, by place.
    private var farewells: [(identity: UInt64, action: () -> Void)] = []
    /// Why an update did not settle, for the tree's warnings.
    public private(set) var warnings: [Diagnostic] = []

    /// A screen on a device.
    public convenience init<V: View>(
        _ view: @autoclosure @escaping @MainActor () -> V, device: Device, scale: CGFloat? = nil,
        environment: EnvironmentValues = EnvironmentValues(), rules: HitTestRules? = nil, name: String? = nil,
        clock: HostClock? = nil
    ) {
        self.init(rules: rules ?? (device.platform.isMacOS ? .macOS : .frontMost), clock: clock) { store in
            LayoutTree(view(), device: device, scale: scale, environment: environment, store: store, name: name)
        }
    }

    /// A view in its own space.
    public convenience init<V: View>(
        _ view: @autoclosure @escaping @MainActor () -> V, proposal: ProposedViewSize, scale: CGFloat = 1,
        environment: EnvironmentValues = EnvironmentValues(), rules: HitTestRules? = nil, name: String? = nil,
        clock: HostClock? = nil
    ) {
        self.init(rules: rules ?? (environment.platform.isMacOS ? .macOS : .frontMost), clock: clock) { store in
            LayoutTree(view(), proposal: proposal, scale: scale, environment: environment, store: store, name: name)
        }
    }

    init(rules: HitTestRules, clock: HostClock?, make: @escaping (StateStore) -> LayoutTree) {
        self.rules = rules
        self.make = make
        let store = StateStore()
        if let clock {
            store.clock = clock
            store.animates = true
        }
        self.store = store
        current = HostClock.$current.withValue(store.clock) { store._making { make(store) } }
        store.rowPlaces = { [unowned self] in rowPlaces($0) }
        settle()
        _ = store.takeChanges()
    }

    /// Runs what waits (onAppear, onChange, task) and lays out again until nothing changes.
    private func settle() {
        busily { settleBusily() }
    }

    /// Does something during which a look at the tree shows it as it is.
    func busily(_ body: () -> Void) {
        let outer = isBusy
        isBusy = true
        body()
        isBusy = outer
    }

    private func settleBusily() {
        // A callback that always changes what it depends on would go on for ever.
        let mostRounds = 100
        for _ in 0..<mostRounds {
            var callbacks = tree.table.side.callbacks
            if let rows = LazyRows(tree) { callbacks.removeAll { !rows.contains($0.row) } }
            let present = Set(callbacks.map(\.identity))
            // A view is told that it goes with the closure of the last screen it was on.
            let gone = farewells.filter { !present.contains($0.identity) }
            farewells = callbacks.filter { $0.kind == .disappear }.map { ($0.identity, $0.action) }
            // Views of UIKit's keep no state that would say so: they are looked at again after whatever ran.
            var hasRun = !gone.isEmpty
            for entry in callbacks where entry.kind != .disappear && !appeared.contains(entry.identity) {
                appeared.insert(entry.identity)
                run { entry.action() }
                hasRun = true
            }
            appeared.formIntersection(present)
            for farewell in gone { run { farewell.action() } }
            run { store.runAfterUpdate() }
            if store.focusRequest || store.focused != nil { run { followFocus() } }
            if store._hasWork { hasRun = true }
            store._settleWork()
            for warning in store._takeWorkWarnings() { warn(warning) }
            guard store.needsUpdate || (hasRun && !tree.table.side.platformTrees.isEmpty) else { return }
            remake()
        }
        warn(Self.endlessUpdate)
    }

    /// What is said of callbacks that never come to an end.
    public static let endlessUpdate =
        "onAppear, onChange, onPreferenceChange, onGeometryChange or task changed the state 100 times in a row; "
        + "stopped there"

    /// Changes state from outside, as an action would, and lays out again.
    ///
    /// - Returns: what changed on the screen.
    @discardableResult
    public func update(_ change: () -> Void) -> [TapEffect] {
        let before = tree
        step(change)
        return effects(since: before)
    }

    /// Does something and lays out again; what changed is asked for later.
    func step(_ change: () -> Void) {
        busily {
            run(change)
            // What changed may be no state of the view's: a binding to something outside.
            remake()
            settle()
        }
    }

    /// What has changed since a screen, and since changes were last asked for.
    func effects(since before: LayoutTree) -> [TapEffect] {
        Effects.between(before, tree, store.takeChanges())
    }

    /// Runs code of the user's, by this screen's clock.
    func run(_ body: () -> Void) {
        store._running(body)
    }

    private func remake() {
        let made = HostClock.$current.withValue(store.clock) { store._making { make(store) } }
        current = made
    }

    /// Lays out again if state changed; true if it did.
    func refresh() -> Bool {
        if store._hasWork { run {} }
        guard store.needsUpdate else { return false }
        remake()
        settle()
        return true
    }

    /// The addresses that links and `\\.openURL` have asked the system to open, the first one first.
    public var openedURLs: [URL] { store.openedURLs }

    func warn(_ message: String) { warnings.append(Diagnostic(path: current.viewName, message: message)) }

    /// Taps the element with an identifier at its middle, or at the reachable point nearest to it.
    ///
    /// - Throws: ``MissedTap`` with the explanation if somebody else, or nobody, receives the tap; nothing is performed
    ///   then.
    @discardableResult
    public func tap(_ identifier: String) throws -> TapResult {
        guard let node = tree[identifier] else {
            let known = tree.nodes.compactMap(\.id).map { "\"\($0)\"" }.joined(separator: ", ")
            throw MissedTap(
                description: "no element has the identifier \"\(identifier)\"; there are "
                    + (known.isEmpty ? "none" : known))
        }
        let answer = Tappability(tree, target: node, rules: rules)
        guard let point = answer.reach.point else {
            throw MissedTap(
                description: answer.verdict(for: identifier) + (answer.fix.map { "\nfix: \($0)" } ?? "")
                    + (answer.reach.missed.map { "\n\($0)" } ?? ""))
        }
        return tap(at: point)
    }
}

/// A tap that did not reach the element it was meant for.
public struct MissedTap: Error, CustomStringConvertible {
    /// Who got it instead, why, and what to change.
    public let description: String
}

/// What a tap did.
public struct TapResult: Sendable, CustomStringConvertible {
    /// Who received it, on the screen before.
    public let hitTest: HitTestResult
    /// What changed.
    public let effects: [TapEffect]
    /// What was done, where it was no touch; who was hit then is where it was done.
    public var input: PlayedInput?

    /// The same result of a touch that was meant for an element of the screen before.
    public func aimed(at node: LayoutNode) -> TapResult {
        TapResult(hitTest: hitTest.aimed(at: node), effects: effects, input: input)
    }

    /// One sentence: who received it, or what was done.
    public var verdict: String { input?.verdict ?? hitTest.verdict }

    public var description: String { text() }

    /// The whole answer.
    ///
    /// - Parameter fix: What to change, where more is known than the point; else nil.
    public func text(fix: String? = nil) -> String {
        let explanation = hitTest.explanation
        let answer = input.map { PrintedText.line($0.verdict) } ?? explanation.text(fix: fix ?? explanation.fix)
        return ([answer] + EffectLines(effects).lines.map { PrintedText.line("  \($0)") }).joined(separator: "\n")
    }
}
