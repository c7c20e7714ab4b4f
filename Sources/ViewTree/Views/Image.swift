import Foundation

/// An image: a symbol, an asset, or one drawn in place.
public struct Image: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        /// Of a bundle's asset catalogue; nil is the main bundle.
        case asset(String, bundlePath: String?)
        case symbol(String)
        /// Of a known size in points.
        case bitmap(CGSize)
    }

    var source: Source
    var isResizable = false
    var label: String?

    /// An asset by name, as large as the bundle's asset catalogue says. The size of one that is in no catalogue is a
    /// guess and marked so.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(name, bundlePath: bundle?.bundlePath) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label._plainString
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(name, bundlePath: bundle?.bundlePath)
    }

    init(_ name: String, bundlePath: String?) {
        source = .asset(name, bundlePath: bundlePath)
        label = name
    }

    /// A symbol of the system. Its box follows its name, the font and the image scale; one that was not recorded is
    /// marked as a guess.
    public init(systemName: String) {
        source = .symbol(systemName)
        label = systemName
    }

    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// An image of a given size; it is not drawn here.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        source = .bitmap(size)
        self.label = label?._plainString
    }

    /// An image of a size that shows nothing.
    init(bitmap size: CGSize) { source = .bitmap(size) }

    /// Lets the image take the size it is offered.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    public enum ResizingMode: Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum Interpolation: Sendable { case none, low, medium, high }
    public enum Scale: Sendable, Hashable { case small, medium, large }
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Sendable, Hashable {
    let name: String
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image: View {}

extension Image: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Image, _ builder: inout NodeBuilder) {
        let environment = builder.environment
        let font = (environment.font ?? .body)._resolve(
            dynamicTypeSize: environment.dynamicTypeSize, isMacOS: environment.platform.isMacOS)
        let measured = view.measured(beside: font, environment)
        var entry = ImageEntry(
            name: view.label, isSymbol: false, size: measured.size, isResizable: view.isResizable, baseline: nil,
            style: ForegroundStyle()._resolve(environment.styleContext))
        entry.guess = measured.guess
        if case .symbol = view.source {
            entry.isSymbol = true
            entry.baseline = measured.baseline
        }
        builder.side.images.append(entry)
        let row = builder.nextRow
        builder.leaf(Node(kind: .image, parent: -1, payload: Int32(builder.side.images.count - 1)))
        guard let guess = measured.guess else { return }
        builder.side.approximations[builder.nextRow - 1 >= row ? builder.nextRow - 1 : row] = guess
    }
}

extension Image {
    /// How large it is beside text in a font, in points, and why that may be wrong.
    func measured(beside font: ResolvedFont, _ environment: EnvironmentValues) -> SymbolMetrics.Measured {
        switch source {
        case .bitmap(let size): return SymbolMetrics.Measured(size: size)
        case .asset(let name, let bundlePath):
            let isMacOS = environment.platform.isMacOS
            if let set = AssetCatalog.of(bundlePath: bundlePath).image(named: name),
                let size = set.size(displayScale: environment.displayScale, isMacOS: isMacOS)
            {
                return SymbolMetrics.Measured(size: size)
            }
            return SymbolMetrics.Measured(
                size: SymbolMetrics.unknownAsset, guess: "the size of the asset \"\(name)\" is not known")
        case .symbol(let name):
            return SymbolMetrics.measure(
                environment.symbolVariants.name(of: name), beside: font, scale: environment.imageScale,
                displayScale: environment.displayScale)
        }
    }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> EnvironmentContent<Self, Image.Scale> {
        environment(\.imageScale, scale)
    }
}
