/// A type whose `previews` are views to look at; `#Preview` has taken its place.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }

    /// The platform to run on; nil for the default one.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}
