/// A key for a value that the focused view publishes.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the focused view and those around it publish.
public struct FocusedValues: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value that the focused view publishes. Values are not collected here: it is nil.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

    public var wrappedValue: Value? { nil }
}

/// A binding that the focused view publishes. Values are not collected here: it is nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the focused view publishes. Objects are not collected here: it is nil.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}

    public var wrappedValue: ObjectType? { nil }
}

nonisolated extension View {
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> UnchangedContent<Self> { unchanged }

    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> UnchangedContent<Self> { unchanged }

    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> UnchangedContent<Self> { unchanged }

    public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> UnchangedContent<Self> { unchanged }

    public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> UnchangedContent<Self> { unchanged }

    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> UnchangedContent<Self> { unchanged }
    public func focusedObject<T: ObservableObject>(_ object: T) -> UnchangedContent<Self> { unchanged }
    public func focusedObject<T: ObservableObject>(_ object: T?) -> UnchangedContent<Self> { unchanged }
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> UnchangedContent<Self> { unchanged }
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> UnchangedContent<Self> { unchanged }
}
