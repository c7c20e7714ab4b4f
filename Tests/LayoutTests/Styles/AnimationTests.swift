import Testing
import ViewTree

@Suite struct AnimationTests {
    // Apple's documentation: 0.35 seconds.
    @Test func curvesTakeAThirdOfASecondWhereNothingIsSaid() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0, 0, 1, 1)] {
            #expect(animation._duration == 0.35)
        }
    }

    @Test func aLinearAnimationIsAsFarAsItsTime() {
        let animation = Animation.linear(duration: 2)
        #expect(animation._value(at: -1) == 0)
        #expect(animation._value(at: 0) == 0)
        #expect(animation._value(at: 0.5) == 0.25)
        #expect(animation._value(at: 2) == 1)
        #expect(animation._value(at: 100) == 1)
        #expect(animation._value(at: .nan) == 0)
    }

    @Test func anAnimationOfNoDurationIsOverAtOnce() {
        #expect(Animation.linear(duration: 0)._value(at: 0) == 1)
        #expect(Animation.linear(duration: 0).repeatForever()._duration == .infinity)
        #expect((0...1).contains(Animation.linear(duration: 0).repeatForever()._value(at: 3)))
    }

    @Test func aDelayMovesTheStart() {
        let animation = Animation.linear(duration: 1).delay(0.5)
        #expect(animation._delay == 0.5 && animation._duration == 1.5)
        #expect(animation._value(at: 0.5) == 0)
        #expect(animation._value(at: 1) == 0.5)
    }

    @Test func speedShortensWhatItIsAppliedTo() {
        #expect(Animation.linear(duration: 1).speed(2)._value(at: 0.25) == 0.5)
        let delayed = Animation.linear(duration: 1).delay(1).speed(2)
        #expect(delayed._delay == 0.5 && delayed._duration == 1)
        let late = Animation.linear(duration: 1).speed(2).delay(1)
        #expect(late._delay == 1 && late._duration == 1.5)
        #expect(Animation.linear(duration: 1).speed(0)._duration == .infinity)
        #expect(Animation.linear(duration: 1).speed(0)._value(at: 100) == 0)
    }

    @Test func goingBackCountsAsARepetition() {
        let animation = Animation.linear(duration: 1).repeatCount(3)
        #expect(animation._duration == 3)
        #expect(animation._value(at: 0.25) == 0.25)
        #expect(animation._value(at: 1.25) == 0.75)
        #expect(animation._value(at: 2.25) == 0.25)
        #expect(animation._value(at: 3) == 1)
        // Whatever the last leg was, the view ends where the change took it.
        #expect(Animation.linear(duration: 1).repeatCount(2)._value(at: 2) == 1)
    }

    @Test func withoutReversingEveryRepetitionStartsAnew() {
        let animation = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        #expect(animation._duration == .infinity)
        #expect(animation._value(at: 7.25) == 0.25)
    }

    @Test func repeatedDelaysAreRepeated() {
        let animation = Animation.linear(duration: 1).delay(1).repeatCount(2, autoreverses: false)
        #expect(animation._duration == 4)
        #expect(animation._value(at: 0.5) == 0)
        #expect(animation._value(at: 1.5) == 0.5)
        #expect(animation._value(at: 2.5) == 0)
        #expect(animation._value(at: 3.5) == 0.5)
    }

    // Apple's documentation of `Animation.default`.
    @Test func theDefaultMovesLikeItsSpringAndIsNotEqualToIt() {
        let spring = Animation.spring(response: 0.55, dampingFraction: 1)
        #expect(Animation.default != spring)
        for time in [0.1, 0.3, 0.6] { #expect(Animation.default._value(at: time) == spring._value(at: time)) }
    }

    @Test func springsHaveApplesDefaults() {
        #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825))
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    }

    @Test func aBouncySpringGoesTooFarAndComesBack() {
        let animation = Animation.spring(duration: 0.5, bounce: 0.5)
        let values = (0...200).map { animation._value(at: Double($0) / 100) }
        #expect((values.max() ?? 0) > 1.1)
        #expect(values.last == 1)
    }

    @Test func everyAnimationIsExactlyAtItsEndWhenItIsOver() {
        for animation in [
            Animation.default, .bouncy, .easeInOut, .interpolatingSpring(stiffness: 170, damping: 15).delay(0.2),
            .interpolatingSpring(stiffness: 50, damping: 90, initialVelocity: 3), .snappy.speed(3).repeatCount(4),
        ] {
            #expect(animation._duration.isFinite)
            #expect(animation._value(at: animation._duration) == 1)
        }
    }
}
