import Testing
import ViewTree

struct AngleTests {
    @Test func aHalfTurnIs180DegreesAndPiRadians() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(Angle(radians: .pi).degrees == 180)
        #expect(Angle.degrees(90) == .radians(.pi / 2))
    }

    @Test func anglesAddScaleAndCompare() {
        #expect(Angle.radians(1) + .radians(2) == .radians(3))
        #expect(Angle.radians(1) - .radians(2) == -.radians(1))
        #expect(2 * Angle.radians(1.5) == Angle.radians(3))
        #expect(Angle.radians(3) / 2 == .radians(1.5))
        #expect(Angle.degrees(10) < .degrees(20))
        var angle = Angle.zero
        angle += .radians(1)
        angle *= 4
        #expect(angle == .radians(4))
    }
}
