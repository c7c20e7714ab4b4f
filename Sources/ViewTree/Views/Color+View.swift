import Foundation

extension Color: View {}

extension Color: PrimitiveView {
    /// A colour as a view fills what it is offered. The four components are packed as Floats into the row.
    @inlinable
    @MainActor public static func _makeNodes(_ view: Color, _ builder: inout NodeBuilder) {
        builder.leaf(Node(color: builder.resolve(view)))
    }
}

/// What the components of a colour depend on.
@frozen
@usableFromInline
struct ColorContext {
    @usableFromInline var isDark: Bool
    @usableFromInline var tint: Color?
    @usableFromInline var palette: SystemPalette

    @usableFromInline
    init(_ environment: EnvironmentValues) {
        isDark = environment.colorScheme == .dark
        tint = environment.tint
        palette = SystemPalette(environment.platform)
    }
}

extension NodeBuilder {
    /// The colour's components in this environment.
    @usableFromInline
    func resolve(_ color: Color) -> ResolvedColor {
        color._resolved(isDark: colors.isDark, tint: colors.tint, palette: colors.palette)
    }

    /// The style's resolved form in this environment.
    func resolve(_ style: some ShapeStyle) -> ResolvedStyle { style._resolve(environment.styleContext) }
}

extension Node {
    /// A rectangle of one colour.
    @usableFromInline
    init(color: ResolvedColor) {
        self.init(
            kind: .color, parent: -1, a: Node.pack(color.red, color.green), b: Node.pack(color.blue, color.alpha))
    }

    private static func pack(_ high: Double, _ low: Double) -> Double {
        Double(bitPattern: UInt64(Float(high).bitPattern) << 32 | UInt64(Float(low).bitPattern))
    }

    /// The colour of a `.color` row.
    public var color: ResolvedColor {
        func unpack(_ pair: Double) -> (Double, Double) {
            let bits = pair.bitPattern
            return (
                Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits >> 32))),
                Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
            )
        }
        let (red, green) = unpack(a)
        let (blue, alpha) = unpack(b)
        return ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

/// A style that fills what it is offered.
struct StyleLeaf<Style: ShapeStyle> {
    var style: Style
}

extension StyleLeaf: View {}

extension StyleLeaf: PrimitiveView {
    @MainActor static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        switch builder.resolve(view.style) {
        case .color(let color): builder.leaf(Node(color: color))
        case let style:
            builder.side.styles.append(style)
            builder.leaf(Node(kind: .style, parent: -1, payload: Int32(builder.side.styles.count - 1)))
        }
    }
}

/// A style that is a view as well: it fills what it is offered.
public protocol StyleView: PrimitiveView, ShapeStyle {}

extension StyleView {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        StyleLeaf._makeNodes(StyleLeaf(style: view), &builder)
    }
}

extension LinearGradient: StyleView {}
extension RadialGradient: StyleView {}
extension AngularGradient: StyleView {}
extension EllipticalGradient: StyleView {}
extension Gradient: StyleView {}
extension MeshGradient: StyleView {}
