import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Where containers meet each other. Expected values follow from the rules named; no recording covers them.
@Suite("Containers inside each other keep to their own rules")
struct ContainerCornerTests {
    private let screen = Device(
        size: CGSize(width: 100, height: 200), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))

    @Test("A scroll view that hugs its content is no smaller a container for it")
    func relativeToHuggingScrollView() {
        let tree = LayoutTree(
            ScrollView {
                VStack {
                    ForEach(0..<3) { n in
                        Color.red.frame(height: 40).containerRelativeFrame(.horizontal) { w, _ in w * 0.8 }
                            .mark("\(n)")
                    }
                }
            }, device: screen)
        #expect(tree.warnings.isEmpty)
        #expect(tree["0"]?.frame.size == CGSize(width: 80, height: 40))
    }

    @Test("A navigation column is the container of what is in it, without its bar")
    func relativeToNavigationColumn() {
        let tree = LayoutTree(
            NavigationStack {
                Color.red.containerRelativeFrame(.vertical).mark("a").navigationTitle("x")
                    .navigationBarTitleDisplayMode(.inline)
            }, device: screen)
        #expect(tree["a"]?.frame == CGRect(x: 0, y: 64, width: 100, height: 126))
    }

    @Test("A bar ends the safe area on its own edge alone")
    func barEndsOneEdge() {
        let below = LayoutTree(
            box(50, 50).background(Color.blue.ignoresSafeArea().mark("b"))
                .safeAreaInset(edge: .bottom, spacing: 0) { box(90, 20) }, device: screen)
        #expect(below["b"]?.frame == CGRect(x: 25, y: 70, width: 50, height: 70))
        let beside = LayoutTree(
            box(50, 50).background(Color.blue.ignoresSafeArea().mark("b"))
                .safeAreaInset(edge: .leading, spacing: 0) { box(20, 90) }, device: screen)
        #expect(beside["b"]?.frame.height == 50)
        #expect(beside["b"]?.frame.width == 70)
    }

    @Test("Pinned headers stay in front after a ViewThatFits has dropped rows")
    func pinnedAfterRemoval() {
        let tree = LayoutTree(
            VStack(spacing: 0) {
                ViewThatFits {
                    box(500, 10)
                    box(600, 10)
                    box(50, 10)
                }
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<10) { n in
                                Color.red.frame(height: 20).onTapGesture {}.mark("row\(n)")
                            }
                        } header: {
                            Color.blue.frame(height: 20).onTapGesture {}.mark("head")
                        }
                    }
                }.defaultScrollAnchor(.bottom)
            }, proposal: ProposedViewSize(width: 100, height: 110))
        #expect(tree.hitTest(CGPoint(x: 50, y: 20)).receiver?.id == "head")
    }

    @Test("What comes after a view without end begins at ∞")
    func afterInfinity() {
        let tree = LayoutTree(
            HStack(spacing: 0) {
                Color.red.mark("a")
                box(10, 20).mark("b")
            }, proposal: ProposedViewSize(width: .infinity, height: 20))
        #expect(tree["b"]?.frame.origin.x == .infinity)
        #expect(tree["a"]?.frame.origin.x == 0)
    }

    @Test("Counts below 1 are 1, with one warning")
    func badCounts() {
        let tree = LayoutTree(
            Color.red.containerRelativeFrame(.horizontal, count: 0, span: .min, spacing: 0).mark("a"),
            proposal: ProposedViewSize(width: 100, height: 100))
        #expect(tree["a"]?.frame.width == 100)
        #expect(tree.warnings.count == 1)
    }

    @Test("A user's layout between stacks is asked no more often than there are proposals")
    func nestedLayouts() {
        let tree = LayoutTree(Nest(depth: 40), proposal: ProposedViewSize(width: 400, height: 400))
        #expect(tree.size.width > 0)
    }

    @Test("The explanation of a ViewThatFits agrees with the frames around it")
    func explanationAfterRemoval() {
        let tree = LayoutTree(
            VStack {
                ViewThatFits {
                    Color.red
                    line(20)
                }.mark("fits")
                Color.blue
            }, proposal: ProposedViewSize(width: 100, height: 200), environment: .injectedLines)
        let node = tree["fits"]!
        let step = tree.explanation(of: node).steps.first { $0.role == .element }
        #expect(step?.answer == node.frame.size)
    }
}

/// Asks its only view for its ideal.
private struct Ideal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }
}

private struct Nest: View {
    let depth: Int
    var body: some View {
        if depth == 0 {
            AnyView(box(10, 10))
        } else {
            AnyView(
                Ideal()() {
                    HStack {
                        Nest(depth: depth - 1)
                        Color.red
                    }
                })
        }
    }
}
