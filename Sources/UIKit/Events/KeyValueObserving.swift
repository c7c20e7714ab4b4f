import Foundation
import ViewTree

/// What an observer of a property is told.
public struct NSKeyValueObservedChange<Value> {
    public enum Kind: UInt, Sendable {
        case setting = 1
        case insertion, removal, replacement
    }
    public let kind = Kind.setting
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet? = nil
    public let isPrior = false
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// Watches a property for as long as it is kept.
///
/// The Objective-C runtime would tell at once that a property is set. Here properties are looked at again before each
/// layout: an observer is told once of what has changed since, after the code that changed it.
public final class NSKeyValueObservation: NSObject {
    private let look: () -> Void
    private var isValid = true

    fileprivate init(_ look: @escaping () -> Void) {
        self.look = look
        super.init()
        KeyValueWatch.add(self)
    }

    public func invalidate() { isValid = false }

    fileprivate func update() { if isValid { look() } }
}

/// Who is watching, by screen.
enum KeyValueWatch {
    private struct Watched {
        weak var observation: NSKeyValueObservation?
        let screen: ObjectIdentifier?
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var watched: [Watched] = []

    private static var screen: ObjectIdentifier? { HostClock.current.map { ObjectIdentifier($0) } }

    static func add(_ observation: NSKeyValueObservation) {
        lock.withLock { watched.append(Watched(observation: observation, screen: screen)) }
    }

    /// Looks at everything that is observed by the code of a screen; what changes by that is looked at as well.
    static func update() {
        let screen = screen
        let open = lock.withLock {
            watched.removeAll { $0.observation == nil }
            return watched.filter { $0.screen == screen }.compactMap(\.observation)
        }
        for observation in open { observation.update() }
    }
}

public protocol _KeyValueCodingAndObserving: AnyObject {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        func tell(_ object: Self, _ new: Value, _ old: Value?) {
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
        }
        if options.contains(.initial) { tell(self, last, nil) }
        return NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let new = self[keyPath: keyPath]
            guard !isSame(new, last) else { return }
            let old = last
            last = new
            MainActorStandIn.around { tell(self, new, old) }
        }
    }
}

/// Whether two values are equal; those that cannot be compared are told apart by what they look like.
private func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
    func equal<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    if let a = a as? any Equatable { return equal(a) }
    return "\(a)" == "\(b)"
}
