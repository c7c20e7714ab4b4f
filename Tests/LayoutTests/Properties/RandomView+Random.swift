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

    /// Containers inside one another, so many levels of them, each with a leaf or two beside the next.
    static func nested(seed: UInt64, levels: Int) -> RandomView {
        var grower = Grower(lengths: .any, generator: SeededGenerator(seed: seed))
        return grower.nested(levels: levels)
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

    mutating func nested(levels: Int) -> RandomView {
        guard levels > 0 else { return view(depth: 0) }
        // One level deep: its own views are leaves.
        guard case .container(let container, var views) = self.container(depth: 1) else { return view(depth: 0) }
        let place = Int.random(in: 0..<views.count, using: &generator)
        let inner = nested(levels: levels - 1)
        if case .container(let row, var cells) = views[place].base {
            cells[0] = inner
            views[place].base = .container(row, cells)
        } else {
            views[place] = inner
        }
        var view = RandomView(base: .container(container, views))
        if oneIn(2) { view.modifiers.append(modifier(depth: 1)) }
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
        case .grid: grid()
        case .gridRow: gridRow()
        case .lazyVGrid, .lazyHGrid: lazyGrid()
        case .lazyVStack, .lazyHStack: lazyStack()
        case .viewThatFits: .viewThatFits(pick(RandomView.AxesChoice.allCases))
        case .scrollView: scrollView()
        case .matched: .matched(pick(RandomView.MatchChoice.allCases), pick(RandomView.AnchorChoice.allCases))
        case .anyLayout(let number, _): .anyLayout(number, spacing: spacing())
        case .group, .toggle, .condition, .section: container
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
        var children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in view(depth: depth - 1) }
        let container: RandomView.Container =
            switch Int.random(in: 0..<34, using: &generator) {
            case 0...4: row()
            case 5...9: column()
            case 10...11: .zstack(pick(Alignment.nine))
            case 12: .group
            case 13: reader()
            case 14: .wrap(gap: length(-2...8), rowGap: length(-2...8))
            case 15: .staircase(step: length(-4...8))
            case 16: .toggle(Int.random(in: 0..<RandomView.switchCount, using: &generator))
            case 17: .condition(Int.random(in: 0..<RandomView.switchCount, using: &generator))
            case 18...20: grid()
            case 21: gridRow()
            case 22...23: lazyGrid()
            case 24...25: lazyStack()
            case 26: .section
            case 27...28: .viewThatFits(pick(RandomView.AxesChoice.allCases))
            case 29...31: scrollView()
            case 32: .anyLayout(Int.random(in: 0..<RandomView.switchCount, using: &generator), spacing: spacing())
            default: .matched(pick(RandomView.MatchChoice.allCases), pick(RandomView.AnchorChoice.allCases))
            }
        for place in children.indices {
            switch container {
            case .grid where !oneIn(5): children[place] = row(of: children[place], gridRow(), depth: depth)
            case .lazyVGrid where oneIn(3), .lazyHGrid where oneIn(3), .lazyVStack where oneIn(3),
                .lazyHStack where oneIn(3):
                children[place] = row(of: children[place], .section, depth: depth)
            default: break
            }
        }
        return .container(container, children)
    }

    /// A container with this view and up to three others.
    private mutating func row(of view: RandomView, _ container: RandomView.Container, depth: Int) -> RandomView {
        let others = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            var view = self.view(depth: oneIn(3) ? depth - 1 : 0)
            if oneIn(5) { view.modifiers.append(cellModifier()) }
            return view
        }
        return RandomView(base: .container(container, [view] + others))
    }

    private mutating func grid() -> RandomView.Container {
        .grid(pick(Alignment.nine), spacing: spacing(), rowSpacing: spacing())
    }

    private mutating func gridRow() -> RandomView.Container {
        .gridRow(oneIn(2) ? nil : pick(RandomView.VerticalChoice.allCases))
    }

    private mutating func lazyGrid() -> RandomView.Container {
        let tracks = (0..<Int.random(in: 1...3, using: &generator)).map { _ in track() }
        return oneIn(2)
            ? .lazyVGrid(pick(RandomView.HorizontalChoice.allCases), tracks, spacing: spacing())
            : .lazyHGrid(pick(RandomView.VerticalChoice.allCases), tracks, spacing: spacing())
    }

    private mutating func track() -> RandomView.Track {
        let bounds = [length(0...40), length(0...40)].sorted()
        let maximum = oneIn(2) ? .infinity : bounds[1]
        let size: RandomView.Track.Size =
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: .fixed(bounds[0])
            case 1: .adaptive(bounds[0] + 4, maximum + 4)
            default: .flexible(bounds[0], maximum)
            }
        return RandomView.Track(
            size: size, spacing: spacing(), alignment: oneIn(3) ? pick(Alignment.nine) : nil)
    }

    private mutating func lazyStack() -> RandomView.Container {
        oneIn(2)
            ? .lazyVStack(pick(RandomView.HorizontalChoice.allCases), spacing: spacing(), pins: oneIn(2))
            : .lazyHStack(pick(RandomView.VerticalChoice.allCases), spacing: spacing(), pins: oneIn(2))
    }

    private mutating func scrollView() -> RandomView.Container {
        .scrollView(
            pick(RandomView.AxesChoice.allCases), spacing: spacing(), margin: oneIn(3) ? length(0...10) : nil,
            anchor: oneIn(3) ? pick(RandomView.AnchorChoice.allCases) : nil)
    }

    private mutating func cellModifier() -> RandomView.Modifier {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0...1: .gridCellColumns(Int.random(in: 0...3, using: &generator))
        case 2: .gridCellAnchor(pick(RandomView.AnchorChoice.allCases))
        case 3: .gridColumnAlignment(pick(RandomView.HorizontalChoice.allCases))
        default: .gridCellUnsizedAxes(pick(RandomView.AxesChoice.allCases))
        }
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
        switch Int.random(in: 0..<28, using: &generator) {
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
        case 18...19: return .offset(x: length(-20...20), y: length(-20...20))
        case 20: return cellModifier()
        case 21 where depth > 0:
            return .safeAreaInset(pick(RandomView.BarChoice.allCases), spacing: spacing(), layers(depth: depth))
        case 22: return .safeAreaPadding(pick(RandomView.EdgeChoice.allCases), length(-4...12))
        case 23:
            let count = Int.random(in: 1...4, using: &generator)
            return .containerRelativeFrame(
                pick(RandomView.AxesChoice.allCases), count: count, span: Int.random(in: 1...count, using: &generator),
                spacing: length(0...6))
        case 24: return .indented(length(0...8))
        case 25 where depth > 0:
            return .anchorReader(threshold: length(0...60), pick(Alignment.nine), layers(depth: depth))
        default: return .anchored
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
