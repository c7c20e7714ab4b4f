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
    public static func around<R>(_ body: () throws -> R) rethrows -> R {
        install
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: 1))
        defer {
            // What was started runs before anybody looks at the outcome.
            if outer == nil { StandInTasks.run() }
            pthread_setspecific(key, outer)
        }
        return try body()
    }

    /// Whether this thread stands in at the moment.
    static var isActive: Bool { pthread_getspecific(key) != nil }

    static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private typealias Check = @convention(c) (UInt, UInt) -> Void
    private typealias Hook = @convention(c) (UInt, UInt, Check) -> Void

    /// Puts the hook in place, once. Where the runtime has none under that name, checks stay as they are.
    private static let install: Void = {
        StandInTasks.install()
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_checkIsolated_hook") else { return }
        let hook: Hook = { executor, witness, original in
            let isMain = executor == MainActorStandIn.mainExecutor || executor == StandInExecutor.identity
            if isMain && MainActorStandIn.isActive { return }
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
