import Foundation

/// Work on a thread of its own, whose result is asked for later.
final class Background<Value: Sendable>: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var result: Result<Value, SourceError>?

    init(_ work: @escaping @Sendable () throws(SourceError) -> Value) {
        DispatchQueue.global().async {
            self.result = Result { () throws(SourceError) in try work() }
            self.done.signal()
        }
    }

    /// Waits for the result; any number of times.
    func value() throws(SourceError) -> Value {
        done.wait()
        done.signal()
        guard let result else { throw SourceError("no thread can be started") }
        return try result.get()
    }
}
