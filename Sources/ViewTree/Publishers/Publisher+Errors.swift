import Foundation

// Operators about failures, and those that may throw.

extension Publisher {
    /// A publisher with a step that may throw; an error ends it.
    private func trying<T>(
        _ step: @escaping (Output, _ value: (T) -> Void) throws -> Void
    ) -> AnyPublisher<T, any Error> {
        AnyPublisher { value, completion in
            var isEnded = false
            let tie = Upstream()
            tie.source = chain(
                {
                    guard !isEnded else { return }
                    do { try step($0, value) } catch {
                        isEnded = true
                        tie.source?.cancel()
                        completion(.failure(error))
                    }
                },
                {
                    guard !isEnded else { return }
                    isEnded = true
                    switch $0 {
                    case .finished: completion(.finished)
                    case .failure(let error): completion(.failure(error))
                    }
                })
            return AnyCancellable { tie.source?.cancel() }
        }
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        trying { value, send in send(try transform(value)) }
    }

    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        trying { value, send in if let result = try transform(value) { send(result) } }
    }

    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        trying { value, send in if try isIncluded(value) { send(value) } }
    }

    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, any Error> {
        var result = initialResult
        return trying { value, send in
            result = try nextPartialResult(result, value)
            send(result)
        }
    }

    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }

    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher<Output, E> { value, completion in
            chain(
                value,
                {
                    switch $0 {
                    case .finished: completion(.finished)
                    case .failure(let error): completion(.failure(transform(error)))
                    }
                })
        }
    }

    /// Goes on with another publisher after a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher<Output, P.Failure> { value, completion in
            var second: (any Cancellable)?
            let first = chain(
                value,
                {
                    switch $0 {
                    case .finished: completion(.finished)
                    case .failure(let error): second = handler(error).chain(value, completion)
                    }
                })
            return AnyCancellable {
                first.cancel()
                second?.cancel()
            }
        }
    }

    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
    where P.Output == Output {
        self.catch { error -> AnyPublisher<Output, any Error> in
            do { return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher() } catch {
                return Fail(error: error).eraseToAnyPublisher()
            }
        }
    }

    /// Subscribes anew after a failure, at most so many times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return self.catch { _ in self.retry(retries - 1) }
    }

    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> AnyPublisher<Output, Never> {
        AnyPublisher<Output, Never> { value, completion in
            chain(
                value,
                {
                    if case .failure(let error) = $0 { fatalError("\(prefix)\(error)", file: file, line: line) }
                    completion(.finished)
                })
        }
    }

    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isEmpty = true
            return chain(
                {
                    isEmpty = false
                    value($0)
                },
                {
                    if case .finished = $0, isEmpty { value(output) }
                    completion($0)
                })
        }
    }

    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher<Output, E> { value, completion in chain(value) { _ in completion(.finished) } }
    }
}

/// Reads values from what a coder takes.
public protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Writes values.
public protocol TopLevelEncoder<Output> {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
extension PropertyListEncoder: TopLevelEncoder { public typealias Output = Data }

/// What stops a source that may send before it has returned that.
private final class Upstream {
    var source: (any Cancellable)?
}
