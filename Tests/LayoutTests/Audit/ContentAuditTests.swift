import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// The rules about names, texts and the screen's edges.
struct ContentAuditTests {
    // MARK: duplicateIdentifier

    @Test func anIdentifierOfTwoButtonsIsAWarning() {
        AuditStage {
            HStack {
                tile("same")
                tile("same")
            }
        }.expect("duplicateIdentifier", at: "same", .warning, says: ["2 elements", "\"same\""])
    }

    @Test func anIdentifierOfTwoTextsIsANote() {
        AuditStage {
            VStack {
                Text("a").accessibilityIdentifier("same")
                Text("b").accessibilityIdentifier("same")
            }
        }.expect("duplicateIdentifier", at: "same", .note, says: ["2 elements"])
    }

    @Test func identifiersOfTheirOwnAreNoFault() {
        AuditStage {
            HStack {
                tile("one")
                tile("two")
            }
        }.expectNone("duplicateIdentifier")
    }

    @Test func aButtonWithoutAnIdentifierAmongOthersIsANote() throws {
        let stage = AuditStage {
            HStack {
                tile("one")
                Button("Two") {}
            }
        }
        let found = stage.of("missingIdentifier")
        #expect(found.map(\.label) == ["Two"] && found.map(\.severity) == [.note], "\(stage.findings)")
        AuditStage {
            HStack {
                Button("One") {}
                Button("Two") {}
            }
        }.expectNone("missingIdentifier")
    }

    // MARK: unnamedTarget

    @Test func aButtonWithoutAWordHasNoName() throws {
        let stage = AuditStage {
            Button(action: {}, label: { Color.red.frame(width: 50, height: 50) }).buttonStyle(.plain)
        }
        let finding = try #require(stage.of("unnamedTarget").first)
        #expect(finding.kind == "Button" && finding.severity == .warning)
        #expect(finding.message.contains("0,0 50×50"))
    }

    @Test func aTextASymbolALabelOrAnIdentifierIsAName() {
        AuditStage {
            VStack {
                Button("Save") {}
                Button(action: {}, label: { Image(systemName: "heart") })
                Button(action: {}, label: { Color.red.frame(width: 50, height: 50) }).accessibilityLabel("Like")
                tile("id")
                Toggle("Sound", isOn: .constant(true))
            }
        }.expectNone("unnamedTarget")
    }

    // MARK: textTruncated

    /// 10 points a character, lines of 20.
    private var letters: String { "abcdefghij klmnopqrst" }

    @Test func aTextInTooLowAFrameIsTruncated() {
        AuditStage {
            Text(letters).font(.system(size: 17)).frame(width: 100, height: 22).accessibilityIdentifier("text")
        }.expect("textTruncated", at: "text", .warning, says: ["is truncated"])
    }

    @Test func aLineLimitThatWasAskedForIsANote() {
        AuditStage {
            Text(letters).lineLimit(1).frame(width: 100).accessibilityIdentifier("text")
        }.expect("textTruncated", at: "text", .note, says: ["lineLimit 1"])
    }

    @Test func aTextThatWrapsOrShrinksEnoughIsWhole() {
        AuditStage {
            VStack {
                Text(letters).frame(width: 100)
                Text(letters).lineLimit(1).minimumScaleFactor(0.3).frame(width: 100)
                Text(letters)
            }
        }.expectNone("textTruncated")
    }

    @Test func aTextInAFrameOfNoSizeIsHiddenOnPurpose() {
        AuditStage { Button("Go") {}.frame(width: 0, height: 0) }.expectQuiet()
        AuditStage { Text(letters).frame(width: 0, height: 0) }.expectNone("textTruncated")
    }

    // MARK: textClipped

    @Test func aClipCutsATextThatReachesBeyondIt() {
        AuditStage(.center) {
            Text("Wide enough to be cut").fixedSize().accessibilityIdentifier("text").frame(width: 60, height: 30)
                .clipped()
        }.expect("textClipped", at: "text", .warning, says: ["60×"])
    }

    @Test func aTextInsideItsClipIsWhole() {
        AuditStage(.center) { Text("ok").frame(width: 60, height: 30).clipped() }.expectNone("textClipped")
    }

    // MARK: offScreen, underBar

    @Test func aTextThatLayoutPutsBesideTheScreenIsTold() {
        AuditStage {
            HStack(spacing: 0) {
                Color.red.frame(width: 380, height: 50)
                Color.blue.frame(width: 40, height: 50).onTapGesture {}
                tile("far", 100, 50)
            }
            .frame(width: 400, alignment: .leading)
        }.expect("offScreen", at: "far", .warning, says: ["100 %", "100×50", "400×400"])
    }

    @Test func whereAnImageOfUnknownSizePutsItIsANote() {
        AuditStage {
            ZStack(alignment: .leading) {
                Image("there-is-none").resizable().scaledToFill().frame(height: 2000)
                tile("far")
            }
        }.expectNoWarning("offScreen")
    }

    @Test func aDrawerThatAnOffsetKeepsClosedIsNoFault() {
        AuditStage { tile("drawer", 300, 300).offset(x: -300) }.expectQuiet()
    }

    @Test func whatScrollsIsNotOffTheScreen() {
        AuditStage { ScrollView(.horizontal) { HStack { ForEach(0..<9) { tile("card\($0)") } } } }
            .expectNone("offScreen")
    }

    @Test func aButtonInTheUnsafeAreaIsUnderABar() {
        AuditStage(safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)) {
            VStack(spacing: 0) {
                tile("top", 100, 50)
                Spacer()
            }
            .frame(maxHeight: .infinity).ignoresSafeArea()
        }.expect("underBar", at: "top", .warning, says: ["at the top", "50"])
    }

    @Test func aButtonBehindTheTabBarIsUnderABar() {
        AuditStage {
            TabView {
                VStack(spacing: 0) {
                    Spacer()
                    tile("low", 100, 40)
                }
                .ignoresSafeArea().tabItem { Text("Home") }
            }
        }.expect("underBar", at: "low", .warning, says: ["the tab bar", "40 of its 40 pt"])
    }

    @Test func aBackgroundThatIgnoresTheSafeAreaIsNoFault() {
        AuditStage(safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)) {
            Color.yellow.ignoresSafeArea()
            tile("save")
        }.expectQuiet()
    }
}
