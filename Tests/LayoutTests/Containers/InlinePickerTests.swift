import Foundation
import Layout
import Testing

@testable import ViewTree

/// Pickers whose options are rows of the list around. From general knowledge of SwiftUI on iOS: the label has a row, too.
@Suite struct InlinePickerTests {
    @MainActor private func rows(@ViewBuilder _ picker: @MainActor () -> some View) -> Int {
        let tree = LayoutTree(Form { picker() }, device: .iPhone16Pro)
        return tree.table.side.listRows.filter { $0.role == .row }.count
    }

    @MainActor private func picker(_ title: String) -> some View {
        Picker(title, selection: .constant(1)) { ForEach(1..<4) { Text(verbatim: "Option \($0)") } }
            .pickerStyle(.inline)
    }

    @MainActor @Test func theLabelHasARowBeforeTheOptions() {
        #expect(rows { picker("Title") } == 4)
        let tree = LayoutTree(Form { picker("Title") }, device: .iPhone16Pro)
        let texts = tree.nodes.filter { $0.kind == "Text" }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(texts.map(\.label) == ["Title", "Option 1", "Option 2", "Option 3"])
        // Rows follow one another at the same distance.
        let gaps = zip(texts, texts.dropFirst()).map { $1.frame.minY - $0.frame.minY }
        #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 0.01 })
    }

    @MainActor @Test func aHiddenLabelHasNone() { #expect(rows { picker("Title").labelsHidden() } == 3) }
}
