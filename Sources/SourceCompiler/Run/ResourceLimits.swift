import Foundation

/// The limits that a child process inherits: lowered just before it starts, restored just after.
///
/// Only the soft limits are touched, so that they can be restored. The clock on the wall is watched by the parent; these
/// are for what it cannot see in time.
struct ResourceLimits {
    #if canImport(Glibc)
        private typealias Resource = __rlimit_resource_t

        private let previous: [(resource: Resource, limit: rlimit)]

        static func lower(to limits: ProcessLimits) -> ResourceLimits {
            // Private memory, not address space: the runtime reserves far more of that than it uses. Somewhat above the
            // limit, so that the parent comes first: it can ask where the child is. The processor time is for a child
            // whose parent is killed.
            let seconds = UInt64(min(max(limits.time, 0), 86_400)) + 5
            let values = [(RLIMIT_DATA, limits.memory + limits.memory / 4), (RLIMIT_CPU, seconds), (RLIMIT_CORE, 0)]
            var previous: [(resource: Resource, limit: rlimit)] = []
            for (name, value) in values {
                let resource = Resource(name.rawValue)
                var limit = rlimit()
                guard getrlimit(resource, &limit) == 0 else { continue }
                previous.append((resource, limit))
                limit.rlim_cur = min(limit.rlim_cur, rlim_t(value))
                setrlimit(resource, &limit)
            }
            return ResourceLimits(previous: previous)
        }

        func restore() {
            for (resource, limit) in previous {
                var limit = limit
                setrlimit(resource, &limit)
            }
        }
    #else
        static func lower(to limits: ProcessLimits) -> ResourceLimits { ResourceLimits() }

        func restore() {}
    #endif
}
