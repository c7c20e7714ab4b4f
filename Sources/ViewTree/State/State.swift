/// A value that belongs to a view and is kept as long as the view stays at its place.
@frozen
@propertyWrapper
public struct State<Value>: DynamicProperty {
    @usableFromInline var initial: Value
    @usableFromInline var location: StateLocation<Value>?

    @inlinable
    public init(wrappedValue value: Value) { initial = value }

    @inlinable
    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(get: { location.value }, set: { location.set($0) })
    }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        let state = field.assumingMemoryBound(to: State.self)
        let initial = state.pointee.initial
        let location = context.store.slot(context) { StateLocation(initial) }
        location.owner = (context.store, context.identity, context.name)
        state.pointee.location = location
        if Value.self is any Observable.Type, let object = WatchedObject.object(in: location.value) {
            context.store.watch(object, identity: context.identity)
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    @inlinable
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Where a state's value is kept.
@usableFromInline
final class StateLocation<Value>: @unchecked Sendable {
    @usableFromInline private(set) var value: Value
    var owner: (store: StateStore, identity: UInt64, name: String)?

    @usableFromInline init(_ value: Value) { self.value = value }

    @usableFromInline
    func set(_ newValue: Value) {
        guard let owner else {
            value = newValue
            return
        }
        owner.store.locked {
            let old = value
            value = newValue
            owner.store.changed(
                owner.identity, owner.name, from: StateDescription.of(old), to: StateDescription.of(newValue))
        }
    }
}
