import Foundation
import HitTest
import Layout
import Testing
import ViewTreeTesting

@testable import Examples

/// What a failed expectation says must be enough to know why, and what to do.
struct FailureMessageTests {
    /// The message that an expectation records; nil where it is met.
    private func message(_ expectation: () -> Void) -> String? {
        nonisolated(unsafe) var text: String?
        withKnownIssue(isIntermittent: true) {
            expectation()
        } matching: { issue in
            text = issue.comments.map(\.rawValue).joined(separator: "\n")
            return true
        }
        return text
    }

    @Test func aTooFaintPickerIsNamedWithItsNumbersAndTheFix() throws {
        let host = ViewHost(InvisibleOverlay(pickerOpacity: 0.01), device: .iPhone16Pro)
        let text = try #require(message { expectTap(on: "picker", in: host) })
        // Who, why, and what to do.
        for part in ["picker", "hostedAlpha", "0.00999999977648258", "0.01", "fix:", "0.011"] {
            #expect(text.contains(part), "\(part) is missing in: \(text)")
        }
        let reached = try #require(message { expectTap(at: CGPoint(x: 201, y: 89), in: host, reaches: "picker") })
        #expect(reached.contains("0.00999999977648258") && reached.contains("fix:"), "\(reached)")
        host.tap(at: CGPoint(x: 201, y: 89))
        #expect(!host.tree.nodes.contains { $0.kind == "ColorPickerPanel" })
    }

    @Test func theSameHoldsForATreeThatIsNotAlive() {
        let tree = LayoutTree(InvisibleOverlay(pickerOpacity: 0.01), device: .iPhone16Pro)
        #expect(message { expectTap(on: "picker", in: tree) }?.contains("hostedAlpha") == true)
        #expect(message { expectNotTappable("picker", in: tree, because: .hostedAlpha) } == nil)
        #expect(message { expectNotTappable("picker", in: tree, because: .occluded) }?.contains("hostedAlpha") == true)
        #expect(message { expectNobody(at: CGPoint(x: 201, y: 89), in: tree) } == nil)
    }

    @Test func whatIsMetSaysNothing() {
        let host = ViewHost(InvisibleOverlay(), device: .iPhone16Pro)
        #expect(message { expectTap(on: "picker", in: host) } == nil)
        #expect(message { expectTappable("picker", in: host.tree) } == nil)
        #expect(message { expectFrame("picker", in: host, CGRect(x: 51, y: 64, width: 300, height: 50)) } == nil)
    }

    @Test func aColourChosenInThePanelChangesTheScreen() throws {
        let host = ViewHost(InvisibleOverlay(), device: .iPhone16Pro)
        let opened = host.tap(at: CGPoint(x: 60, y: 90))
        #expect(opened.effects.contains { $0.kind == .presented })
        let grid = try #require(host.tree.nodes.first { $0.kind == "ColorGrid" }?.frame)
        let chosen = host.tap(at: CGPoint(x: grid.midX, y: grid.midY))
        #expect(chosen.effects.contains { $0.kind == .state && $0.label == "screenColour" })
    }

    @Test func anUnknownNameListsTheKnownOnes() {
        let host = ViewHost(InvisibleOverlay(), device: .iPhone16Pro)
        #expect(message { expectTap(on: "pickr", in: host) }?.contains("\"picker\"") == true)
    }
}
