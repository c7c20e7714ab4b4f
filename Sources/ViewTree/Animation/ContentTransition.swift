/// A kind of transition that applies to the content within a single view. It changes neither frames nor hits.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate, symbolEffect
        case numericText(countsDown: Bool)
        case numericValue(Double)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Content changes don't animate.
    public static let identity = ContentTransition(.identity)
    /// Content fades.
    public static let opacity = ContentTransition(.opacity)
    /// Views attempt to interpolate their contents.
    public static let interpolate = ContentTransition(.interpolate)
    /// The default symbol effect, for symbol images.
    public static let symbolEffect = ContentTransition(.symbolEffect)

    /// For texts that display numbers.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(.numericText(countsDown: countsDown))
    }

    /// For texts that display numbers; the direction comes from the change of the value.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(.numericValue(value)) }
}
