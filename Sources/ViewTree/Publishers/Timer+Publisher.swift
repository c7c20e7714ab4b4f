import Foundation

extension Timer {
    /// Sends the date at regular times. It goes by the host's clock: nothing is sent until that is moved on.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never
        public let interval: TimeInterval
        private let listeners = SubscriberList<Date, Never>()

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
        ) { self.interval = interval }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            listeners.add(subscriber)
        }

        public func connect() -> any Cancellable {
            guard let clock = HostClock.current, interval.isFinite, interval > 0 else { return AnyCancellable {} }
            let step = Duration.seconds(interval)
            return clock.schedule(after: step, every: step) { [weak self] in self?.listeners.send(Date()) }
        }
    }

    /// Sends the date at regular times.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}

extension NotificationCenter {
    /// Sends the notifications of a name.
    public struct Publisher: ViewTree.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let listeners = SubscriberList<Notification, Never>()
            listeners.add(subscriber)
            subscriber.receive(subscription: Self.observe(center, name, listeners))
        }

        private static func observe(
            _ center: NotificationCenter, _ name: Notification.Name, _ listeners: SubscriberList<Notification, Never>
        ) -> ClosureSubscription {
            nonisolated(unsafe) let token = center.addObserver(forName: name, object: nil, queue: nil) {
                listeners.send($0)
            }
            return ClosureSubscription { center.removeObserver(token) }
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name)
    }
}
