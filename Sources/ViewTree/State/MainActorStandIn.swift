import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lets any thread stand for the main actor while it evaluates bodies and runs actions.
///
/// A headless tree is laid out wherever it is asked for: in a test's own thread, in several at once. SwiftUI's `View`
/// is bound to the main actor, and code compiled in Swift 6 mode checks at run time that it is there. While a thread
/// stands in, the runtime's own hook for that check answers yes; everywhere else it does what it always did. Nothing
/// is shared between two trees, so isolation is kept by turns.
public enum MainActorStandIn {
    /// Runs `body` with this thread standing for the main actor.
    public static func run<R>(_ body: @MainActor () throws -> R) rethrows -> R {
        try withoutActuallyEscaping(body) { body in
            let plain = unsafeBitCast(body, to: (() throws -> R).self)
            return try around { try plain() }
        }
    }

    /// Runs code of the library's own that calls back into the user's.
    public static func around<R>(_ body: () throws -> R) rethrows -> R { try around(in: nil, body) }

    /// The same; what is started becomes work of a screen's.
    ///
    /// - Parameter work: nil for that of the thread.
    static func around<R>(in work: ScreenWork?, _ body: () throws -> R) rethrows -> R {
        guard !isActive else { return try body() }
        install
        let work = work ?? ScreenWork.ofThread
        pthread_setspecific(key, Unmanaged.passUnretained(work).toOpaque())
        defer {
            // What was started runs before anybody looks at the outcome.
            work.run()
            pthread_setspecific(key, nil)
        }
        return try body()
    }

    /// Goes on with what another thread does, which waits meanwhile and runs what is started here.
    static func around(continuing work: ScreenWork?, _ body: () -> Void) {
        guard let work else { return body() }
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(work).toOpaque())
        body()
        pthread_setspecific(key, outer)
    }

    /// Whether this thread stands in at the moment.
    static var isActive: Bool { pthread_getspecific(key) != nil }

    /// Whose work this thread does at the moment; nil where it does not stand in.
    static var work: ScreenWork? {
        pthread_getspecific(key).map { Unmanaged<ScreenWork>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private typealias Check = @convention(c) (UInt, UInt) -> Void
    private typealias Hook = @convention(c) (UInt, UInt, Check) -> Void

    /// Puts the hook in place, once. Where the runtime has none under that name, checks stay as they are.
    private static let install: Void = {
        ScreenWork.install()
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_checkIsolated_hook") else { return }
        let hook: Hook = { executor, witness, original in
            if let work = MainActorStandIn.work,
                executor == MainActorStandIn.mainExecutor || executor == work.executorIdentity
            {
                return
            }
            original(executor, witness)
        }
        symbol.assumingMemoryBound(to: Hook?.self).pointee = hook
    }()

    /// The identity of the main actor's executor.
    static let mainExecutor: UInt = {
        let executor = MainActor.shared.unownedExecutor
        return withUnsafeBytes(of: executor) { $0.load(as: UInt.self) }
    }()
}
