/// A value that views pass up to the views around them.
public protocol PreferenceKey {
    associatedtype Value

    /// What is read where no view has set the key.
    static var defaultValue: Value { get }

    /// Adds the value of the next view, in the order of the views, to what was found before.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A value of some key's type.
final class PreferenceBox<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

/// A key without its type: what the layout needs to merge values.
public struct AnyPreferenceKey: Hashable, @unchecked Sendable {
    let type: any PreferenceKey.Type

    init(_ type: any PreferenceKey.Type) { self.type = type }

    /// One value of several, first to last.
    public func merged(_ boxes: [AnyObject]) -> AnyObject { boxes.count == 1 ? boxes[0] : type.merged(boxes) }

    public var defaultBox: AnyObject { type.defaultBox }

    /// Whether two values are equal, or look the same where their type knows no equality.
    public func areSame(_ a: AnyObject, _ b: AnyObject) -> Bool { type.areSame(a, b) }

    public static func == (a: AnyPreferenceKey, b: AnyPreferenceKey) -> Bool { a.type == b.type }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension PreferenceKey {
    fileprivate static func merged(_ boxes: [AnyObject]) -> AnyObject {
        let result = PreferenceBox(value(boxes[0]))
        for box in boxes.dropFirst() { reduce(value: &result.value) { value(box) } }
        return result
    }

    fileprivate static var defaultBox: AnyObject { PreferenceBox(defaultValue) }

    static func value(_ box: AnyObject) -> Value {
        guard let box = box as? PreferenceBox<Value> else { return defaultValue }
        return box.value
    }

    fileprivate static func areSame(_ a: AnyObject, _ b: AnyObject) -> Bool {
        let first = value(a)
        let second = value(b)
        if let first = first as? any Equatable, isEqual(first, second) { return true }
        // Also for values with a NaN in them, which equal nothing.
        return fingerprint(first) == fingerprint(second)
    }

    private static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E).map { $0 == a } ?? false }

    private static func fingerprint(_ value: Value) -> String {
        var text = ""
        dump(value, to: &text, maxItems: 10_000)
        return text
    }
}
