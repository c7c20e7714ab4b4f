import Foundation
import Testing

@testable import ViewTree

/// Source of the formats: Apple's documentation of strings files, stringsdict files and string catalogues.
@Suite struct StringTableTests {
    private func string(_ key: LocalizedStringKey, _ files: TemporaryBundle, _ locale: String, table: String? = nil)
        -> String
    {
        String(localized: key, table: table, bundle: files.bundle, locale: Locale(identifier: locale))
    }

    @Test func theNearestLanguageCounts() throws {
        let files = try TemporaryBundle([
            "en.lproj/Localizable.strings": Data(#""a" = "english";"#),
            "de.lproj/Localizable.strings": Data(#"/* c */ "a" = "deutsch";"#),
            "zh-Hant.lproj/Localizable.strings": Data(#""a" = "chinese";"#),
            "en.lproj/Other.strings": Data(#""a" = "other";"#),
        ])
        #expect(string("a", files, "de_CH") == "deutsch")
        #expect(string("a", files, "zh_Hant_TW") == "chinese")
        #expect(string("a", files, "it") == "english")
        #expect(string("a", files, "en", table: "Other") == "other")
        #expect(string("b", files, "de") == "b")
    }

    @Test func valuesStandWhereTheStringHasPlacesForThem() throws {
        let files = try TemporaryBundle([
            "en.lproj/Localizable.strings": Data(
                #""%@ has %lld" = "%2$lld for %1$@, 100%%"; "%lf m" = "%.1f metres"; "50%" = "half";"#)
        ])
        #expect(string("\("Ann") has \(3)", files, "en") == "3 for Ann, 100%")
        #expect(string("\(1.25) m", files, "en") == "1.2 metres")
        #expect(string("50%", files, "en") == "half")
    }

    @Test func pluralsFollowTheNumber() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
                "%lld items": {"localizations": {
                    "en": {"variations": {"plural": {
                        "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
                        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
                    "pl": {"variations": {"plural": {
                        "one": {"stringUnit": {"value": "%lld rzecz"}},
                        "few": {"stringUnit": {"value": "%lld rzeczy (few)"}},
                        "many": {"stringUnit": {"value": "%lld rzeczy"}},
                        "other": {"stringUnit": {"value": "?"}}}}}}},
                "only key": {}}}
            """
        let files = try TemporaryBundle(["Localizable.xcstrings": Data(catalog)])
        #expect(string("\(1) items", files, "en") == "1 item")
        #expect(string("\(2) items", files, "en") == "2 items")
        #expect(string("\(22) items", files, "pl") == "22 rzeczy (few)")
        #expect(string("\(12) items", files, "pl") == "12 rzeczy")
        #expect(string("only key", files, "pl") == "only key")
    }

    @Test func aStringsDictionaryHasSeveralVariables() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld files in %lld folders</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
            <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>one file</string><key>other</key><string>%lld files</string></dict>
            <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>one folder</string><key>other</key><string>%lld folders</string></dict>
            </dict></dict></plist>
            """
        let files = try TemporaryBundle(["en.lproj/Localizable.stringsdict": Data(list)])
        #expect(string("\(1) files in \(2) folders", files, "en") == "one file in 2 folders")
        #expect(string("\(3) files in \(1) folders", files, "en") == "3 files in one folder")
    }

    @Test func aTextIsLookedUpInTheEnvironmentsLanguage() throws {
        let files = try TemporaryBundle(["de.lproj/Localizable.strings": Data(#""Hello" = "Guten Tag";"#)])
        let text = Text("Hello", bundle: files.bundle)
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de")
        var resolving = TextResolving(environment)
        resolving.add(text, TextAttributes(environment))
        #expect(resolving.runs.map(\.string) == ["Guten Tag"])
    }

    @Test func formsOfNouns() {
        // Source: Unicode CLDR, Language Plural Rules.
        let expected: [(String, [Double: String])] = [
            ("en", [0: "other", 1: "one", 1.5: "other"]), ("fr", [0: "one", 1.5: "one", 2: "other"]),
            ("ru", [1: "one", 3: "few", 5: "many", 11: "many", 21: "one", 22: "few", 1.5: "other"]),
            ("ar", [0: "zero", 1: "one", 2: "two", 5: "few", 11: "many", 100: "other"]), ("ja", [1: "other"]),
            ("cs", [1: "one", 2: "few", 5: "other", 1.5: "many"]), ("he", [2: "two"]),
        ]
        for (language, forms) in expected {
            for (number, form) in forms { #expect(PluralRule.category(of: number, language: language) == form) }
        }
    }
}
