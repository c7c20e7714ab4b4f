import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Stacks as layouts: exchanged for one another, and called by layouts of the user's.
struct AnyLayoutTests {
    @Test(arguments: StackKind.allCases)
    func aStackLayoutIsTheStack(_ kind: StackKind) {
        for proposal in [nil, 60, 137, 300] as [CGFloat?] {
            let size = ProposedViewSize(width: proposal, height: proposal)
            let stack = frames(LayoutTree(kind.stack { Mixed() }, proposal: size))
            #expect(frames(LayoutTree(kind.layout { Mixed() }, proposal: size)) == stack)
            let called = frames(LayoutTree(Calling(kind: kind) { Mixed() }, proposal: size))
            for (id, frame) in stack {
                #expect(
                    called[id]?.isNear(frame, within: 1e-9) == true, "\(kind) at \(String(describing: proposal)), \(id)"
                )
            }
        }
    }

    @Test func aStackLayoutMakesTheStacksRow() {
        let tree = LayoutTree(AnyLayout(VStackLayout(spacing: 4)) { box(10, 10) }, proposal: .unspecified)
        #expect(tree.nodes.first?.kind == "VStack")
    }

    @Test func aSpacerInAStackLayoutRunsAlongIt() {
        expectLayout(
            "AL1", "AnyLayout(HStackLayout()){ box(20,20).tag(a); Spacer(); box(20,20).tag(b) } at 100×50",
            from: "MetalUI probe SA, Apple documentation", at: .proposed(100, 50), size: (100, 20),
            ["a": [0, 0, 20, 20], "b": [80, 0, 20, 20]]
        ) {
            AnyLayout(HStackLayout()) {
                box(20, 20).mark("a")
                Spacer()
                box(20, 20).mark("b")
            }
        }
    }

    @Test func stateSurvivesASwitchOfTheLayout() throws {
        let host = ViewHost(Switching(), proposal: ProposedViewSize(width: 200, height: 200))
        try host.tap("count")
        #expect(host.tree["count"]?.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        try host.tap("turn")
        #expect(host.tree["1"] != nil, "the count is kept")
        #expect(host.tree["turn"]?.frame.origin == CGPoint(x: 0, y: 20), "now a column")
        try host.tap("turn")
        #expect(host.tree["1"] != nil, "the count is kept by a layout of the user's as well")
        #expect(host.tree["turn"]?.frame.origin == CGPoint(x: 45, y: 0), "now wrapped")
    }

    @Test func aHalfOfTheSubviewsCanBeLaidOutByAStack() {
        expectLayout(
            "AL2", "two rows of HStackLayout(spacing:2), each with half of four subviews", from: "MetalUI probe SA",
            at: .proposed(100, 100), size: (22, 22),
            [
                "a": [0, 0, 10, 10], "b": [12, 0, 10, 10], "c": [0, 12, 10, 10], "d": [12, 12, 10, 10],
            ]
        ) {
            TwoRows {
                box(10, 10).mark("a")
                box(10, 10).mark("b")
                box(10, 10).mark("c")
                box(10, 10).mark("d")
            }
        }
    }
}

enum StackKind: CaseIterable {
    case row, spacedRow, column, layers

    @MainActor func stack(@ViewBuilder _ content: () -> some View) -> AnyView {
        switch self {
        case .row: AnyView(HStack(alignment: .top, content: content))
        case .spacedRow: AnyView(HStack(alignment: .firstTextBaseline, spacing: 3, content: content))
        case .column: AnyView(VStack(alignment: .trailing, content: content))
        case .layers: AnyView(ZStack(alignment: .bottomLeading, content: content))
        }
    }

    var layout: AnyLayout {
        switch self {
        case .row: AnyLayout(HStackLayout(alignment: .top))
        case .spacedRow: AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 3))
        case .column: AnyLayout(VStackLayout(alignment: .trailing))
        case .layers: AnyLayout(ZStackLayout(alignment: .bottomLeading))
        }
    }
}

/// Rigid and flexible views, a spacer, a priority, guides, text.
private struct Mixed: View {
    var body: some View {
        box(20, 12).mark("rigid")
        Text("two lines of text").mark("text")
        Color.red.frame(minWidth: 5, maxWidth: 50).mark("flexible")
        Spacer()
        Color.blue.layoutPriority(-1).frame(maxHeight: 30).mark("framed")
        Color.green.mark("fill").layoutPriority(1).alignmentGuide(.top) { _ in 4 }
    }
}

/// Leaves everything to a layout that it calls.
private struct Calling: Layout {
    var kind: StackKind

    func makeCache(subviews: Subviews) -> AnyLayout.Cache { kind.layout.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
        kind.layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) {
        kind.layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The direction for Spacers is a property of the type: here it is that of the kind with a Spacer in it.
    static var layoutProperties: LayoutProperties { LayoutProperties() }
}

private struct TwoRows: Layout {
    typealias Halves = (HStackLayout.Cache, HStackLayout.Cache)

    let row = HStackLayout(spacing: 2)

    func makeCache(subviews: Subviews) -> Halves {
        (
            row.makeCache(subviews: subviews[0..<subviews.count / 2]),
            row.makeCache(subviews: subviews[subviews.count / 2..<subviews.count])
        )
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Halves) -> CGSize {
        let half = subviews.count / 2
        let first = row.sizeThatFits(proposal: proposal, subviews: subviews[..<half], cache: &cache.0)
        let second = row.sizeThatFits(proposal: proposal, subviews: subviews[half...], cache: &cache.1)
        return CGSize(width: max(first.width, second.width), height: first.height + 2 + second.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Halves) {
        let half = subviews.count / 2
        let first = row.sizeThatFits(proposal: proposal, subviews: subviews[..<half], cache: &cache.0)
        let second = row.sizeThatFits(proposal: proposal, subviews: subviews[half...], cache: &cache.1)
        row.placeSubviews(
            in: CGRect(origin: bounds.origin, size: first), proposal: proposal, subviews: subviews[..<half],
            cache: &cache.0)
        row.placeSubviews(
            in: CGRect(x: bounds.minX, y: bounds.minY + first.height + 2, width: second.width, height: second.height),
            proposal: proposal, subviews: subviews[half...], cache: &cache.1)
    }
}

private struct Switching: View {
    @State private var turns = 0

    private var layout: AnyLayout {
        switch turns % 3 {
        case 0: AnyLayout(HStackLayout(spacing: 0))
        case 1: AnyLayout(VStackLayout(spacing: 0))
        default: AnyLayout(Wrap(gap: 5, rowGap: 5))
        }
    }

    var body: some View {
        layout {
            Counter()
            Button {
                turns += 1
            } label: {
                box(40, 20)
            }
            .buttonStyle(.plain)
            .mark("turn")
        }
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button {
            count += 1
        } label: {
            box(40, 20)
        }
        .buttonStyle(.plain)
        .mark("count")
        .mark("\(count)")
    }
}

private func frames(_ tree: LayoutTree) -> [String: CGRect] {
    Dictionary(
        tree.nodes.compactMap { node in node.id.map { ($0, node.frame) } }, uniquingKeysWith: { first, _ in first })
}
