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

    /// A symbol of the system. Its box follows the font and the image scale.
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
        let (size, guess) = view.measured(beside: font, environment)
        var entry = ImageEntry(
            name: view.label, isSymbol: false, size: size, isResizable: view.isResizable, baseline: nil,
            style: ForegroundStyle()._resolve(environment.styleContext))
        if case .symbol = view.source {
            entry.isSymbol = true
            entry.baseline = SymbolMetrics.baseline(of: font, box: size)
        }
        builder.side.images.append(entry)
        let row = builder.nextRow
        builder.leaf(Node(kind: .image, parent: -1, payload: Int32(builder.side.images.count - 1)))
        if let guess { builder.side.approximations[builder.nextRow - 1 >= row ? builder.nextRow - 1 : row] = guess }
    }
}

extension Image {
    /// How large it is beside text in a font, in points, and why that may be wrong.
    func measured(beside font: ResolvedFont, _ environment: EnvironmentValues) -> (size: CGSize, guess: String?) {
        switch source {
        case .bitmap(let size): return (size, nil)
        case .asset(let name, let bundlePath):
            let isMacOS = environment.platform.isMacOS
            if let set = AssetCatalog.of(bundlePath: bundlePath).image(named: name),
                let size = set.size(displayScale: environment.displayScale, isMacOS: isMacOS)
            {
                return (size, nil)
            }
            return (SymbolMetrics.unknownAsset, "the size of the asset \"\(name)\" is not known")
        case .symbol(let name):
            let box = SymbolMetrics.box(
                pointSize: font.size, scale: environment.imageScale, displayScale: environment.displayScale)
            return (box, "the symbol \"\(name)\" is measured as a square")
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

/// Boxes of symbols. Apple's drawings cannot be measured here: every symbol is a square of its font's size.
enum SymbolMetrics {
    /// The side of a medium symbol over its font's point size: 1.173, so that a large one at 17 pt is the 25.667 pt
    /// high that a dump of the template app shows.
    static let mediumToPointSize: CGFloat = 1.173
    /// Sides over that of a medium symbol. Source: the large one from the same dump; the small one from Apple's
    /// published ratio of symbol scales, about 0.79.
    static let small: CGFloat = 0.79
    static let large: CGFloat = 1.287
    /// What an asset nobody has the size of is taken for.
    static let unknownAsset = CGSize(width: 100, height: 100)

    static func box(pointSize: CGFloat, scale: Image.Scale, displayScale: CGFloat) -> CGSize {
        let factor: CGFloat =
            switch scale {
            case .small: small
            case .medium: 1
            case .large: large
            }
        let side = (pointSize * mediumToPointSize * factor * displayScale - 1e-6).rounded(.up) / displayScale
        return CGSize(width: side, height: side)
    }

    /// A symbol is centred on the capital letters beside it.
    static func baseline(of font: ResolvedFont, box: CGSize) -> CGFloat { box.height / 2 + font.capHeight / 2 }
}
