import Foundation

/// A small view tree of the tests' own, from which both a SwiftUI view and an independent answer are made.
///
/// Sizes, paddings and distances are multiples of four and everything is centred, so that every frame lies on whole
/// points and pixel rounding plays no part.
struct RandomHitTree: Sendable {
    /// The outermost identifier of the view's modifier chain, by which receivers and hits are known.
    let id: String
    let base: Base
    /// From the inside out.
    let modifiers: [Modifier]
    let zIndex: Double?
    /// Whether the z index is written before the modifiers, through which it reaches the container all the same.
    let isZIndexInside: Bool

    indirect enum Base: Sendable {
        case color(CGFloat, CGFloat)
        case clear(CGFloat, CGFloat)
        case circle(CGFloat)
        case text
        case hosted
        case button(RandomHitTree)
        case zstack([RandomHitTree])
        case hstack([RandomHitTree], spacing: CGFloat)
        case vstack([RandomHitTree], spacing: CGFloat)
        /// A scroll view of a size of its own over a lazy or an ordinary stack.
        case scroll([RandomHitTree], Scroll)
        case grid([[RandomHitTree]], spacing: CGFloat)
        case lazyGrid([RandomHitTree], columns: Int)
        /// A plain list of a size of its own; each row's content says which row it is in.
        case list([RandomHitTree], CGFloat, CGFloat)
        /// Not in a tree of the breadth that the brute-force walk models.
        case extra(ExtraLeaf)
    }

    /// What a scroll view is like.
    struct Scroll: Sendable {
        var isVertical: Bool
        var isLazy: Bool
        var width: CGFloat
        var height: CGFloat
        /// Where it is scrolled to: 0 the start, 1 the end.
        var position: Double
    }

    indirect enum Modifier: Sendable {
        case opacity(Double)
        case offset(CGFloat, CGFloat)
        case scale(CGFloat, CGFloat)
        case rotation(Double)
        case allowsHitTesting(Bool)
        case hidden
        case rectangleShape(inset: CGFloat)
        case circleShape
        case ellipseShape
        /// The frame without what is more than an inset away from its edges, by the even-odd rule.
        case ringShape(inset: CGFloat)
        /// A content shape for previews, which has no say in hits.
        case previewShape
        case tap(Tap)
        case disabled(Bool)
        case blur
        case clipped
        case clippedToCircle
        case mask
        case compositing
        /// a, b, c, d, tx, ty, about the top left corner.
        case affine([CGFloat])
        /// A perspective: m13 and m23.
        case projection(CGFloat, CGFloat)
        /// About the vertical axis without perspective: by 60 degrees or by 180.
        case turned(isHalf: Bool)
        case position(CGFloat, CGFloat)
        case padding(CGFloat)
        case frame(CGFloat, CGFloat)
        case overlay(RandomHitTree)
        case background(RandomHitTree)
        case bar(RandomHitTree, isTop: Bool)
        /// Not in a tree of the breadth that the brute-force walk models.
        case extra(ExtraModifier)

        /// Whether the modifier's frame differs from the one inside it.
        var changesFrame: Bool {
            switch self {
            case .padding, .frame, .bar, .position: true
            default: false
            }
        }
    }

    /// The identifier inside which `count` modifiers lie, at the point of the chain where a frame last changed.
    func frameID(inside count: Int) -> String {
        let last = modifiers[..<count].lastIndex { $0.changesFrame }
        return "\(id)/\(last.map { $0 + 1 } ?? 0)"
    }
}

extension RandomHitTree {
    /// Whether anything in it scrolls.
    var scrolls: Bool { base.scrolls || modifiers.contains { $0.scrolls } }
}

extension RandomHitTree.Base {
    var scrolls: Bool {
        switch self {
        case .scroll, .list: true
        case .color, .clear, .circle, .text, .hosted, .extra: false
        case .button(let label): label.scrolls
        case .grid(let rows, _): rows.contains { $0.contains { $0.scrolls } }
        case .zstack(let children), .hstack(let children, _), .vstack(let children, _), .lazyGrid(let children, _):
            children.contains { $0.scrolls }
        }
    }
}

