import Foundation
import ViewTree

extension RandomView {
    /// Which lengths a random view may leave to SwiftUI.
    enum Lengths: Sendable {
        /// Default spacing, a Spacer's 8 points, a shape's 10, a hairline and a font's lines may occur.
        case any
        /// Every length is written in the view.
        case explicit
    }

    /// The same view from the same seed, on every machine.
    static func random(seed: UInt64, lengths: Lengths = .any) -> RandomView {
        var grower = Grower(lengths: lengths, generator: SeededGenerator(seed: seed))
        return grower.view(depth: Int.random(in: 1...3, using: &grower.generator))
    }

    /// The same view with one thing changed somewhere: a leaf or its size, a container's alignment, spacing or number
    /// of children, a modifier.
    func changed(seed: UInt64) -> RandomView {
        var grower = Grower(lengths: .any, generator: SeededGenerator(seed: ~seed))
        return grower.changed(self)
    }

    /// How many switches random views listen to.
    static let switchCount = 3
}

private struct Grower {
    let lengths: RandomView.Lengths
    var generator: SeededGenerator

    /// - Parameter depth: how many levels of containers, overlays and backgrounds may still follow.
    mutating func view(depth: Int) -> RandomView {
        var view = RandomView(base: depth > 0 && !oneIn(4) ? container(depth: depth) : .leaf(leaf()))
        for _ in 0..<Int.random(in: 0...2, using: &generator) { view.modifiers.append(modifier(depth: depth)) }
        return view
    }

    mutating func changed(_ view: RandomView) -> RandomView {
        var view = view
        guard case .container(let container, var children) = view.base else {
            if oneIn(3) && !view.modifiers.isEmpty {
                view.modifiers.removeLast()
            } else if oneIn(2) {
                view.modifiers.append(modifier(depth: 0))
            } else {
                view.base = .leaf(leaf())
            }
            return view
        }
        let place = Int.random(in: 0..<children.count, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0 where children.count > 1: children.remove(at: place)
        case 1: children.insert(self.view(depth: 1), at: place)
        case 2:
            view.base = .container(changed(container), children)
            return view
        default: children[place] = changed(children[place])
        }
        view.children = children
        return view
    }

    /// The same container with other numbers.
    private mutating func changed(_ container: RandomView.Container) -> RandomView.Container {
        switch container {
        case .hstack: row()
        case .vstack: column()
        case .zstack: .zstack(pick(Alignment.nine))
        case .geometryReader: reader()
        case .wrap: .wrap(gap: length(-2...8), rowGap: length(-2...8))
        case .staircase: .staircase(step: length(-4...8))
        case .group, .toggle, .condition: container
        }
    }

    private mutating func leaf() -> RandomView.Leaf {
        let isFree = lengths == .any
        switch Int.random(in: 0..<16, using: &generator) {
        case 0...5: return .shape(pick(RandomView.ShapeChoice.allCases), ideal: isFree ? nil : size(1...40))
        case 6...7: return .spacer(minLength: isFree && oneIn(2) ? nil : length(-4...20))
        case 8...9: return .text(width: length(4...60), height: pick([12, 16, 24]))
        case 10: return .image(size(1...40), isResizable: oneIn(2))
        case 11:
            return .lonely(
                pick(RandomView.StackChoice.allCases), ideal: size(1...40), priority: pick([-1, 0, 1]), guide())
        case 12: return .growing(from: size(0...40), to: size(0...40))
        case 13 where isFree: return .divider
        case 14 where isFree: return .words(Int.random(in: 1...8, using: &generator))
        default: return .shape(.color, ideal: isFree ? nil : size(1...40))
        }
    }

