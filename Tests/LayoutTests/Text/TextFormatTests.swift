import Foundation
import Layout
import Testing

@testable import ViewTree

/// Values in formats: SwiftUI writes them in the locale of the place where they are shown.
@Suite struct TextFormatTests {
    private func label(_ text: Text, _ locale: String? = nil) -> String? {
        let tree: LayoutTree
        if let locale {
            tree = LayoutTree(
                text.environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: locale)),
                proposal: .unspecified)
        } else {
            tree = LayoutTree(text.environment(\.timeZone, .gmt), proposal: .unspecified)
        }
        return tree.nodes.first { $0.kind == "Text" }?.label
    }

    private func width(_ text: Text, _ locale: String) -> CGFloat {
        LayoutTree(text.environment(\.locale, Locale(identifier: locale)), proposal: .unspecified).size.width
    }

    /// CLDR: German groups by points and has a decimal comma.
    @Test func aFormatFollowsTheEnvironmentsLocale() {
        let text = Text(1234.5, format: .number)
        #expect(label(text, "de_DE") == "1.234,5")
        #expect(label(text, "en_US") == "1,234.5")
        #expect(width(text, "de_DE") == width(Text(verbatim: "1.234,5"), "de_DE"))
    }

    @Test func aFormatInAStringFollowsItToo() {
        let text = Text("Sum: \(1234.5, format: .number)!")
        #expect(label(text, "de_DE") == "Sum: 1.234,5!")
        #expect(label(text, "en_US") == "Sum: 1,234.5!")
    }

    @Test func aFormatWithALocaleOfItsOwnKeepsIt() {
        let text = Text(1234.5, format: .number.locale(Locale(identifier: "de_DE")))
        #expect(label(text, "en_US") == "1.234,5")
        #expect(label(text) == "1.234,5")
    }

    /// CLDR, en_US.
    @Test func withoutALocaleItIsThatOfTheUnitedStates() {
        #expect(label(Text(9.5, format: .currency(code: "USD"))) == "$9.50")
        let day = Date(timeIntervalSince1970: 1_707_523_200 + 43_200)
        #expect(label(Text(day, format: .dateTime.day().month())) == "Feb 10")
    }

    /// A field's text has no environment: it is written in the run's locale.
    @Test func aFieldsValueIsWrittenAsInTheUnitedStates() {
        let field = TextField("Price", value: .constant(9.5), format: .currency(code: "USD"))
        let tree = LayoutTree(field, proposal: ProposedViewSize(width: 200, height: nil))
        #expect(tree.table.side.hosted.first?.input?.text?.get() == "$9.50")
    }

    /// CLDR, German: the label says what is measured.
    @Test func theLabelOfADateIsInItsLocale() {
        let day = Text(Date(timeIntervalSince1970: 1_707_523_200 + 43_200), style: .date)
        #expect(label(day, "de_DE") == "10. Februar 2024")
        #expect(label(day) == "February 10, 2024")
    }
}