extension RandomHitTree.Modifier {
    var scrolls: Bool {
        switch self {
        case .overlay(let tree), .background(let tree), .bar(let tree, _): tree.scrolls
        default: false
        }
    }
}

extension RandomHitTree: CustomStringConvertible {
    var description: String {
        let chain = modifiers.map { ".\($0)" }.joined()
        let order = zIndex.map { ".zIndex(\($0))" } ?? ""
        return isZIndexInside
            ? "\(base)\(order)\(chain).tag(\"\(id)\")" : "\(base)\(chain).tag(\"\(id)\")\(order)"
    }
}

extension RandomHitTree.Base: CustomStringConvertible {
    var description: String {
        switch self {
        case .color(let width, let height): "Color(\(width)×\(height))"
        case .clear(let width, let height): "Clear(\(width)×\(height))"
        case .circle(let side): "Circle(\(side))"
        case .text: "Text"
        case .hosted: "ColorPicker"
        case .button(let label): "Button{ \(label) }"
        case .zstack(let children): "ZStack{ \(Self.list(children)) }"
        case .hstack(let children, let spacing): "HStack(\(spacing)){ \(Self.list(children)) }"
        case .vstack(let children, let spacing): "VStack(\(spacing)){ \(Self.list(children)) }"
        case .scroll(let children, let scroll):
            "ScrollView(\(scroll.isVertical ? "vertical" : "horizontal"), at \(scroll.position)){ "
                + "\(scroll.isLazy ? "lazy " : ""){ \(Self.list(children)) } }.frame(\(scroll.width)×\(scroll.height))"
        case .grid(let rows, let spacing):
            "Grid(\(spacing)){ \(rows.map { "GridRow{ \(Self.list($0)) }" }.joined(separator: "; ")) }"
        case .lazyGrid(let children, let columns): "LazyVGrid(\(columns)){ \(Self.list(children)) }"
        case .list(let children, let width, let height): "List{ \(Self.list(children)) }.frame(\(width)×\(height))"
        case .extra(let leaf): "\(leaf)"
        }
    }

    private static func list(_ children: [RandomHitTree]) -> String {
        children.map(\.description).joined(separator: "; ")
    }
}

extension RandomHitTree.Modifier: CustomStringConvertible {
    var description: String {
        switch self {
        case .opacity(let value): "opacity(\(value))"
        case .offset(let x, let y): "offset(x: \(x), y: \(y))"
        case .scale(let x, let y): "scaleEffect(x: \(x), y: \(y))"
        case .rotation(let degrees): "rotationEffect(.degrees(\(degrees)))"
        case .allowsHitTesting(let value): "allowsHitTesting(\(value))"
        case .hidden: "hidden()"
        case .rectangleShape(let inset): "contentShape(Rectangle().inset(by: \(inset)))"
        case .circleShape: "contentShape(Circle())"
        case .ellipseShape: "contentShape(Ellipse())"
        case .ringShape(let inset): "contentShape(Ring(\(inset)), eoFill: true)"
        case .previewShape: "contentShape(.dragPreview, Circle())"
        case .tap(let tap): "\(tap)"
        case .disabled(let value): "disabled(\(value))"
        case .blur: "blur"
        case .clipped: "clipped()"
        case .clippedToCircle: "clipShape(Circle())"
        case .mask: "mask(Circle())"
        case .compositing: "compositingGroup()"
        case .affine(let m): "transformEffect(\(m))"
        case .projection(let p, let q): "projectionEffect(\(p), \(q))"
        case .turned(let isHalf): "rotation3DEffect(\(isHalf ? 60 : 180) degrees, perspective: 0)"
        case .position(let x, let y): "position(\(x), \(y))"
        case .padding(let length): "padding(\(length))"
        case .frame(let width, let height): "frame(\(width)×\(height))"
        case .overlay(let tree): "overlay{ \(tree) }"
        case .background(let tree): "background{ \(tree) }"
        case .bar(let tree, let isTop): "safeAreaInset(\(isTop ? "top" : "bottom")){ \(tree) }"
        case .extra(let modifier): "\(modifier)"
        }
    }
}
