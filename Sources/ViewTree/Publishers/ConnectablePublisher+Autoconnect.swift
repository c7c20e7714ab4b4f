/// What goes with publishers.
public enum Publishers {
    /// Connects when somebody subscribes, and stays connected until the last one has left.
    ///
    /// A subscription keeps it: the view whose property it was is another value at the next evaluation.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private var connection: (any Cancellable)?
        private var subscribers = 0

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            subscribers += 1
            upstream.receive(subscriber: KeepingSubscriber(subscriber) { self.leave() })
            if connection == nil { connection = upstream.connect() }
        }

        private func leave() {
            subscribers -= 1
            guard subscribers == 0 else { return }
            connection?.cancel()
            connection = nil
        }
    }
}

/// A subscriber whose subscription does something more when it is cancelled, and keeps what that needs until then.
private final class KeepingSubscriber<Inner: Subscriber>: Subscriber {
    private let inner: Inner
    private let leave: () -> Void

    init(_ inner: Inner, leave: @escaping () -> Void) {
        self.inner = inner
        self.leave = leave
    }

    func receive(subscription: any Subscription) {
        let leave = leave
        inner.receive(
            subscription: ClosureSubscription {
                subscription.cancel()
                leave()
            })
    }

    func receive(_ input: Inner.Input) -> Subscribers.Demand { inner.receive(input) }
    func receive(completion: Subscribers.Completion<Inner.Failure>) { inner.receive(completion: completion) }
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
