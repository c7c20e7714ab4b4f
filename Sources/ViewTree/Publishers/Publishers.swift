/// A publisher whose type is hidden.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    @usableFromInline let subscribe: (ClosureSubscriberBox<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        subscribe = { publisher.receive(subscriber: $0.subscriber) }
    }

    /// A publisher from what happens to each subscriber.
    init(
        _ start:
            @escaping (
                _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> any Cancellable
    ) {
        subscribe = { box in
            let subscriber = box.subscriber
            // A source may send before it returns what stops it.
            let upstream = Upstream()
            subscriber.receive(subscription: ClosureSubscription { upstream.cancel() })
            upstream.source = start(
                { _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) })
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        if let own = subscriber as? ClosureSubscriber<Output, Failure> {
            return subscribe(ClosureSubscriberBox(subscriber: own))
        }
        let bridge = ClosureSubscriber<Output, Failure>(
            value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
        subscriber.receive(subscription: ClosureSubscription { bridge.cancel() })
        subscribe(ClosureSubscriberBox(subscriber: bridge))
    }

    /// What the source gave, once it has.
    private final class Upstream {
        var source: (any Cancellable)? { didSet { if isStopped { source?.cancel() } } }
        private var isStopped = false
        func cancel() {
            isStopped = true
            source?.cancel()
            source = nil
        }
    }
}

extension AnyPublisher: @unchecked Sendable {}

/// Hides the subscriber's type from clients.
@usableFromInline
struct ClosureSubscriberBox<Output, Failure: Error> {
    let subscriber: ClosureSubscriber<Output, Failure>
}

/// Sends one value, and ends.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: ClosureSubscription {})
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
    }
}

/// Sends nothing.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: ClosureSubscription {})
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

extension Publisher {
    func chain(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> any Cancellable {
        let subscriber = ClosureSubscriber<Output, Failure>(value: value, completion: completion)
        receive(subscriber: subscriber)
        return subscriber
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Does something with each value, for as long as the result is kept.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let tie = chain(receiveValue, receiveCompletion)
        return AnyCancellable { tie.cancel() }
    }

    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in chain({ value(transform($0)) }, completion) }
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in chain({ transform($0).map(value) }, completion) }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in chain({ if isIncluded($0) { value($0) } }, completion) }
    }

    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var last: Output?
            return chain(
                {
                    if let last, predicate(last, $0) { return }
                    last = $0
                    value($0)
                }, completion)
        }
    }

    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var left = count
            return chain({ if left > 0 { left -= 1 } else { value($0) } }, completion)
        }
    }

    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in
            var result = initialResult
            return chain(
                {
                    result = nextPartialResult(result, $0)
                    value(result)
                }, completion)
        }
    }

    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            for element in elements { value(element) }
            return chain(value, completion)
        }
    }

    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { value, completion in
            let end = Self.endOfBoth(completion)
            let first = self.chain(value, end)
            let second = other.chain(value, end)
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }

    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { value, completion in
            var left: Output?
            var right: P.Output?
            let end = Self.endOfBoth(completion)
            let first = self.chain(
                {
                    left = $0
                    if let right { value(($0, right)) }
                }, end)
            let second = other.chain(
                {
                    right = $0
                    if let left { value((left, $0)) }
                }, end)
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }

    /// Two publishers end as one when both have, or when one fails.
    private static func endOfBoth(
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> (Subscribers.Completion<Failure>) -> Void {
        var open = 2
        return {
            guard open > 0 else { return }
            if case .failure = $0 { open = 0 } else { open -= 1 }
            if open == 0 { completion($0) }
        }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher<Output, Never> { value, completion in
            chain(
                value,
                {
                    if case .failure = $0 { value(output) }
                    completion(.finished)
                })
        }
    }

    /// Where values arrive. Here they arrive where they are sent, at once.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
    /// Does something with each value, for as long as the result is kept.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes each value to a property, for as long as the result is kept.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Writes each value to a published property, for as long as that exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.ties.append(sink { [weak storage] in storage?.send($0) })
    }
}
