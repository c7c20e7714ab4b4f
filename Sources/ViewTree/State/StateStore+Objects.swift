/// An object whose properties views depend on, as reports see it.
struct WatchedObject {
    weak var object: AnyObject?
    /// The view that it belongs to, or that read it first.
    var identity: UInt64
    /// Its properties when changes were last asked for.
    var properties: [(name: String, value: String)]

    init(_ object: AnyObject, identity: UInt64) {
        self.object = object
        self.identity = identity
        properties = Self.properties(of: object)
    }

    /// The observable object that a value is, or has in it; nil where it is none.
    static func object(in value: Any) -> AnyObject? {
        guard type(of: value) is AnyObject.Type || Mirror(reflecting: value).displayStyle == .optional else {
            return nil
        }
        return (value as? any Observable) as AnyObject?
    }

    /// What an object's published or tracked properties are, in the order they are declared.
    static func properties(of object: AnyObject) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children {
                guard var name = child.label, !name.hasPrefix("_$") else { continue }
                if let published = child.value as? any PublishedProperty {
                    name.removeFirst()
                    result.append((name, StateDescription.of(published.box.described)))
                } else if object is any Observable {
                    // The macro stores a property under its name with an underscore in front.
                    if name.hasPrefix("_") { name.removeFirst() }
                    result.append((name, StateDescription.of(child.value)))
                }
            }
            mirror = current.superclassMirror
        }
        return result
    }
}

/// The tie to an observed object; kept as long as the view reads the same one.
private final class ObjectTie {
    var object: ObjectIdentifier?
    var tie: AnyCancellable?
}

extension DynamicPropertyContext {
    /// Evaluates the bodies again when an object changes.
    func observe<ObjectType: ObservableObject>(_ object: ObjectType) {
        var context = self
        // Beside the property's own slot; two properties never lie one byte apart.
        context.offset += 1
        let store = store
        let slot = store.slot(context) { ObjectTie() }
        store.watch(object, identity: identity)
        guard slot.object != ObjectIdentifier(object) else { return }
        slot.object = ObjectIdentifier(object)
        slot.tie = object.objectWillChange.sink(
            receiveCompletion: { _ in }, receiveValue: { [weak store] _ in store?.invalidate() })
    }
}

extension StateStore {
    /// Reports changes of an object's properties as changes of state.
    func watch(_ object: AnyObject, identity: UInt64) {
        let id = ObjectIdentifier(object)
        if let known = watched[id], known.object === object { return }
        watched[id] = WatchedObject(object, identity: identity)
    }

    /// What has changed in the objects since the last call.
    func takeObjectChanges() -> [Change] {
        var changes: [Change] = []
        for (id, entry) in watched {
            guard let object = entry.object else {
                watched[id] = nil
                continue
            }
            let now = WatchedObject.properties(of: object)
            for (old, new) in zip(entry.properties, now) where old.value != new.value {
                changes.append(Change(identity: entry.identity, name: new.name, from: old.value, to: new.value))
            }
            watched[id]!.properties = now
        }
        // A dictionary has no order of its own.
        return changes.sorted { ($0.identity, $0.name) < ($1.identity, $1.name) }
    }

    /// Runs a lowering and evaluates the bodies again once something that it read from observable objects changes.
    public func _tracking(_ lowering: @MainActor () -> Void) {
        withoutActuallyEscaping(lowering) { lowering in
            let plain = unsafeBitCast(lowering, to: (() -> Void).self)
            if let screen { screen.run { _trackingReads(plain) } } else { _trackingReads(plain) }
        }
    }

    /// The same on another thread, where reads are noted anew.
    func _trackingReads(_ lowering: () -> Void) {
        withObservationTracking(lowering) { [weak self] in self?.invalidate() }
    }
}
