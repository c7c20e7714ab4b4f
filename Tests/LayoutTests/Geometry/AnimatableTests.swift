import Foundation
import Testing
import ViewTree

struct AnimatableTests {
    @Test func interpolationGoesFromZeroToOne() {
        #expect((2.0).interpolated(towards: 6, amount: 0.25) == 3)
        var pair = AnimatablePair(1.0, CGFloat(10))
        pair.interpolate(towards: AnimatablePair(3, 20), amount: 0.5)
        #expect(pair == AnimatablePair(2, 15))
        #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
        #expect(Float(2).scaled(by: 1.5) == 3)
        #expect(EmptyAnimatableData.zero + EmptyAnimatableData() == EmptyAnimatableData())
    }

    @Test func geometryIsAnimatedByItsParts() {
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        rect.animatableData.scale(by: 2)
        #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        insets.animatableData += EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10).animatableData
        #expect(insets == EdgeInsets(top: 11, leading: 12, bottom: 13, trailing: 14))
        var angle = Angle.radians(1)
        angle.animatableData = 2
        #expect(angle == .radians(2))
    }

    @Test func aShapeIsAnimatedByWhatItNames() {
        var trimmed = Gauge(fraction: 0.2)
        trimmed.animatableData = 0.7
        #expect(trimmed.fraction == 0.7)
        var rectangle = Rectangle()
        rectangle.animatableData = EmptyAnimatableData()
        var shape = Circle().trim(from: 0.1, to: 0.5).offset(x: 3)
        shape.animatableData.scale(by: 2)
        #expect(shape.shape.startFraction == 0.2)
        #expect(shape.shape.endFraction == 1)
        #expect(shape.offset == CGSize(width: 6, height: 0))
    }

    @Test func anyShapeIsAnimatedByTheShapeInside() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (start, end) = (AnyShape(RoundedRectangle(cornerRadius: 4)), AnyShape(RoundedRectangle(cornerRadius: 8)))
        var shape = start
        shape.animatableData = start.animatableData.interpolated(towards: end.animatableData, amount: 0.5)
        #expect(shape.path(in: frame) == Path(roundedRect: frame, cornerRadius: 6))
        // Data of another shape is ignored.
        shape.animatableData = AnyShape(Gauge(fraction: 1)).animatableData
        #expect(shape.path(in: frame) == Path(roundedRect: frame, cornerRadius: 6))
    }
}

private struct Gauge: Shape {
    var fraction: Double

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(rect).trimmedPath(from: 0, to: fraction) }
}
