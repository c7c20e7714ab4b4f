/// A stored property of a view that is put in place before the body is read: `@State`, `@Environment` …
public protocol DynamicProperty {
    /// Called before each reading of the body.
    mutating func update()

    /// Puts the property at `field` in place.
    static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext)
}

extension DynamicProperty {
    public mutating func update() {}

    /// A property of the user's that holds other dynamic properties: those first, then its own `update()`.
    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        if let fields = DynamicFields.of(Self.self) {
            let offset = context.offset
            for nested in fields.fields {
                context.offset = offset + nested.offset
                nested.type._install(field + nested.offset, &context)
            }
            context.offset = offset
        }
        field.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

/// What a dynamic property may look at when it is put in place.
public struct DynamicPropertyContext {
    /// The values the view reads.
    public let environment: EnvironmentValues
    /// Where state lives.
    public let store: StateStore
    /// The view's place in the structure.
    public let identity: UInt64
    /// The property's place in the view, in bytes.
    public var offset: Int
    /// The property's name, as `label` of a state effect.
    public var name: String
    /// The view's type, for messages.
    var viewName = ""
}

extension NodeBuilder {
    /// The dynamic properties of a type, or nil if it has none.
    @inlinable
    public func dynamicFields(of type: Any.Type) -> DynamicFields? { DynamicFields.of(type) }

    /// Puts the dynamic properties of the view at `view` in place.
    public func install(_ fields: DynamicFields, in view: UnsafeMutableRawPointer) {
        var context = DynamicPropertyContext(
            environment: environment, store: store, identity: identity, offset: 0, name: "", viewName: fields.name)
        for field in fields.fields {
            context.offset = field.offset
            context.name = field.name
            field.type._install(view + field.offset, &context)
        }
    }
}
