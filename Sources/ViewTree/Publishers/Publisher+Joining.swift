// Operators that make one publisher of several.

extension Publisher {
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1).combineLatest(publisher2).map { ($0.0.0, $0.0.1, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2).combineLatest(publisher3).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }

    /// Pairs the first value with the other's first, the second with its second, and so on; ends when a partner is missing
    /// that cannot come any more.
    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { value, completion in
            var left: [Output] = []
            var right: [P.Output] = []
            var isLeftEnded = false
            var isRightEnded = false
            var isEnded = false
            func end(_ result: Subscribers.Completion<Failure>) {
                guard !isEnded else { return }
                isEnded = true
                completion(result)
            }
            func send() {
                while !isEnded, !left.isEmpty, !right.isEmpty { value((left.removeFirst(), right.removeFirst())) }
                if isLeftEnded && left.isEmpty || isRightEnded && right.isEmpty { end(.finished) }
            }
            let first = self.chain(
                {
                    left.append($0)
                    send()
                },
                {
                    if case .failure = $0 { return end($0) }
                    isLeftEnded = true
                    send()
                })
            let second = other.chain(
                {
                    right.append($0)
                    send()
                },
                {
                    if case .failure = $0 { return end($0) }
                    isRightEnded = true
                    send()
                })
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }

    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1).zip(publisher2).map { ($0.0.0, $0.0.1, $0.1) }
    }

    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    public func merge<P: Publisher, Q: Publisher>(with b: P, _ c: Q) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        merge(with: b).merge(with: c)
    }

    public func merge<P: Publisher, Q: Publisher, R: Publisher>(
        with b: P, _ c: Q, _ d: R
    ) -> AnyPublisher<Output, Failure>
    where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure
    {
        merge(with: b, c).merge(with: d)
    }

    /// Sends what the publishers send that values are turned into; ends when all have.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { value, completion in
            var open = 1
            var isEnded = false
            var ties: [any Cancellable] = []
            func end(_ result: Subscribers.Completion<Failure>) {
                guard !isEnded else { return }
                if case .finished = result {
                    open -= 1
                    guard open == 0 else { return }
                }
                isEnded = true
                completion(result)
            }
            let outer = chain(
                {
                    guard !isEnded else { return }
                    open += 1
                    ties.append(transform($0).chain({ if !isEnded { value($0) } }, end))
                }, end)
            return AnyCancellable {
                outer.cancel()
                for tie in ties { tie.cancel() }
                ties = []
            }
        }
    }

    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    /// Sends what the latest of the publishers sends that come as values.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        AnyPublisher { value, completion in
            var inner: (any Cancellable)?
            var number = 0
            var isInnerOpen = false
            var isOuterOpen = true
            let outer = chain(
                {
                    inner?.cancel()
                    number += 1
                    let own = number
                    isInnerOpen = true
                    inner = $0.chain(
                        { if own == number { value($0) } },
                        {
                            guard own == number else { return }
                            if case .failure = $0 { return completion($0) }
                            isInnerOpen = false
                            if !isOuterOpen { completion(.finished) }
                        })
                },
                {
                    if case .failure = $0 { return completion($0) }
                    isOuterOpen = false
                    if !isInnerOpen { completion(.finished) }
                })
            return AnyCancellable {
                outer.cancel()
                inner?.cancel()
            }
        }
    }

    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

    public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        AnyPublisher { value, completion in
            chain(
                value,
                {
                    if case .finished = $0 { for element in elements { value(element) } }
                    completion($0)
                })
        }
    }

    public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { value, completion in
            var second: (any Cancellable)?
            let first = chain(
                value,
                {
                    if case .finished = $0 { second = publisher.chain(value, completion) } else { completion($0) }
                })
            return AnyCancellable {
                first.cancel()
                second?.cancel()
            }
        }
    }

    public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        AnyPublisher { value, completion in
            for element in elements { value(element) }
            return chain(value, completion)
        }
    }

    public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        publisher.append(self)
    }
}

extension Publishers {
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b).receive(subscriber: subscriber)
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b, c).receive(subscriber: subscriber)
        }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b, c, d).receive(subscriber: subscriber)
        }
    }

    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.zip(b).receive(subscriber: subscriber)
        }
    }

    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.zip(b, c).receive(subscriber: subscriber)
        }
    }

    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.merge(with: b).receive(subscriber: subscriber)
        }
    }

    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.merge(with: b, c).receive(subscriber: subscriber)
        }
    }

    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
        }
    }
}
