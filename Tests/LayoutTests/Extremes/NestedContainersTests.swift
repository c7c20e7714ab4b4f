import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Containers inside themselves: a memo for each keeps the questions from doubling with every level.
struct NestedContainersTests {
    @Test(arguments: Nesting.allCases)
    func aLevelMoreIsNoDoubling(_ nesting: Nesting) {
        for depth in [4, 8, 12, 16, 20, 24] where depth <= nesting.deepest {
            let start = ContinuousClock.now
            _ = LayoutTree(nesting.view(depth), proposal: ProposedViewSize(width: 400, height: 300))
            let time = ContinuousClock.now - start
            guard time < .seconds(2) else {
                Issue.record("\(nesting.rawValue), \(depth) deep: \(time)")
                return
            }
        }
    }
}

/// A container and how to put another one into it.
enum Nesting: String, CaseIterable, Sendable {
    case viewThatFits, grid, gridWithSpans, gridWithGuides, scrollView, lazyVGrid, adaptiveLazyVGrid, lazyVStack
    case lazyHStack, section, safeAreaInset, safeAreaInsets, overlappingInsets, safeAreaPadding, aspectRatio
    case aspectRatioInStack, flexibleFrameInStack, fittingGrid, scrollingFittingGrid, layoutAskingOften, anyLayout
    case matchedGeometry, matchedFollowers, anchorReader, geometryReader, containerRelativeFrame, stackWithGuides
    case stackWithPriorities, zstackWithGuides, overlay, insetInStack, fixedSizeInStack, gridWithInsets
    case stackOfScrollViews, readerInReader, lazyGridInStack, fittingInStack, sectionedGrid

    /// Ratios and bounds make another length out of every length: there the questions themselves are different ones.
    var deepest: Int { self == .aspectRatioInStack || self == .flexibleFrameInStack ? 12 : 24 }

    @MainActor func view(_ depth: Int) -> AnyView {
        depth == 0
            ? AnyView(Color.red.frame(minWidth: 5, maxWidth: .infinity)) : around(view(depth - 1), depth)
    }