    private mutating func container(depth: Int) -> RandomView.Base {
        let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in view(depth: depth - 1) }
        let container: RandomView.Container =
            switch Int.random(in: 0..<18, using: &generator) {
            case 0...4: row()
            case 5...9: column()
            case 10...11: .zstack(pick(Alignment.nine))
            case 12: .group
            case 13: reader()
            case 14: .wrap(gap: length(-2...8), rowGap: length(-2...8))
            case 15: .staircase(step: length(-4...8))
            case 16: .toggle(Int.random(in: 0..<RandomView.switchCount, using: &generator))
            default: .condition(Int.random(in: 0..<RandomView.switchCount, using: &generator))
            }
        return .container(container, children)
    }

    private mutating func row() -> RandomView.Container {
        .hstack(pick(RandomView.VerticalChoice.allCases), spacing: spacing())
    }

    private mutating func column() -> RandomView.Container {
        .vstack(pick(RandomView.HorizontalChoice.allCases), spacing: spacing())
    }

    private mutating func reader() -> RandomView.Container {
        .geometryReader(
            share: pick([0.25, 0.5, 1]), threshold: length(0...60), ideal: lengths == .any ? nil : size(1...40))
    }

    private mutating func modifier(depth: Int) -> RandomView.Modifier {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0...2:
            let isWidth = oneIn(2)
            return .frame(
                width: isWidth || oneIn(2) ? length(0...80) : nil, height: !isWidth || oneIn(2) ? length(0...80) : nil,
                pick(Alignment.nine))
        case 3...5:
            var width = bounds()
            let height = bounds()
            if width.isEmpty && height.isEmpty { width.maximum = .infinity }
            return .flexibleFrame(width: width, height: height, pick(Alignment.nine))
        case 6...7:
            return .padding(
                top: length(-6...12), leading: length(-6...12), bottom: length(-6...12), trailing: length(-6...12))
        case 8 where depth > 0: return .overlay(pick(Alignment.nine), layers(depth: depth))
        case 9 where depth > 0: return .background(pick(Alignment.nine), layers(depth: depth))
        case 10:
            let isHorizontal = oneIn(2)
            return .fixedSize(horizontal: isHorizontal, vertical: !isHorizontal || oneIn(2))
        case 11: return .aspectRatio(pick([nil, 0.5, 1, 1.5, 2]), fills: oneIn(2))
        case 12: return .horizontalGuide(pick(RandomView.HorizontalChoice.allCases), guide())
        case 13: return .verticalGuide(pick(RandomView.VerticalChoice.allCases), guide())
        case 14: return .layoutPriority(pick([-1, 0, 1, 2]))
        case 15: return .ignoresSafeArea(pick(RandomView.EdgeChoice.allCases))
        case 16: return .position(x: length(-20...80), y: length(-20...80))
        case 17: return oneIn(2) ? .hidden : .opacity(pick([0, 0.5, 1]))
        default: return .offset(x: length(-20...20), y: length(-20...20))
        }
    }

    private mutating func layers(depth: Int) -> [RandomView] {
        (0..<(oneIn(3) ? 2 : 1)).map { _ in view(depth: depth - 1) }
    }

    /// In order, as a contradiction only draws a warning.
    private mutating func bounds() -> RandomView.Bounds {
        let sorted = [length(0...60), length(0...60), length(0...60)].sorted()
        return RandomView.Bounds(
            minimum: oneIn(2) ? sorted[0] : nil, ideal: oneIn(3) ? sorted[1] : nil,
            maximum: oneIn(3) ? .infinity : oneIn(2) ? sorted[2] : nil)
    }

    private mutating func guide() -> RandomView.Guide {
        oneIn(2) ? .length(length(-20...40)) : .share(pick([0, 0.25, 0.5, 1]))
    }

    private mutating func spacing() -> CGFloat? {
        lengths == .any && oneIn(2) ? nil : length(-4...12)
    }

    private mutating func size(_ range: ClosedRange<Int>) -> CGSize {
        CGSize(width: length(range), height: length(range))
    }

    /// Whole points: text sizes are rounded up to pixels.
    private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &generator))
    }

    private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    private mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &generator)! }
}
