import Foundation

extension RandomHitTree {
    /// Grows a tree. As far as the brute-force walk has to model it, its chains carry clips or hosted controls, never
    /// both: a clip under a transform gives a hosted control an alpha group of its own.
    ///
    /// - Parameter depth: how many levels of containers, overlays and backgrounds there may be.
    static func random(seed: UInt64, breadth: Breadth = .modelled, depth: Int = 3) -> RandomHitTree {
        var generator = SeededGenerator(seed: seed)
        var grower = Grower(hasHosted: Bool.random(using: &generator), breadth: breadth, generator: generator)
        return grower.tree(depth: depth, allowsControls: true)
    }
}

private struct Grower {
    let hasHosted: Bool
    let breadth: RandomHitTree.Breadth
    var generator: SeededGenerator
    private var count = 0

    init(hasHosted: Bool, breadth: RandomHitTree.Breadth, generator: SeededGenerator) {
        self.hasHosted = hasHosted
        self.breadth = breadth
        self.generator = generator
    }

    /// - Parameters:
    ///   - depth: how many levels of containers, overlays and backgrounds may still follow.
    ///   - allowsControls: false inside a button's label, where gestures and controls have rules of their own.
    ///   - allowsZIndex: false where siblings keep the order they are declared in.
    mutating func tree(depth: Int, allowsControls: Bool, allowsZIndex: Bool = true) -> RandomHitTree {
        let id = "v\(count)"
        count += 1
        let base = base(depth: depth, allowsControls: allowsControls)
        var modifiers: [RandomHitTree.Modifier] = []
        if case .hosted = base, oneIn(3) {
            // Two opacities, in one alpha group or in two.
            modifiers = [.opacity(pick(Self.hostedOpacities)), .opacity(pick(Self.hostedOpacities))]
            if oneIn(2) { modifiers.insert(.blur, at: 1) }
        }
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            // What a scroll view shows under a bar has rules of its own.
            let scrolls = base.scrolls || modifiers.contains { $0.scrolls }
            modifiers.append(modifier(depth: depth, allowsControls: allowsControls, allowsBar: !scrolls))
        }
        let zIndex: Double? = allowsZIndex && oneIn(4) ? pick([-1, 0, 1]) : nil
        return RandomHitTree(id: id, base: base, modifiers: modifiers, zIndex: zIndex, isZIndexInside: oneIn(2))
    }

    private mutating func base(depth: Int, allowsControls: Bool) -> RandomHitTree.Base {
        guard depth > 0, !oneIn(4) else { return leaf(allowsControls: allowsControls) }
        if allowsControls, oneIn(6) { return .button(tree(depth: depth - 1, allowsControls: false)) }
        // Long stacks are searched in another way than short ones.
        let isLong = oneIn(4)
        let allowsZIndex = !isLong || oneIn(4)
        let children = (0..<Int.random(in: isLong ? 12...20 : 1...4, using: &generator)).map { _ in
            tree(depth: isLong ? 0 : depth - 1, allowsControls: allowsControls, allowsZIndex: allowsZIndex)
        }
        switch Int.random(in: 0..<9, using: &generator) {
        case 4: return .scroll(children, scroll())
        case 5:
            let columns = Int.random(in: 1...3, using: &generator)
            let rows = stride(from: 0, to: children.count, by: columns).map {
                Array(children[$0..<min($0 + columns, children.count)])
            }
            return .grid(rows, spacing: pick([0, 4, 8]))
        case 6: return .lazyGrid(children, columns: Int.random(in: 1...3, using: &generator))
        // A hosted control in a list is laid out by the list.
        case 7 where !hasHosted && allowsControls:
            return .list(children, 160, 4 * CGFloat(Int.random(in: 10...60, using: &generator)))
        case 0: return .hstack(children, spacing: pick(Self.spacings))
        case 1: return .vstack(children, spacing: pick(Self.spacings))
        default: return .zstack(children)
        }
    }

    private mutating func scroll() -> RandomHitTree.Scroll {
        RandomHitTree.Scroll(
            isVertical: oneIn(2), isLazy: oneIn(2), width: length(), height: length(), position: pick([0, 0, 1]))
    }

    private mutating func leaf(allowsControls: Bool) -> RandomHitTree.Base {
        if breadth == .everything, oneIn(3) { return .extra(extraLeaf(allowsControls: allowsControls)) }
        if hasHosted, allowsControls, oneIn(2) { return .hosted }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return .clear(length(), length())
        case 1, 2: return .circle(length())
        case 3: return .text
        default: return .color(length(), length())
        }
    }

    private mutating func modifier(depth: Int, allowsControls: Bool, allowsBar: Bool) -> RandomHitTree.Modifier {
        if breadth == .everything, oneIn(5) { return .extra(extraModifier(allowsControls: allowsControls)) }
        switch Int.random(in: 0..<36, using: &generator) {
        case 24 where depth > 0 && allowsBar:
            return .bar(tree(depth: 0, allowsControls: allowsControls), isTop: oneIn(2))
        case 0...3 where allowsControls: return .tap(RandomHitTree.Tap())
        case 25, 26, 27: return allowsControls ? .tap(gesture()) : .ellipseShape
        case 28: return .affine(pick(Self.transforms))
        case 29: return .projection(pick([0, 0.002, -0.001]), pick([0, 0.001, -0.002]))
        case 30: return .turned(isHalf: oneIn(2))
        case 31: return .position(4 * CGFloat(Int.random(in: 0...40, using: &generator)), length())
        case 32: return .ringShape(inset: pick([4, 8, 20]))
        case 33: return oneIn(2) ? .ellipseShape : .previewShape
        case 34: return oneIn(2) ? .mask : .compositing
        case 35: return hasHosted && breadth == .modelled ? .blur : .clippedToCircle
        case 4, 5: return .opacity(pick(hasHosted ? Self.hostedOpacities : Self.opacities))
        case 6, 7: return .offset(pick(Self.distances), pick(Self.distances))
        case 8, 9: return .scale(pick(Self.scales), pick(Self.scales))
        case 10: return .rotation(pick([45, 90, 180, -30]))
        case 11: return .allowsHitTesting(!oneIn(2))
        case 12: return oneIn(3) ? .hidden : .blur
        case 13, 14: return .rectangleShape(inset: pick([0, 4, 8, -8, -60]))
        case 15: return .circleShape
        case 16: return .disabled(!oneIn(3))
        case 17: return hasHosted && breadth == .modelled ? .blur : .clipped
        case 18, 19: return .padding(pick([4, 8, 16]))
        case 20: return .frame(length(), length())
        case 21 where depth > 0: return .overlay(tree(depth: depth - 1, allowsControls: allowsControls))
        case 22 where depth > 0: return .background(tree(depth: depth - 1, allowsControls: allowsControls))
        default: return .opacity(hasHosted ? 0.12 : 0.5)
        }
    }

    /// The threshold of SwiftUI's own views from either side.
    private static let opacities: [Double] = [0, 0.0005, 0.0009, 0.001, 0.005, 0.5, 1]
    /// The threshold of hosted controls from either side, by one opacity or by two. No product comes near 0.01.
    private static let hostedOpacities: [Double] = [
        0, 0.001, 0.01, 0.010_000_000_3, 0.011, 0.014, 0.09, 0.09, 0.12, 0.12, 0.5, 0.5, 1,
    ]
    private static let distances: [CGFloat] = [-40, -8, 0, 8, 20, 40]
    private static let spacings: [CGFloat] = [0, 4, -8]
    private static let scales: [CGFloat] = [-1, 0, 0.5, 1, 1, 2, 4]

    private static let transforms: [[CGFloat]] = [
        [1, 0, 0.5, 1, 0, 0], [0, 1, -1, 0, 40, 0], [2, 0.5, 0, 1, -20, 8], [-1, 0, 0, 1, 60, 0],
        [0.5, 0, 0, 0.5, 12, 4],
    ]

    private mutating func gesture() -> RandomHitTree.Tap {
        RandomHitTree.Tap(
            priority: pick([.normal, .high, .simultaneous]),
            mask: pick([.all, .all, .all, .gesture, .subviews, .none]),
            count: oneIn(4) ? 2 : 1)
    }

    private mutating func extraLeaf(allowsControls: Bool) -> RandomHitTree.ExtraLeaf {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0 where allowsControls: .control(pick(RandomHitTree.Control.allCases))
        case 1 where allowsControls: .link
        default: .drawn(drawing(allowsPen: true), length(), length())
        }
    }

    private mutating func extraModifier(allowsControls: Bool) -> RandomHitTree.ExtraModifier {
        switch Int.random(in: 0..<14, using: &generator) {
        case 0...3:
            .turned(
                degrees: pick([20, 45, 60, -35, 89, 130]),
                axis: [CGFloat(pick([0, 1])), pick([1, -0.5]), pick([0, 0, 1])], perspective: pick([0, 0.3, 1, 1, 2]))
        case 4, 5, 6: .shape(drawing(allowsPen: false))
        case 7: .clip(drawing(allowsPen: false))
        case 8: .rounded(pick([4, 10, 40]))
        case 9: .mask(drawing(allowsPen: true))
        case 10: .border(pick([1, 3, 8]))
        case 11 where allowsControls: .drag(pick([0, 10]))
        case 12 where allowsControls: .longPress
        case 13 where allowsControls: .tapOrDrag
        default: .shape(drawing(allowsPen: false))
        }
    }

    private mutating func drawing(allowsPen: Bool) -> RandomHitTree.Drawing {
        let outline: RandomHitTree.Drawing.Outline =
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: .capsule
            case 1: .ellipse
            case 2: .star
            case 3: .drop
            case 4: .wave
            case 5: .pie
            case 6: .unevenRectangle(pick([4, 20, 60]))
            case 7: .turned(pick([30, 45, -10]))
            case 8: .trimmed(pick([0, 0.1, 0.4]), pick([0.5, 0.8, 1]))
            default: .roundedRectangle(pick([3, 12, 60]), isContinuous: oneIn(2))
            }
        let pen = RandomHitTree.Pen(width: pick([1, 4, 11]), isRound: oneIn(2), isDashed: oneIn(4))
        return RandomHitTree.Drawing(
            outline: outline, isEvenOdd: oneIn(3), pen: allowsPen && oneIn(3) ? pen : nil)
    }

    private mutating func length() -> CGFloat { 4 * CGFloat(Int.random(in: 2...25, using: &generator)) }

    private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &generator)]
    }
}