    @MainActor private func around(_ view: AnyView, _ depth: Int) -> AnyView {
        switch self {
        case .viewThatFits:
            AnyView(
                ViewThatFits {
                    Color.red.frame(minWidth: 900)
                    view
                    Text("a few words more")
                })
        case .grid:
            AnyView(
                Grid {
                    GridRow {
                        Color.red
                        view
                    }
                    GridRow {
                        Color.red.frame(maxWidth: 50)
                        Text("words")
                    }
                })
        case .gridWithSpans:
            AnyView(
                Grid {
                    GridRow {
                        view.gridCellColumns(2)
                        Color.red
                    }
                    GridRow {
                        Color.red
                        Text("a b c")
                    }
                })
        case .gridWithGuides:
            AnyView(
                Grid(alignment: .leadingFirstTextBaseline) {
                    GridRow {
                        view.alignmentGuide(.leading) { $0.width / 2 }
                        Text("words")
                    }
                    Color.red
                })
        case .scrollView:
            AnyView(
                ScrollView(depth.isMultiple(of: 2) ? .vertical : .horizontal) {
                    view
                    Text("words")
                })
        case .lazyVGrid:
            AnyView(
                LazyVGrid(columns: [GridItem(), GridItem(.fixed(20))]) {
                    view
                    Color.red
                    Color.red
                })
        case .adaptiveLazyVGrid:
            AnyView(
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) {
                    view
                    Color.red
                })
        case .lazyVStack:
            AnyView(
                LazyVStack {
                    view
                    Text("words")
                })
        case .lazyHStack:
            AnyView(
                LazyHStack {
                    view
                    Text("words")
                })
        case .section:
            AnyView(
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section {
                        view
                    } header: {
                        Text("words")
                    }
                })
        case .safeAreaInset: AnyView(view.safeAreaInset(edge: .top) { Text("words") })
        case .safeAreaInsets:
            AnyView(
                view.safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(idealHeight: 20, maxHeight: 40) }
                    .safeAreaInset(edge: .leading, spacing: 1) { Color.red.frame(idealWidth: 20, maxWidth: 40) })
        case .overlappingInsets: AnyView(view.safeAreaInset(edge: .top, spacing: -9) { Color.red.frame(height: 5) })
        case .safeAreaPadding: AnyView(view.safeAreaPadding(2).ignoresSafeArea())
        case .aspectRatio: AnyView(view.aspectRatio(contentMode: .fit).padding(1))
        case .aspectRatioInStack:
            AnyView(
                HStack {
                    view.aspectRatio(contentMode: .fit)
                    Text("words")
                })
        case .flexibleFrameInStack:
            AnyView(
                VStack {
                    HStack {
                        view.frame(minWidth: 3, maxWidth: 300)
                        Color.red
                    }
                    Text("words")
                })
        case .fittingGrid:
            AnyView(
                ViewThatFits(in: .horizontal) {
                    Grid {
                        GridRow {
                            Color.red
                            view
                        }
                    }
                    Color.red
                })
        case .scrollingFittingGrid:
            AnyView(
                ViewThatFits {
                    ScrollView {
                        Grid {
                            GridRow {
                                Color.red
                                view
                            }
                        }
                    }
                    Color.red
                })
        case .layoutAskingOften:
            AnyView(
                Doubtful {
                    view
                    Color.red
                })
        case .anyLayout:
            AnyView(
                AnyLayout(HStackLayout()) {
                    view
                    Text("words")
                })
        case .matchedGeometry: AnyView(Followed(view: view))
        case .matchedFollowers: AnyView(Following(view: view))
        case .anchorReader:
            AnyView(
                view.anchorPreference(key: FoundBounds.self, value: .bounds) { [$0] }
                    .overlayPreferenceValue(FoundBounds.self) { found in
                        GeometryReader { proxy in Color.red.frame(width: found.first.map { proxy[$0].width }) }
                    })
        case .geometryReader: AnyView(GeometryReader { _ in view })
        case .containerRelativeFrame:
            AnyView(ScrollView { view.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 2) })
        case .stackWithGuides:
            AnyView(
                HStack(alignment: .firstTextBaseline) {
                    VStack(alignment: .leading) {
                        view
                        Text("words").alignmentGuide(.leading) { $0.width }
                    }
                    Text("a")
                })
        case .stackWithPriorities:
            AnyView(
                HStack {
                    view.layoutPriority(1)
                    Color.red
                    Text("words").layoutPriority(-1)
                })
        case .zstackWithGuides:
            AnyView(
                ZStack(alignment: .topLeading) {
                    view.alignmentGuide(.leading) { $0[.trailing] }
                    Color.red
                })
        case .overlay:
            AnyView(
                Color.red.overlay {
                    HStack {
                        view
                        Color.red
                    }
                })
        case .insetInStack:
            AnyView(
                HStack {
                    view.safeAreaInset(edge: .bottom) { Text("words") }
                    Color.red
                })
        case .gridWithInsets:
            AnyView(
                Grid {
                    GridRow {
                        view.safeAreaInset(edge: .leading, spacing: -9) { Color.red.frame(width: 5) }
                        Color.red
                    }
                })
        case .stackOfScrollViews:
            AnyView(
                HStack {
                    ScrollView { view }
                    ScrollView(.horizontal) { Color.red }
                })
        case .readerInReader:
            AnyView(
                Color.red.anchorPreference(key: FoundBounds.self, value: .bounds) { [$0] }
                    .overlayPreferenceValue(FoundBounds.self) { _ in view })
        case .lazyGridInStack:
            AnyView(
                VStack {
                    LazyVGrid(columns: [GridItem(), GridItem()]) {
                        view
                        Color.red
                    }
                    Color.red
                })
        case .fittingInStack:
            AnyView(
                HStack {
                    ViewThatFits {
                        Color.red.frame(width: 900)
                        view
                    }
                    Color.red
                })
        case .sectionedGrid:
            AnyView(
                LazyVGrid(columns: [GridItem(), GridItem()], pinnedViews: .sectionHeaders) {
                    Section {
                        view
                        Color.red
                    } header: {
                        Text("words")
                    }
                })
        case .fixedSizeInStack:
            AnyView(
                HStack {
                    view.fixedSize(horizontal: true, vertical: false)
                    Color.red
                })
        }
    }
}

/// Asks each subview for many sizes.
private struct Doubtful: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for subview in subviews {
            for proposal in [.zero, .unspecified, .infinity, proposal, ProposedViewSize(width: 10, height: nil)] {
                let answer = subview.sizeThatFits(proposal)
                size.width = max(size.width, min(answer.width, 500))
                size.height = max(size.height, min(answer.height, 500))
            }
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// A source around the view, and a follower of it.
private struct Followed: View {
    let view: AnyView
    @Namespace private var namespace

    var body: some View {
        HStack {
            view.matchedGeometryEffect(id: 0, in: namespace)
            Color.red.matchedGeometryEffect(id: 0, in: namespace, isSource: false)
        }
    }
}

/// A follower around the view.
private struct Following: View {
    let view: AnyView
    @Namespace private var namespace

    var body: some View {
        VStack {
            Color.red.frame(width: 50, height: 50).matchedGeometryEffect(id: 0, in: namespace)
            view.matchedGeometryEffect(id: 0, in: namespace, isSource: false)
        }
    }
}
