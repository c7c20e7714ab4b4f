import Foundation
import Testing
import ViewTree

/// Sizes measured by MetalUI on macOS.
struct ShapeSizeTests {
    private func size(_ shape: some Shape, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        shape.sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    @Test func aShapeTakesWhatItIsOfferedAnd10Else() {
        let shapes: [any Shape] = [
            Rectangle(), RoundedRectangle(cornerRadius: 5), UnevenRoundedRectangle(), Capsule(), Ellipse(), Path(),
            ContainerRelativeShape(), ButtonBorderShape.capsule, AnyShape(Capsule()),
        ]
        for shape in shapes {
            #expect(size(shape, 100, 60) == CGSize(width: 100, height: 60))
            #expect(size(shape, 100, nil) == CGSize(width: 100, height: 10))
            #expect(size(shape, nil, nil) == CGSize(width: 10, height: 10))
            #expect(size(shape, .infinity, 0) == CGSize(width: CGFloat.infinity, height: 0))
            #expect(size(shape, -10, -20) == CGSize(width: -10, height: -20))
        }
    }

    @Test func aCircleAnswersASquare() {
        #expect(size(Circle(), 100, 60) == CGSize(width: 60, height: 60))
        #expect(size(Circle(), 100, nil) == CGSize(width: 100, height: 100))
        #expect(size(Circle(), nil, 40) == CGSize(width: 40, height: 40))
        #expect(size(Circle(), nil, nil) == CGSize(width: 10, height: 10))
        #expect(size(Circle(), .infinity, 5) == CGSize(width: 5, height: 5))
    }

    @Test func whatIsDoneToACircleKeepsItsSize() {
        let sixty = CGSize(width: 60, height: 60)
        #expect(size(Circle().trim(from: 0, to: 0.5), 100, 60) == sixty)
        #expect(size(Circle().stroke(lineWidth: 10), 100, 60) == sixty)
        #expect(size(Circle().rotation(.degrees(10)), 100, 60) == sixty)
        #expect(size(Circle().scale(2), 100, 60) == sixty)
        #expect(size(Circle().offset(x: 5), 100, 60) == sixty)
        #expect(size(Circle().transform(.identity), 100, 60) == sixty)
        #expect(size(AnyShape(Circle()), 100, 60) == sixty)
    }

    /// MetalUI probe shapes-and-rendering, S1c: a Circle with a strokeBorder answers a square.
    @Test func anInsetCircleKeepsTheCirclesSize() {
        #expect(size(Circle().inset(by: 2), 100, 60) == CGSize(width: 60, height: 60))
    }
}
