import Foundation

/// A colour of an asset catalogue, as Xcode makes a symbol for each: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

/// An image of an asset catalogue, as Xcode makes a symbol for each: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

extension Color {
    /// A colour of an asset catalogue.
    public init(_ resource: ColorResource) {
        self.init(.special(.asset(name: resource.name, bundlePath: resource.bundlePath), opacity: 1))
    }
}

extension Image {
    /// An image of an asset catalogue.
    public init(_ resource: ImageResource) { self.init(resource.name, bundlePath: resource.bundlePath) }
}
