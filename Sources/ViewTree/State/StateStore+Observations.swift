/// What was found for a reader of a preference, for the next lowering.
public struct PreferenceResult {
    public var key: AnyPreferenceKey
    public var box: AnyObject

    public init(key: AnyPreferenceKey, box: AnyObject) {
        self.key = key
        self.box = box
    }
}

extension StateStore {
    /// Keeps what readers of preferences were found to read. True if any of it was something else before.
    public func updatePreferences(_ found: [UInt64: PreferenceResult]) -> Bool {
        defer { preferences = found }
        guard found.count == preferences.count else { return true }
        return found.contains { identity, result in
            guard let old = preferences[identity], old.key == result.key else { return true }
            return !result.key.areSame(old.box, result.box)
        }
    }

    /// Reports a value to an observer once the tree is final. nil for one that nobody has set: that is reported, as
    /// the default, only to those who have seen another.
    public func observe(
        _ identity: UInt64, _ value: @escaping (_ wasSeen: Bool) -> AnyObject?,
        _ notify: @escaping (AnyObject?, AnyObject) -> Void
    ) {
        afterUpdate { [unowned self] in
            let old = observed[identity]
            guard let new = value(old != nil) else { return }
            observed[identity] = new
            notify(old, new)
        }
    }

    /// Forgets what observers that are gone have seen.
    public func keepObserved(_ present: Set<UInt64>) {
        guard !observed.isEmpty else { return }
        observed = observed.filter { present.contains($0.key) }
    }
}
