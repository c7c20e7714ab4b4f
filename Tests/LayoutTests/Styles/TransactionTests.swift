import Foundation
import Testing
import ViewTree

@Suite struct TransactionTests {
    private struct NumberKey: TransactionKey { static let defaultValue = 0 }

    @Test func theBodyRunsAtOnceAndItsResultIsReturned() {
        var log: [String] = []
        let result = withAnimation {
            log.append("body")
            return 7
        }
        log.append("after")
        #expect(result == 7)
        #expect(log == ["body", "after"])
    }

    @Test func theAnimationIsTheTransactionsInsideAlone() {
        #expect(Transaction._current.animation == nil)
        withAnimation(.linear(duration: 1)) {
            #expect(Transaction._current.animation == .linear(duration: 1))
            withAnimation(nil) { #expect(Transaction._current.animation == nil) }
            #expect(Transaction._current.animation == .linear(duration: 1))
        }
        withAnimation { #expect(Transaction._current.animation == .default) }
        #expect(Transaction._current.animation == nil)
    }

    @Test func withoutAClockTheCompletionRunsRightAfterTheBody() {
        var log: [String] = []
        withAnimation(.easeIn) {
            log.append("body")
        } completion: {
            log.append("completion")
        }
        log.append("after")
        #expect(log == ["body", "completion", "after"])
    }

    @Test func aCompletionRunsOnceEvenIfAnotherTransactionIsInside() {
        var count = 0
        withAnimation(.easeIn, completionCriteria: .removed) {
            withTransaction(\.isContinuous, true) {}
            withAnimation {}
        } completion: {
            count += 1
        }
        #expect(count == 1)
    }

    @Test func aHostMayTakeTheCompletions() {
        nonisolated(unsafe) var taken: [(AnimationCompletion, Animation?)] = []
        var log: [String] = []
        let take: @Sendable (AnimationCompletion, Animation?) -> Void = { taken.append(($0, $1)) }
        Transaction._collectingCompletions(in: take) {
            withAnimation(.easeIn, completionCriteria: .removed) {
                log.append("body")
            } completion: {
                log.append("completion")
            }
        }
        #expect(log == ["body"])
        #expect(taken.count == 1)
        #expect(taken.first?.1 == .easeIn)
        #expect(taken.first?.0.criteria == .removed)
        taken.first?.0.run()
        #expect(log == ["body", "completion"])
    }

    @Test func flagsAndValuesReachInside() {
        var outer = Transaction(animation: .easeIn)
        outer.disablesAnimations = true
        outer[NumberKey.self] = 3
        withTransaction(outer) {
            withTransaction(\.isContinuous, true) {
                let current = Transaction._current
                #expect(current.animation == .easeIn)
                #expect(current.disablesAnimations && current.isContinuous)
                #expect(current[NumberKey.self] == 3)
            }
            #expect(!Transaction._current.isContinuous)
        }
        #expect(Transaction._current[NumberKey.self] == 0)
    }

    @Test func aCopyKeepsItsOwnValues() {
        var first = Transaction()
        first[NumberKey.self] = 1
        var second = first
        second[NumberKey.self] = 2
        #expect(first[NumberKey.self] == 1)
        #expect(second[NumberKey.self] == 2)
    }

    @Test func errorsPassThrough() {
        struct Failure: Error {}
        #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    }
}
