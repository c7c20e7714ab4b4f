/// What the user has changed about the columns of a table: here nobody has.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var visibilities: [String: String] = [:]

    public init() {}

    public init(from decoder: any Decoder) throws {
        visibilities = try decoder.singleValueContainer().decode([String: String].self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(visibilities)
    }

    /// Whether the column of that identifier is visible. It is kept, but every column is shown here.
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id].flatMap { name in Visibility.allCases.first { "\($0)" == name } } ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : "\(newValue)" }
    }

    /// Forgets all that the user has changed.
    public mutating func resetOrder() {}
}
