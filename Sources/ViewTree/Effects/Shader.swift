import Foundation

/// A function of a Metal library. It changes colours and where they are drawn; nothing of that is drawn here.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    public var name: String

    public init(library: ShaderLibrary, name: String) { self.name = name }

    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A library of functions.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    public static let `default` = ShaderLibrary()

    private init() {}
    public init(data: Data) {}
    public init(url: URL) {}

    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderLibrary.default[dynamicMember: name] }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function with its arguments.
public struct Shader: Equatable, Sendable {
    /// A value handed to a function.
    public struct Argument: Equatable, Sendable {
        private init() {}

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float2(_ vector: CGVector) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }
}

extension Shader: ShapeStyle {
    /// Its colours are not known: a grey stands for them.
    public func _resolve(_ context: StyleContext) -> ResolvedStyle { Color.gray._resolve(context) }
}

nonisolated extension View {
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> UnchangedContent<Self> { unchanged }

    /// Draws the view at other places; hits stay where they are.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> UnchangedContent<Self> { unchanged }

    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> UnchangedContent<Self> { unchanged }
}

nonisolated extension VisualEffect {
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
}

extension GraphicsContext.Filter {
    public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { GraphicsContext.Filter() }
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
        GraphicsContext.Filter()
    }
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
        GraphicsContext.Filter()
    }
}

extension GraphicsContext.Shading {
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading {
        GraphicsContext.Shading()
    }
}
