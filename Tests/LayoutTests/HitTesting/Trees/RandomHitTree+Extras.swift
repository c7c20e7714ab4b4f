import Foundation

extension RandomHitTree {
    /// What a tree may be made of.
    enum Breadth: Sendable {
        /// What the brute-force walk has formulas for.
        case modelled
        /// Outlines with curves and pens, perspectives, controls with parts, links, and touches that are no taps, too.
        case everything
    }

    /// A leaf that no formula of the tests' own describes.
    enum ExtraLeaf: Sendable {
        case drawn(Drawing, CGFloat, CGFloat)
        case control(Control)
        /// A text of which a part is a link.
        case link
    }

    /// A modifier that no formula of the tests' own describes.
    enum ExtraModifier: Sendable {
        /// About an axis through the middle.
        case turned(degrees: Double, axis: [CGFloat], perspective: CGFloat)
        case shape(Drawing)
        case clip(Drawing)
        case rounded(CGFloat)
        case mask(Drawing)
        case border(CGFloat)
        case drag(CGFloat)
        case longPress
        /// Both gestures of a composed one.
        case tapOrDrag
    }

    /// A control whose area the system draws.
    enum Control: String, Sendable, CaseIterable {
        case toggle, slider, stepper, segments, field, bordered, prominent
    }

    /// An outline, filled or drawn with a pen.
    struct Drawing: Sendable {
        enum Outline: Sendable {
            case capsule, ellipse, star, drop, wave, pie
            case roundedRectangle(CGFloat, isContinuous: Bool)
            case unevenRectangle(CGFloat)
            /// The rectangle itself, turned about its middle.
            case turned(Double)
            /// A part of the ellipse's outline.
            case trimmed(Double, Double)
        }

        var outline: Outline
        var isEvenOdd = false
        /// nil where it is filled.
        var pen: Pen?
    }

    struct Pen: Sendable {
        var width: CGFloat
        var isRound: Bool
        var isDashed: Bool
    }
}

extension RandomHitTree.ExtraLeaf: CustomStringConvertible {
    var description: String {
        switch self {
        case .drawn(let drawing, let width, let height): "\(drawing).frame(\(width)×\(height))"
        case .control(let control): control.rawValue
        case .link: "Text(\"a [link](x:) b\")"
        }
    }
}

extension RandomHitTree.ExtraModifier: CustomStringConvertible {
    var description: String {
        switch self {
        case .turned(let degrees, let axis, let perspective):
            "rotation3DEffect(.degrees(\(degrees)), axis: \(axis), perspective: \(perspective))"
        case .shape(let drawing): "contentShape(\(drawing))"
        case .clip(let drawing): "clipShape(\(drawing))"
        case .rounded(let radius): "cornerRadius(\(radius))"
        case .mask(let drawing): "mask(\(drawing))"
        case .border(let width): "border(width: \(width))"
        case .drag(let distance): "gesture(DragGesture(minimumDistance: \(distance)))"
        case .longPress: "onLongPressGesture"
        case .tapOrDrag: "gesture(TapGesture().exclusively(before: DragGesture()))"
        }
    }
}

extension RandomHitTree.Drawing: CustomStringConvertible {
    var description: String {
        let rule = isEvenOdd ? ", even-odd" : ""
        guard let pen else { return "\(outline)\(rule)" }
        return "\(outline).stroke(\(pen.width)\(pen.isRound ? ", round" : "")\(pen.isDashed ? ", dashed" : ""))"
    }
}
