import Foundation
import ViewTree

/// A view, laid out: every frame, and what hit-testing and reports need.
///
/// ```swift
/// let screen = LayoutTree(Text("Hello").accessibilityIdentifier("hello"), device: .iPhone16Pro)
/// screen["hello"]?.frame
/// ```
///
/// Bodies are evaluated, callbacks are not run; a living screen is `ViewHost`'s. Lengths are points throughout.
public final class LayoutTree: @unchecked Sendable {
    /// The table that was laid out.
    public let table: NodeTable
    /// Where the view's state lives.
    public let store: StateStore
    /// The window's device, or nil for a tree in its own space.
    public let device: Device?
    /// The values the root was given.
    public let environment: EnvironmentValues
    /// Pixels per point.
    public let scale: CGFloat
    /// The root view's type.
    public let viewName: String
    /// What was wrong with the input.
    public let warnings: [Diagnostic]

    /// What layout found for each row.
    public let slots: UnsafeMutablePointer<Slot>
    /// How far scroll views show content beyond their frames, by row; only those that do.
    let scrollInsets: [Int32: EdgeInsets]
    /// What each ViewThatFits decided, by row.
    let choices: [Int32: FittingChoice]
    /// What the root was offered.
    let proposal: Proposal
    let options: LayoutOptions
    /// Indexes that queries make on first use, guarded by the lock.
    let cache = TreeCache()

    /// A tree in its own space: origin at the root's top left corner, sized by what the root answers to `proposal`.
    public convenience init<V: View>(
        _ view: @autoclosure @MainActor () -> V, proposal: ProposedViewSize = .unspecified, scale: CGFloat = 1,
        environment: EnvironmentValues = EnvironmentValues(), options: LayoutOptions = LayoutOptions(),
        store: StateStore = StateStore(), name: String? = nil
    ) {
        self.init(
            view, proposal: Proposal(proposal), device: nil, scale: scale, environment: environment, options: options,
            store: store, name: name)
    }

    /// A tree in a window: the root is offered the safe area and centred in it.
    public convenience init<V: View>(
        _ view: @autoclosure @MainActor () -> V, device: Device, scale: CGFloat? = nil,
        environment: EnvironmentValues = EnvironmentValues(), options: LayoutOptions = LayoutOptions(),
        store: StateStore = StateStore(), name: String? = nil
    ) {
        self.init(
            view, proposal: Proposal(width: Double(device.size.width), height: Double(device.size.height)),
            device: device, scale: scale ?? device.scale, environment: environment, options: options, store: store,
            name: name)
    }

    private init<V: View>(
        _ view: @MainActor () -> V, proposal: Proposal, device: Device?, scale: CGFloat,
        environment: EnvironmentValues, options: LayoutOptions, store: StateStore, name: String?
    ) {
        var environment = environment
        environment.displayScale = scale.isFinite && scale > 0 ? scale : 1
        if let device {
            environment.platform = device.platform
            environment._windowSafeArea = device.safeArea
            environment._windowWidth = device.size.width
        }
        let window = device.map {
            LayoutPass.Window(
                size: Size(width: Double($0.size.width), height: Double($0.size.height)), safeArea: $0.safeArea)
        }
        // Sizes of the screen before may be a fixed point that a screen made anew does not reach.
        store.containers = [:]
        store.windowSize = device?.size ?? .zero
        store.screen = HostScreen(device, environment)
        store.screen?.resignFocus = { [weak store] in store?.resignFocus() }
        store.containers[0] = Self.windowRoom(window, proposal)
        var table: NodeTable?
        var slots: UnsafeMutablePointer<Slot>?
        var choices: [Int32: FittingChoice] = [:]
        var scrollInsets: [Int32: EdgeInsets] = [:]
        var absent: [Range<Int>] = []
        var round = 0
        let given = environment.colorScheme
        // Values of the screen before would not fit what is new on this one.
        store.preferences = [:]
        repeat {
            // Content that depends on a size is lowered again once the size is known; each nested GeometryReader
            // takes one more round. Preferences are read off settled sizes alone, so that readers never see a value
            // that lacks views which are still to come.
            round += 1
            slots?.deallocate()
            store.beginUpdate()
            environment.colorScheme = store.preferredColorSchemes[0] ?? given
            store.screen?.isDark = environment.colorScheme == .dark
            let made = Self.lower(view, environment, store, hasWindow: window != nil)
            let isRecolored = made.side.preferredColorSchemes != store.preferredColorSchemes
            store.preferredColorSchemes = made.side.preferredColorSchemes
            let room = UnsafeMutablePointer<Slot>.allocate(capacity: max(1, made.count))
            let pass = LayoutPass(table: made, slots: room, window: window, usesMemo: options.memo)
            let screen = store.screen ?? HostScreen.current
            screen.run { pass.run(proposal) }
            table = made
            slots = room
            absent = pass.absentRows
            choices = pass.choices
            scrollInsets = pass.scrollInsets()
            // All of them, not only the first that asks for another round.
            let asks = [
                pass.updateGeometry(store), pass.scrollAsRequested(store), pass.updateContainers(store),
                pass.hasNewPlatformContents(), isRecolored,
            ]
            let isSettled = !asks.contains(true) && !pass.updatePreferences(store)
            if isSettled || round == Self.mostRounds { pass.observe(store) }
            if isSettled { break }
        } while round < Self.mostRounds
        if round == Self.mostRounds {
            table!.side.warnings.append(
                Diagnostic(
                    path: name ?? String("\(V.self)".prefix { $0 != "<" }),
                    message:
                        "GeometryReaders, preferences, containerRelativeFrame and what is made of them did not settle in \(round) rounds; the last one stands"
                ))
        }
        store.endUpdate()
        table!.forgetGuessesThatDoNotMatter()
        if environment.platform == .watchOS, table!.count > 0 {
            table!.side.approximations[0] = "a watch's own sizes are not modelled; those of iOS 18 are taken"
        }
        if !absent.isEmpty {
            let shown = Self.removing(absent, table!, slots!, &choices, &scrollInsets)
            slots!.deallocate()
            table = shown.table
            slots = shown.slots
        }
        if !table!.side.platformTrees.isEmpty {
            let whole = (store.screen ?? HostScreen.current).run {
                Self.grafting(table!, slots!, &choices, &scrollInsets)
            }
            slots!.deallocate()
            table = whole.table
            slots = whole.slots
        }
        self.table = table!
        self.slots = slots!
        self.choices = choices
        self.scrollInsets = scrollInsets
        self.store = store
        self.device = device
        self.environment = environment
        self.scale = environment.displayScale
        self.proposal = proposal
        self.options = options
        viewName = name ?? String("\(V.self)".prefix { $0 != "<" })
        warnings = Self.unique(table!.side.warnings)
    }

