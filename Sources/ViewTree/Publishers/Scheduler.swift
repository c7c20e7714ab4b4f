import Dispatch
import Foundation

/// A length of time that a scheduler counts in.
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

/// When and where something is done.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// The time of queues and run loops here: that of the screen whose code is running. It stands still until somebody moves
/// it on; without a screen it stays at 0.
///
/// Its lengths are plain numbers, in seconds: a type of its own would add operators that the compiler tries in every sum.
public struct HostTime: Strideable, Hashable, Sendable {
    /// In seconds since the screen came to be.
    public let seconds: Double

    static var now: HostTime { HostTime(seconds: (HostClock.current?.now ?? .zero) / .seconds(1)) }

    public func distance(to other: HostTime) -> Double { other.seconds - seconds }
    public func advanced(by n: Double) -> HostTime { HostTime(seconds: seconds + n) }

    /// Does something at a time: at once where that is past or where there is no screen's clock to wait for.
    static func schedule(at date: HostTime, _ action: @escaping () -> Void) {
        guard let clock = HostClock.current else { return }
        let wait = date.seconds - now.seconds
        clock.after(wait.isFinite ? .seconds(max(0, wait)) : .zero, action)
    }

    static func schedule(at date: HostTime, every interval: Double, _ action: @escaping () -> Void) -> any Cancellable {
        guard let clock = HostClock.current, interval.isFinite, interval > 0 else {
            return AnyCancellable {}
        }
        let wait = date.seconds - now.seconds
        return clock.schedule(
            after: .seconds(wait.isFinite ? max(0, wait) : 0), every: .seconds(interval), action)
    }
}

extension Double: SchedulerTimeIntervalConvertible {
    public static func seconds(_ s: Int) -> Double { Double(s) }
    public static func seconds(_ s: Double) -> Double { s }
    public static func milliseconds(_ ms: Int) -> Double { Double(ms) / 1e3 }
    public static func microseconds(_ us: Int) -> Double { Double(us) / 1e6 }
    public static func nanoseconds(_ ns: Int) -> Double { Double(ns) / 1e9 }
}

/// Queues and run loops: values arrive at once, and later ones by the screen's clock.
public protocol _HostScheduler: Scheduler where SchedulerTimeType == HostTime {}

extension _HostScheduler {
    public var now: HostTime { .now }
    public var minimumTolerance: HostTime.Stride { .seconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: HostTime, tolerance: HostTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) { HostTime.schedule(at: date, action) }

    public func schedule(
        after date: HostTime, interval: HostTime.Stride, tolerance: HostTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable { HostTime.schedule(at: date, every: interval, action) }
}

extension DispatchQueue: _HostScheduler {
    public typealias SchedulerTimeType = HostTime
    public struct SchedulerOptions: Sendable { public init() {} }
}

extension RunLoop: _HostScheduler {
    public typealias SchedulerTimeType = HostTime
    public struct SchedulerOptions: Sendable { public init() {} }
}

extension OperationQueue: _HostScheduler {
    public typealias SchedulerTimeType = HostTime
    public struct SchedulerOptions: Sendable { public init() {} }
}

/// Does everything at once.
public struct ImmediateScheduler: _HostScheduler, Sendable {
    public typealias SchedulerTimeType = HostTime
    public typealias SchedulerOptions = Never
    public static let shared = ImmediateScheduler()

    public func schedule(
        after date: HostTime, tolerance: HostTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) { action() }
}
