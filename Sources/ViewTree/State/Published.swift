/// A property whose changes its observable object announces.
@propertyWrapper
public struct Published<Value> {
    let storage: PublishedStorage<Value>

    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// Sends the value, and every new one before it is stored.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set {}
    }

    /// The publisher of a property.
    public struct Publisher: ViewTree.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.listeners.add(subscriber, first: storage.value)
        }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            if storage.willChange == nil, let object = object as? any ObservableObject {
                storage.willChange = { [weak object] in object?.sendWillChange() }
            }
            storage.send(newValue)
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// Where a published property's value is kept.
final class PublishedStorage<Value> {
    private(set) var value: Value
    let listeners = SubscriberList<Value, Never>()
    /// What the property is assigned from.
    var ties: [AnyCancellable] = []
    var willChange: (() -> Void)?

    init(_ value: Value) { self.value = value }

    /// Says so, then changes.
    func send(_ newValue: Value) {
        willChange?()
        listeners.send(newValue)
        value = newValue
    }
}

extension PublishedStorage: PublishedValue {
    var described: Any { value }
}

/// A published property's value for reports.
protocol PublishedValue: AnyObject {
    var described: Any { get }
}

/// Reads the value out of a property wrapper that a mirror found.
protocol PublishedProperty {
    var box: any PublishedValue { get }
}

extension Published: PublishedProperty {
    var box: any PublishedValue { storage }
}
