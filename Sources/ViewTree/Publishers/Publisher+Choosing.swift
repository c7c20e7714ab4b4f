// Operators that let some values through, count or gather them.

extension Publisher {
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).prefix(1)
    }

    public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }

    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).last()
    }

    /// Sends the first values and ends.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        var left = maxLength
        return whileSending { _ in
            left -= 1
            return left > 0 ? .sendAndGoOn : left == 0 ? .sendAndEnd : .end
        }
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        whileSending { predicate($0) ? .sendAndGoOn : .end }
    }

    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isEnded = false
            let end = publisher.chain(
                { _ in
                    guard !isEnded else { return }
                    isEnded = true
                    completion(.finished)
                }, { _ in })
            let first = chain(
                { if !isEnded { value($0) } },
                {
                    guard !isEnded else { return }
                    isEnded = true
                    completion($0)
                })
            return AnyCancellable {
                first.cancel()
                end.cancel()
            }
        }
    }

    private func whileSending(_ step: @escaping (Output) -> PrefixStep) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isEnded = false
            var tie: (any Cancellable)?
            func end() {
                isEnded = true
                completion(.finished)
                tie?.cancel()
            }
            tie = chain(
                {
                    guard !isEnded else { return }
                    switch step($0) {
                    case .sendAndGoOn: value($0)
                    case .sendAndEnd:
                        value($0)
                        if !isEnded { end() }
                    case .end: end()
                    }
                }, { if !isEnded { completion($0) } })
            if isEnded { tie?.cancel() }
            return AnyCancellable { tie?.cancel() }
        }
    }

    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isDropping = true
            return chain(
                {
                    if isDropping, predicate($0) { return }
                    isDropping = false
                    value($0)
                }, completion)
        }
    }

    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { value, completion in
            var isOpen = false
            let start = publisher.chain({ _ in isOpen = true }, { if case .failure = $0 { completion($0) } })
            let first = chain({ if isOpen { value($0) } }, completion)
            return AnyCancellable {
                first.cancel()
                start.cancel()
            }
        }
    }

    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }

    public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
        let bounds = range.relative(to: 0..<Int.max)
        return dropFirst(bounds.lowerBound).prefix(bounds.count)
    }

    public func ignoreOutput() -> AnyPublisher<Never, Failure> {
        AnyPublisher<Never, Failure> { _, completion in chain({ _ in }, completion) }
    }

    // MARK: Gathering

    /// Everything, once the publisher has ended.
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    /// Lists of so many values; the last may be shorter.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher { value, completion in
            var gathered: [Output] = []
            return chain(
                {
                    gathered.append($0)
                    guard gathered.count >= Swift.max(1, count) else { return }
                    let all = gathered
                    gathered = []
                    value(all)
                },
                {
                    if case .finished = $0, !gathered.isEmpty { value(gathered) }
                    completion($0)
                })
        }
    }

    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in
            var result = initialResult
            return chain(
                { result = nextPartialResult(result, $0) },
                {
                    if case .finished = $0 { value(result) }
                    completion($0)
                })
        }
    }

    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    public func max() -> AnyPublisher<Output, Failure> where Output: Comparable { max(by: <) }
    public func min() -> AnyPublisher<Output, Failure> where Output: Comparable { min(by: <) }

    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> { collect().compactMap { $0.max(by: areInIncreasingOrder) } }

    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> { collect().compactMap { $0.min(by: areInIncreasingOrder) } }

    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
        contains { $0 == output }
    }

    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        first(where: predicate).map { _ in true }.replaceEmpty(with: false)
    }

    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !predicate($0) }.map { !$0 }
    }

    // MARK: Passing on

    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> AnyPublisher<(T0, T1), Failure> { map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }

    /// One subscription for all subscribers.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Writes on standard output what happens.
    public func print(_ prefix: String = "", to stream: TextOutputStream? = nil) -> AnyPublisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveSubscription: { _ in Swift.print("\(start)receive subscription") },
            receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
            receiveCompletion: { Swift.print("\(start)receive \($0)") },
            receiveCancel: { Swift.print("\(start)receive cancel") })
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            receiveSubscription?(ClosureSubscription {})
            receiveRequest?(.unlimited)
            var isEnded = false
            let tie = chain(
                {
                    receiveOutput?($0)
                    value($0)
                },
                {
                    isEnded = true
                    receiveCompletion?($0)
                    completion($0)
                })
            return AnyCancellable {
                if !isEnded { receiveCancel?() }
                isEnded = true
                tie.cancel()
            }
        }
    }

    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// Sends on through a subject, for as long as the result is kept.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink {
            subject.send(completion: $0)
        } receiveValue: {
            subject.send($0)
        }
    }

    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Hands values to a subject that subscribers listen to, once connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { Publishers.Multicast(upstream: self, subject: subject) }

    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
    where Failure == Never { multicast(subject: PassthroughSubject()) }
}

extension Publishers {
    /// One subscription for all subscribers, from the first on.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let listeners = SubscriberList<Output, Failure>()
        private var tie: AnyCancellable?

        init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            listeners.add(subscriber)
            guard tie == nil else { return }
            let listeners = listeners
            tie = AnyCancellable {}
            tie = upstream.sink {
                listeners.send(completion: $0)
            } receiveValue: {
                listeners.send($0)
            }
        }
    }

    /// Sends on through a subject once it is connected.
    public final class Multicast<Upstream: Publisher, S: Subject>: ConnectablePublisher
    where S.Output == Upstream.Output, S.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let subject: S

        init(upstream: Upstream, subject: S) {
            self.upstream = upstream
            self.subject = subject
        }

        public func receive<T: Subscriber>(subscriber: T) where T.Input == Output, T.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

/// What `prefix` does with a value.
private enum PrefixStep { case sendAndGoOn, sendAndEnd, end }
