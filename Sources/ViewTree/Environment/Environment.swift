/// A value read from the view's surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The value; outside a body, the key's default.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        let property = field.assumingMemoryBound(to: Environment.self)
        property.pointee.value = property.pointee.read(context.environment)
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
