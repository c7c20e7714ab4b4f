// Combine does not exist on Linux. What files that import SwiftUI use of it is here, under Combine's names.

/// Something that sends values over time.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Lets a subscriber know of values from now on.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// Something that is told a publisher's values.
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

/// Something that can be stopped.
public protocol Cancellable {
    func cancel()
}

/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable {
    /// How many values are wanted. Publishers here send every value they have.
    func request(_ demand: Subscribers.Demand)
}

/// What goes with subscribers.
public enum Subscribers {
    /// How a publisher ended.
    @frozen
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// How many values a subscriber wants.
    @frozen
    public struct Demand: Hashable, Sendable {
        let rawValue: UInt
        /// nil when it is unlimited.
        public var max: Int? { self == .unlimited ? nil : Int(rawValue) }
        public static let unlimited = Demand(rawValue: .max)

        public static let none = Demand(rawValue: 0)
        /// At most `value` values; below 0 it is none.
        public static func max(_ value: Int) -> Demand { Demand(rawValue: UInt(Swift.max(0, value))) }
    }
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A publisher that code sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject {
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// A publisher that starts sending when it is told to.
public protocol ConnectablePublisher: Publisher {
    func connect() -> any Cancellable
}

/// Stops what it stands for when it is let go.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private var stop: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { stop = cancel }

    public init<C: Cancellable>(_ canceller: C) { stop = { canceller.cancel() } }

    deinit { cancel() }

    public func cancel() {
        let stop = self.stop
        self.stop = nil
        stop?()
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
