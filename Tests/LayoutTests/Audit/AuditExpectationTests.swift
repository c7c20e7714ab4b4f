import Foundation
import Testing
import ViewTreeTesting

/// `expectNoFindings`: passes where an audit finds nothing, else fails with the report.
struct AuditExpectationTests {
    @MainActor private static var covered: some View {
        ZStack {
            tile("save")
            Color.red.frame(width: 200, height: 200)
        }
    }

    @Test func aScreenWithoutFindingsPasses() {
        expectNoFindings(tile("save"))
        expectNoFindings(in: ViewHost(tile("save"), device: .iPhone16Pro))
        expectNoFindings(Self.covered, ignoring: ["unreachable"])
        expectNoFindings(Self.covered, ignoring: ["unreachable@save"])
        expectNoFindings(tile("close", 20, 20))
    }

    @Test func aFindingFailsWithTheReport() {
        withKnownIssue {
            expectNoFindings(Self.covered)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("error unreachable") && text.contains("Button \"save\"") && text.contains("fix:")
        }
        withKnownIssue { expectNoFindings(tile("close", 20, 20), atLeast: .note) }
        withKnownIssue { expectNoFindings(tile("save"), ignoring: ["smallTargets"]) }
    }
}
