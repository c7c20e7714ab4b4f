import Testing
import ViewTree

struct EdgeTests {
    @Test func anEdgeMakesASetOfOne() {
        for edge in Edge.allCases { #expect(Edge.Set(edge).rawValue == 1 << edge.rawValue) }
        #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
        #expect(Edge.Set.horizontal.union(.vertical) == .all)
        #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
        #expect(HorizontalEdge.Set.all == [.leading, .trailing])
        #expect(VerticalEdge.Set(.bottom) == .bottom)
    }

    @Test func insetsBeginAtZero() {
        #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }

    @Test func unitPointsNameTheNinePlaces() {
        #expect(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
        #expect(UnitPoint.topTrailing == UnitPoint(x: 1, y: 0))
        #expect(UnitPoint.bottomLeading == UnitPoint(x: 0, y: 1))
        #expect(UnitPoint.trailing == UnitPoint(x: 1, y: 0.5))
        #expect(UnitPoint.zero == .topLeading)
    }
}
