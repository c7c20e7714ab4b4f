import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends one value, when it has been found; a subscriber that comes later gets it, too.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let subject = PassthroughSubject<Output, Failure>()
    private let lock = NSLock()
    private var result: Result<Output, Failure>?

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in fulfill($0) }
    }

    private func fulfill(_ new: Result<Output, Failure>) {
        let isFirst = lock.withLock {
            defer { result = result ?? new }
            return result == nil
        }
        guard isFirst else { return }
        if case .success(let value) = new { subject.send(value) }
        subject.send(completion: new.completion)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        guard let result = lock.withLock({ result }) else { return subject.receive(subscriber: subscriber) }
        subscriber.receive(subscription: ClosureSubscription {})
        if case .success(let value) = result { _ = subscriber.receive(value) }
        subscriber.receive(completion: result.completion)
    }
}

extension Future where Failure == Never {
    /// The value, once it has been found.
    public var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                once {
                    nonisolated(unsafe) let value = $0
                    continuation.resume(returning: value)
                }
            }
        }
    }

    private func once(_ action: @escaping (Output) -> Void) {
        var tie: AnyCancellable?
        tie = sink {
            action($0)
            _ = tie
            tie = nil
        }
    }
}

extension Result {
    fileprivate var completion: Subscribers.Completion<Failure> {
        switch self {
        case .success: .finished
        case .failure(let error): .failure(error)
        }
    }

    /// Sends the value, or fails.
    public var publisher: AnyPublisher<Success, Failure> {
        AnyPublisher { value, completion in
            if case .success(let result) = self { value(result) }
            completion(self.completion)
            return AnyCancellable {}
        }
    }
}

/// Ends with an error at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: ClosureSubscription {})
        subscriber.receive(completion: .failure(error))
    }
}

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

extension Empty {
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }
}

extension Publishers {
    /// Sends the elements of a sequence and ends.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements

        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isStopped = false
            subscriber.receive(subscription: ClosureSubscription { isStopped = true })
            for element in sequence {
                if isStopped { return }
                _ = subscriber.receive(element)
            }
            if !isStopped { subscriber.receive(completion: .finished) }
        }
    }
}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// Sends the value if there is one, and ends.
    public var publisher: AnyPublisher<Wrapped, Never> {
        AnyPublisher { value, completion in
            if let self { value(self) }
            completion(.finished)
            return AnyCancellable {}
        }
    }
}

// MARK: The network

extension URLSession {
    /// Sends what a request is answered. A screen here is one before anything has come: requests to other machines are
    /// never answered; `file:` and `data:` addresses are, at once.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: ClosureSubscription {})
            guard let url = request.url, url.isFileURL || url.scheme == "data" else { return }
            guard let data = try? Data(contentsOf: url) else {
                return subscriber.receive(completion: .failure(URLError(.fileDoesNotExist)))
            }
            let response = URLResponse(
                url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
            _ = subscriber.receive((data, response))
            subscriber.receive(completion: .finished)
        }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

// MARK: Values as they come

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for `for try await`.
    @_disfavoredOverload public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    public struct Iterator: AsyncIteratorProtocol {
        private let values = AwaitedValues<P.Output, Never>()
        private let tie: AnyCancellable

        init(_ publisher: P) {
            let values = values
            tie = publisher.sink {
                values.end($0)
            } receiveValue: {
                values.add($0)
            }
        }

        public mutating func next() async -> P.Output? {
            guard case .success(let value) = await values.next() else { return nil }
            return value
        }
    }
}

public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    public struct Iterator: AsyncIteratorProtocol {
        private let values = AwaitedValues<P.Output, P.Failure>()
        private let tie: AnyCancellable

        init(_ publisher: P) {
            let values = values
            tie = publisher.sink {
                values.end($0)
            } receiveValue: {
                values.add($0)
            }
        }

        public mutating func next() async throws -> P.Output? { try await values.next()?.get() }
    }
}

/// Values that came before somebody asked for them.
private final class AwaitedValues<Value, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []
    private var ended: Subscribers.Completion<Failure>?
    private var waiting: CheckedContinuation<Void, Never>?

    func add(_ value: Value) { wake { values.append(value) } }
    func end(_ completion: Subscribers.Completion<Failure>) { wake { ended = ended ?? completion } }

    private func wake(_ change: () -> Void) {
        let waiting = lock.withLock {
            change()
            defer { self.waiting = nil }
            return self.waiting
        }
        waiting?.resume()
    }

    private enum Answer {
        case value(Value)
        case failure(Failure)
        case end, nothingYet
    }

    private func take() -> Answer {
        lock.withLock {
            if !values.isEmpty { return .value(values.removeFirst()) }
            switch ended {
            case .finished: return .end
            case .failure(let error): return .failure(error)
            case nil: return .nothingYet
            }
        }
    }

    func next() async -> Result<Value, Failure>? {
        while true {
            switch take() {
            case .value(let value): return .success(value)
            case .failure(let error): return .failure(error)
            case .end: return nil
            case .nothingYet: break
            }
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let isNeedless = lock.withLock {
                        if !values.isEmpty || ended != nil { return true }
                        waiting = continuation
                        return false
                    }
                    if isNeedless { continuation.resume() }
                }
            } onCancel: {
                end(.finished)
            }
        }
    }
}
