import Foundation
import Testing
import ViewTree

/// Operators of publishers, as Combine's documentation describes them.
@Suite struct PublisherOperatorTests {
    /// What a publisher sends within some time of the screen's clock.
    private final class Record<Value> {
        var values: [Value] = []
        var isFinished = false
        var tie: AnyCancellable?

        init<P: Publisher>(_ publisher: P) where P.Output == Value {
            tie = publisher.sink { _ in
                self.isFinished = true
            } receiveValue: {
                self.values.append($0)
            }
        }
    }

    /// Moves the clock on, and does what is due.
    private func advance(_ clock: HostClock, by seconds: Double) {
        let end = clock.now + .seconds(seconds)
        while let due = clock.nextDue(until: end) {
            for action in clock.move(to: due) { action() }
        }
        for action in clock.move(to: end) { action() }
    }

    @Test func aDebouncedValueComesOnceNoneHasFollowed() {
        let clock = HostClock()
        HostClock.$current.withValue(clock) {
            let subject = PassthroughSubject<Int, Never>()
            let record = Record(subject.debounce(for: .seconds(0.5), scheduler: DispatchQueue.main))
            subject.send(1)
            advance(clock, by: 0.4)
            subject.send(2)
            advance(clock, by: 0.4)
            #expect(record.values.isEmpty)
            advance(clock, by: 0.2)
            #expect(record.values == [2])
        }
    }

    @Test func aThrottledPublisherSendsTheFirstAtOnceAndTheLatestLater() {
        let clock = HostClock()
        HostClock.$current.withValue(clock) {
            let subject = PassthroughSubject<Int, Never>()
            let record = Record(subject.throttle(for: 1, scheduler: RunLoop.main, latest: true))
            for value in 1...3 { subject.send(value) }
            #expect(record.values == [1])
            advance(clock, by: 1)
            #expect(record.values == [1, 3])
        }
    }

    @Test func flatMapEndsWhenAllHave() {
        let inner = PassthroughSubject<Int, Never>()
        let outer = PassthroughSubject<Void, Never>()
        let record = Record(outer.flatMap { inner })
        outer.send()
        inner.send(1)
        outer.send(completion: .finished)
        #expect(!record.isFinished)
        inner.send(2)
        inner.send(completion: .finished)
        #expect(record.values == [1, 2])
        #expect(record.isFinished)
    }

    @Test func theLatestOfTwoComesWithEveryValueOfEither() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let record = Record(Publishers.CombineLatest(a, b).map { "\($0)\($1)" })
        a.send(1)
        b.send("x")
        a.send(2)
        a.send(completion: .finished)
        b.send("y")
        #expect(record.values == ["1x", "2x", "2y"])
    }

    @Test func zippedValuesWaitForTheirPartners() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let record = Record(a.zip(b).map { $0 + $1 })
        a.send(1)
        a.send(2)
        b.send(10)
        #expect(record.values == [11])
    }

    @Test func anErrorEndsATryingStepAndCanBeCaught() {
        struct Bad: Error {}
        let record = Record(
            [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Bad() } else { $0 } }.catch { _ in Just(9) })
        #expect(record.values == [1, 9])
        #expect(record.isFinished)
    }

    @Test func aFutureSendsItsValueToEveryone() {
        let future = Future<Int, Never> { $0(.success(4)) }
        #expect(Record(future).values == [4])
        #expect(Record(future).values == [4])
    }

    @Test func valuesAreGathered() {
        #expect(Record([1, 2, 3].publisher.collect(2)).values == [[1, 2], [3]])
        #expect(Record([1, 2, 3].publisher.reduce(0, +)).values == [6])
        #expect(Record([1, 2, 3].publisher.prefix(2)).values == [1, 2])
        #expect(Record([3, 1, 2].publisher.max()).values == [3])
        #expect(Record([1, 2].publisher.contains(2)).values == [true])
    }
}
