// Operators that wait. They wait by their scheduler's clock: that of queues and run loops is the screen's.

extension Publisher {
    /// Sends a value once none has followed it for a time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var number = 0
            var waiting: Output?
            return chain(
                {
                    number += 1
                    let own = number
                    waiting = $0
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        guard own == number, let latest = waiting else { return }
                        waiting = nil
                        value(latest)
                    }
                },
                {
                    number += 1
                    if case .finished = $0, let latest = waiting { value(latest) }
                    waiting = nil
                    completion($0)
                })
        }
    }

    /// Sends at most one value in each stretch of time: the first at once, then the first or the latest of the stretch at
    /// its end.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var next: S.SchedulerTimeType?
            var waiting: Output?
            var isEnded = false
            return chain(
                {
                    let now = scheduler.now
                    guard let due = next, now < due else {
                        next = now.advanced(by: interval)
                        value($0)
                        return
                    }
                    if waiting == nil {
                        scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) {
                            guard !isEnded, let held = waiting else { return }
                            waiting = nil
                            next = scheduler.now.advanced(by: interval)
                            value(held)
                        }
                        waiting = $0
                    } else if latest {
                        waiting = $0
                    }
                },
                {
                    isEnded = true
                    if case .finished = $0, let held = waiting { value(held) }
                    completion($0)
                })
        }
    }

    /// Sends everything a time later; a failure at once.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            let later = { (action: @escaping () -> Void) in
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                    options: options, action)
            }
            return chain(
                { output in later { value(output) } },
                { end in
                    if case .failure = end { completion(end) } else { later { completion(end) } }
                })
        }
    }

    /// Ends when nothing has come for a time: with an error where one is given.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var number = 0
            var isEnded = false
            func wait() {
                number += 1
                let own = number
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    guard own == number, !isEnded else { return }
                    isEnded = true
                    completion(customError.map { .failure($0()) } ?? .finished)
                }
            }
            wait()
            return chain(
                {
                    guard !isEnded else { return }
                    wait()
                    value($0)
                },
                {
                    guard !isEnded else { return }
                    isEnded = true
                    completion($0)
                })
        }
    }

    /// Gathers what comes within each stretch of time.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<[Output], Failure> {
        AnyPublisher { value, completion in
            var gathered: [Output] = []
            var isWaiting = false
            let most: Int
            switch strategy {
            case .byTime: most = .max
            case .byTimeOrCount(_, _, let count): most = Swift.max(1, count)
            }
            func send() {
                guard !gathered.isEmpty else { return }
                let all = gathered
                gathered = []
                value(all)
            }
            return chain(
                {
                    gathered.append($0)
                    if gathered.count >= most { return send() }
                    guard !isWaiting else { return }
                    isWaiting = true
                    strategy.scheduler.schedule(
                        after: strategy.scheduler.now.advanced(by: strategy.interval),
                        tolerance: strategy.scheduler.minimumTolerance, options: options
                    ) {
                        isWaiting = false
                        send()
                    }
                },
                {
                    if case .finished = $0 { send() }
                    completion($0)
                })
        }
    }
}

extension Publishers {
    /// How values are gathered.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

        var scheduler: Context {
            switch self {
            case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
            }
        }

        var interval: Context.SchedulerTimeType.Stride {
            switch self {
            case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
            }
        }
    }
}

extension Publisher {
    /// Sends how much time has passed since the subscription or since the value before, in place of the value.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
        AnyPublisher { value, completion in
            var last = scheduler.now
            return chain(
                { _ in
                    let now = scheduler.now
                    let passed = last.distance(to: now)
                    last = now
                    value(passed)
                },
                { completion($0) })
        }
    }
}
