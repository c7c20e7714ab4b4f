import Foundation

extension NavigationPath {
    /// The path in a form that can be kept, or nil where some value cannot.
    public var codable: CodableRepresentation? {
        guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
        return CodableRepresentation(elements: elements)
    }

    public init(_ codable: CodableRepresentation) { self.init() ; elements = codable.elements }

    /// A path's values as names of types and JSON, last value first, as SwiftUI writes them.
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [AnyHashable]

        init(elements: [AnyHashable]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any Decodable.Type,
                    let value = try JSONDecoder().decode(type, from: Data(json.utf8)) as? any Hashable
                else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type that can be decoded")
                }
                elements.append(AnyHashable(value))
            }
            self.elements = elements.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.base as? any Codable else { continue }
                try container.encode(_mangledTypeName(type(of: value)) ?? "")
                try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}
