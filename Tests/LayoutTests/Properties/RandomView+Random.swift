import Foundation
import ViewTree

extension RandomView {
    /// Which lengths a random view may leave to SwiftUI.
    enum Lengths: Sendable {
        /// Default spacing, a Spacer's 8 points and a shape's 10 may occur.
        case any
        /// Every length is written in the view.
        case explicit
    }

    /// The same view from the same seed, on every machine.
    static func random(seed: UInt64, lengths: Lengths = .any, depth: Int = 3) -> RandomView {
        var grower = Grower(lengths: lengths, generator: SeededGenerator(seed: seed))
        return grower.view(depth: depth)
    }
}

private struct Grower {
    let lengths: RandomView.Lengths
    var generator: SeededGenerator

    /// - Parameter depth: how many levels of containers, overlays and backgrounds may still follow.
    mutating func view(depth: Int) -> RandomView {
        var view = RandomView(base: depth > 0 && !oneIn(4) ? container(depth: depth) : leaf())
        for _ in 0..<Int.random(in: 0...2, using: &generator) { view.modifiers.append(modifier(depth: depth)) }
        return view
    }

    private mutating func leaf() -> RandomView.Base {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0...4:
            .shape(
                pick(RandomView.ShapeChoice.allCases),
                ideal: lengths == .any ? nil : CGSize(width: length(1...40), height: length(1...40)))
        case 5: .spacer(minLength: lengths == .any && oneIn(2) ? nil : length(-4...20))
        default: .text(width: length(4...60), height: pick([12, 16, 24]))
        }
    }

    private mutating func container(depth: Int) -> RandomView.Base {
        let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in view(depth: depth - 1) }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0...1: return .hstack(pick(RandomView.VerticalChoice.allCases), spacing: spacing(), children)
        case 2...3: return .vstack(pick(RandomView.HorizontalChoice.allCases), spacing: spacing(), children)
        default: return .zstack(pick(Alignment.nine), children)
        }
    }

    private mutating func modifier(depth: Int) -> RandomView.Modifier {
        switch Int.random(in: 0..<15, using: &generator) {
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
        case 8 where depth > 0: return .overlay(pick(Alignment.nine), view(depth: depth - 1))
        case 9 where depth > 0: return .background(pick(Alignment.nine), view(depth: depth - 1))
        case 10:
            let isHorizontal = oneIn(2)
            return .fixedSize(horizontal: isHorizontal, vertical: !isHorizontal || oneIn(2))
        case 11: return .aspectRatio(pick([0.5, 1, 1.5, 2]), fills: oneIn(2))
        case 12: return .horizontalGuide(pick(RandomView.HorizontalChoice.allCases), guide())
        case 13: return .verticalGuide(pick(RandomView.VerticalChoice.allCases), guide())
        case 14: return .layoutPriority(pick([-1, 0, 1, 2]))
        default: return .offset(x: length(-20...20), y: length(-20...20))
        }
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

    /// Whole points: text sizes are rounded up to pixels.
    private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &generator))
    }

    private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    private mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &generator)! }
}
