/// Runs `body` at once, with the animation as that of the current transaction, and returns its result.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body` at once, with the animation as that of the current transaction, and `completion` when the animation is over:
/// without a host that has a clock, right after `body`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Runs `body` at once, with the transaction as the current one, and returns its result.
///
/// Inside another one, the flags and values set in either hold; the inner transaction's animation and values win.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    var merged = transaction
    let completions = merged.handOverCompletions()
    merged.merge(under: Transaction.current)
    defer { Transaction.finish(completions, transaction.animation) }
    return try Transaction.$current.withValue(merged) { try body() }
}

/// Runs `body` at once, with one property of the current transaction changed, and returns its result.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction._current
    _ = transaction.handOverCompletions()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

extension Transaction {
    /// Takes from the surrounding transaction what this one does not set itself. Its animation is set, even to nil.
    mutating func merge(under outer: Transaction?) {
        guard let outer else { return }
        flags.formUnion(outer.flags)
        guard let outerValues = outer.extras?.values, !outerValues.isEmpty else { return }
        let values = extras?.values ?? [:]
        let merged = Extras()
        merged.values = outerValues.merging(values) { _, inner in inner }
        extras = merged
    }
}
