import Foundation
import Testing
import ViewTreeTesting

/// The library's expectations pass where they hold, and fail at the caller's line with the explanation where not.
struct ExpectationTests {
    private let screen = HitStage.topLeading400.tree {
        plainButton("save") { square(.red, 100, 40) }
        plainButton("dim") { square(.red, 40, 40) }.opacity(0).offset(x: 200)
        plainButton("row") { square(.green, 100, 40).accessibilityIdentifier("icon") }.offset(y: 100)
        plainButton("under") { square(.red, 40, 40) }.offset(x: 200, y: 200)
        square(.blue, 40, 40).accessibilityIdentifier("cover").offset(x: 200, y: 200)
    }

    @Test func whatHoldsPasses() {
        expectTap(at: CGPoint(x: 50, y: 20), in: screen, reaches: "save")
        expectTap(on: "save", in: screen)
        expectNobody(at: CGPoint(x: 350, y: 350), in: screen)
        expectTappable("save", in: screen)
        expectNotTappable("dim", in: screen)
        expectNotTappable("dim", in: screen, because: .opacity)
        expectNotTappable("under", in: screen, because: .occluded)
        expectFrame("save", in: screen, CGRect(x: 0, y: 0, width: 100, height: 40))
        expectFrame("save", in: screen, CGRect(x: 0, y: 0, width: 100.4, height: 40), accuracy: 0.5)
    }

    @Test func aHitOnTheElementsOwnDescendantIsSuccess() {
        expectTap(at: CGPoint(x: 50, y: 120), in: screen, reaches: "row")
        let card = HitStage.topLeading400.tree {
            VStack {
                plainButton("inner") { square(.red, 40, 40) }
            }
            .accessibilityIdentifier("card")
        }
        expectTap(at: CGPoint(x: 20, y: 20), in: card, reaches: "card")
        expectTap(on: "card", in: card)
    }

    @Test func aLivingScreenIsAScreenAsWell() throws {
        struct Counter: View {
            @State var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    plainButtonCounting { count += 1 }
                    if count > 0 { square(.blue, 40, 40).accessibilityIdentifier("counted") }
                }
            }
        }
        let host = ViewHost(Counter(), proposal: ProposedViewSize(width: 100, height: 100))
        expectTap(on: "count", in: host)
        try host.tap("count")
        expectFrame("counted", in: host, CGRect(x: 0, y: 40, width: 40, height: 40))
    }

    @Test func aTapThatReachesAnotherFailsWithTheExplanation() {
        expectFailure(["to reach \"save\"", "Nobody receives the tap at 350,350"]) {
            expectTap(at: CGPoint(x: 350, y: 350), in: screen, reaches: "save")
        }
        expectFailure(["to reach \"under\"", "Rectangle \"cover\" is in front of Button \"under\""]) {
            expectTap(at: CGPoint(x: 220, y: 220), in: screen, reaches: "under")
        }
    }

    @Test func aMissedTapOnAnElementFails() {
        expectFailure(["\"under\" cannot be tapped: occluded", "Rectangle \"cover\"", "fix:"]) {
            expectTap(on: "under", in: screen)
        }
        expectFailure(["\"dim\" cannot be tapped: opacity, its opacity 0 is below 0.001", "fix: Raise the opacity"]) {
            expectTappable("dim", in: screen)
        }
    }

    @Test func somebodyWhereNobodyWasExpectedFails() {
        expectFailure(["expected nobody", "Button \"save\" receives the tap at 50,20"]) {
            expectNobody(at: CGPoint(x: 50, y: 20), in: screen)
        }
    }

    @Test func anElementThatCanBeTappedFailsToBeUntappable() {
        expectFailure(["expected \"save\" not to be tappable", "\"save\" can be tapped at 50,20"]) {
            expectNotTappable("save", in: screen)
        }
    }

    @Test func anotherReasonThanTheExpectedOneFails() {
        expectFailure(["because of disabled", "\"dim\" cannot be tapped: opacity"]) {
            expectNotTappable("dim", in: screen, because: .disabled)
        }
    }

    @Test func anotherFrameFailsWithBothFrames() {
        expectFailure(["expected \"save\" at 0,0 100×44, got 0,0 100×40"]) {
            expectFrame("save", in: screen, CGRect(x: 0, y: 0, width: 100, height: 44))
        }
        expectFailure(["got 0,0 100×40"]) {
            expectFrame("save", in: screen, CGRect(x: 0, y: CGFloat.nan, width: 100, height: 40))
        }
    }

    @Test func anUnknownElementFailsWithTheKnownOnes() {
        expectFailure(["no element has the identifier \"sabe\"", "\"save\""]) { expectTap(on: "sabe", in: screen) }
    }

    @Test func failuresStandAtTheCallersLine() {
        let line = #line
        withKnownIssue {
            expectTap(on: "under", in: screen)
        } matching: { issue in
            issue.sourceLocation?.line == line + 2 && issue.sourceLocation?.fileID == #fileID
                && (issue.sourceLocation?.column ?? 0) > 1
        }
    }

    /// The code inside must fail once, saying all of this.
    private func expectFailure(_ words: [String], _ body: () -> Void) {
        withKnownIssue {
            body()
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            let missing = words.filter { !text.contains($0) }
            if !missing.isEmpty { print("missing \(missing) in:\n\(text)") }
            return missing.isEmpty
        }
    }
}

@MainActor private func plainButtonCounting(_ action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action, label: { square(.red, 40, 40) }).buttonStyle(.plain).accessibilityIdentifier("count")
}
