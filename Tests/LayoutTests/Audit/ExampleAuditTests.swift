import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

@testable import Examples

/// The examples: those that show a fault are told of, and the others raise no alarm.
struct ExampleAuditTests {
    @Test func theTricksPickerStealsTapsLeftAndRightOfTheRow() throws {
        let host = ViewHost(InvisibleOverlay(), device: .iPhone16Pro)
        let found = Audit(host.tree, rules: .frontMost).findings.filter { $0.severity > .note }
        #expect(found.map(\.rule) == ["hitAreaBeyondDrawn"], "\(found)")
        let finding = try #require(found.first)
        #expect(finding.id == "picker" && finding.kind == "ColorPicker" && finding.severity == .warning)
        #expect(finding.frame == CGRect(x: 187, y: 75, width: 28, height: 28))
        #expect(finding.message.contains("560×56"))
        #expect(finding.message.contains("300×50"))
        #expect(finding.message.contains("130 pt left and right"))
        #expect(finding.fix.contains("scaleEffect"))
    }

    /// Made to show a fault.
    private static let faulty: Set<String> = [
        "InvisibleOverlay", "TooFaintOverlay", "UnscaledOverlay", "CoveredOverlay",
    ]

    @Test(arguments: Example.all.map(\.name).filter { !faulty.contains($0) })
    func aScreenWithoutAFaultRaisesNoAlarm(_ name: String) throws {
        let example = try #require(Example.named(name))
        let host = ViewHost(example.makeView(), device: .iPhone16Pro)
        let found = Audit(host.tree, rules: .frontMost).findings.filter { $0.severity > .note }
        #expect(found.isEmpty, "\(found)")
    }

    @Test func thePickerAtOneHundredthIsDead() throws {
        let host = ViewHost(TooFaintOverlay(), device: .iPhone16Pro)
        let found = Audit(host.tree, rules: .frontMost).findings.filter { $0.severity > .note }
        #expect(found.map(\.rule) == ["deadOpacity"], "\(found)")
        #expect(found.first?.id == "picker")
    }

    @Test func thePickerThatWasNotScaledReactsOnItsOwnSizeAlone() throws {
        let host = ViewHost(UnscaledOverlay(), device: .iPhone16Pro)
        let found = Audit(host.tree, rules: .frontMost).findings.filter { $0.severity > .note }
        #expect(found.map(\.rule) == ["tappableInPart"], "\(found)")
        #expect(found.first?.message.contains("28×28 of the 300×50") == true, "\(found)")
    }

    @Test func thePickerUnderATintIsPartlyCovered() throws {
        let host = ViewHost(CoveredOverlay(), device: .iPhone16Pro)
        let found = Audit(host.tree, rules: .frontMost).findings.filter { $0.severity > .note }
        #expect(found.map(\.rule).sorted() == ["hitAreaBeyondDrawn", "partlyCovered"], "\(found)")
        #expect(found.allSatisfy { $0.id == "picker" })
    }
}
