extension Transaction {
    /// The transaction of the `withAnimation` or `withTransaction` that is running, else an empty one.
    public static var _current: Transaction { current ?? Transaction() }

    @TaskLocal static var current: Transaction?

    /// Takes over the completions of transactions while `body` runs; a host with a clock runs them when their animations
    /// are over. Without one they run as soon as the transaction's body has returned.
    public static func _collectingCompletions<Result>(
        in sink: @escaping @Sendable (AnimationCompletion, Animation?) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        try $completionSink.withValue(sink) { try body() }
    }

    @TaskLocal private static var completionSink: (@Sendable (AnimationCompletion, Animation?) -> Void)?

    /// Does something, on another thread too, with the transaction that is running here.
    static var carried: (() -> Void) -> Void {
        let (transaction, sink) = (current, completionSink)
        return { body in
            $current.withValue(transaction) { $completionSink.withValue(sink) { body() } }
        }
    }

    /// The completions, out of the transaction, to whoever runs them.
    mutating func handOverCompletions() -> [AnimationCompletion] {
        guard let extras, !extras.completions.isEmpty else { return [] }
        let completions = extras.completions
        let rest = Extras(copying: extras)
        rest.completions = []
        self.extras = rest
        return completions
    }

    static func finish(_ completions: [AnimationCompletion], _ animation: Animation?) {
        for completion in completions {
            if let completionSink { completionSink(completion, animation) } else { completion.run() }
        }
    }
}
