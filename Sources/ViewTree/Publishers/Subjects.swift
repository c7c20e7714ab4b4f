/// Sends on what code sends through it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let listeners = SubscriberList<Output, Failure>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        listeners.add(subscriber)
    }

    public func send(_ value: Output) { listeners.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }
}

extension PassthroughSubject: @unchecked Sendable {}

/// Keeps a value, and sends every new one; a new subscriber gets the present one first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let listeners = SubscriberList<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        listeners.add(subscriber, first: current)
    }

    public func send(_ value: Output) {
        current = value
        listeners.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }
}

extension CurrentValueSubject: @unchecked Sendable {}

/// Says that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let listeners = SubscriberList<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        listeners.add(subscriber)
    }

    public func send() { listeners.send(()) }
}
