import Foundation

/// A value that outlives the program. Here it lives as long as the screen: every screen starts with the defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    let stored: StoredProperty<Value>

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let stored = stored
        return Binding(get: { stored.value }, set: { stored.value = $0 })
    }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        field.assumingMemoryBound(to: AppStorage.self).pointee.stored.install(&context)
    }
}

extension AppStorage {
    private init(_ key: String, _ value: Value) { stored = StoredProperty(space: "app", key: key, value) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(key, wrappedValue) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, nil) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, nil) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, nil) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, nil) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, nil) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, nil) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, nil) }
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String { self.init(key, nil) }
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int { self.init(key, nil) }
}

/// A value that a scene keeps. Here it lives as long as the screen.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    let stored: StoredProperty<Value>

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let stored = stored
        return Binding(get: { stored.value }, set: { stored.value = $0 })
    }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        field.assumingMemoryBound(to: SceneStorage.self).pointee.stored.install(&context)
    }
}

extension SceneStorage {
    private init(_ key: String, _ value: Value) { stored = StoredProperty(space: "scene", key: key, value) }

    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(key, nil) }
    public init(_ key: String) where Value == Int? { self.init(key, nil) }
    public init(_ key: String) where Value == Double? { self.init(key, nil) }
    public init(_ key: String) where Value == String? { self.init(key, nil) }
    public init(_ key: String) where Value == URL? { self.init(key, nil) }
    public init(_ key: String) where Value == Data? { self.init(key, nil) }
}

/// A value under a key, one for all properties with that key.
final class StoredProperty<Value> {
    private let key: String
    private let initial: Value
    private var location: StateLocation<Value>?

    init(space: String, key: String, _ value: Value) {
        self.key = "\(space)/\(key)"
        initial = value
    }

    var value: Value {
        get { location?.value ?? initial }
        set { location?.set(newValue) }
    }

    func install(_ context: inout DynamicPropertyContext) {
        let known = context.store.stored[key] as? StateLocation<Value>
        let location = known ?? StateLocation(initial)
        if known == nil { context.store.stored[key] = location }
        if location.owner == nil { location.owner = (context.store, context.identity, context.name) }
        self.location = location
    }
}
