import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Places of one view, read in the space of another.
struct AnchorTests {
    @Test func anAnchorIsReadInTheReadersSpace() {
        expectLayout(
            "AN1", "HStack(0){ box(30,20); box(50,20).anchor(bounds) }.padding(10), underlined by an overlay",
            from: "Apple documentation of Anchor", at: .proposed(nil, nil), size: (100, 40), ["line": [40, 28, 50, 2]]
        ) {
            HStack(spacing: 0) {
                box(30, 20)
                box(50, 20).anchorPreference(key: Places.self, value: .bounds) { [1: $0] }
            }
            .padding(10)
            .overlayPreferenceValue(Places.self) { places in
                GeometryReader { proxy in
                    if let anchor = places[1] {
                        let rect = proxy[anchor]
                        Color.blue.frame(width: rect.width, height: 2)
                            .mark("line")
                            .offset(x: 0, y: 0)
                            .padding(.leading, rect.minX)
                            .padding(.top, rect.maxY - 2)
                    }
                }
            }
        }
    }

    @Test(arguments: [
        (Anchor<CGPoint>.Source.topLeading, CGPoint(x: 10, y: 10)), (.center, CGPoint(x: 30, y: 20)),
        (.bottomTrailing, CGPoint(x: 50, y: 30)), (.unitPoint(UnitPoint(x: 0.25, y: 1)), CGPoint(x: 20, y: 30)),
        (.point(CGPoint(x: 1, y: 2)), CGPoint(x: 11, y: 12)),
    ])
    func points(_ source: Anchor<CGPoint>.Source, _ expected: CGPoint) {
        let log = PointLog()
        _ = LayoutTree(
            box(40, 20).anchorPreference(key: Points.self, value: source) { [$0] }.padding(10)
                .backgroundPreferenceValue(Points.self) { anchors in
                    GeometryReader { proxy in log.note(anchors.map { proxy[$0] }) }
                },
            proposal: .unspecified)
        #expect(log.points == [expected])
    }

    @Test func severalAnchorsMayBeOne() {
        let log = PointLog()
        _ = LayoutTree(
            box(40, 20)
                .anchorPreference(key: Corners.self, value: Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing])) {
                    $0
                }
                .padding(5)
                .overlayPreferenceValue(Corners.self) { anchor in
                    GeometryReader { proxy in log.note(anchor.map { proxy[$0] } ?? []) }
                },
            proposal: .unspecified)
        #expect(log.points == [CGPoint(x: 5, y: 5), CGPoint(x: 45, y: 25)])
    }

    @Test func transformsBetweenTheViewAndTheReaderCount() {
        let log = PointLog()
        _ = LayoutTree(
            box(40, 20)
                .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
                .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
                .scaleEffect(0.5)
                .overlayPreferenceValue(Points.self) { anchors in
                    GeometryReader { proxy in log.note(anchors.map { proxy[$0] }) }
                }
                .rotationEffect(.degrees(90)),
            proposal: .unspecified)
        #expect(log.points.count == 2)
        for (point, expected) in zip(log.points, [CGPoint(x: 10, y: 5), CGPoint(x: 30, y: 15)]) {
            #expect(point.x.isNear(expected.x, within: 1e-9) && point.y.isNear(expected.y, within: 1e-9))
        }
    }

    @Test func theUnderlineOfATabBarFollowsTheChosenTab() throws {
        let host = ViewHost(TabBar(), proposal: ProposedViewSize(width: 300, height: 100))
        #expect(host.tree["underline"]?.bounds == CGRect(x: 0, y: 28, width: 40, height: 2))
        try host.tap("tab 2")
        #expect(host.tree["underline"]?.bounds == CGRect(x: 100, y: 28, width: 80, height: 2))
        #expect(host.tree.warnings.isEmpty && host.warnings.isEmpty)
    }
}

private struct Places: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

private struct Points: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

private struct Corners: PreferenceKey {
    static var defaultValue: Anchor<[CGPoint]>? { nil }
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
    }
}

private final class PointLog: @unchecked Sendable {
    var points: [CGPoint] = []

    func note(_ points: [CGPoint]) -> EmptyView {
        self.points = points
        return EmptyView()
    }
}

private struct TabBar: View {
    @State private var chosen = 0

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<3) { tab in
                Button {
                    chosen = tab
                } label: {
                    box(40 + 20 * CGFloat(tab), 30)
                }
                .buttonStyle(.plain)
                .anchorPreference(key: Places.self, value: .bounds) { [tab: $0] }
                .mark("tab \(tab)")
            }
        }
        .overlayPreferenceValue(Places.self) { places in
            GeometryReader { proxy in
                let rect = proxy[places[chosen]!]
                Color.blue
                    .frame(width: rect.width, height: 2)
                    .mark("underline")
                    .offset(x: rect.minX, y: rect.maxY - 2)
            }
            .allowsHitTesting(false)
        }
        .fixedSize()
    }
}
