import Foundation

/// The limits that a program made from a user's files sets on itself before it does anything else.
///
/// They reach it in its environment: a parent that lowered its own limits around the start of a child would hit them
/// itself, on whatever its other threads do. The clock on the wall and the memory are watched by the parent; these are
/// for what it cannot see in time, and for a child whose parent is killed.
enum ResourceLimits {
    private static let variable = "VIEWTREE_LIMITS"

    /// What is added to the child's environment.
    static func environment(for limits: ProcessLimits) -> [String: String] {
        // Private memory, not address space: the runtime reserves far more of that than it uses. Somewhat above the
        // limit, so that the parent comes first: it can ask where the child is.
        let seconds = UInt64(min(max(limits.time, 0), 86_400)) + 5
        return [variable: "\(seconds),\(limits.memory + limits.memory / 4)"]
    }

    /// The code that sets them, for the child's entry.
    static let code = """
        #if canImport(Glibc)
            import Glibc

            private func viewtreeLimits() {
                guard let given = getenv("\(variable)") else { return }
                let values = Swift.String(cString: given).split(separator: ",").compactMap { rlim_t($0) }
                for (resource, value) in zip([RLIMIT_CPU, RLIMIT_DATA], values) {
                    var limit = rlimit(rlim_cur: value, rlim_max: value)
                    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
                }
                var none = rlimit(rlim_cur: 0, rlim_max: 0)
                setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
            }
        #else
            private func viewtreeLimits() {}
        #endif
        """
}
