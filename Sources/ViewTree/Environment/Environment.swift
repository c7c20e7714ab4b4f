/// A value read from the view's surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?
    private var value: Value?
    private var view = ""
    /// Whether it is an object, in which changes count.
    private var isObject = false

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The observable object of a type that a view further out hands down.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[EnvironmentObjectKey<Value>.self] }
        isObject = true
    }

    /// The observable object of a type that a view further out hands down, or nil.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { .some($0[EnvironmentObjectKey<T>.self]) }
        isObject = true
    }

    /// The value; outside a body, the key's default.
    public var wrappedValue: Value {
        guard let value = value ?? read(EnvironmentValues()) else {
            MissingObject.fail("Observable", Value.self, "environment(_:)", view)
        }
        return value
    }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        let property = field.assumingMemoryBound(to: Environment.self)
        property.pointee.value = property.pointee.read(context.environment)
        guard property.pointee.isObject else { return }
        property.pointee.view = context.viewName
        if let value = property.pointee.value, let object = WatchedObject.object(in: value) {
            context.store.watch(object, identity: context.identity)
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
