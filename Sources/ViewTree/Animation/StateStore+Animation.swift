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
        locked { running(body) }
    }

    /// Makes the screen while no other thread changes a state.
    public func _making<Result>(_ body: () -> Result) -> Result { locked(body) }

    private func running(_ body: () -> Void) {
        animation = nil
        if let screen { screen.run { run(body) } } else { run(body) }
    }

    private func run(_ body: () -> Void) {
        guard animates else { return HostClock.$current.withValue(clock) { MainActorStandIn.around(body) } }
        HostClock.$current.withValue(clock) {
            Transaction._collectingCompletions(
                in: { [clock] completion, animation in
                    guard let duration = Duration(ofSeconds: animation?._duration ?? 0) else { return }
                    if duration > .zero { clock.after(duration, completion.run) } else { completion.run() }
                },
                { MainActorStandIn.around(body) })
        }
    }
}
