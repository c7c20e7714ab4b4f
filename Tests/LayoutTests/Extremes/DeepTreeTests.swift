import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Trees deeper than anything a person writes: laid out and hit-tested without running out of stack.
struct DeepTreeTests {
    @Test(.timeLimit(.minutes(2)))
    func aHundredThousandLevelsInTheNodeTable() {
        let depth = 100_000
        let tree = LayoutTree(DeepRows(depth: depth), proposal: ProposedViewSize(width: 600_000, height: 550_000))
        #expect(tree.table.depth >= depth)
        #expect(tree.table.count > 2 * depth)
        expectStairs(tree, depth: depth, innermost: CGSize(width: 100_000, height: 50_000))
        #expect(tree.warnings.isEmpty)
    }

    @Test(.timeLimit(.minutes(2)))
    func tenThousandLevelsThroughTheDSL() {
        let depth = 10_000
        let tree = LayoutTree(DeepStacks(depth: depth), proposal: ProposedViewSize(width: 60_000, height: 55_000))
        expectStairs(tree, depth: depth, innermost: CGSize(width: 10_000, height: 5_000))
        #expect(tree.warnings.isEmpty)
    }

    @Test(.timeLimit(.minutes(2)))
    func tenThousandViewsNestedAsValues() {
        var view = AnyView(Color.red.frame(width: 1, height: 1))
        for _ in 0..<10_000 { view = AnyView(view.padding(1)) }
        let nested = view
        let tree = LayoutTree(nested)
        #expect(tree.size == CGSize(width: 20_001, height: 20_001))
        #expect(tree.hitTest(CGPoint(x: 10_000.5, y: 10_000.5)).hit != nil)
    }

    @Test(.timeLimit(.minutes(2)))
    func whatNestsWithoutEndIsCutOffWithOneWarning() {
        for tree in [LayoutTree(Endless()), LayoutTree(EndlessModifier())] {
            #expect(tree.warnings.count == 1)
            #expect(tree.warnings.first?.message.contains("nest") == true)
            #expect(tree.warnings.first?.path.hasPrefix("Endless") == true)
            _ = tree.hitTest(CGPoint(x: 1, y: 1))
        }
    }

    /// Rows and columns by turns lead down like stairs, ten points a step, to a leaf that takes the room that is left.
    private func expectStairs(
        _ tree: LayoutTree, depth: Int, innermost: CGSize, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let down = CGFloat(depth / 2) * 10
        #expect(
            tree["innermost"]?.frame
                == CGRect(x: down, y: down, width: innermost.width, height: innermost.height),
            sourceLocation: sourceLocation)
        let hit = tree.hitTest(CGPoint(x: down + innermost.width / 2, y: down + innermost.height / 2))
        #expect(hit.hit?.kind == "Ellipse", sourceLocation: sourceLocation)
        // Just above the last step: the colour of the last column.
        #expect(
            tree.hitTest(CGPoint(x: down + 5, y: down - 5)).hit?.kind == "Color", sourceLocation: sourceLocation)
    }
}

/// Rows of the table itself, one stack inside the other.
private struct DeepRows {
    let depth: Int
}

extension DeepRows: PrimitiveView {
    static func _makeNodes(_ view: DeepRows, _ builder: inout NodeBuilder) {
        add(view.depth, isRow: true, &builder)
    }

    @MainActor private static func add(_ depth: Int, isRow: Bool, _ builder: inout NodeBuilder) {
        builder.withRoomOnStack { builder in
            guard depth > 0 else { return Innermost._makeNodes(Innermost(), &builder) }
            let stack = Node(
                kind: isRow ? .hstack : .vstack, parent: -1, payload: builder.newContainer(), a: 0,
                horizontal: AlignmentKey.leading, vertical: AlignmentKey.leading)
            builder.node(stack) { builder in
                Step._makeNodes(Step(), &builder)
                add(depth - 1, isRow: !isRow, &builder)
            }
        }
    }
}

/// The same with views.
private struct DeepStacks: View {
    let depth: Int
    var isRow = true

    var body: AnyView {
        guard depth > 0 else { return AnyView(Innermost()) }
        let next = DeepStacks(depth: depth - 1, isRow: !isRow)
        return isRow
            ? AnyView(
                HStack(alignment: .top, spacing: 0) {
                    Step()
                    AnyView(next)
                })
            : AnyView(
                VStack(alignment: .leading, spacing: 0) {
                    Step()
                    AnyView(next)
                })
    }
}

private struct Step: View {
    var body: some View { Color.red.frame(width: 10, height: 10) }
}

private struct Innermost: View {
    var body: some View { Ellipse().accessibilityIdentifier("innermost") }
}

/// A body that contains itself.
private struct Endless: View {
    var body: some View {
        VStack {
            Step()
            AnyView(Endless())
        }
    }
}

/// A modifier whose body contains itself.
private struct EndlessModifier: View {
    var body: some View { AnyView(Step().background { EndlessModifier() }) }
}
