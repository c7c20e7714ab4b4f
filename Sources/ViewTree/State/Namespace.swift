/// A name space for identifiers, one for each view that has it.
@frozen
@propertyWrapper
public struct Namespace: DynamicProperty {
    @usableFromInline var id = ID(value: 0)

    @inlinable public init() {}

    public var wrappedValue: ID { id }

    public struct ID: Hashable, Sendable {
        @usableFromInline var value: UInt64
        @usableFromInline init(value: UInt64) { self.value = value }
    }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        field.assumingMemoryBound(to: Namespace.self).pointee.id =
            ID(value: NodeBuilder.mix(context.identity, UInt64(context.offset)))
    }
}
