/// An observable object that somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    @frozen
    public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        context.observe(field.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue)
    }
}

/// An observable object that belongs to a view and is kept as long as the view stays at its place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var box: ObjectBox<ObjectType>?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside of a body there is a new one each time.
    public var wrappedValue: ObjectType { box?.object ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
    }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        let property = field.assumingMemoryBound(to: StateObject.self)
        let make = property.pointee.make
        let box = context.store.slot(context) { ObjectBox(make()) }
        property.pointee.box = box
        context.observe(box.object)
    }
}

/// Keeps a state object.
private final class ObjectBox<ObjectType: AnyObject> {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
}

/// An observable object that a view further out hands down by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    private var view = ""

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else { MissingObject.fail("ObservableObject", ObjectType.self, "environmentObject(_:)", view) }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
    }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        let property = field.assumingMemoryBound(to: EnvironmentObject.self)
        property.pointee.object = context.environment[EnvironmentObjectKey<ObjectType>.self]
        property.pointee.view = context.viewName
        if let object = property.pointee.object { context.observe(object) }
    }
}

/// The place of a type's object in the environment.
enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

/// Stops, as SwiftUI does, where a view reads an object that nobody hands down.
enum MissingObject {
    static func fail(_ kind: String, _ type: Any.Type, _ modifier: String, _ view: String) -> Never {
        let reader = view.isEmpty ? "A view" : view
        fatalError(
            "\(reader) reads \(kind == "Observable" ? "an" : "the") \(kind) of type \(type), and no view around it has "
                + "one: a .\(modifier) with a \(type) is missing on an ancestor of \(view.isEmpty ? "it" : view)")
    }
}

/// `environmentObject`.
nonisolated public struct _EnvironmentObjectModifier<ObjectType: AnyObject>: EnvironmentModifier {
    var object: ObjectType?

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.withEnvironment(
            { $0[EnvironmentObjectKey<ObjectType>.self] = modifier.object }, { C._makeNodes(content, &$0) })
    }
}

nonisolated extension View {
    /// Hands an object down, by its type, to every view inside.
    public func environmentObject<T: ObservableObject>(
        _ object: T
    ) -> ModifiedContent<Self, _EnvironmentObjectModifier<T>> {
        modifier(_EnvironmentObjectModifier(object: object))
    }

    /// Hands an observable object down, by its type, to every view inside; nil takes it away.
    public func environment<T: AnyObject & Observable>(
        _ object: T?
    ) -> ModifiedContent<Self, _EnvironmentObjectModifier<T>> {
        modifier(_EnvironmentObjectModifier(object: object))
    }
}
