extension StateStore {
    /// Notes the animation that a change of state comes with.
    func noteAnimation() {
        guard animates, let transaction = Transaction.current, !transaction.disablesAnimations,
            let animation = transaction.animation
        else { return }
        self.animation = animation
    }

    /// Runs code of the user's. With a clock, completions of its animations wait until those are over.
    public func _running(_ body: () -> Void) {
        locked {
            animation = nil
            running(body)
        }
    }

    /// Makes the screen while no other thread changes a state.
    public func _making<Result>(_ body: () -> Result) -> Result { locked(body) }

    /// Waits, for a limited time, for the tasks and blocks that the user's code has started since the last call.
    public func _settleWork() {
        guard let work = startedWork, !MainActorStandIn.isActive else { return }
        work.settle { job in locked { running(job) } }
    }

    /// Whether something of the screen's has come back from outside and waits for its turn.
    public var _hasWork: Bool { startedWork?.isWaiting == true }

    /// What has been noticed about tasks since the last call.
    public func _takeWorkWarnings() -> [String] { startedWork?.takeWarnings() ?? [] }

    private func running(_ body: () -> Void) {
        let work = startedWork ?? ScreenWork.make()
        startedWork = work
        work.belong(to: screen, clock)
        work.starting { if let screen { screen.run { run(body, work) } } else { run(body, work) } }
    }

    private func run(_ body: () -> Void, _ work: ScreenWork) {
        guard animates else {
            return HostClock.$current.withValue(clock) { MainActorStandIn.around(in: work, body) }
        }
        HostClock.$current.withValue(clock) {
            Transaction._collectingCompletions(
                in: { [clock] completion, animation in
                    guard let duration = Duration(ofSeconds: animation?._duration ?? 0) else { return }
                    if duration > .zero { clock.after(duration, completion.run) } else { completion.run() }
                },
                { MainActorStandIn.around(in: work, body) })
        }
    }
}
