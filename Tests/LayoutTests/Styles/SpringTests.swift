import Foundation
import Testing
import ViewTree

@Suite struct SpringTests {
    private let springs: [Spring] = [
        .smooth, .snappy, .bouncy, Spring(response: 0.55, dampingRatio: 1), Spring(duration: 0.5, bounce: -0.5),
        Spring(mass: 2, stiffness: 170, damping: 15), Spring(duration: 1, bounce: 0.9),
    ]

    // Apple, "Animate with springs" (WWDC 2023): stiffness = (2π ÷ duration)², damping = 4π(1 − bounce) ÷ duration.
    @Test func durationAndBounceGiveApplesConstants() {
        let spring = Spring(duration: 0.5, bounce: 0.25)
        #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
        #expect(abs(spring.damping - 4 * .pi * 0.75 / 0.5) < 1e-9)
        #expect(spring.mass == 1)
        #expect(abs(spring.bounce - 0.25) < 1e-12 && abs(spring.duration - 0.5) < 1e-12)
        #expect(abs(Spring(duration: 0.5, bounce: -0.5).bounce - -0.5) < 1e-12)
    }

    @Test func theNamedSpringsBounceAsDocumented() {
        #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
        #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
        #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
        #expect(Spring.bouncy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.4))
    }

    // Newton's law, m x″ = k (target − x) − c x′, stepped by itself with small steps.
    @Test func theMotionSolvesTheOscillatorsEquation() {
        for spring in springs {
            var position = 0.0
            var velocity = 0.7
            let step = 1e-5
            for index in 1...50_000 {
                // Velocity Verlet's midpoint, second order.
                func pull(_ x: Double, _ v: Double) -> Double {
                    (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
                }
                let middle = velocity + pull(position, velocity) * step / 2
                let place = position + velocity * step / 2
                velocity += pull(place, middle) * step
                position += middle * step
                guard index % 10_000 == 0 else { continue }
                let time = Double(index) * step
                #expect(abs(spring.value(target: 1.0, initialVelocity: 0.7, time: time) - position) < 1e-6)
                #expect(abs(spring.velocity(target: 1.0, initialVelocity: 0.7, time: time) - velocity) < 1e-5)
            }
        }
    }

    @Test func aCriticallyDampedSpringHasItsClosedForm() {
        let omega = 2 * Double.pi / 0.5
        for time in [0.1, 0.25, 0.5] {
            let expected = 1 - (1 + omega * time) * exp(-omega * time)
            #expect(abs(Spring.smooth.value(target: 1.0, time: time) - expected) < 1e-12)
        }
    }

    @Test func afterTheSettlingDurationTheSpringStaysWithinAThousandth() {
        for spring in springs {
            let end = spring.settlingDuration
            #expect(end > 0 && end.isFinite)
            for step in 0...200 {
                let value = spring.value(target: 1.0, time: end + Double(step) * 0.01)
                #expect(abs(value - 1) <= 0.001 + 1e-12)
            }
        }
        #expect(Spring(response: 1, dampingRatio: 0).settlingDuration == .infinity)
    }

    @Test func aSpringMadeForASettlingDurationSettlesThen() {
        for ratio in [0.4, 1, 2] {
            let spring = Spring(settlingDuration: 0.8, dampingRatio: ratio)
            #expect(abs(spring.settlingDuration - 0.8) < 1e-6)
            #expect(abs(spring.dampingRatio - ratio) < 1e-12)
        }
    }

    @Test func overdampingIsLimitedUnlessAllowed() {
        #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
    }

    @Test func anInfinitelyStiffSpringIsAtItsTargetAtOnce() {
        let spring = Spring(response: 0, dampingRatio: 1)
        #expect(spring.value(target: 5.0, time: 1e-9) == 5)
        #expect(spring.settlingDuration == 0)
    }

    @Test func steppingAgreesWithTheWholeMotion() {
        var value = 0.0
        var velocity = 0.0
        for _ in 0..<10 { Spring.bouncy.update(value: &value, velocity: &velocity, target: 3, deltaTime: 0.02) }
        #expect(abs(value - Spring.bouncy.value(target: 3.0, time: 0.2)) < 1e-12)
        #expect(abs(velocity - Spring.bouncy.velocity(target: 3.0, time: 0.2)) < 1e-10)
    }
}
