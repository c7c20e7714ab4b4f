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
        case tap
        case disabled(Bool)
        case blur
        case clipped
        case padding(CGFloat)
        case frame(CGFloat, CGFloat)
        case overlay(RandomHitTree)
        case background(RandomHitTree)

        /// Whether the modifier's frame differs from the one inside it.
        var changesFrame: Bool {
            switch self {
            case .padding, .frame: true
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
        case .tap: "tap"
        case .disabled(let value): "disabled(\(value))"
        case .blur: "blur"
        case .clipped: "clipped()"
        case .padding(let length): "padding(\(length))"
        case .frame(let width, let height): "frame(\(width)×\(height))"
        case .overlay(let tree): "overlay{ \(tree) }"
        case .background(let tree): "background{ \(tree) }"
        }
    }
}
