import Foundation

/// Everything that lives longer than one node table: state by structural identity, sizes that bodies depend on.
///
/// Identity is the path of child ordinals, branches and ids from the root, so that a view keeps its state as long as
/// it stays at its place.
public final class StateStore: @unchecked Sendable {
    /// A slot: the view's place and the property's place in the view.
    struct Key: Hashable {
        var identity: UInt64
        var offset: Int
    }

    /// A change of state since it was last asked for.
    public struct Change: Sendable {
        public var identity: UInt64
        public var name: String
        public var from: String
        public var to: String
    }

    /// Held while the screen is made or code of the user's runs, and while another thread changes a state.
    let lock = NSRecursiveLock()

    /// Does something that no other thread must see half done. A thread that is waited for gets through after a second.
    func locked<Result>(_ body: () -> Result) -> Result {
        let isHeld = lock.lock(before: Date(timeIntervalSinceNow: 1))
        defer { if isHeld { lock.unlock() } }
        return body()
    }

    private var slots: [Key: AnyObject] = [:]
    private var touched: Set<Key> = []
    /// What GeometryReaders were found to be, for the next lowering.
    public var geometry: [UInt64: GeometryResult] = [:]
    /// How large the containers are that sizes may depend on: scroll views by identity, the window as 0.
    public var containers: [UInt64: CGSize] = [:]
    /// How far each scroll view has been scrolled, in points from the top leading corner.
    public var scrollOffsets: [UInt64: CGPoint] = [:]
    /// Where scroll views were asked to scroll to, for the next layout.
    public var scrollRequests: [ScrollDestination] = []
    /// The positions that scroll views were bound to at the last layout.
    public var scrollPositions: [UInt64: ScrollDestination] = [:]
    /// What readers of preferences were found to read, for the next lowering.
    public var preferences: [UInt64: PreferenceResult] = [:]
    /// The buttons that are pressed at the moment and whose styles show it.
    public internal(set) var pressed: Set<UInt64> = []
    /// What onPreferenceChange and onGeometryChange have seen last.
    var observed: [UInt64: AnyObject] = [:]
    /// The window's size in points, for what is presented in it.
    public var windowSize = CGSize.zero
    /// The screen that the views are on.
    public var screen: HostScreen?
    /// Where the rows of a `ForEach` are on the present screen, for moving them: their numbers in the data and middles.
    public var rowPlaces: ((UInt64) -> [(number: Int, middle: CGFloat)])?
    /// The addresses that the system was asked to open.
    public var openedURLs: [URL] = []
    /// The time by which timers and animations go.
    public var clock = HostClock()
    /// Whether animations take their time; else they have ended as soon as they begin.
    public var animates = false
    /// The animation of the latest change of state.
    var animation: Animation?
    /// What the field that has the focus does; nil without one.
    public var focused: ControlInput?
    /// Set when the view's own code asked for the focus.
    public var focusRequest = false
    /// What is stored under keys, for all views.
    var stored: [String: AnyObject] = [:]
    /// Observable objects that views have read.
    var watched: [ObjectIdentifier: WatchedObject] = [:]
    /// Set by every change of state.
    public internal(set) var needsUpdate = false
    /// The changes since the last ``takeChanges()``.
    public private(set) var changes: [Change] = []

    /// Whether a view shows the time.
    public internal(set) var readsTime = false
    /// The appearance that each presentation, and the screen itself as 0, asked to be in at the last lowering.
    public var preferredColorSchemes: [UInt64: ColorScheme] = [:]
    /// What each presentation, and the screen itself as 0, presents in turn.
    var presented: [UInt64: UInt64] = [:]
    /// What the screen's code has started; nil before it ran.
    var startedWork: ScreenWork?

    public init() {}

    deinit { startedWork?.giveBack() }

    /// The object in the slot of a property, made on first use.
    public func slot<Slot: AnyObject>(_ context: DynamicPropertyContext, make: () -> Slot) -> Slot {
        let key = Key(identity: context.identity, offset: context.offset)
        touched.insert(key)
        if let slot = slots[key] as? Slot { return slot }
        let slot = make()
        slots[key] = slot
        return slot
    }

    /// Forgets that any slot was used, before a lowering from scratch.
    public func beginUpdate() {
        touched.removeAll(keepingCapacity: true)
        needsUpdate = false
        readsTime = false
        atEnd.removeAll()
    }

    /// Drops the state of views that are gone.
    public func endUpdate() {
        for action in atEnd { action() }
        atEnd.removeAll()
        guard touched.count < slots.count else { return }
        slots = slots.filter { touched.contains($0.key) }
    }

    /// Notes a change made by an action.
    func changed(_ identity: UInt64, _ name: String, from: String, to: String) {
        needsUpdate = true
        noteAnimation()
        noting.withLock {
            if let place = changes.firstIndex(where: { $0.identity == identity && $0.name == name }) {
                changes[place].to = to
            } else {
                changes.append(Change(identity: identity, name: name, from: from, to: to))
            }
        }
    }

    /// Held while changes are noted: a thread that waited for a second comes without ``lock``.
    private let noting = NSLock()

    /// The changes since the last call, those undone again left out.
    public func takeChanges() -> [Change] {
        let noted = noting.withLock {
            defer { changes = [] }
            return changes
        }
        return noted.filter { $0.from != $0.to } + (watched.isEmpty ? [] : takeObjectChanges())
    }

    private var atEnd: [() -> Void] = []

    /// Runs `action` when the present lowering turns out to be the last one of an update.
    func onEndOfUpdate(_ action: @escaping () -> Void) { atEnd.append(action) }

    private var after: [() -> Void] = []

    /// Runs `action` once the tree is final: onChange callbacks.
    func afterUpdate(_ action: @escaping () -> Void) { after.append(action) }

    /// Runs what waited for the tree to be final.
    public func runAfterUpdate() {
        let actions = after
        after = []
        for action in actions { action() }
    }

    /// Notes that a button is pressed, or no longer.
    public func press(_ identity: UInt64, _ isPressed: Bool) {
        if isPressed { pressed.insert(identity) } else { pressed.remove(identity) }
        needsUpdate = true
    }

    /// Asks for another evaluation of the bodies.
    public func invalidate() {
        needsUpdate = true
        noteAnimation()
    }
}

/// What a GeometryReader was given, as its content sees it.
public struct GeometryResult: Hashable, Sendable {
    public var size: CGSize
    /// In the tree's space, transforms included.
    public var frame: CGRect
    /// How far the safe area's edges lie inside the view.
    public var safeAreaInsets: EdgeInsets
    /// The named spaces around it, in the tree's space.
    public var spaces: [String: CGRect]
    /// The way from the view's own space to the tree's.
    public var transform: ProjectionTransform

    public init(
        size: CGSize, frame: CGRect, safeAreaInsets: EdgeInsets, spaces: [String: CGRect],
        transform: ProjectionTransform
    ) {
        self.size = size
        self.frame = frame
        self.safeAreaInsets = safeAreaInsets
        self.spaces = spaces
        self.transform = transform
    }
}
