import Foundation
import Layout
import Testing

@testable import ViewTree

/// The letters of a list's headers.
@Suite struct SectionTextCaseTests {
    private func header(@ViewBuilder _ list: @MainActor () -> some View) -> String? {
        let tree = LayoutTree(
            list(),
            device: Device(
                size: CGSize(width: 402, height: 874), scale: 3,
                safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), platform: .iOS18))
        return tree.table.side.texts.first { $0.string == "Head" }?.text.runs[0].string
    }

    /// UITableView's headers, before iOS 26.
    @Test func headersAreInCapitals() {
        #expect(header { List { Section("Head") { Text("Row") } } } == "HEAD")
    }

    /// Apple's documentation of `textCase(_:)`: nil for as written.
    @Test func aCaseOfNilLeavesThemAsWritten() {
        #expect(header { List { Section("Head") { Text("Row") }.textCase(nil) } } == "Head")
        #expect(header { List { Section("Head") { Text("Row") } }.textCase(nil) } == "Head")
        #expect(header { Form { Section("Head") { Text("Row") } }.textCase(nil) } == "Head")
        #expect(header { Form { Section("Head") { Text("Row") } }.environment(\.textCase, nil) } == "Head")
        #expect(
            header {
                List {
                    Section {
                        Text("Row")
                    } header: {
                        Text("Head").textCase(nil)
                    }
                }
            } == "Head")
    }

    @Test func anotherCaseWinsAsWell() {
        #expect(header { List { Section("Head") { Text("Row") } }.textCase(.lowercase) } == "head")
    }
}
