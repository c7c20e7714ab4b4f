import Foundation

/// The values that a navigation stack shows, of any types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    public init() { elements = [] }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Takes `k` values off the end; no more than there are.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(0, k), elements.count)) }
}

extension NavigationPath {
    /// The path in a form that can be stored.
    public struct CodableRepresentation {
        let elements: [any Codable & Hashable]
    }

    /// Nil where a value cannot be stored.
    public var codable: CodableRepresentation? {
        var values: [any Codable & Hashable] = []
        for element in elements {
            guard let value = element.base as? any Codable & Hashable else { return nil }
            values.append(value)
        }
        return CodableRepresentation(elements: values)
    }

    public init(_ codable: CodableRepresentation) { elements = codable.elements.map { AnyHashable($0) } }
}

extension NavigationPath.CodableRepresentation: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.elements.map { AnyHashable($0) } == rhs.elements.map { AnyHashable($0) }
    }
}

/// As SwiftUI stores it: the types' names and the values as JSON, from the end of the path.
extension NavigationPath.CodableRepresentation: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var values: [any Codable & Hashable] = []
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            let json = Data(try container.decode(String.self).utf8)
            guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no known type")
            }
            values.append(try JSONDecoder().decode(type, from: json))
        }
        elements = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements.reversed() {
            try container.encode(_mangledTypeName(type(of: element)) ?? "\(type(of: element))")
            try container.encode(String(decoding: JSONEncoder().encode(element), as: UTF8.self))
        }
    }
}
