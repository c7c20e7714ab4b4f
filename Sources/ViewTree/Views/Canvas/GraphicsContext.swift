import Foundation

/// A text as the measurer sees it, under a name that `GraphicsContext.ResolvedText` does not hide.
private typealias TextRuns = ResolvedText

/// Where an image or canvas draws. Nothing is drawn here; transforms and sizes are kept.
public struct GraphicsContext {
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    public private(set) var environment = EnvironmentValues()
    /// What has been clipped to; without a clip everything.
    public private(set) var clipBoundingRect = CGRect.null

    public struct BlendMode: Equatable, Sendable {
        let name: String
        public static let normal = BlendMode(name: "normal")
        public static let multiply = BlendMode(name: "multiply")
        public static let screen = BlendMode(name: "screen")
        public static let overlay = BlendMode(name: "overlay")
        public static let darken = BlendMode(name: "darken")
        public static let lighten = BlendMode(name: "lighten")
        public static let colorDodge = BlendMode(name: "colorDodge")
        public static let colorBurn = BlendMode(name: "colorBurn")
        public static let softLight = BlendMode(name: "softLight")
        public static let hardLight = BlendMode(name: "hardLight")
        public static let difference = BlendMode(name: "difference")
        public static let exclusion = BlendMode(name: "exclusion")
        public static let hue = BlendMode(name: "hue")
        public static let saturation = BlendMode(name: "saturation")
        public static let color = BlendMode(name: "color")
        public static let luminosity = BlendMode(name: "luminosity")
        public static let clear = BlendMode(name: "clear")
        public static let copy = BlendMode(name: "copy")
        public static let sourceIn = BlendMode(name: "sourceIn")
        public static let sourceOut = BlendMode(name: "sourceOut")
        public static let sourceAtop = BlendMode(name: "sourceAtop")
        public static let destinationOver = BlendMode(name: "destinationOver")
        public static let destinationIn = BlendMode(name: "destinationIn")
        public static let destinationOut = BlendMode(name: "destinationOut")
        public static let destinationAtop = BlendMode(name: "destinationAtop")
        public static let xor = BlendMode(name: "xor")
        public static let plusDarker = BlendMode(name: "plusDarker")
        public static let plusLighter = BlendMode(name: "plusLighter")
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let bounds = path.boundingRect
        clipBoundingRect = clipBoundingRect.isNull ? bounds : clipBoundingRect.overlap(bounds)
    }

    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = self
        try content(&layer)
    }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

    public func resolve(_ shading: Shading) -> Shading { shading }
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }
    public func resolve(_ image: Image) -> ResolvedImage {
        let font = (environment.font ?? .body)._resolve(
            dynamicTypeSize: environment.dynamicTypeSize, isMacOS: environment.platform.isMacOS)
        return ResolvedImage(size: image.measured(beside: font, environment).size)
    }
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}
}

extension GraphicsContext {
    /// What is drawn with.
    public struct Shading: Sendable {
        public static var backdrop: Shading { Shading() }
        public static var foreground: Shading { Shading() }
        public static func palette(_ array: [Shading]) -> Shading { Shading() }
        public static func color(_ color: Color) -> Shading { Shading() }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { Shading() }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// What is done to all that is drawn after it.
    public struct Filter: Sendable {
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { Filter() }
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter() }
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        public static var luminanceToAlpha: Filter { Filter() }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    }

    /// A text as it is drawn.
    public struct ResolvedText {
        var shadingStorage = Shading.foreground
        let text: Text
        let environment: EnvironmentValues

        init(text: Text, environment: EnvironmentValues) {
            self.text = text
            self.environment = environment
        }

        public var shading: Shading {
            get { shadingStorage }
            set { shadingStorage = newValue }
        }

        /// Its size in points where that much room is offered.
        public func measure(in size: CGSize) -> CGSize { measured(in: size).size }
        /// From the top, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { measured(in: size).firstBaseline }
        public func lastBaseline(in size: CGSize) -> CGFloat { measured(in: size).lastBaseline }

        private func measured(in size: CGSize) -> TextMeasurement {
            var resolving = TextResolving(environment)
            resolving.add(text, TextAttributes(environment))
            var resolved = TextRuns(runs: resolving.runs)
            resolved.displayScale = environment.displayScale
            return environment.textMeasurer.measure(resolved, proposal: ProposedViewSize(size))
        }
    }

    /// An image as it is drawn.
    public struct ResolvedImage {
        public let size: CGSize
        public var baseline: CGFloat { size.height }
        public var shading: Shading?
    }

    /// One of a canvas's symbols as it is drawn.
    public struct ResolvedSymbol {
        public let size: CGSize
    }
}
