import Foundation

/// Drawing by code, as large as what is offered. What is drawn is not looked at: it takes no room, and no taps of its
/// own.
public struct Canvas<Symbols: View> {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
}

extension Canvas: View where Symbols: View {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.init(
            symbols: symbols(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
            rendersAsynchronously: rendersAsynchronously)
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            symbols: EmptyView(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
            rendersAsynchronously: rendersAsynchronously)
    }
}

extension Canvas: PrimitiveView where Symbols: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.hosted(
            HostedEntry(
                kind: "Canvas", label: nil, size: CGSize(width: CGFloat.nan, height: .nan), takesTouches: false,
                isEnabled: true, yieldsToAncestorTap: false, colors: [], activate: nil))
    }
}
