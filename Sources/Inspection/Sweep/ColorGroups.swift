import Foundation
import Layout
import ViewTree

/// What is drawn as one before it comes to lie on the rest: an opacity, a view of UIKit's with an alpha, an effect on
/// colours.
enum ColorGroup: Equatable {
    case opacity(Double)
    case effect(DrawingEffect)

    /// The group's own picture drawn over what is below it.
    func draw(_ color: ResolvedColor, over below: ResolvedColor) -> ResolvedColor {
        switch self {
        case .opacity(let opacity): color.opacity(opacity).over(below)
        case .effect(.blend(let mode)): mode.blend(color, over: below)
        case .effect(let effect): effect.applied(to: color).over(below)
        }
    }
}

/// The groups around rows.
struct ColorGroups {
    private let table: NodeTable
    private var known: [Int: [(row: Int, group: ColorGroup)]] = [:]

    init(_ table: NodeTable) { self.table = table }

    /// The group that a row is; nil for most.
    func group(_ row: Int) -> ColorGroup? {
        let node = table.nodes[row]
        switch node.kind {
        case .opacity: return .opacity(node.a.isNaN ? 0 : max(0, min(1, node.a)))
        case .platformView:
            let alpha = Double(table.side.platformViews[Int(node.payload)].alpha)
            return alpha == 1 ? nil : .opacity(alpha)
        case .visualEffect:
            guard node.a >= 0, node.a < Double(table.side.effects.count) else { return nil }
            return .effect(table.side.effects[Int(node.a)])
        default: return nil
        }
    }

    /// The groups around a row, the row's own the last, from the outermost on.
    mutating func around(_ row: Int) -> [(row: Int, group: ColorGroup)] {
        guard row >= 0 else { return [] }
        if let found = known[row] { return found }
        var path: [Int] = []
        var ancestor = row
        while ancestor >= 0, known[ancestor] == nil {
            path.append(ancestor)
            ancestor = Int(table.nodes[ancestor].parent)
        }
        var result = ancestor >= 0 ? known[ancestor]! : []
        for row in path.reversed() {
            if let group = group(row) { result.append((row, group)) }
            known[row] = result
        }
        return result
    }
}

/// Everything below a layer at a place, composited as far as it lies in the same groups as the layer: a colour for the
/// screen, and one for what each of those groups holds so far.
struct ColorStack: Equatable {
    /// The outermost first: the screen's own.
    var levels: [ResolvedColor]

    /// What the screen shows with a colour drawn on top, nil for nothing, in groups that each level but the first is.
    func shown(_ top: ResolvedColor?, _ mode: BlendMode?, in groups: [ColorGroup]) -> ResolvedColor {
        var color = levels.last!
        if let top { color = mode.map { $0.blend(top, over: color) } ?? top.over(color) }
        for level in stride(from: levels.count - 1, to: 0, by: -1) {
            color = groups[level - 1].draw(color, over: levels[level - 1])
        }
        return color
    }
}

/// Paints rows from the back to the front, all that may be seen side by side.
struct ColorComposer {
    /// Gradients over gradients have no end.
    private static let most = 64

    private(set) var stacks: [ColorStack]
    private var open: [(row: Int, group: ColorGroup)] = []

    init(_ screen: ResolvedColor) { stacks = [ColorStack(levels: [screen])] }

    /// Goes on in these groups: those that end are drawn on what is around them.
    mutating func enter(_ groups: [(row: Int, group: ColorGroup)]) {
        var shared = 0
        while shared < min(open.count, groups.count), open[shared].row == groups[shared].row { shared += 1 }
        while open.count > shared {
            let group = open.removeLast().group
            for place in stacks.indices {
                let color = stacks[place].levels.removeLast()
                let below = stacks[place].levels.count - 1
                stacks[place].levels[below] = group.draw(color, over: stacks[place].levels[below])
            }
        }
        for group in groups[shared...] {
            open.append(group)
            for place in stacks.indices { stacks[place].levels.append(.clear) }
        }
    }

    mutating func paint(_ paint: DrawnColors.Paint) {
        guard !paint.colors.isEmpty else { return }
        var next: [ColorStack] = []
        func add(_ stack: ColorStack) { if next.count < Self.most, !next.contains(stack) { next.append(stack) } }
        for stack in stacks {
            if paint.hasGaps { add(stack) }
            for color in paint.colors {
                var painted = stack
                painted.levels[painted.levels.count - 1] = color.over(stack.levels.last!)
                add(painted)
            }
        }
        stacks = next
    }
}
