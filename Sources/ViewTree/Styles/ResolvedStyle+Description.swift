extension ResolvedStyle: CustomStringConvertible {
    /// `#FF2D55`, `linearGradient(#FF0000, #0000FF)`, `ultraThinMaterial`.
    public var description: String {
        switch self {
        case .color(let color): "\(color)"
        case .linearGradient(let stops, _, _): Self.describe("linearGradient", stops.map(\.color))
        case .radialGradient(let stops, _, _, _): Self.describe("radialGradient", stops.map(\.color))
        case .ellipticalGradient(let stops, _, _, _): Self.describe("ellipticalGradient", stops.map(\.color))
        case .angularGradient(let stops, _, _, _): Self.describe("angularGradient", stops.map(\.color))
        case .meshGradient(_, _, let colors): Self.describe("meshGradient", colors)
        case .material(let name, _): name
        case .image: "image"
        case .translucent(let style, let opacity): "\(style) \(percentString(opacity))"
        }
    }

    private static func describe(_ name: String, _ colors: [ResolvedColor]) -> String {
        "\(name)(\(colors.map { "\($0)" }.joined(separator: ", ")))"
    }
}
