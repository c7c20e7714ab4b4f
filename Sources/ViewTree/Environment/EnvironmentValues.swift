/// A value that views read from their surroundings.
public protocol EnvironmentKey {
    associatedtype Value
    /// What is read where nothing was set.
    static var defaultValue: Value { get }
}

/// What a view reads from its surroundings: a chain of the values set on the way down.
///
/// Copying and setting cost one small object; reading walks the chain from the inside.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    @usableFromInline var link: EnvironmentLink?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            var link = link
            while let current = link {
                if current.key == id { return unsafeDowncast(current, to: TypedLink<K>.self).value }
                link = current.next
            }
            return K.defaultValue
        }
        set { link = TypedLink<K>(newValue, next: link) }
    }

    public var description: String {
        var names: [String] = []
        var link = link
        while let current = link {
            names.append(current.name)
            link = current.next
        }
        return "[\(names.joined(separator: ", "))]"
    }
}

/// One value in the chain.
@usableFromInline
class EnvironmentLink {
    let key: ObjectIdentifier
    let next: EnvironmentLink?
    /// What every row asks for, handed down so that long chains are not walked for it.
    var frequent: FrequentValues
    var name: String { "" }

    init(key: ObjectIdentifier, next: EnvironmentLink?) {
        self.key = key
        self.next = next
        frequent = next?.frequent ?? FrequentValues()
    }
}

/// The values that lowering asks for at every change of the environment.
struct FrequentValues {
    var layoutDirection = LayoutDirection.leftToRight
    var colorScheme = ColorScheme.light
    var tint: Color?
    var platform = Platform.iOS18
}

extension EnvironmentValues {
    var frequent: FrequentValues { link?.frequent ?? FrequentValues() }
}

private final class TypedLink<K: EnvironmentKey>: EnvironmentLink {
    let value: K.Value
    override var name: String { "\(K.self)" }

    init(_ value: K.Value, next: EnvironmentLink?) {
        self.value = value
        super.init(key: ObjectIdentifier(K.self), next: next)
    }
}
