import Foundation

/// Who listens to a publisher, in the order they came.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
    private final class Listener {
        let value: (Output) -> Void
        let completion: (Subscribers.Completion<Failure>) -> Void

        init(value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
            self.value = value
            self.completion = completion
        }
    }

    private let lock = NSRecursiveLock()
    private var listeners: [Listener] = []
    private var ended: Subscribers.Completion<Failure>?

    /// Adds a subscriber; one that comes after the end is told of the end.
    func add<S: Subscriber>(_ subscriber: S, first: Output? = nil) where S.Input == Output, S.Failure == Failure {
        let listener = Listener(
            value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
        let ended = lock.withLock {
            if self.ended == nil { listeners.append(listener) }
            return self.ended
        }
        subscriber.receive(
            subscription: ClosureSubscription { [weak self, weak listener] in
                guard let self, let listener else { return }
                self.lock.withLock { self.listeners.removeAll { $0 === listener } }
            })
        if let ended { return subscriber.receive(completion: ended) }
        if let first { _ = subscriber.receive(first) }
    }

    func send(_ value: Output) {
        let present = lock.withLock { ended == nil ? listeners : [] }
        for listener in present { listener.value(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let present = lock.withLock {
            let present = ended == nil ? listeners : []
            listeners = []
            if ended == nil { ended = completion }
            return present
        }
        for listener in present { listener.completion(completion) }
    }
}

/// A subscription that does something when it is stopped.
final class ClosureSubscription: Subscription {
    private var stop: (() -> Void)?

    init(_ stop: @escaping () -> Void) { self.stop = stop }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        let stop = self.stop
        self.stop = nil
        stop?()
    }
}

/// A subscriber made of closures; it stops when it is cancelled.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
    private let value: (Input) -> Void
    private let completion: (Subscribers.Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isStopped = false

    init(value: @escaping (Input) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.value = value
        self.completion = completion
    }

    func receive(subscription: any Subscription) {
        guard !isStopped else { return subscription.cancel() }
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if !isStopped { value(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if !isStopped { self.completion(completion) }
        cancel()
    }

    func cancel() {
        isStopped = true
        subscription?.cancel()
        subscription = nil
    }
}