    deinit { slots.deallocate() }

    /// What views that are sized by the container around them take the window for: its safe area, or what a root in
    /// its own space is offered.
    private static func windowRoom(_ window: LayoutPass.Window?, _ proposal: Proposal) -> CGSize? {
        let insets = window?.safeArea ?? EdgeInsets()
        // Written so that nil (NaN) stays nil.
        func room(_ length: Double, _ insets: CGFloat) -> Double {
            length.isNaN ? .nan : max(0, length - Double(insets))
        }
        return CGSize(
            width: room(proposal.width, insets.leading + insets.trailing),
            height: room(proposal.height, insets.top + insets.bottom))
    }

    /// More nesting of sizes that depend on sizes than any screen has.
    private static let mostRounds = 32

    /// Evaluates the bodies into a table.
    private static func lower<V: View>(
        _ view: @MainActor () -> V, _ environment: EnvironmentValues, _ store: StateStore, hasWindow: Bool
    ) -> NodeTable {
        MainActorStandIn.run {
            var builder = NodeBuilder(environment: environment, store: store)
            store._tracking { builder.root(view(), hasWindow: hasWindow) }
            guard builder.side.warnings.contains(where: \.isFatal) else { return builder.finish() }
            // Nobody will ever see what there is of it, and tens of thousands of levels take their time.
            let warnings = builder.finish().side.warnings
            var empty = NodeBuilder(environment: environment, store: store)
            empty.root(EmptyView(), hasWindow: hasWindow)
            empty.side.warnings = warnings
            return empty.finish()
        }
    }

    private static func unique(_ warnings: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return warnings.filter { seen.insert($0).inserted }
    }

    /// What the root view answered, in points.
    public var size: CGSize {
        let root = device == nil ? 0 : 1
        guard table.count > root else { return .zero }
        return CGSize(width: slots[root].width, height: slots[root].height)
    }

    /// The size of the tree's space: the window's, or what the root view answered.
    public var spaceSize: CGSize { device?.size ?? size }

    /// How many bytes the table and its frames take, side tables left out.
    public var byteCount: Int {
        table.count * (MemoryLayout<Node>.stride + MemoryLayout<UInt64>.stride + MemoryLayout<Slot>.stride)
            + Int(table.side.containerCount) * MemoryLayout<ContainerState>.stride
    }
}

/// What queries compute once.
final class TreeCache: @unchecked Sendable {
    let lock = NSLock()
    var index: NodeIndex?
    @exclusivity(unchecked) var extensions: [ObjectIdentifier: AnyObject] = [:]
    /// The one that was asked for last: most queries need the same again.
    @exclusivity(unchecked) var latest: AnyObject?
}

extension LayoutTree {
    /// Something a later module computes once per tree.
    public func cached<T: AnyObject>(_ make: () -> T) -> T {
        cache.lock.lock()
        defer { cache.lock.unlock() }
        if let latest = cache.latest, type(of: latest) == T.self { return unsafeDowncast(latest, to: T.self) }
        let known = cache.extensions[ObjectIdentifier(T.self)] as? T ?? make()
        cache.extensions[ObjectIdentifier(T.self)] = known
        cache.latest = known
        return known
    }
}
