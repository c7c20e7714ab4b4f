import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Headers and footers that stay at the edge of a scroll view while their section is in sight.
struct PinnedSectionTests {
    /// 8 rows of 20 points between a header of 24 and a footer of 16: 200 points.
    private struct Rows: View {
        let name: String
        var count = 8

        var body: some View {
            Section {
                ForEach(0..<count, id: \.self) { box(200, 20).mark("\(name)\($0)") }
            } header: {
                box(200, 24).mark("\(name)H")
            } footer: {
                box(200, 16).mark("\(name)F")
            }
        }
    }

    private struct Sections: View {
        let pinned: PinnedScrollableViews
        var count = 8

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    Rows(name: "a", count: count)
                    Rows(name: "b", count: count)
                    Rows(name: "c", count: count)
                }
            }
            .mark("scroll")
        }
    }

    private static let device = Device(size: CGSize(width: 300, height: 200), platform: .macOS)

    private func host(_ pinned: PinnedScrollableViews, scrolledBy distance: CGFloat) -> ViewHost {
        let host = ViewHost(Sections(pinned: pinned), device: Self.device)
        host.scroll("scroll", by: CGVector(dx: 0, dy: distance))
        return host
    }

    private func expect(
        _ host: ViewHost, _ tops: KeyValuePairs<String, CGFloat>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (id, y) in tops {
            let frame = host.tree[id]?.frame
            #expect(frame?.minY == y, "\(id)", sourceLocation: sourceLocation)
            #expect(frame?.minX == 50, "\(id)", sourceLocation: sourceLocation)
        }
    }

    @Test("lazy/pinned-headers, recorded: the header of the section at the top stays there")
    func headers() {
        expect(host(.sectionHeaders, scrolledBy: 0), ["aH": 0, "a0": 24, "a7": 164, "aF": 184])
        expect(
            host(.sectionHeaders, scrolledBy: 284),
            ["bH": 0, "b3": 0, "b4": 20, "b7": 80, "bF": 100, "cH": 116, "c0": 140, "c2": 180])
    }

    @Test("lazy/pinned-footers, recorded: the footer of the section at the bottom stays there")
    func footers() {
        expect(
            host(.sectionFooters, scrolledBy: 284),
            ["bH": -84, "b3": 0, "b7": 80, "bF": 100, "cH": 116, "c2": 180, "cF": 184])
        expect(
            host(.sectionFooters, scrolledBy: 44), ["a1": 0, "a7": 120, "aF": 140, "bH": 156, "b0": 180, "bF": 184])
    }

    @Test("lazy/pinned-both, recorded: one at each edge")
    func both() {
        expect(
            host([.sectionHeaders, .sectionFooters], scrolledBy: 284),
            ["bH": 0, "b3": 0, "bF": 100, "cH": 116, "c2": 180, "cF": 184])
    }

    @Test("The end of its section pushes a header out")
    func pushedOut() {
        expect(host(.sectionHeaders, scrolledBy: 390), ["bH": -14, "bF": -6, "cH": 10])
        expect(host(.sectionHeaders, scrolledBy: 400), ["bF": -16, "cH": 0])
    }

    @Test("Nothing moves that is not to be pinned")
    func unpinned() {
        expect(host([], scrolledBy: 284), ["bH": -84, "cF": 300])
    }

    @Test("A pinned header or footer is in front of the row it covers")
    func inFront() {
        let pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
        func expect(_ tree: LayoutTree, _ y: CGFloat, hits front: String, before back: String) {
            let found = tree.hitTest(CGPoint(x: 150, y: y)).considered
            #expect(found.first { $0.outcome == .hit }?.id == front)
            #expect(found.contains { $0.outcome == .blocked && $0.id == back })
        }
        let long = host(pinned, scrolledBy: 284).tree
        expect(long, 10, hits: "bH", before: "b3")
        expect(long, 190, hits: "cF", before: "c2")
        // Fewer children than a search by bisection needs.
        let short = ViewHost(
            Sections(pinned: pinned, count: 2),
            device: Device(size: CGSize(width: 300, height: 100), platform: .macOS))
        short.scroll("scroll", by: CGVector(dx: 0, dy: 50))
        expect(short.tree, 5, hits: "aH", before: "a1")
        expect(short.tree, 90, hits: "bF", before: "b1")
    }

    @Test("In a grid the header of the section at the top stays there as well")
    func grid() {
        let host = ViewHost(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
                    Rows(name: "a")
                    Rows(name: "b", count: 20)
                }
                .frame(width: 300)
            }
            .mark("scroll"), device: Self.device)
        host.scroll("scroll", by: CGVector(dx: 0, dy: 50))
        #expect(host.tree["aH"]?.frame == CGRect(x: 50, y: 0, width: 200, height: 24))
        #expect(host.tree["a0"]?.frame.minY == -26)
        #expect(host.tree["bH"]?.frame.minY == 70)
    }

    @Test("Sideways the headers stay at the leading edge", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func sideways(direction: LayoutDirection) {
        let host = ViewHost(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<30) { box(20, 50).mark("\($0)") }
                    } header: {
                        box(30, 50).mark("header")
                    }
                }
            }
            .mark("scroll").environment(\.layoutDirection, direction), device: Self.device)
        host.scroll("scroll", by: CGVector(dx: 100, dy: 0))
        let isMirrored = direction == .rightToLeft
        #expect(host.tree["header"]?.frame.minX == (isMirrored ? 270 : 0))
        #expect(host.tree["4"]?.frame.minX == (isMirrored ? 270 : 10))
    }
}
